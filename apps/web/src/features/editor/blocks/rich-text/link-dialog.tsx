import { blockOfType, newBlock, safeUrl } from '@brandpost/cms-blocks';
import { checkContent, writeRichText } from '@brandpost/cms-blocks/editing';
import { Button, VisuallyHidden } from '@brandpost/ui';
import { TextField, Tick } from '@brandpost/ui/fields';
import { SuggestField } from '@brandpost/ui/widgets';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { editorTexts } from '../../editor-texts.ts';
import type { FoundPage } from '../editor-sources.ts';
import { Buttons, FormNote } from '../parts/form-panel.tsx';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.link;

/** Anyone who types is not asked for at every key. */
const PAUSE_MS = 150;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  font-size: 1rem;
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
  const [draft, setDraft] = useState(initial);
  const [isRefused, setIsRefused] = useState(false);
  const pages = usePages(draft.href, draft.href !== initial.href);
  const href = safeUrl(draft.href, 'link');
  const text = draft.text.trim();
  const advice = linkAdvice(text, href ?? '/');
  const problem = !isRefused ? null : text === '' ? texts.noText : href === null ? texts.badAddress : null;

  const take = (page: FoundPage | undefined) => {
    if (page !== undefined)
      setDraft({ ...draft, href: page.path, text: text === '' ? page.title : draft.text });
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
        <TextField
          label={texts.text}
          value={draft.text}
          onChange={(written) => setDraft({ ...draft, text: written })}
          hint={<FormNote data-tone="warning">{advice}</FormNote>}
          control={{ autoComplete: 'off' }}
        />
        <SuggestField
          label={texts.address}
          hasAutofocus
          value={draft.href}
          onChange={(written) => setDraft({ ...draft, href: written })}
          error={problem ?? undefined}
          suggestions={pages.map(({ id, title, kind, path }) => ({
            key: String(id),
            label: title,
            detail: `${kind} · ${path}`,
          }))}
          listLabel={texts.found}
          onPick={(key) => take(pages.find(({ id }) => String(id) === key))}
        />
        <VisuallyHidden role="status">{pages.length === 0 ? '' : texts.count(pages.length)}</VisuallyHidden>
        <VisuallyHidden role="alert">{problem}</VisuallyHidden>
        <Tick isTicked={draft.opensNewTab} onChange={(opensNewTab) => setDraft({ ...draft, opensNewTab })}>
          {texts.newTab}
        </Tick>
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

/** What the checks say of a link’s text, in Swedish; null when it says where it leads. */
function linkAdvice(text: string, href: string): string | null {
  const html = blockOfType('html');
  if (html === null || text.trim() === '') return null;
  const link = { tag: 'a', href, opensNewTab: false, children: [text] } as const;
  const paragraph = { tag: 'p', href: null, opensNewTab: false, children: [link] } as const;
  const tree = [{ ...newBlock(html, 'lank'), props: { html: writeRichText([paragraph]) } }];
  const known = { media: new Map(), pages: new Set<string>(), linkIds: new Set<number>() };
  const finding = checkContent({ tree, post: { type: null, title: '' }, known }).find(
    ({ code }) => code === 'link-text-vague' || code === 'link-text-address',
  );
  return finding === undefined ? null : `${finding.message} ${finding.help}`;
}
