import type { PushChoices, PushSettings } from '@brandpost/rubicore-api';
import { useEffect, useRef, useState } from 'react';
import { pushSupport } from './browser-push.ts';
import { PushForm } from './push-form.tsx';
import { PushStatus } from './push-status.tsx';
import { pushTexts as texts } from './push-texts.ts';
import { usePushSubscription } from './use-push-subscription.ts';

const NOTICES = {
  denied: texts.denied,
  'home-screen': texts.homeScreen,
  unsupported: texts.unsupported,
} as const;

type PushPanelProps = {
  settings: PushSettings;
  /** Somebody has pressed a button for it, and goes on in it. */
  isAsked: boolean;
};

/** Choosing crisis alerts for this browser, and what has been chosen. */
export function PushPanel({ settings, isAsked }: PushPanelProps) {
  const [support, setSupport] = useState(pushSupport);
  const [isChanging, setChanging] = useState(false);
  const { chosen, said, save, stop } = usePushSubscription(settings);
  const frame = useRef<HTMLDivElement>(null);
  const isReady = chosen !== undefined;
  // What was pressed is gone: keys go on where it was.
  useEffect(() => {
    if (isReady && isAsked) frame.current?.focus();
  }, [isReady, isAsked]);

  const submit = async (choices: PushChoices) => {
    if (await save(choices)) setChanging(false);
    setSupport(pushSupport());
    frame.current?.focus();
  };
  const end = async () => {
    await stop();
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <p role="status">
        {said ?? (support === 'ready' ? (isReady ? '' : texts.checking) : NOTICES[support])}
      </p>
      {support === 'ready' && chosen && !isChanging && (
        <PushStatus choices={chosen} onChange={() => setChanging(true)} onStop={end} />
      )}
      {support === 'ready' && isReady && (chosen === null || isChanging) && (
        <PushForm
          settings={settings}
          chosen={chosen}
          onSubmit={submit}
          onCancel={chosen === null ? null : () => setChanging(false)}
        />
      )}
    </div>
  );
}
