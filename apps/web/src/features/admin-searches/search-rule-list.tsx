import { MAX_SEARCH_RULES, type SearchRule } from '@brandpost/domain';
import { saysAll } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus, SearchCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useServices } from '../../api/services.ts';
import { SearchField } from '../../lists/search-field.tsx';
import { adminSearchesTexts } from './admin-searches-texts.ts';
import { SearchRuleForm } from './search-rule-form.tsx';
import { changeRule, RULE_INVALIDATES, searchRulesQuery } from './search-rules-query.ts';

const texts = adminSearchesTexts.rules;

const Section = styled.section`
  max-width: 46rem;
  margin-top: 3rem;

  > p {
    margin-top: 0.5rem;
    color: ${colour('muted')};
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin-block: 1.5rem;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 1.25rem clamp(0.75rem, 5vw, 1.5rem);
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

  h3 {
    flex: 1 1 10rem;
    min-width: 0;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  p {
    flex-basis: 100%;
    color: ${colour('muted')};
    overflow-wrap: anywhere;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  margin-top: 1.5rem;
`;

/** As many as are read through; a search finds the others. */
const SHOWN_RULES = 20;

function wordsOf({ questions, alsoSearch, text, path }: SearchRule): string {
  return [...questions, ...alsoSearch, text, path].join('\n');
}

type RuleTask = { task: 'adding' } | { task: 'editing' | 'deleting'; rule: SearchRule };

/** What searches are answered with, by the decision of editors, and what can be done with each. */
export function SearchRuleList() {
  const { client } = useServices();
  const { data: rules } = useSuspenseQuery(searchRulesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<RuleTask>(texts);
  const [q, setQ] = useState('');
  const [shown, setShown] = useState(SHOWN_RULES);
  const found = q === '' ? rules : rules.filter((rule) => saysAll(wordsOf(rule), q));
  return (
    <Section aria-labelledby="svar">
      <h2 id="svar">{texts.title}</h2>
      <p>{texts.text}</p>
      <NoticeBar notice={notice} />
      <Bar>
        {rules.length > SHOWN_RULES && (
          <SearchField
            label={texts.find}
            placeholder={texts.findPlaceholder}
            q={q}
            onSearch={setQ}
            isOutsideAddress
          />
        )}
        {rules.length < MAX_SEARCH_RULES && (
          <Button type="button" data-look="quiet" onClick={() => open({ task: 'adding' })}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        )}
      </Bar>
      {rules.length > SHOWN_RULES && <p role="status">{texts.count(found.length)}</p>}
      {found.length > 0 && (
        <List aria-label={texts.title}>
          {found.slice(0, shown).map((rule) => (
            <RuleRow key={rule.questions[0]} rule={rule} onOpen={open} />
          ))}
        </List>
      )}
      {found.length > shown && (
        <Button type="button" data-look="quiet" onClick={() => setShown(shown + SHOWN_RULES)}>
          {texts.more}
        </Button>
      )}
      {(active.task === 'adding' || active.task === 'editing') && (
        <SearchRuleForm
          rule={active.task === 'adding' ? null : active.rule}
          all={rules}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(nameOf(active.rule))}
          text={texts.removeText}
          remove={() => changeRule(client, active.rule, null)}
          invalidates={RULE_INVALIDATES}
          onDeleted={() => onDeleted(nameOf(active.rule))}
          onClose={close}
        />
      )}
    </Section>
  );
}

function nameOf(rule: SearchRule): string {
  return rule.questions[0] ?? '';
}

/** The first few; a page that many ask for has dozens. */
const SHOWN_QUESTIONS = 4;

function questionsIn({ questions }: SearchRule): string {
  const more = questions.length - SHOWN_QUESTIONS;
  const shown = questions.slice(0, SHOWN_QUESTIONS).join(' · ');
  return more > 0 ? `${shown} ${texts.moreQuestions(more)}` : shown;
}

function RuleRow({ rule, onOpen }: { rule: SearchRule; onOpen: (task: RuleTask) => void }) {
  const name = nameOf(rule);
  return (
    <Row>
      <h3>{questionsIn(rule)}</h3>
      <RowActions
        name={name}
        actions={[
          { text: texts.edit, icon: Pencil, onDo: () => onOpen({ task: 'editing', rule }) },
          { text: texts.search, icon: SearchCheck, to: paths.search(name) },
          { text: texts.remove, icon: Trash2, onDo: () => onOpen({ task: 'deleting', rule }) },
        ]}
      />
      {rule.text !== '' && <p>{rule.text}</p>}
      {rule.path !== '' && <p>{texts.leadsTo(rule.path)}</p>}
      {rule.alsoSearch.length > 0 && <p>{texts.searchesAlso(rule.alsoSearch.join(', '))}</p>}
    </Row>
  );
}
