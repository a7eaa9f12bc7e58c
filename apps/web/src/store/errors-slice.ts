import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** One entry of the error list. Source: SPEC section 8, Error list entry. */
export type ErrorEntry = { id: string; status: number; url: string; message: string };

const slice = createSlice({
  name: 'errors',
  initialState: [] as ErrorEntry[],
  reducers: {
    /** Adds an error unless the same one is on screen already: one failing service is told once. */
    errorReported: {
      prepare: (error: Omit<ErrorEntry, 'id'>) => ({ payload: { id: nanoid(), ...error } }),
      reducer(state, { payload }: PayloadAction<ErrorEntry>) {
        const isShown = state.some(
          (entry) => entry.status === payload.status && entry.message === payload.message,
        );
        if (!isShown) state.push(payload);
      },
    },
    /** Takes over what the server already put in the page. */
    errorsRestored(_, { payload }: PayloadAction<ErrorEntry[]>) {
      return payload;
    },
    errorClosed(state, { payload }: PayloadAction<string>) {
      return state.filter((entry) => entry.id !== payload);
    },
  },
});

export const { errorReported, errorsRestored, errorClosed } = slice.actions;
export const errorsReducer = slice.reducer;
