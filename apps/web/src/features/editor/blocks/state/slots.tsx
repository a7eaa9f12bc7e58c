import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Places on the page that parts of the active block are put into, once they are there. */
type Slots = {
  /** For its form, beside the canvas. */
  form: HTMLElement | null;
  setForm: (element: HTMLElement | null) => void;
  /** For the tools of its text, at its own. */
  tools: HTMLElement | null;
  setTools: (element: HTMLElement | null) => void;
};

const NOWHERE = () => undefined;
const SlotsContext = createContext<Slots>({ form: null, setForm: NOWHERE, tools: null, setTools: NOWHERE });

export function SlotsProvider({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ form, setForm, tools, setTools }), [form, tools]);
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

export function useSlots(): Slots {
  return useContext(SlotsContext);
}
