import { VIDEO_FRAME_HEIGHT_PX } from '@brandpost/domain';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { safeUrl } from '../../address/safe-url.ts';
import { type VideoSource, videoSource } from '../../address/video-source.ts';
import { readProps } from '../../read-props.ts';
import { NEW_TAB_REL } from '../../rich-text/allowed-html.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useContentResources, useOutlinePlace } from '../../view-parts/content-context.ts';
import { colour, linkLook, pillLook, radius } from '../../view-parts/look.ts';
import { video } from './definition.ts';

const Stage = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 1rem;
  block-size: ${VIDEO_FRAME_HEIGHT_PX}px;
  padding: 1.5rem;
  border-radius: ${radius('m')};
  background: ${colour('surface-2')};
  text-align: center;

  & p {
    max-inline-size: 34rem;
    margin: 0;
  }
  & a {
    ${linkLook}
  }
`;

const PlayButton = styled.button`
  ${pillLook}

  @media (scripting: none) {
    display: none;
  }
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: ${VIDEO_FRAME_HEIGHT_PX}px;
  border: 0;
  border-radius: ${radius('m')};
  background: ${colour('surface-2')};
`;

const Note = styled.p`
  & a {
    ${linkLook}
  }
`;

/**
 * A film on another site. Nothing is fetched from there before the visitor asks for it, and no visitor has to: the
 * link beside the button needs neither script nor frame. A film from a host that is not allowed is a link alone.
 * Source: SWEDEN 2.3 (nothing that is not necessary is stored without consent).
 */
export function VideoView({ node }: BlockViewProps) {
  const { videoSrc } = readProps(video, node);
  const { name } = useOutlinePlace(node);
  const { allowedVideoHosts } = useContentResources();
  const source = videoSource(videoSrc, allowedVideoHosts);
  if (source !== null) return <Film key={source.url} source={source} name={name} />;
  const href = safeUrl(videoSrc, 'frame');
  if (href === null) return null;
  return (
    <Note>
      <FilmLink href={href} host={new URL(href).hostname} />
    </Note>
  );
}

function Film({ source: { url, host }, name }: { source: VideoSource; name: string }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The button that had focus is gone; without this the keyboard would start from the top of the page.
    if (isAskedFor) frame.current?.focus();
  }, [isAskedFor]);

  if (isAskedFor) {
    return (
      <Frame
        ref={frame}
        src={url}
        title={name || `Film från ${host}`}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        // Some hosts refuse to play where they are told nothing at all; they get the site's name and no more.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="picture-in-picture; encrypted-media"
        allowFullScreen
      />
    );
  }
  return (
    <Stage>
      <PlayButton type="button" onClick={() => setIsAskedFor(true)}>
        {name === '' || name === 'Film'
          ? 'Visa filmen här'
          : `Visa ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
      </PlayButton>
      <p>Filmen hämtas från {host}, som är en annan webbplats. Den kan spara kakor när du visar filmen.</p>
      <p>
        <FilmLink href={url} host={host} />
      </p>
    </Stage>
  );
}

function FilmLink({ href, host }: { href: string; host: string }) {
  return (
    <a href={href} target="_blank" rel={NEW_TAB_REL}>
      {`Öppna filmen på ${host} (öppnas i ny flik)`}
    </a>
  );
}
