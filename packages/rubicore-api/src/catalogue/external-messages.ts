import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { EXTERNAL_SOURCES, ExternalMessage } from '../wire/external-message.ts';

/** Messages of other senders. Source: ADR 0049 */
export const externalMessages = defineArea({
  listExternalMessages: {
    method: 'GET',
    path: '/core/v1/external-message',
    summary: 'What Sveriges Radio and krisinformation.se tell of our area now, VMA first, then the newest',
    access: 'anyone',
    query: Type.Object({ source: Type.Optional(Type.Enum(EXTERNAL_SOURCES)) }),
    answer: Type.Array(ExternalMessage),
    shared: true,
    extension: true,
  },
});
