import { Button, colour } from '@brandpost/ui';
import { Check, CircleAlert, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { SAME_PLACE } from '../../navigation/same-place.ts';
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
  a {
    color: inherit;
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
  /** Where one of those is opened, on the same page, that could not be changed. */
  addressOf?: (id: number) => string;
  /** What is said of those, before their names. */
  failed?: (count: number) => string;
};

/** What became of the last thing that was done, said also to those who do not see it; with the way back where there is one. */
export function NoticeBar({
  notice,
  progress = null,
  addressOf,
  failed = adminTableTexts.failedRows,
}: NoticeBarProps) {
  const undo = notice?.undo ?? null;
  const done = useRef<HTMLDivElement>(null);
  const failures = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with its row: one goes on from here.
  useEffect(() => {
    if (notice === null || document.activeElement !== document.body) return;
    (notice.failures.length > 0 ? failures : done).current?.focus();
  }, [notice]);
  const hasDone = notice !== null && notice.text !== '';
  return (
    <>
      <Frame role="status" ref={done} tabIndex={-1}>
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
        <Frame role="alert" ref={failures} tabIndex={-1}>
          <div>
            <CircleAlert aria-hidden="true" size={20} />
            {failed(notice.failures.length)}
            <ul>
              {notice.failures.map(({ id, name, message }) => (
                <li key={name + message}>
                  {name !== '' && (
                    <>
                      {id === undefined || addressOf === undefined ? (
                        name
                      ) : (
                        <Link to={addressOf(id)} state={SAME_PLACE} preventScrollReset>
                          {name}
                        </Link>
                      )}
                      {': '}
                    </>
                  )}
                  {message}
                </li>
              ))}
            </ul>
          </div>
        </Frame>
      )}
    </>
  );
}
