import { Button, colour } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

const { reminding: texts } = staffTexts;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-top: 0.75rem;

  p {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

type RemindMissingProps = {
  postId: number;
  /** Whether they are of all groups, or of one's own alone. */
  isWhole: boolean;
  /** Those who have not acknowledged the post, beside oneself. */
  missing: readonly { displayName: string }[];
  /** What is said until something is done. */
  hint?: string | undefined;
};

/** Reminds those who have not acknowledged a post, of those whom one may follow. */
export function RemindMissing({ postId, isWhole, missing, hint = '' }: RemindMissingProps) {
  const { client } = useServices();
  const reminding = useMutation({
    mutationFn: () => client.call('remindOfAcknowledgement', { params: { id: postId }, json: { isWhole } }),
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
  });
  return (
    <Way>
      <Button
        type="button"
        data-look="quiet"
        onClick={() => reminding.mutate()}
        // The second press of two asks nothing new.
        {...ariaDisabled(reminding.isPending || reminding.isSuccess)}
      >
        <BellRing aria-hidden="true" size={20} />
        {texts.remind(missing.map(({ displayName }) => displayName))}
      </Button>
      <p role="status">
        {reminding.isSuccess && texts.done(reminding.data.reminded)}
        {reminding.isError && failureOf(reminding.error)}
        {reminding.isIdle && hint}
      </p>
    </Way>
  );
}
