import { canRedo, canUndo, record, redo, startHistory, undo } from '@brandpost/cms-blocks/editing';
import { type ContentNode, LIST_PER_PAGE } from '@brandpost/domain';
import {
  ApiError,
  decodeLink,
  type RubicoreClient,
  type SharedBlock,
  type SharedBlockUses,
  type SharedBlockVersion,
} from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { decodedList } from '../../api/decoded.ts';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { BlockEditor } from '../editor/blocks/block-editor.tsx';
import { NO_SHARED } from '../editor/blocks/editor-sources.ts';
import { createBlocksStore } from '../editor/blocks/state/blocks-slice.ts';
import { UndoButtons } from '../editor/parts/undo-buttons.tsx';
import { useEditorSources } from '../editor/shell/use-editor-sources.tsx';
import { useResources } from '../editor/shell/use-resources.ts';
import { adminSharedBlocksTexts } from './admin-shared-blocks-texts.ts';
import { mergeSharedBlock, type Written } from './merge-shared-block.ts';

const texts = adminSharedBlocksTexts.one;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: end;
  margin-block-end: 1rem;

  > :first-child {
    flex: 1 1 18rem;
    max-inline-size: 32rem;
  }
`;
const Said = styled.p`
  flex: 1 1 100%;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
const Frame = styled.section`
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  overflow: clip;
`;
const Below = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 1.5rem 2.5rem;
  margin-block-start: 2rem;

  h2 {
    margin-block-end: 0.5rem;
    font-size: 1.25rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    min-block-size: 44px;
    border-block-end: 1px solid ${colour('line')};
  }
  li > :nth-child(2) {
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
  li > button {
    margin-inline-start: auto;
  }
  p {
    margin-block-start: 0.5rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

type SharedBlockEditorProps = { block: SharedBlock; uses: SharedBlockUses; versions: SharedBlockVersion[] };

const INVALIDATES = [queryKeys.sharedBlocks, queryKeys.posts];

/** The blocks of one in a plain frame; what is saved is seen on all pages at once. */
export function SharedBlockEditor({ block, uses, versions }: SharedBlockEditorProps) {
  const { client } = useServices();
  // Anyone who writes goes on with what they opened: another's change comes in when they save.
  const [opened, setOpened] = useState(block);
  const [name, setName] = useState(block.name);
  const [history, setHistory] = useState(() => startHistory<ContentNode[]>(block.content));
  const [store] = useState(createBlocksStore);
  const [said, setSaid] = useState('');
  const content = history.present;
  const isDirty = name !== opened.name || content !== opened.content;

  const begin = (next: SharedBlock, words: string) => {
    setOpened(next);
    setName(next.name);
    setHistory(startHistory<ContentNode[]>(next.content));
    setSaid(words);
  };
  const saving = useMutation({
    mutationFn: (written: Written) => saveMerged(client, opened, written),
    meta: { invalidates: INVALIDATES, isFailureShown: true },
    onSuccess: ({ saved, other }, written) => {
      setOpened(saved);
      setSaid(texts.saved(saved.usedBy, other));
      // What was typed while it was being saved stays, and is still to be saved.
      setName((now) => (now === written.name ? saved.name : now));
      setHistory((now) =>
        now.present === written.content
          ? startHistory<ContentNode[]>(saved.content)
          : record(now, mergeSharedBlock(written, { ...written, content: now.present }, saved).mine.content, {
              atMs: performance.now(),
            }),
      );
    },
  });
  const restoring = useMutation({
    mutationFn: (number: number) =>
      client.call('restoreSharedBlockVersion', {
        params: { id: block.id, number },
        ifMatch: opened.version,
      }),
    meta: { invalidates: INVALIDATES, isFailureShown: true },
    onSuccess: (saved) => begin(saved, texts.restored),
  });
  const error = saving.error ?? restoring.error;
  const current = currentIn(error);
  const merge = current && mergeSharedBlock(opened, { name, content }, current);
  const isContested = merge?.isContested ?? false;
  const goOnWith = (current: SharedBlock, written: Written) => {
    saving.reset();
    restoring.reset();
    begin(current, '');
    setName(written.name);
    setHistory((present) => record(present, written.content, { atMs: performance.now() }));
  };
  const { data: eServices = NO_LINKS } = useQuery({
    queryKey: [...queryKeys.links, 'e-services'],
    queryFn: async () => {
      const query = { type: 'e-service', perPage: LIST_PER_PAGE };
      return decodedList(await client.call('listLinks', { query }), decodeLink);
    },
  });
  const { sources, windows } = useEditorSources(client, eServices, NO_SHARED);
  const resources = useResources({ content, media: null }, client);
  const steps = {
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
  return (
    <>
      <LeaveGuard isUnsaved={isDirty} />
      <Top>
        <TextField label={texts.name} value={name} onChange={setName} />
        <Button
          type="button"
          onClick={() => saving.mutate({ name, content })}
          {...ariaDisabled(!isDirty || saving.isPending)}
        >
          {saving.isPending ? texts.saving : texts.save}
        </Button>
        <UndoButtons {...steps} />
        <Said role="status">{!isDirty && said !== '' ? said : texts.seenOn(opened.usedBy)}</Said>
      </Top>
      {error !== null && (
        <Failure>
          <p>{sentenceOf(error, current, isContested)}</p>
          {current !== null && merge !== null && (
            <Choices>
              {isContested && (
                <SmallButton type="button" onClick={() => goOnWith(current, merge.mine)}>
                  {texts.keepMine}
                </SmallButton>
              )}
              <SmallButton type="button" onClick={() => goOnWith(current, merge.theirs)}>
                {isContested ? texts.keepTheirs(current.authorName) : texts.takeNew}
              </SmallButton>
            </Choices>
          )}
        </Failure>
      )}
      <Frame>
        <BlockEditor
          content={content}
          onChange={(next, { key }) =>
            setHistory((present) =>
              record(present, next, { atMs: performance.now(), ...(key === undefined ? {} : { key }) }),
            )
          }
          history={steps}
          store={store}
          findings={NO_FINDINGS}
          resources={resources}
          isRestricted={false}
          sources={sources}
          comments={null}
        />
      </Frame>
      {windows}
      <Below>
        <Uses {...uses} />
        <section aria-labelledby="earlier">
          <h2 id="earlier">{texts.versions}</h2>
          <ul>
            {versions.map(({ number, savedDate, authorName }) => (
              <li key={number}>
                <span>{texts.version(number)}</span>
                <span>
                  {[formatDateTime(savedDate), authorName].filter((part) => part !== '').join(', ')}
                </span>
                {number !== opened.version && (
                  <SmallButton
                    type="button"
                    aria-label={`${texts.restore} ${texts.version(number)}`}
                    onClick={() => restoring.mutate(number)}
                    {...ariaDisabled(restoring.isPending)}
                  >
                    {texts.restore}
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      </Below>
    </>
  );
}

const NO_LINKS: never[] = [];
const NO_FINDINGS: never[] = [];

function Uses({ posts, total, hidden }: SharedBlockUses) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{texts.uses}</h2>
      {total + hidden === 0 && <p>{texts.noUses}</p>}
      <ul>
        {posts.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.createContent(id)}>{title}</Link>
          </li>
        ))}
      </ul>
      {total > posts.length && <p>{texts.more(total - posts.length)}</p>}
      {hidden > 0 && <p>{texts.hidden(hidden)}</p>}
    </section>
  );
}

function sentenceOf(error: Error, current: SharedBlock | null, isContested: boolean): string {
  if (current === null) return failureOf(error);
  return isContested ? texts.contested(current.authorName) : texts.stale(current.authorName);
}

const MAX_MERGES = 3;

/**
 * Saves, with what somebody else has saved meanwhile: what both changed in different places needs nobody to choose.
 * @returns what is saved now, and who else's changes came in; empty where nobody's did
 * @throws ApiError 412 where both changed the same words
 */
async function saveMerged(
  client: RubicoreClient,
  opened: SharedBlock,
  written: Written,
): Promise<{ saved: SharedBlock; other: string }> {
  let [base, mine, other] = [opened, written, ''];
  for (let merges = 0; ; merges += 1) {
    try {
      const { name, content } = mine;
      const saved = await client.call('updateSharedBlock', {
        params: { id: opened.id },
        json: { name, content },
        ifMatch: base.version,
      });
      return { saved, other };
    } catch (error) {
      const current = currentIn(error);
      if (current === null || merges === MAX_MERGES) throw error;
      const merge = mergeSharedBlock(base, mine, current);
      if (merge.isContested) throw error;
      [base, mine, other] = [current, merge.mine, current.authorName];
    }
  }
}

/** What somebody else has saved meanwhile, of an error that tells it. */
function currentIn(error: unknown): SharedBlock | null {
  return error instanceof ApiError && error.status === 412 && error.conflict.current !== undefined
    ? (error.conflict.current as SharedBlock)
    : null;
}
