import { MASQUERADE_REASON_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { messages } from '../messages.ts';
import { USERNAME } from '../patterns.ts';
import { filledText, phone, text } from './fields.ts';

const NAME_MAX_LENGTH = 100;
const PROFILE_TEXT_MAX_LENGTH = 200;
const PROFILE_ITEMS_MAX_COUNT = 50;
/** Source: NIST SP 800-63B: long rather than odd. */
const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 200;

const name = { maxLength: NAME_MAX_LENGTH, format: 'line' };
const names = {
  username: filledText({ ...name, pattern: USERNAME, messages: { pattern: messages.username } }),
  uid: filledText(name),
  firstName: filledText(name),
  lastName: filledText(name),
};

const profileText = { maxLength: PROFILE_TEXT_MAX_LENGTH };
const profileTexts = {
  phone: phone(profileText),
  email: text({ ...profileText, format: 'email' }),
  address: text(profileText),
  workingArea: text(profileText),
  organisation: text(profileText),
};
const profileList = Type.Optional(
  Type.Array(Type.String(profileText), { maxItems: PROFILE_ITEMS_MAX_COUNT, nullable: true }),
);

/** What an account is called. */
export const accountRules = Type.Object(names);

/** What colleagues and the person themselves see of an account. Every field may be empty. */
export const profileRules = Type.Object({
  ...profileTexts,
  targetGroups: profileList,
  interests: profileList,
  documents: profileList,
});

/** An account in the administration's form, where the API finds an id for a new one that has none. */
export const accountFormRules = Type.Object({ ...names, uid: text(name), ...profileTexts });

/** A password's length; whether it is easily guessed is judged where it is set. */
export const passwordRules = Type.Object({
  password: filledText({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
});

/** What somebody calls one of their passkeys. */
export const passkeyRules = Type.Object({ name: filledText({ maxLength: PASSKEY_NAME_MAX_LENGTH }) });

/** Why somebody acts as another. */
export const masqueradeRules = Type.Object({
  reason: filledText({ maxLength: MASQUERADE_REASON_MAX_LENGTH }),
});
