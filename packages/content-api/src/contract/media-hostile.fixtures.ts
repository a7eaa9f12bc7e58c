import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { paper, paperWithScript, picture } from './media.fixtures.ts';

/** A file that means harm or nonsense, and what is to come of it: a refusal, or a file that can do nothing. */
export type HostileFile = { type: string; make: () => Buffer | Promise<Buffer>; status: number };

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';
/** The beginning of an archive, by which programs know one wherever it stands. */
export const ZIP = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.from('hemligt.exe')]);
/** A text that is run where a browser takes a picture for a page. */
export const SCRIPT = Buffer.from(HTML);

export const HOSTILE_FILES: Record<string, HostileFile> = {
  'a picture of one point that says it is 60 000 by 60 000': png(() => pngClaiming(60_000, 60_000)),
  'a picture that says it is as large as a number can be': png(() => pngClaiming(0x7fffffff, 0x7fffffff)),
  'a picture that grows to 400 megapixels': png(() => flatPng(20_000, 20_000)),
  'a picture that says it has no width': png(() => pngClaiming(0, 10)),
  'a picture of 12 000 frames': { type: 'image/gif', make: () => manyFrames(12_000), status: 201 },
  'an archive hidden in a picture': {
    type: 'image/png',
    make: async () => Buffer.concat([await picture(80, 60, 'png'), ZIP]),
    status: 201,
  },
  'a page hidden in a picture': {
    type: 'image/jpeg',
    make: async () => Buffer.concat([await commented(SCRIPT), SCRIPT]),
    status: 201,
  },
  'a page that is called a picture': { type: 'image/jpeg', make: () => SCRIPT, status: 415 },
  'a script that begins as a picture': {
    type: 'image/gif',
    make: () => Buffer.from('GIF89a=1;alert(document.cookie)//'),
    status: 422,
  },
  'a drawing with a script': { type: 'image/svg+xml', make: () => Buffer.from(SVG), status: 415 },
  'a drawing that is called a picture': {
    type: 'image/png',
    make: () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
    status: 415,
  },
  'a paper with a script': { type: 'application/pdf', make: paperWithScript, status: 422 },
  'a page behind a paper': {
    type: 'application/pdf',
    make: () => Buffer.concat([paper(), SCRIPT]),
    status: 422,
  },
  'half a paper': { type: 'application/pdf', make: () => paper().subarray(0, 150), status: 422 },
  'a paper that begins as a page': {
    type: 'application/pdf',
    make: () => Buffer.concat([SCRIPT, paperWithScript()]),
    status: 415,
  },
  nothing: { type: 'image/jpeg', make: () => Buffer.alloc(0), status: 400 },
  'a single byte': { type: 'image/jpeg', make: () => Buffer.from([0xff]), status: 415 },
  'half a picture': {
    type: 'image/jpeg',
    make: async () => (await picture(800, 600)).subarray(0, 20_000),
    status: 422,
  },
  'the head of a picture': {
    type: 'image/jpeg',
    make: async () => (await picture()).subarray(0, 40),
    status: 422,
  },
  'a picture that is called a page': { type: 'text/html', make: () => picture(80, 60), status: 415 },
  'a picture that is called a paper': { type: 'application/pdf', make: () => picture(80, 60), status: 415 },
  'a picture that is called another kind of picture': {
    type: 'image/png',
    make: () => picture(80, 60),
    status: 201,
  },
  'a picture in a format for photographers': {
    type: 'image/tiff',
    make: async () =>
      await sharp(await picture(80, 60))
        .tiff()
        .toBuffer(),
    status: 415,
  },
  'an archive': { type: 'application/zip', make: () => ZIP, status: 415 },
  'a program': {
    type: 'image/png',
    make: () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(200, '\0')),
    status: 415,
  },
  'a film': {
    type: 'video/mp4',
    make: () => Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    status: 415,
  },
};

function png(make: () => Buffer): HostileFile {
  return { type: 'image/png', make, status: 422 };
}

/** One point's worth of data under a head that says something else. */
function pngClaiming(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.from([0, 0, 0, 0])));
}

/** Really as large as it says, and packed to next to nothing. */
function flatPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return pngOf(width, height, deflateSync(rows, { level: 9 }), 1);
}

function pngOf(width: number, height: number, data: Buffer, bits = 8): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = bits;
  head[9] = bits === 1 ? 0 : 2;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = Buffer.alloc(0);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** An animation of one point, again and again. */
function manyFrames(count: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex');
  const frames = Array.from({ length: count }, () => frame);
  return Buffer.concat([head, ...frames, Buffer.from('3b', 'hex')]);
}

/** A picture with a text in a comment, where metadata stands. */
async function commented(text: Buffer): Promise<Buffer> {
  const jpeg = await picture(80, 60);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe', 'hex'), length, text, jpeg.subarray(2)]);
}
