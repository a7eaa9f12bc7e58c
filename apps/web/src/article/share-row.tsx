import { colour } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../api/services.ts';
import { articleTexts } from './article-texts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  font-size: 1rem;

  button,
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0.25rem 1rem;
    border: 1px solid ${colour('line')};
    border-radius: 999px;
    background: none;
    color: ${colour('ink')};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  button:hover,
  a:hover {
    border-color: ${colour('primary')};
    color: ${colour('primary')};
  }
  p:empty {
    display: none;
  }
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
export function ShareRow({ title, path }: { title: string; path: string }) {
  const { origin } = useServices();
  const [said, setSaid] = useState('');
  const url = origin + path;
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Whoever closes the device's own window has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(articleTexts.copied);
    } catch {
      setSaid(articleTexts.copyFailed);
    }
  };
  return (
    <Row role="group" aria-label={articleTexts.shareGroup}>
      <button type="button" onClick={share}>
        {articleTexts.share}
      </button>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
        {articleTexts.mail}
      </a>
      <button type="button" onClick={() => print()}>
        {articleTexts.print}
      </button>
      <p role="status">{said}</p>
    </Row>
  );
}
