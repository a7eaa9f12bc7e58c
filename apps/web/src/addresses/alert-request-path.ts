import { paths } from './paths.ts';

/** A crisis alert that waits for a second person; only those load it who may publish one. */
export function alertRequestPath(id: number): string {
  return `${paths.publishAlert()}?begaran=${id}`;
}
