import type { MediaRecord } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { CircleCheckBig } from 'lucide-react';
import { styled } from 'styled-components';
import { kindInWords, measuresInWords, nameOf, sizeInWords } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { FileOpener } from './file-opener.tsx';
import { useLibrary } from './library-controls.tsx';
import { MarkTick } from './mark-tick.tsx';
import { Marks } from './marks.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
  }
  > li[data-marked='true'] > a {
    border-color: ${colour('primary')};
    box-shadow: 0 0 0 2px ${colour('primary')};
  }
  @media (max-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem;
  }
`;
const Card = styled(FileOpener)`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  overflow: hidden;
  background: ${colour('bg')};
  color: ${colour('ink')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow);
  }
  &:focus-visible {
    border-radius: var(--bp-radius-m);
  }
  &[aria-pressed='true'] {
    border-color: ${colour('primary')};
  }
  &[aria-pressed='true']::after {
    position: absolute;
    inset: 0;
    border: 3px solid ${colour('primary')};
    border-radius: calc(var(--bp-radius-m) - 1px);
    content: '';
  }
  > svg {
    display: none;
    position: absolute;
    top: 0.625rem;
    right: 0.625rem;
    padding: 0.25rem;
    border-radius: 999px;
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &[aria-pressed='true'] > svg {
    display: block;
  }
`;
const Corner = styled(MarkTick)`
  position: absolute;
  z-index: 1;
  top: 0.25rem;
  left: 0.25rem;

  &::before {
    position: absolute;
    inset: 6px;
    border-radius: 8px;
    background: color-mix(in srgb, ${colour('bg')} 88%, transparent);
    content: '';
  }
  input {
    position: relative;
  }
`;
const Cover = styled(Thumbnail)`
  width: 100%;
  aspect-ratio: 4 / 3;
`;
const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.3125rem;
  padding: 0.6875rem 0.8125rem 0.8125rem;
`;
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Facts = styled.span`
  color: ${colour('muted')};
  font-size: 0.875rem;
  line-height: 1.35;
`;

/** The library as pictures. */
export function FileGrid({ items, isBusy }: { items: readonly MediaRecord[]; isBusy: boolean }) {
  const { tabIndexOf, listProps } = useRovingFocus(items.map(({ id }) => id));
  const { selection } = useLibrary();
  return (
    <Grid aria-label={mediaTexts.items} aria-busy={isBusy} {...listProps}>
      {items.map((media) => (
        <li key={media.id} data-marked={selection?.has(media.id) ?? false}>
          <Corner media={media} />
          <Card media={media} tabIndex={tabIndexOf(media.id)}>
            <Cover media={media} />
            <CircleCheckBig aria-hidden="true" size={30} />
            <Words>
              <Name>{nameOf(media)}</Name>
              <Facts>{factsOf(media)}</Facts>
              <Marks media={media} />
            </Words>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

function factsOf(media: MediaRecord): string {
  const facts = [
    kindInWords(media.fileType),
    measuresInWords(media),
    media.sizeBytes === null ? null : sizeInWords(media.sizeBytes),
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
