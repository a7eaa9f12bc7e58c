import { callAddress, type calls, type MediaRecord, type WireMediaVersion } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { useState } from 'react';
import { browserFetch } from '../../../api/browser-fetch.ts';
import { saveFile } from '../../../api/save-file.ts';
import { kindInWords, measuresInWords, sizeInWords } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { LinkButton } from './link-button.ts';
import { Section } from './section.tsx';

const LINE: (typeof calls)['getMediaVersionFile'] = 'GET /core/v1/media/:id/version/:versionId';

type OldFilesProps = { media: MediaRecord; versions: readonly WireMediaVersion[] };

/** The files that have stood at the same address before, to keep elsewhere. */
export function OldFiles({ media, versions }: OldFilesProps) {
  const texts = mediaTexts.versions;
  const [hasFailed, setHasFailed] = useState(false);
  if (versions.length === 0) return null;
  const nameOf = ({ originalName }: WireMediaVersion) => originalName || media.filename;
  const download = async (version: WireMediaVersion) =>
    setHasFailed(!(await downloadFile(addressOf(media.id, version.id), nameOf(version))));
  return (
    <Section title={texts.title}>
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <LinkButton type="button" onClick={() => void download(version)}>
              {texts.download(nameOf(version))}
            </LinkButton>
            <br />
            {factsOf(version)}
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{texts.failed}</p>}
    </Section>
  );
}

function factsOf({ type, size, width, height, replacedDate }: WireMediaVersion): string {
  const facts = [
    kindInWords(type),
    measuresInWords({ widthPx: width, heightPx: height }),
    size === null ? null : sizeInWords(size),
    mediaTexts.versions.replaced(formatDateTime(replacedDate)),
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}

function addressOf(id: number, versionId: number): string {
  const [, path = ''] = LINE.split(' ');
  return callAddress(path, { id, versionId });
}

/**
 * Saves what a call of ours answers with. Not by a link: a call has to say that it comes from this page, which links
 * cannot. @returns whether there was a file
 */
async function downloadFile(address: string, name: string): Promise<boolean> {
  const answer = await browserFetch(address).catch(() => null);
  if (answer?.ok !== true) return false;
  saveFile(name, await answer.blob());
  return true;
}
