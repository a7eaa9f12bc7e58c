import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandpost-pictures-'));
const file = join(folder, 'picture.jpg');
const order = { file, folder, fileType: 'image/jpeg', madeType: 'image/jpeg' };

beforeAll(async () => {
  const create = { width: 2_000, height: 1_500, channels: 3, background: '#357' } as const;
  writeFileSync(file, await sharp({ create }).jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pictures made apart', () => {
  it('come one after the other, uploads before what can wait', async () => {
    const maker = createPictureMaker();
    const done: string[] = [];
    const sizes = { file, folder, fileType: 'image/webp', widthsPx: [480] };
    await Promise.all([
      maker.prepare(order).then(() => done.push('first')),
      maker.makeSizes(sizes, { canWait: true }).then(() => done.push('can wait')),
      maker.prepare(order).then(() => done.push('second')),
    ]);
    expect(done).toEqual(['first', 'second', 'can wait']);
    maker.close();
  });

  it('are refused when they take too long, and the next one is made all the same', async () => {
    const large = join(folder, 'large.png');
    const create = { width: 7_000, height: 7_000, channels: 3, background: '#357' } as const;
    writeFileSync(large, await sharp({ create }).png({ compressionLevel: 1 }).toBuffer());
    const maker = createPictureMaker({ orderMs: { prepare: 600, sizes: 600 } });
    const slow = { file: large, folder, fileType: 'image/png', madeType: 'image/webp' };
    await expect(maker.prepare(slow)).rejects.toMatchObject({ status: 422, code: 'UNREADABLE_PICTURE' });
    await expect.poll(() => maker.prepare(order).catch(() => []), { timeout: 10_000 }).toHaveLength(2);
    // Its copies give way to all else, so that they may take longer.
    const patient = createPictureMaker({ orderMs: { prepare: 1, sizes: 60_000 } });
    const sizes = { file: large, folder, fileType: 'image/webp', widthsPx: [480] };
    expect(await patient.makeSizes(sizes, { canWait: true })).toHaveLength(1);
    patient.close();
    maker.close();
  });

  it('are refused when they are no pictures, and the next one is made all the same', async () => {
    const maker = createPictureMaker();
    const broken = join(folder, 'broken.jpg');
    writeFileSync(broken, Buffer.from('ffd8ffe000104a464946', 'hex'));
    await expect(maker.prepare({ ...order, file: broken })).rejects.toMatchObject({ status: 422 });
    expect(await maker.prepare(order)).toHaveLength(2);
    maker.close();
  });

  it('are refused while too many wait', async () => {
    const maker = createPictureMaker();
    const asked = Array.from({ length: 40 }, () =>
      maker.prepare(order).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
    const statuses = await Promise.all(asked.slice(35));
    expect(new Set(statuses)).toEqual(new Set([503]));
    maker.close();
    await Promise.all(asked);
  });

  it('are given up when the service closes', async () => {
    const maker = createPictureMaker();
    const asked = maker.prepare(order);
    maker.close();
    await expect(asked).rejects.toMatchObject({ status: expect.any(Number) });
  });
});
