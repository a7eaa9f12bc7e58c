import { mediaFilePath } from '@brandpost/cms-blocks';
import type { MediaRecord } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { kindInWords, measuresInWords, sizeInWords } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { Section } from './section.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.3125rem 1.25rem;
  margin: 0;
  font-size: 0.9375rem;

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  dt {
    color: ${colour('muted')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** What is to be known of a file and cannot be changed here. */
export function FileDetails({ media }: { media: MediaRecord }) {
  const { detail } = mediaTexts;
  const measures = measuresInWords(media);
  const facts: [name: string, value: string | null][] = [
    [detail.kind, kindInWords(media.fileType)],
    [detail.measures, measures && detail.measuresOf(measures)],
    [detail.size, media.sizeBytes === null ? null : sizeInWords(media.sizeBytes)],
    [detail.address, mediaFilePath(media.filename)],
    [detail.originalName, media.originalName || null],
    [detail.added, media.createdDate && formatDateTime(media.createdDate)],
    [detail.changed, media.updatedDate && formatDateTime(media.updatedDate)],
    [detail.sizes, sizesInWords(media)],
    [detail.checksum, media.checksum && `${media.checksum.slice(0, 16)} …`],
  ];
  return (
    <Section title={detail.facts}>
      <Facts>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Facts>
    </Section>
  );
}

/** Widths by kind, such as `WebP 480, 960`. */
function sizesInWords({ sizes, areSizesPending }: MediaRecord): string {
  const byKind = Map.groupBy(sizes, ({ fileType }) => kindInWords(fileType));
  const kinds = [...byKind].map(
    ([kind, copies]) => `${kind} ${copies.map(({ widthPx }) => widthPx).join(', ')}`,
  );
  return [...kinds, ...(areSizesPending ? [mediaTexts.detail.sizesPending] : [])].join(' · ');
}
