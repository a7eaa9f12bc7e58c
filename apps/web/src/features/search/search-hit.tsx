import { hasEnded, languageAttributes, languageNames, OWN_LANGUAGE, saysLapsed } from '@brandpost/domain';
import type { SearchHit as Found } from '@brandpost/rubicore-api';
import { colour, Tag } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { lookOf } from '../../alert-level/alert-look.ts';
import { AlertTag } from '../../alert-level/alert-tag.tsx';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { typeNames } from '../../texts/type-names.ts';
import { kindOf } from './result-kinds.ts';
import { searchPageTexts } from './search-page-texts.ts';

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  color: ${colour('muted')};
  font-size: 1rem;
`;
/** One find: what kind it is, whether it still holds, its title, and the words around what was searched for. */
export function SearchHit({ hit }: { hit: Found }) {
  const { unpublishedDate = null, vacancy } = hit;
  const closesAt = vacancy?.closesAt ?? null;
  const now = useClock(useServices().now, [unpublishedDate, closesAt]);
  const hasClosed = hasEnded({ unpublishedDate: closesAt }, now);
  const isOver = hasClosed || hasEnded({ unpublishedDate }, now) || saysLapsed(hit.title);
  const soft = useSoftHyphens(hit.language ?? undefined);
  const language = languageAttributes(hit.language ?? OWN_LANGUAGE);
  return (
    <article>
      <Kind>
        {hit.alert && !isOver && <AlertTag look={lookOf(hit.alert)} />}
        <Tag $tone={hit.type === 'alert' && !hit.alert && !isOver ? 'crisis' : 'plain'}>
          {vacancy ? searchPageTexts.vacancy : (typeNames[kindOf(hit.type)]?.one ?? hit.type)}
        </Tag>
        {hit.language && hit.language !== OWN_LANGUAGE && (
          <Tag $tone="plain" {...language}>
            {languageNames[hit.language]}
          </Tag>
        )}
        {isOver && <strong>{hasClosed ? searchPageTexts.closed : searchPageTexts.over}</strong>}
        {hit.publishedDate && hit.type !== 'page' && <TimeStamp instant={hit.publishedDate} />}
      </Kind>
      <h2>
        <Link to={hitPath(hit)} {...language} {...soft(hit.title)} />
      </h2>
      <p {...language}>
        {hit.snippet.length === 0
          ? hit.excerpt
          : hit.snippet.map((part, index) =>
              part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
            )}
      </p>
    </article>
  );
}
