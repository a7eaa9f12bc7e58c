import { styled } from 'styled-components';
import { mediaFilename } from '../../address/media-path.ts';
import { safeUrl } from '../../address/safe-url.ts';
import { readProps } from '../../read-props.ts';
import {
  type BlockViewProps,
  useContentResources,
  useOutlinePlace,
} from '../../view-parts/content-context.ts';
import { ContentLink } from '../../view-parts/content-link.tsx';
import { colour, radius } from '../../view-parts/look.ts';
import { MediaImage } from '../../view-parts/media-image.tsx';
import { asItIs, Title } from '../../view-parts/title.tsx';
import { card } from './definition.ts';

const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('l')};
  background: ${colour('surface')};

  &:has(a) {
    background: ${colour('bg')};
    transition: border-color var(--bp-motion, 0ms), box-shadow var(--bp-motion, 0ms);
  }
  &:has(a):hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow, none);
  }
  &:has(a):hover a {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:has(a):hover div::after {
    translate: 0.25rem;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: ${colour('surface-2')};
  }
`;

const Body = styled.div`
  display: flex;
  flex-grow: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.625rem;
  padding: min(1.5rem, 6vw);

  & > * {
    max-inline-size: 100%;
  }
`;

const Text = styled.p`
  margin: 0;
  color: ${colour('muted')};
  overflow-wrap: break-word;
  white-space: pre-line;
`;

/* The one link of the card, which leads there from all of it. */
const Action = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-block-start: auto;
  padding-block-start: 0.5rem;
  color: ${colour('primary')};
  font-weight: 600;
  line-height: 1.3;

  & > a {
    min-inline-size: 0;
    color: inherit;
    text-decoration: none;
  }
  & > a::before {
    position: absolute;
    inset: 0;
    content: '';
  }
  & > a:focus-visible {
    outline: none;
  }
  &::after {
    flex: none;
    content: '→' / '';
    transition: translate var(--bp-motion, 0ms);
  }
`;

/** Cards stand one above another on a phone, else mostly two or three in a row. */
const PLACE = '(min-width: 48rem) 24rem, calc(100vw - 2.5rem)';

/** A card; its button shows only when it has both a label and an address that may be followed. */
export function CardView({ node }: BlockViewProps) {
  const { title, text, imgSrc, buttonLabel, buttonUrl } = readProps(card, node);
  const { level } = useOutlinePlace(node);
  const { softHyphens = asItIs } = useContentResources();
  const href = safeUrl(buttonUrl, 'link');
  const hasButton = href !== null && buttonLabel.trim() !== '';
  const hasText = title.trim() !== '' || text.trim() !== '' || hasButton;
  if (!hasText && mediaFilename(imgSrc) === null) return null;
  return (
    <Box>
      <MediaImage imgSrc={imgSrc} sizes={PLACE} />
      {hasText && (
        <Body>
          {title.trim() !== '' && <Title level={level}>{title}</Title>}
          {text.trim() !== '' && <Text suppressHydrationWarning>{softHyphens(text)}</Text>}
          {hasButton && (
            <Action>
              <ContentLink href={href}>{buttonLabel}</ContentLink>
            </Action>
          )}
        </Body>
      )}
    </Box>
  );
}
