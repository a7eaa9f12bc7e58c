import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../api/services.ts';
import { type ArticleWords, articleTexts } from './article-texts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  font-size: 1rem;

  /* Without script these could not answer. */
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** A page to somebody else: by the device's own way of sharing, else copied; by e-mail, without any script; on paper. */
export function ShareRow({
  title,
  path,
  words = articleTexts,
}: {
  title: string;
  path: string;
  words?: ArticleWords | undefined;
}) {
  const { origin } = useServices();
  const [said, setSaid] = useState('');
  const url = origin + path;
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Anyone who closes the device's own window has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed);
    }
  };
  return (
    <Row>
      <Button type="button" data-look="quiet" onClick={share}>
        {words.share}
      </Button>
      <Button
        as="a"
        data-look="quiet"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        {words.mail}
      </Button>
      <Button type="button" data-look="quiet" onClick={() => print()}>
        {words.print}
      </Button>
      <p role="status">{said}</p>
    </Row>
  );
}
