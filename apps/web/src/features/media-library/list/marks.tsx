import type { MediaRecord } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { Trash2, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { dayItGoes, lacksAlt } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { remarksOn } from '../recommendations.ts';

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  padding: 0.125rem 0.5rem;
  border-radius: 999px;
  background: ${colour('warning-bg')};
  color: ${colour('warning')};
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 1.35;

  svg {
    flex: none;
  }
`;

/** What should be put right about a file, in a word or two each. */
export function Marks({ media }: { media: MediaRecord }) {
  const marks = new Set([
    ...(media.isMissing ? [mediaTexts.fileMissing] : []),
    ...(lacksAlt(media) ? [mediaTexts.missingAlt] : []),
    ...remarksOn(media).map(({ short }) => short),
  ]);
  const goesOn = trashMark(media);
  if (marks.size === 0 && goesOn === null) return null;
  return (
    <Row>
      {goesOn !== null && (
        <Mark>
          <Trash2 aria-hidden="true" size={14} />
          {goesOn}
        </Mark>
      )}
      {[...marks].map((text) => (
        <Mark key={text}>
          <TriangleAlert aria-hidden="true" size={14} />
          {text}
        </Mark>
      ))}
    </Row>
  );
}

/** When a file in the trash goes, or that it stays since it is used; null for one that is not there. */
function trashMark({ trashedDate, usedByPosts }: MediaRecord): string | null {
  if (trashedDate === null) return null;
  return (usedByPosts ?? 0) > 0 ? mediaTexts.trash.stays : mediaTexts.trash.goesOn(dayItGoes(trashedDate));
}
