import { nullable, PUSH_LEVELS } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** What may be chosen by anyone who wants crisis alerts as notifications. */
export const PushSettings = Type.Object({
  /** What browsers subscribe with: the public VAPID key, in base64url. null where there are no notifications. */
  publicKey: nullable(Type.String()),
  /** Municipalities that may be chosen, by name. */
  municipalities: Type.Array(Type.String()),
});
export type PushSettings = Static<typeof PushSettings>;

const choices = {
  level: Type.Enum([...PUSH_LEVELS]),
  /** Empty for all that the service covers. */
  municipality: Type.String({ maxLength: 100 }),
  /** `HH:MM` in Sweden; null where notifications may come at any hour. */
  quiet: nullable(Type.Object({ from: Type.String(), to: Type.String() })),
};

/** What somebody has chosen. */
export const PushChoices = Type.Object(choices);
export type PushChoices = Static<typeof PushChoices>;

/** A browser's subscription is known by its address at the push service, which nobody else knows. */
const endpoint = Type.String({ maxLength: 1500 });
export const PushEndpointBody = Type.Object({ endpoint });

const keys = { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) };

/** A browser's subscription with its two keys, in base64url. */
export const PushDeviceBody = Type.Object({ endpoint, ...keys });
export type PushDeviceBody = Static<typeof PushDeviceBody>;

/** The same and what has been chosen. Nothing about a person. */
export const PushSubscriptionBody = Type.Object({
  endpoint,
  ...keys,
  ...choices,
});
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;
