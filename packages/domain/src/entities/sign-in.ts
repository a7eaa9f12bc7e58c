/*
 * Without the schema library: visitors' browsers load this.
 */

/** How one signs in to an e-service: not at all, with BankID, or with any Swedish e-identification. */
export const SIGN_INS = ['none', 'bankid', 'e-id'] as const;
export type SignIn = (typeof SIGN_INS)[number];
