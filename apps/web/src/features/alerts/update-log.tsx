import type { AlertUpdate } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { alertTexts } from './alert-texts.ts';

const Log = styled.section`
  margin: 2.5rem 0;
`;
const List = styled.ol`
  margin-top: 0.75rem;
  padding: 0;
  list-style: none;

  li {
    padding: 0 0 1rem 1.25rem;
    border-left: 3px solid ${colour('line')};
  }
  li:first-child {
    border-color: ${colour('primary')};
  }
  time {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  p {
    margin: 0.125rem 0 0;
  }
`;

/** What has been said last of a crisis: nobody is to look for it below the rest. */
export function NewestUpdate({ update: { at, text } }: { update: AlertUpdate }) {
  return (
    <p>
      <strong>
        <TimeStamp instant={at} withTime />: {text}
      </strong>
    </p>
  );
}

/** What was said of a crisis before that, newest first. */
export function UpdateLog({ updates }: { updates: readonly AlertUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <Log>
      <h2>{alertTexts.log}</h2>
      <List>
        {updates.map(({ at, text }) => (
          <li key={at + text}>
            <TimeStamp instant={at} withTime />
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Log>
  );
}
