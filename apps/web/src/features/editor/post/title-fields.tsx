import { EXCERPT_MAX_LENGTH, type Language, languageAttributes, TITLE_MAX_LENGTH } from '@brandpost/domain';
import type { Presence } from '@brandpost/rubicore-api';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { textLength } from '@brandpost/validation';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { LimitCount } from '../../../forms/limit-count.tsx';
import { goOnToFirstText } from '../blocks/commands/insert-block.ts';
import { isPlainEnter } from '../blocks/parts/is-plain-enter.ts';
import { EditorStoreContext } from '../blocks/state/editor-store.ts';
import { proposedSlug } from '../draft/proposed-slug.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { WritersByPlace } from '../presence/by-place.ts';
import { WriterMarks } from '../presence/writer-marks.tsx';
import type { Editing } from './editing.ts';

const { fields } = postEditorTexts;
/** From here on the field says how much of a limit is used. */
const NEARLY_FULL = 0.8;

/** As readers see them: `article-frame.ts` and the theme's `h1`. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  textarea {
    display: block;
    inline-size: 100%;
    padding: 0.125rem 0;
    border: 0;
    border-radius: var(--bp-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    field-sizing: content;
    resize: none;
  }
  textarea::placeholder {
    color: ${colour('muted')};
    opacity: 1;
  }
  textarea:focus-visible {
    outline: 2px solid ${colour('primary')};
    outline-offset: 6px;
  }
`;
const Title = styled.div`
  position: relative;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
  font-weight: 700;
  line-height: 1.08;
  letter-spacing: -0.025em;

  /* A textarea cuts off what stands above its first line: the dots of Ä and Ö. */
  textarea {
    margin-top: -0.15em;
    padding-top: 0.15em;
  }
`;
const Lead = styled.div`
  position: relative;
  color: ${colour('muted')};
  font-size: clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem);
  line-height: 1.45;
`;
const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  font-size: 0.9375rem;
  font-weight: 400;
  letter-spacing: 0;

  > [role='alert'] {
    color: ${colour('warning')};
    font-weight: 600;
  }
`;

type WrittenName = 'title' | 'excerpt';

type TitleFieldsProps = Pick<Editing, 'draft' | 'change' | 'errors'> & {
  /** Who else writes in each. */
  writers: Pick<WritersByPlace, WrittenName>;
  /** What waits to be decided on each, to stand below it. */
  proposals: Readonly<Record<WrittenName, ReactNode>>;
  /** The writer has come to one of them, or with null has left it. */
  onEnter: (name: WrittenName | null) => void;
};

/** Title and lead, written where readers see them: large, above the blocks. */
export function TitleFields({ draft, change, errors, writers, proposals, onEnter }: TitleFieldsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  const isBegun = draft.id !== null || draft.title !== '';
  // Once: what is new begins with its title.
  useEffect(() => {
    if (!isBegun) frame.current?.querySelector('textarea')?.focus();
  }, []);
  const writeTitle = (text: string) => {
    const title = text.replace(/\s*\n\s*/g, ' ');
    const slug = draft.status === 'draft' ? proposedSlug(title, draft) : null;
    change(slug === null ? { title } : { title, slug }, 'title');
  };
  // By themselves, as in the workbook, they have no blocks below them.
  const blocks = useContext(EditorStoreContext);
  return (
    <Frame ref={frame}>
      <Title>
        <Written
          name="title"
          language={draft.language}
          value={draft.title}
          most={TITLE_MAX_LENGTH}
          error={errors.get('title')}
          writers={writers.title}
          onEnter={onEnter}
          onWrite={writeTitle}
          onNext={() => lead.current?.querySelector('textarea')?.focus()}
        />
        {proposals.title}
      </Title>
      <Lead ref={lead}>
        <Written
          name="excerpt"
          language={draft.language}
          value={draft.excerpt ?? ''}
          most={EXCERPT_MAX_LENGTH}
          error={errors.get('excerpt')}
          writers={writers.excerpt}
          onEnter={onEnter}
          onWrite={(excerpt) => change({ excerpt }, 'excerpt')}
          onNext={() => blocks !== null && goOnToFirstText(blocks)}
        />
        {proposals.excerpt}
      </Lead>
    </Frame>
  );
}

type WrittenProps = {
  name: WrittenName;
  /** What it is written in. */
  language: Language;
  value: string;
  /** Characters at most. */
  most: number;
  error: string | undefined;
  writers: readonly Presence[];
  onEnter: (name: WrittenName | null) => void;
  onWrite: (text: string) => void;
  /** Enter leads on: what is written here has one paragraph. */
  onNext: () => void;
};

function Written({ name, language, value, most, error, writers, onEnter, onWrite, onNext }: WrittenProps) {
  const id = useId();
  const used = textLength(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    onNext();
  };
  return (
    <>
      <VisuallyHidden as="label" htmlFor={id}>
        {fields[name]}
      </VisuallyHidden>
      <WriterMarks people={writers} place={postEditorTexts.presence.inField[name]} />
      <textarea
        {...languageAttributes(language)}
        id={id}
        rows={1}
        value={value}
        placeholder={fields.placeholders[name]}
        data-field={name}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-below`}
        onFocus={() => onEnter(name)}
        onBlur={() => onEnter(null)}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Below id={`${id}-below`}>
        {error !== undefined && <span role="alert">{error}</span>}
        {used > NEARLY_FULL * most && <LimitCount used={used} most={most} />}
      </Below>
    </>
  );
}
