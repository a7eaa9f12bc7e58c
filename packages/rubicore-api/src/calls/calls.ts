import type { Catalogue, EndpointName } from '../catalogue.ts';
import { otherCalls } from './other-calls.ts';
import { visitorCalls } from './visitor-calls.ts';

/**
 * Method and path of every call, without the schemas: all that a browser needs in order to make one. The type
 * holds each line to the catalogue, letter by letter.
 */
export const calls = { ...visitorCalls, ...otherCalls } satisfies {
  [Name in EndpointName]: `${Catalogue[Name]['method']} ${Catalogue[Name]['path']}`;
};
