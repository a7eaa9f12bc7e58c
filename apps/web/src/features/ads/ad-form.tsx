import { TITLE_MAX_LENGTH } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { DateTimeField } from '@brandpost/ui/fields';
import { messages } from '@brandpost/validation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { SaveStatus } from '../../layout/profile/save-status.tsx';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { type AdType, adBody } from './ad-body.ts';
import { adsTexts } from './ads-texts.ts';

const { form: texts } = adsTexts;
const NOTHING = { title: '', text: '', lastDay: '' };

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
  max-width: 40rem;

  button {
    justify-self: start;
  }
`;
type AdFormProps = {
  type: AdType;
  /** Whether that one is published is still the latest that there is to say. */
  isPublishedSaid: boolean;
  onPublish: () => void;
};

/** An ad of one's own, published at once. */
export function AdForm({ type, isPublishedSaid, onPublish }: AdFormProps) {
  const { nodes } = useProfile();
  const [ad, setAd] = useState(NOTHING);
  const { client } = useServices();
  const root = nodes.find(({ parent }) => parent === null)?.id ?? null;
  const saving = useMutation({
    mutationFn: () => client.call('createPost', { json: adBody({ type, ...ad }, root) }),
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
    onSuccess: () => {
      setAd(NOTHING);
      onPublish();
    },
  });
  const submit = useSubmit(saving.error, () => saving.mutateAsync());
  const fieldErrors = fieldErrorsOf(saving.error);
  const endError = fieldErrors.get('unpublishedDate');
  return (
    <Fields {...SENT_BY_SCRIPT} {...submit} noValidate>
      <LeaveGuard isUnsaved={Object.values(ad).some((text) => text.trim() !== '')} />
      <TextField
        label={texts.title}
        value={ad.title}
        onChange={(title) => setAd({ ...ad, title })}
        maxLength={TITLE_MAX_LENGTH}
        error={fieldErrors.get('title')}
      />
      <TextField
        label={texts.text}
        value={ad.text}
        onChange={(text) => setAd({ ...ad, text })}
        error={fieldErrors.get('excerpt')}
        isLong
      />
      <DateTimeField
        label={texts.end}
        isDay
        value={ad.lastDay}
        onChange={(lastDay) => setAd({ ...ad, lastDay })}
        error={endError === messages.endsBeforeItBegins ? texts.endIsPast : endError}
      />
      <Button type="submit" data-needs-script {...ariaDisabled(saving.isPending)}>
        {texts.publish}
      </Button>
      <SaveStatus mutation={saving} saved={isPublishedSaid ? texts.published : ''} failed={texts.failed} />
    </Fields>
  );
}
