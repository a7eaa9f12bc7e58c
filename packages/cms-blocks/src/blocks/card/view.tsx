import { styled } from 'styled-components';
import { mediaFilename } from '../../address/media-path.ts';
import { safeUrl } from '../../address/safe-url.ts';
import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { ContentLink } from '../../view-parts/content-link.tsx';
import { colour, pillLook, radius } from '../../view-parts/look.ts';
import { MediaImage } from '../../view-parts/media-image.tsx';
import { Title } from '../../view-parts/title.tsx';
import { card } from './definition.ts';

const Box = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('l')};
  background: ${colour('surface')};

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
  padding: 1.5rem;
`;

const Text = styled.p`
  margin: 0;
  max-inline-size: 100%;
  color: ${colour('muted')};
  overflow-wrap: break-word;
  white-space: pre-line;
`;

const Action = styled.div`
  margin-block-start: auto;
  padding-block-start: 0.75rem;

  & > a {
    ${pillLook}
  }
  /* In a narrow card a pill would be three lines tall. */
  @container (max-width: 16rem) {
    & > a {
      display: inline;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      color: ${colour('primary')};
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
  }
`;

/** Cards stand one above another on a phone, else mostly two or three in a row. */
const PLACE = '(min-width: 48rem) 24rem, calc(100vw - 2.5rem)';

/** A card; its button shows only when it has both a label and an address that may be followed. */
export function CardView({ node }: BlockViewProps) {
  const { title, text, imgSrc, buttonLabel, buttonUrl } = readProps(card, node);
  const { level } = useOutlinePlace(node);
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
          {text.trim() !== '' && <Text>{text}</Text>}
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
