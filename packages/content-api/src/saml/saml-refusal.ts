/**
 * Why a message was refused. The person who sent it reads nothing of this; it stands in the audit log.
 * Source: SECURITY section 2.3, step 5.
 */
export type RefusalCode =
  // The text, before anything reads it as XML.
  | 'NOT_BASE64'
  | 'TOO_LARGE'
  | 'TOO_DEEP'
  | 'DECLARATION'
  | 'PROCESSING_INSTRUCTION'
  | 'TRAILING_BYTES'
  | 'NOT_WELL_FORMED'
  // The document as a whole.
  | 'UNKNOWN_MESSAGE'
  | 'ENCRYPTED'
  | 'ENCRYPTION'
  | 'DECRYPTION'
  | 'ASSERTION_COUNT'
  | 'SIGNATURE_PLACE'
  | 'SIGNATURE_SHAPE'
  | 'ALGORITHM'
  | 'REPEATED_ID'
  | 'ATTRIBUTE_NAME'
  | 'STATUS'
  | 'DESTINATION'
  | 'ISSUER'
  | 'IN_RESPONSE_TO'
  // What is signed.
  | 'SIGNATURE'
  | 'LIBRARY'
  | 'SUBJECT_CONFIRMATION'
  | 'RECIPIENT'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'TOO_OLD'
  | 'CONDITIONS'
  | 'AUDIENCE'
  | 'NAME_ID'
  | 'AUTHN_STATEMENT'
  | 'AUTHN_CONTEXT'
  | 'AUTHN_TOO_OLD'
  // What it means here.
  | 'TIME_LIMIT'
  | 'TRANSACTION_UNKNOWN'
  | 'TRANSACTION_EXPIRED'
  | 'RELAY'
  | 'REPLAYED'
  | 'ASSERTION_SEEN'
  | 'UID'
  | 'NOT_A_MEMBER'
  | 'NO_ACCOUNT'
  | 'USER_CLOSED';

/** A SAML message that is not accepted. The message text is for the log alone. */
export class SamlRefusal extends Error {
  override readonly name = 'SamlRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
  }
}
