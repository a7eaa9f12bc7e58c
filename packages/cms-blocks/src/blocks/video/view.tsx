import { VIDEO_FRAME_HEIGHT_PX } from '@brandpost/domain';
import { styled } from 'styled-components';
import { safeUrl } from '../../address/safe-url.ts';
import { type VideoSource, videoSiteName, videoSource } from '../../address/video-source.ts';
import { readProps } from '../../read-props.ts';
import { NEW_TAB_REL } from '../../rich-text/allowed-html.ts';
import { useBlockTexts } from '../../view-parts/block-texts.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useContentResources, useOutlinePlace } from '../../view-parts/content-context.ts';
import { VisuallyHidden } from '../../view-parts/content-link.tsx';
import { colour, linkLook, MEASURE, pillLook, radius } from '../../view-parts/look.ts';
import { MediaImage } from '../../view-parts/media-image.tsx';
import { video } from './definition.ts';
import { playFilm } from './play-film.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  max-inline-size: ${MEASURE};
  margin-inline: 0;

  & p {
    margin: 0;
    color: ${colour('muted')};
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  & p a {
    ${linkLook}
  }
`;

/* The shape of a film, whatever fills it. */
const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  max-block-size: ${VIDEO_FRAME_HEIGHT_PX}px;
  border-radius: ${radius('m')};
  background: linear-gradient(160deg, ${colour('deep')}, color-mix(in srgb, ${colour('deep')} 70%, #fff));

  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: ${colour('surface-2')};
  }
`;

const PlayButton = styled.button`
  ${pillLook}
  position: relative;
  max-inline-size: calc(100% - 2rem);
  border-color: #fff;
  background: ${colour('deep')};
  color: #fff;

  /* The sign for playing points to the right in any language. */
  &::before {
    flex: none;
    border-block: 0.5rem solid transparent;
    border-left: 0.8rem solid currentColor;
    content: '';
  }
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/* A film that is watched elsewhere alone. */
const Elsewhere = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  max-inline-size: ${MEASURE};
  padding: 1rem 1.25rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('m')};

  & a {
    font-weight: 600;
    ${linkLook}
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & span {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;

/**
 * A film on another site. Nothing is fetched from there before the visitor asks for it, and no visitor has to: the
 * link below the button needs neither script nor frame. A film from a host that is not allowed is a link alone.
 * Source: SWEDEN 2.3 (nothing that is not necessary is stored without consent).
 */
export function VideoView({ node }: BlockViewProps) {
  const { videoSrc, title, imgSrc } = readProps(video, node);
  const { name } = useOutlinePlace(node);
  const { allowedVideoHosts } = useContentResources();
  const texts = useBlockTexts();
  const source = videoSource(videoSrc, allowedVideoHosts);
  // A block with no heading above it has the name of its kind.
  const called = title.trim() || (name === video.label ? '' : name);
  if (source !== null) return <Film key={source.url} source={source} title={called} imgSrc={imgSrc} />;
  const href = safeUrl(videoSrc, 'frame');
  if (href === null) return null;
  return (
    <Elsewhere>
      <a href={href} target="_blank" rel={NEW_TAB_REL}>
        {called || texts.film}
      </a>
      <span>{texts.filmElsewhere(videoSiteName(new URL(href).hostname))}</span>
    </Elsewhere>
  );
}

/** A film without a title is called what it is. */
type FilmProps = { source: VideoSource; title: string; imgSrc: string };

function Film({ source: { url, host }, title, imgSrc }: FilmProps) {
  const site = videoSiteName(host);
  const texts = useBlockTexts();
  return (
    <Figure>
      <Stage>
        <MediaImage imgSrc={imgSrc} sizes={`min(${MEASURE}, 100vw - 2.5rem)`} isDecorative />
        <PlayButton
          type="button"
          data-film={url}
          data-title={title || texts.film}
          onClick={({ currentTarget }) => playFilm(currentTarget)}
        >
          {title || texts.playFilm}
          {title !== '' && <VisuallyHidden>{` – ${texts.playNamedFilm}`}</VisuallyHidden>}
        </PlayButton>
      </Stage>
      <p>
        {texts.filmFrom(site)}{' '}
        <a href={url} target="_blank" rel={NEW_TAB_REL}>
          {texts.openFilm(site)}
        </a>
      </p>
    </Figure>
  );
}
