import { ApiError, type RubicoreClient } from '@brandpost/rubicore-api';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useRenew } from '../app/use-renew.ts';
import { entryFrom } from '../queries/read.ts';

/** How it stands with a form that is saved as a whole. */
export type Saving = {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** What is wrong with each field, by its name. */
  errors: ReadonlyMap<string, string>;
  message: string;
};

const IDLE: Saving = { state: 'idle', errors: new Map(), message: '' };

/** Saves a form: what is wrong is said beside its fields, as the API tells it. */
export function useSaving() {
  const { client } = useServices();
  const renew = useRenew();
  const [saving, setSaving] = useState(IDLE);
  /** @returns whether it was saved */
  const save = async (work: (client: RubicoreClient) => Promise<unknown>): Promise<boolean> => {
    setSaving({ ...IDLE, state: 'saving' });
    try {
      await work(client);
    } catch (error) {
      const fields = error instanceof ApiError ? (error.errors ?? []) : [];
      const errors = new Map(fields.map(({ field, message }) => [field, message]));
      setSaving({ state: 'failed', errors, message: entryFrom(error).message });
      return false;
    }
    setSaving({ ...IDLE, state: 'saved' });
    await renew();
    return true;
  };
  return { saving, save };
}
