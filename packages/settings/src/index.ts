export { address, listOf, network, oneOf, origin, port, text, token, wholeNumber } from './kinds.ts';
export { listMisspelt, type MisspeltSetting, misspeltSettings, warnOfMisspelt } from './misspelt-settings.ts';
export { givenSettings, readSettings, type SettingsOf } from './read-settings.ts';
export { SettingError } from './setting-error.ts';
