import { Button, brandPalettes, palettes } from '@brandpost/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminLookTexts as texts } from './admin-look-texts.ts';
import { ColourChoice } from './colour-choice.tsx';
import { LogoChoice } from './logo-choice.tsx';
import {
  bodyOf,
  colourError,
  colourIn,
  draftOf,
  isSameLook,
  type LookDraft,
  NOTHING_CHOSEN,
} from './look-draft.ts';
import { LookPreview } from './look-preview.tsx';
import { lookQuery } from './look-query.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 60rem;
`;
const Preview = styled.section`
  h2 {
    margin-bottom: 0.75rem;
    font-size: 1.25rem;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;

  p {
    flex: 1 1 16rem;
  }
`;

/** Until the page that was open when it was saved has been loaded anew. */
const SAVED_KEY = 'look-saved';

/** The logo and the colour, and what they make of the site. */
export function LookForm() {
  const { client } = useServices();
  const { data } = useSuspenseQuery(lookQuery(client));
  const [draft, setDraft] = useState(() => draftOf(data));
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const heading = useId();
  const isDirty = !isSameLook(draft, draftOf(data));
  const chosen = colourIn(draft);
  const own = chosen === null ? { palettes, moved: { light: null, dark: null } } : brandPalettes(chosen);
  const saving = useMutation({
    mutationFn: () => client.call('setSiteLook', { json: bodyOf(draft) }),
    meta: { invalidates: [queryKeys.content], isFailureShown: true },
  });
  const wrong = colourError(draft);
  // A code that is half written is not wrong yet.
  const [problem, setProblem] = useState<object | null>(null);
  useEffect(() => {
    // What is around the page, and its colours, came with the document.
    if (saving.isSuccess) {
      sessionStorage.setItem(SAVED_KEY, '');
      location.reload();
    }
  }, [saving.isSuccess]);
  useEffect(() => {
    if (sessionStorage.getItem(SAVED_KEY) === null) return;
    sessionStorage.removeItem(SAVED_KEY);
    setSaid(texts.saved);
    status.current?.focus();
  }, []);
  const submit = useSubmit(problem ?? saving.error, async () => {
    if (wrong === undefined) await saving.mutateAsync();
    else setProblem({});
  });
  const change = (next: LookDraft) => {
    saving.reset();
    setProblem(null);
    setSaid('');
    setDraft(next);
  };
  const reset = () => {
    change(NOTHING_CHOSEN);
    setSaid(texts.wasReset);
  };
  return (
    <Form {...SENT_BY_SCRIPT} {...submit} noValidate>
      <LeaveGuard isUnsaved={isDirty && !saving.isSuccess} title={texts.unsaved} />
      <LogoChoice draft={draft} onChange={change} />
      <ColourChoice
        draft={draft}
        error={problem === null ? undefined : wrong}
        moved={own.moved}
        onChange={change}
      />
      <Preview aria-labelledby={heading}>
        <h2 id={heading}>{texts.preview.title}</h2>
        <LookPreview draft={draft} palettes={own.palettes} />
      </Preview>
      <div>
        <Foot>
          <Button type="submit" data-needs-script {...ariaDisabled(saving.isPending || !isDirty)}>
            {texts.save}
          </Button>
          <Button
            type="button"
            data-look="quiet"
            onClick={reset}
            {...ariaDisabled(isSameLook(draft, NOTHING_CHOSEN))}
          >
            {texts.reset}
          </Button>
          <p role="status" ref={status} tabIndex={-1}>
            {said}
          </p>
        </Foot>
        {saving.error !== null && <Failure>{`${texts.failed} ${failureOf(saving.error)}`}</Failure>}
      </div>
    </Form>
  );
}
