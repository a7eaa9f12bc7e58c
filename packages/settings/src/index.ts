export { address, listOf, network, oneOf, origin, port, text, token, wholeNumber } from './kinds.ts';
export { givenSettings, readSettings, type SettingsOf } from './read-settings.ts';
export { SettingError } from './setting-error.ts';
