import type { PushSettings } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { type ComponentType, useCallback, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { pushSectionTexts as texts } from './push-section-texts.ts';

export { fetchPushSettings } from './fetch-push-settings.ts';

type Panel = ComponentType<{ settings: PushSettings; isAsked: boolean }>;

const Section = styled.section`
  margin-top: 3rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  > p {
    margin: 0.5rem 0 1rem;
    color: ${colour('muted')};
  }
  @media print {
    display: none;
  }
`;

/** Offers crisis alerts as notifications. What chooses them is loaded at a press, or where somebody has chosen before. */
export function PushSection({ settings }: { settings: PushSettings }) {
  const [panel, setPanel] = useState<{ Panel: Panel; isAsked: boolean } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const id = useId();
  const load = useCallback(async (isAsked: boolean) => {
    try {
      const { PushPanel: Panel } = await import('./push-panel.tsx');
      setPanel({ Panel, isAsked });
    } catch {
      setFailed(isAsked);
    }
  }, []);
  useEffect(() => {
    if (globalThis.Notification?.permission === 'granted') void load(false);
  }, [load]);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{texts.introduction}</p>
      {panel ? (
        <panel.Panel settings={settings} isAsked={panel.isAsked} />
      ) : (
        <Button type="button" onClick={() => void load(true)}>
          {texts.choose}
        </Button>
      )}
      <p role="alert" hidden={!isFailed || panel !== null}>
        {isFailed && texts.failed}
      </p>
    </Section>
  );
}
