import { DIGG_COMPLAINT_ADDRESS } from '@brandpost/domain';
import { colour, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { TimeStamp } from '../article/time-stamp.tsx';
import { type CriterionFindings, groupedFindings } from './grouped-findings.ts';
import type { KnownStatement } from './known-statement.ts';
import { LackForm } from './lack-form.tsx';
import { statementTexts as texts } from './statement-texts.ts';

const MAX_PAGES = 20;

const Frame = styled.div`
  max-width: ${READING_MEASURE};
  margin-top: 2.5rem;

  section + section {
    margin-top: 3rem;
  }
  h2 {
    margin-bottom: 0.75rem;
  }
  p + p,
  ul + p,
  p + ul {
    margin-top: 0.75rem;
  }
  ul {
    padding-left: 1.25rem;
  }
  li + li {
    margin-top: 0.375rem;
  }
`;
const Verdict = styled.p`
  padding: 1.25rem 1.5rem;
  border-left: 6px solid ${colour('primary')};
  border-radius: var(--bp-radius-s);
  background: ${colour('surface')};
  font-size: 1.25rem;
  line-height: 1.45;
`;
const Criteria = styled.div`
  margin-top: 1.25rem;
  border-top: 1px solid ${colour('line')};

  details {
    border-bottom: 1px solid ${colour('line')};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.875rem;
    cursor: pointer;
  }
  summary::before {
    flex: none;
    width: 0.75rem;
    color: ${colour('primary')};
    content: '+';
    font-weight: 700;
  }
  details[open] > summary::before {
    content: '–';
  }
  summary strong {
    flex: 1 1 14rem;
  }
  summary span {
    color: ${colour('muted')};
  }
  details > div {
    padding: 0 0 1.25rem 1.75rem;
  }
  details p {
    margin-top: 0.5rem;
    font-weight: 600;
  }
`;

type StatementProps = { statement: KnownStatement; actor: string };

/** The accessibility statement as the law asks for it: out of what the checks find and what editors add. ADR 0060 */
export function Statement({ statement, actor }: StatementProps) {
  const { words, findings, checkedAt, updatedAt, page, faultyForm } = statement;
  const criteria = groupedFindings(findings);
  const lacks = linesOf(words.lacks);
  const isFlawless = criteria.length === 0 && lacks.length === 0;
  const level = words.level === 'full' && !isFlawless ? 'partial' : words.level;
  return (
    <Frame>
      <section aria-labelledby="hur-tillganglig">
        <h2 id="hur-tillganglig">{texts.compliance}</h2>
        <p>{texts.actor(actor)}</p>
        <Verdict>{texts.levels[level]}</Verdict>
      </section>
      <section aria-labelledby="annat-format">
        <h2 id="annat-format">{texts.cannotUse}</h2>
        <p>{texts.cannotUseText}</p>
        <Contact email={words.email} telephone={words.telephone} />
      </section>
      <section aria-labelledby="rapportera">
        <h2 id="rapportera">{texts.report}</h2>
        <LackForm page={page} faultyForm={faultyForm} />
      </section>
      <section aria-labelledby="tillsyn">
        <h2 id="tillsyn">{texts.supervision}</h2>
        <p>{texts.supervisionText}</p>
        <p>
          <a href={DIGG_COMPLAINT_ADDRESS}>{texts.supervisionLink}</a>
        </p>
      </section>
      <section aria-labelledby="brister">
        <h2 id="brister">{texts.lacks}</h2>
        {checkedAt !== null && <p>{criteria.length > 0 ? texts.foundText : texts.none}</p>}
        {checkedAt === null && isFlawless && <p>{texts.noneKnown}</p>}
        {criteria.length > 0 && (
          <Criteria>
            {criteria.map((one) => (
              <Criterion key={one.criterion} {...one} />
            ))}
          </Criteria>
        )}
        {lacks.length > 0 && <p>{checkedAt === null ? texts.knownAloneText : texts.knownText}</p>}
        <Lines lines={lacks} />
        {!isFlawless && <p>{texts.reason}</p>}
      </section>
      <Exempt
        id="betungande"
        title={texts.burdens}
        none={texts.noBurdens}
        text={texts.burdensText}
        said={words.burdens}
      />
      <Exempt
        id="utanfor-lagen"
        title={texts.outside}
        none={texts.noOutside}
        text={texts.outsideText}
        said={words.outside}
      />
      <section aria-labelledby="testat">
        <h2 id="testat">{texts.tested}</h2>
        {checkedAt !== null && <p>{texts.automatic}</p>}
        <Lines lines={linesOf(words.methods)} />
        {checkedAt !== null && (
          <p>
            {texts.checkedAt} <TimeStamp instant={checkedAt} />
          </p>
        )}
        {words.assessedOn !== '' && (
          <p>
            {texts.assessedOn} <TimeStamp instant={words.assessedOn} />
          </p>
        )}
        {updatedAt !== null && (
          <p>
            {texts.updatedAt} <TimeStamp instant={later(updatedAt, checkedAt)} />.
          </p>
        )}
      </section>
    </Frame>
  );
}

function Criterion({ criterion, name, count, faults }: CriterionFindings) {
  return (
    <details>
      <summary>
        <strong>
          {criterion} {name}
        </strong>
        <span>{texts.places(count)}</span>
      </summary>
      <div>
        {faults.map(({ message, pages }) => (
          <div key={message}>
            <p>{message}</p>
            <ul>
              {pages.slice(0, MAX_PAGES).map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
              {pages.length > MAX_PAGES && <li>{texts.furtherPages(pages.length - MAX_PAGES)}</li>}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function Contact({ email, telephone }: { email: string; telephone: string }) {
  if (email === '' && telephone === '') return null;
  return (
    <ul>
      {email !== '' && (
        <li>
          {texts.email}: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {telephone !== '' && (
        <li>
          {texts.telephone}: <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>
        </li>
      )}
    </ul>
  );
}

type ExemptProps = { id: string; title: string; none: string; text: string; said: string };

function Exempt({ id, title, none, text, said }: ExemptProps) {
  const lines = linesOf(said);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lines.length === 0 ? none : text}</p>
      <Lines lines={lines} />
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Each once. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What the checks find is a part of the statement too. */
function later(one: string, other: string | null): string {
  return other !== null && other > one ? other : one;
}
