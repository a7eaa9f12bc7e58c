import type { Config } from '../config/config.ts';
import { folderTarget } from '../mirror/folder-target.ts';
import { followSite } from '../mirror/follow-site.ts';
import { createMirror, type MirrorRound } from '../mirror/mirror-site.ts';
import type { MirrorTarget } from '../mirror/mirror-target.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';

type Options = { from: string; to: string; once: boolean };

/**
 * Keeps a static copy of the public site in a folder or a bucket, until it is stopped.
 * @throws CliError for an address that is none, and with `once` when something could not be copied
 */
export async function mirrorSite({ from, to, once }: Options, settings: () => Config): Promise<void> {
  const url = URL.parse(from);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new CliError('--from needs the address of the site: https://www.example.se');
  }
  const { origin } = url;
  // Unlike everything else that this command line writes, this is for everybody: a web server runs as another user.
  process.umask(0o022);
  const target = await targetAt(to, settings);
  const mirror = createMirror({ origin, target });
  try {
    if (once) {
      const round = await mirror.update();
      say(sentenceOf(round));
      if (round.failed.length > 0) throw new CliError(failuresOf(round));
      return;
    }
    const stopped = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
    await followSite(mirror, {
      origin,
      signal: stopped.signal,
      onRound: (round) => {
        if (round.written + round.removed > 0) say(sentenceOf(round));
        if (round.failed.length > 0) process.stderr.write(`${failuresOf(round)}\n`);
      },
    });
  } finally {
    target.close();
  }
}

async function targetAt(to: string, settings: () => Config): Promise<MirrorTarget> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(to) ?? [];
  if (bucket === undefined) return await folderTarget(to);
  const { mediaBucket } = settings();
  if (mediaBucket === null) {
    throw new CliError(
      'A bucket is reached with MEDIA_S3_ENDPOINT and the keys beside it, which are not set.',
    );
  }
  // Large, and needed by few.
  const { s3Client } = await import('../media-files/s3-store.ts');
  const { bucketTarget } = await import('../mirror/bucket-target.ts');
  return bucketTarget(s3Client(mediaBucket), {
    bucket,
    prefix: prefix.replace(/\/*$/, prefix === '' ? '' : '/'),
  });
}

function sentenceOf({ files, written, removed, isWhole }: MirrorRound): string {
  const how = isWhole ? '' : ' so far';
  return `${new Date().toISOString()} ${files} files, ${written} written, ${removed} removed${how}`;
}

const SHOWN = 20;

function failuresOf({ failed }: MirrorRound): string {
  const lines = failed.slice(0, SHOWN).map(({ address, why }) => `  ${address}: ${why}`);
  return [
    `${failed.length} addresses could not be copied; the copy keeps what it has of them.`,
    ...lines,
  ].join('\n');
}
