import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Ways } from './action-form.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

type SendOrCancelProps = { send: string; isSending: boolean; onCancel: () => void };

/** How a change of an alert that is out is sent, or left be. */
export function SendOrCancel({ send, isSending, onCancel }: SendOrCancelProps) {
  return (
    <Ways>
      <button type="submit" {...ariaDisabled(isSending)}>
        {send}
      </button>
      <button type="button" data-look="quiet" onClick={onCancel}>
        {texts.cancel}
      </button>
    </Ways>
  );
}
