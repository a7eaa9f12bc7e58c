import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { errorsReducer } from './errors-slice.ts';

/** Client state: what neither the address nor the API can tell. See docs/map.md, "Who owns which state". */
export function createStore() {
  return configureStore({ reducer: { errors: errorsReducer } });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = { errors: ReturnType<typeof errorsReducer> };

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
