import { Button, colour } from '@brandpost/ui';
import { Check, CircleAlert, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Notice } from './notice.ts';

const Frame = styled.div`
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
  > p,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
    padding: 0.5rem 0.75rem 0.5rem 1rem;
    border-radius: var(--bp-radius-m);
    background: ${colour('good-bg')};
    color: ${colour('good')};
    font-size: 1rem;
    font-weight: 600;
  }
  > div {
    align-items: start;
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};
  }
  ul {
    flex-basis: 100%;
    padding-left: 1.5rem;
    font-weight: 400;
  }
  button {
    min-height: 44px;
    margin-left: auto;
    border-color: currentColor;
    color: inherit;
  }
  > p > span {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;

type NoticeBarProps = {
  notice: Notice | null;
  progress?: string | null;
  /** What is said of those that could not be changed, before their names. */
  failed?: (count: number) => string;
};

/** What became of the last thing that was done, said also to those who do not see it; with the way back where there is one. */
export function NoticeBar({ notice, progress = null, failed = adminTableTexts.failedRows }: NoticeBarProps) {
  const undo = notice?.undo ?? null;
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with its row: one goes on from here.
  useEffect(() => {
    if (notice !== null && document.activeElement === document.body) frame.current?.focus();
  }, [notice]);
  const hasDone = notice !== null && notice.text !== '';
  return (
    <>
      <Frame role="status" ref={frame} tabIndex={-1}>
        {progress !== null && <p>{progress}</p>}
        {progress === null && hasDone && (
          <p>
            <Check aria-hidden="true" size={20} />
            <span>{notice.text}</span>
            {undo !== null && (
              <Button type="button" data-look="quiet" onClick={undo}>
                <Undo2 aria-hidden="true" size={18} />
                {adminTableTexts.undo}
              </Button>
            )}
          </p>
        )}
      </Frame>
      {notice !== null && notice.failures.length > 0 && (
        <Frame role="alert">
          <div>
            <CircleAlert aria-hidden="true" size={20} />
            {failed(notice.failures.length)}
            <ul>
              {notice.failures.map(({ name, message }) => (
                <li key={name + message}>{[name, message].filter(Boolean).join(': ')}</li>
              ))}
            </ul>
          </div>
        </Frame>
      )}
    </>
  );
}
