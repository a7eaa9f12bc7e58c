import { Button } from '@brandpost/ui';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { noticeSettingsTexts } from './notice-settings-texts.ts';
import { type DeviceState, useNoticeDevice } from './use-notice-device.ts';

const { device: texts } = noticeSettingsTexts;

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  margin-bottom: 0.75rem;
`;

const SAID: Record<DeviceState, string> = {
  asking: texts.asking,
  ready: '',
  off: texts.off,
  on: texts.on,
  denied: texts.denied,
  unsupported: texts.unsupported,
  'home-screen': texts.homeScreen,
};

/** Whether this browser gets notices, and the button that changes it. */
export function NoticeDevice({ publicKey }: { publicKey: string }) {
  const { state, change } = useNoticeDevice(publicKey);
  const isChangeable = state === 'on' || state === 'off';
  return (
    <Frame>
      <p role="status">{SAID[state]}</p>
      {isChangeable && (
        <Button
          type="button"
          data-look="quiet"
          onClick={() => change.mutate(state === 'off')}
          {...ariaDisabled(change.isPending)}
        >
          {state === 'off' ? texts.start : texts.stop}
        </Button>
      )}
      {change.isError && <Failure>{texts.failed}</Failure>}
    </Frame>
  );
}
