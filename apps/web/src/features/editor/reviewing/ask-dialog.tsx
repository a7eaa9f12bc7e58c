import { Button } from '@brandpost/ui';
import { SelectField } from '@brandpost/ui/fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../../api/services.ts';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { Modal, NARROW_DIALOG_PX } from '../../../forms/modal.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { reviewersQuery } from '../../../queries/reviews.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { reviewsTexts } from '../../reviews/reviews-texts.ts';

const { ask: texts } = reviewsTexts;
const MAX_MESSAGE_LENGTH = 1000;
const ALL = '';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

type AskDialogProps = {
  postId: number;
  /** The name of the person who has read it before, and is asked again unless somebody else is chosen. */
  reader: string | null;
  onAsked: () => void;
  onClose: () => void;
};

/** Asks whom a text is to be read by, and what they are to look at. */
export function AskDialog({ postId, reader, onAsked, onClose }: AskDialogProps) {
  const { client } = useServices();
  const { data: reviewers } = useQuery(reviewersQuery(client, postId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const asking = useMutation({
    mutationFn: () =>
      client.call('askForReview', {
        params: { id: postId },
        json: { message, reviewerId: reviewer === ALL ? null : Number(reviewer) },
      }),
    meta: { invalidates: [queryKeys.reviews], isFailureShown: true },
    onSuccess: onAsked,
  });
  const before = reviewers?.find(({ displayName }) => displayName === reader);
  const reviewer = chosen ?? (before === undefined ? ALL : String(before.id));
  const isNobody = reviewers?.length === 0;
  const foot = (
    <>
      <Button
        type="button"
        disabled={isNobody}
        onClick={() => asking.mutate()}
        {...ariaDisabled(asking.isPending)}
      >
        {asking.isPending ? texts.sending : texts.send}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  );
  const people = (reviewers ?? []).map(({ id, displayName }) => ({ value: String(id), name: displayName }));
  return (
    <Modal title={texts.title} widthPx={NARROW_DIALOG_PX} onClose={onClose} foot={foot}>
      <Fields data-autofocus="">
        <p>{texts.text}</p>
        {isNobody && <Failure>{texts.nobody}</Failure>}
        <SelectField
          label={texts.who}
          options={[{ value: ALL, name: texts.all }, ...people]}
          value={reviewer}
          onChange={setChosen}
        />
        <TextField
          label={texts.message}
          hint={texts.hint}
          value={message}
          onChange={setMessage}
          maxLength={MAX_MESSAGE_LENGTH}
          isLong
        />
        {asking.isError && <Failure>{failureOf(asking.error)}</Failure>}
      </Fields>
    </Modal>
  );
}
