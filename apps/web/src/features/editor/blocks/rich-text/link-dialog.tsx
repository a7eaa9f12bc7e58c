import { safeUrl } from '@brandpost/cms-blocks';
import { Button, colour, VisuallyHidden } from '@brandpost/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { editorTexts } from '../../editor-texts.ts';
import type { FoundPage } from '../editor-sources.ts';
import { Buttons, FormNote } from '../parts/form-panel.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { linkAdvice } from './link-advice.ts';

const texts = editorTexts.link;

/** Whoever types is not asked for at every key. */
const PAUSE_MS = 150;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  font-size: 1rem;

  > div {
    display: grid;
    gap: 0.375rem;
  }
  label {
    font-weight: 600;
  }
  input:not([type='checkbox']) {
    inline-size: 100%;
    min-block-size: 48px;
    padding: 0 0.875rem;
    border: 1px solid ${colour('muted')};
    border-radius: var(--bp-radius-s);
    background: ${colour('bg')};
  }
`;
const Pages = styled.div`
  max-block-size: 15rem;
  margin: 0;
  padding: 0.25rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-s);
  overflow: auto;

  > div {
    display: grid;
    min-block-size: 44px;
    align-content: center;
    padding: 0.375rem 0.75rem;
    border-radius: 8px;
    line-height: 1.3;
    cursor: pointer;
  }
  > div:hover,
  > div[aria-selected='true'] {
    background: ${colour('surface-2')};
  }
  > div[aria-selected='true'] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
`;
const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: 44px;

  && {
    font-weight: 400;
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour('primary')};
  }
`;

export type LinkDraft = { text: string; href: string; opensNewTab: boolean };

/** Where a link leads and what it is called. Pages of the site are found by name, and kept by their path. */
export function LinkDialog({
  initial,
  isNew,
  onSave,
  onRemove,
  onClose,
}: {
  initial: LinkDraft;
  isNew: boolean;
  onSave: (link: LinkDraft) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [isRefused, setIsRefused] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const pages = usePages(draft.href, draft.href !== initial.href);
  const chosen = active === null || active >= pages.length ? null : active;
  const href = safeUrl(draft.href, 'link');
  const text = draft.text.trim();
  const advice = linkAdvice(text, href ?? '/');
  const problem = !isRefused ? null : text === '' ? texts.noText : href === null ? texts.badAddress : null;

  const take = (page: FoundPage) => {
    setDraft({ ...draft, href: page.path, text: text === '' ? page.title : draft.text });
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && pages.length > 0) {
      event.preventDefault();
      const from = chosen ?? (step === 1 ? -1 : pages.length);
      setActive((from + step + pages.length) % pages.length);
    }
    const page = chosen === null ? undefined : pages[chosen];
    if (event.key === 'Enter' && page !== undefined) {
      event.preventDefault();
      take(page);
    }
  };
  return (
    <Modal widthPx={NARROW_DIALOG_PX} title={texts.title} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (href === null || text === '') setIsRefused(true);
          else onSave({ ...draft, href, text });
        }}
      >
        <div>
          <label htmlFor={`${id}text`}>{texts.text}</label>
          <input
            id={`${id}text`}
            value={draft.text}
            autoComplete="off"
            aria-describedby={`${id}advice`}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
          <FormNote id={`${id}advice`} data-tone="warning">
            {advice}
          </FormNote>
        </div>
        <div>
          <label htmlFor={`${id}href`}>{texts.address}</label>
          <input
            id={`${id}href`}
            role="combobox"
            aria-expanded={pages.length > 0}
            aria-controls={`${id}pages`}
            aria-autocomplete="list"
            aria-activedescendant={chosen === null ? undefined : `${id}page${chosen}`}
            aria-invalid={problem !== null}
            aria-describedby={`${id}problem`}
            autoComplete="off"
            spellCheck={false}
            data-autofocus=""
            value={draft.href}
            onChange={(event) => {
              setDraft({ ...draft, href: event.target.value });
              setActive(null);
            }}
            onKeyDown={onKeyDown}
          />
          <Pages id={`${id}pages`} role="listbox" aria-label={texts.found} hidden={pages.length === 0}>
            {pages.map((page, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
              <div
                key={page.id}
                id={`${id}page${index}`}
                role="option"
                aria-selected={index === chosen}
                onClick={() => take(page)}
              >
                {page.title}
                <small>{`${page.kind} · ${page.path}`}</small>
              </div>
            ))}
          </Pages>
          <VisuallyHidden role="status">{pages.length === 0 ? '' : texts.count(pages.length)}</VisuallyHidden>
          <FormNote id={`${id}problem`} data-tone="warning" role="alert">
            {problem}
          </FormNote>
        </div>
        <Check>
          <input
            type="checkbox"
            checked={draft.opensNewTab}
            onChange={(event) => setDraft({ ...draft, opensNewTab: event.target.checked })}
          />
          {texts.newTab}
        </Check>
        <Buttons>
          <Button type="submit">{texts.save}</Button>
          {!isNew && (
            <SmallButton type="button" onClick={onRemove}>
              {texts.remove}
            </SmallButton>
          )}
          <SmallButton type="button" onClick={onClose}>
            {editorTexts.cancel}
          </SmallButton>
        </Buttons>
      </Form>
    </Modal>
  );
}

/** Pages that a text may mean. An address that is written out, or was chosen, means itself. */
function usePages(text: string, isAsked: boolean): FoundPage[] {
  const { given } = useEditorStore();
  const [pages, setPages] = useState<FoundPage[]>([]);
  const { findPages } = given.sources;
  const question = text.trim();
  const isWanted = isAsked && question.length >= 2 && safeUrl(question, 'link') === null;
  useEffect(() => {
    if (!isWanted) {
      setPages([]);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await findPages(question, asking.signal).catch(() => []);
      if (!asking.signal.aborted) setPages(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [findPages, question, isWanted]);
  return pages;
}
