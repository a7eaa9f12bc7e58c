import { TITLE_MAX_LENGTH } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { controlShape, Labelled } from '../../../editor/post/labelled.tsx';
import { TextField } from '../../../editor/post/text-field.tsx';
import { useProfile } from '../../../layouts/profile/use-profile.ts';
import { SavingTold } from '../../../staff/saving-told.tsx';
import { useSaving } from '../../../staff/use-saving.ts';
import { adsTexts } from '../../../texts/ads-texts.ts';
import { type AdType, adBody } from './ad-body.ts';

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
const Day = styled.input`
  ${controlShape}
  max-width: 14rem;
`;

/** An ad of one's own, published at once. */
export function AdForm({ type }: { type: AdType }) {
  const { nodes } = useProfile();
  const [ad, setAd] = useState(NOTHING);
  const { saving, save } = useSaving();
  const root = nodes.find(({ parent }) => parent === null)?.id ?? null;
  const publish = async () => {
    const json = adBody({ type, ...ad }, root);
    if (await save((client) => client.call('createPost', { json }))) setAd(NOTHING);
  };
  return (
    <Fields
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <TextField
        label={texts.title}
        value={ad.title}
        onChange={(title) => setAd({ ...ad, title })}
        maxLength={TITLE_MAX_LENGTH}
        error={saving.errors.get('title')}
      />
      <TextField
        label={texts.text}
        value={ad.text}
        onChange={(text) => setAd({ ...ad, text })}
        error={saving.errors.get('excerpt')}
        isLong
      />
      <Labelled label={texts.end} error={saving.errors.get('unpublishedDate')}>
        {(names) => (
          <Day
            {...names}
            type="date"
            value={ad.lastDay}
            onChange={({ currentTarget }) => setAd({ ...ad, lastDay: currentTarget.value })}
          />
        )}
      </Labelled>
      <Button type="submit" disabled={saving.state === 'saving'}>
        {texts.publish}
      </Button>
      <SavingTold saving={saving} saved={texts.published} failed={texts.failed} />
    </Fields>
  );
}
