import { colour, IconButton } from '@brandpost/ui';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { barSheetHead } from '../../layout/workplace/bar-sheet.ts';
import { useOpenPage } from '../../navigation/page-route.ts';
import { helpFor, helpTexts as texts } from './help-texts.ts';

const Head = styled.div`
  ${barSheetHead}
`;
const Questions = styled.div`
  padding: 0.25rem 1.25rem;

  details + details {
    border-top: 1px solid ${colour('line')};
  }
  summary {
    padding-block: 0.75rem;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    padding: 0 0 1rem 1.125rem;
  }
`;
const Keys = styled.p`
  padding: 0.75rem 1.25rem 1rem;
  border-top: 1px solid ${colour('line')};
  color: ${colour('muted')};
  font-size: 0.9375rem;

  @media (pointer: coarse) {
    display: none;
  }
`;

/** The questions of a page, the first of them answered. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const data = useOpenPage();
  return (
    <>
      <Head>
        <h2>{texts.title(data?.meta?.title ?? '')}</h2>
        <IconButton type="button" aria-label={texts.close} autoFocus onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </Head>
      <Questions key={pathname}>
        {helpFor(pathname).map(({ question, answer }, index) => (
          <details key={question} name="hjalp" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
      <Keys>{texts.keys}</Keys>
    </>
  );
}
