/** What one value must be. Rules that are left out do not apply. Source: SPEC section 5, generic validator. */
export type FieldRules = {
  readonly required?: boolean;
  /** Said in place of the usual message when the value is missing. */
  readonly requiredMessage?: string;
  /** Required only where another field of the same record has one of these values. */
  readonly requiredWhen?: { readonly field: string; readonly oneOf: readonly string[] };
  /** A text in one line, without control characters and signs that do not show. */
  readonly line?: boolean;
  readonly email?: boolean;
  /** http or https; an empty text passes. */
  readonly url?: boolean;
  /** Characters. */
  readonly minLength?: number;
  /** Characters. */
  readonly maxLength?: number;
  readonly boolean?: boolean;
  /** A whole number that JavaScript holds exactly. */
  readonly integer?: boolean;
  /** Least value of an integer. */
  readonly minimum?: number;
  /** Must equal another field of the same record, called `name` in the message. */
  readonly match?: { readonly field: string; readonly name: string };
  /** Must match a regular expression (`u` flag), which should be anchored at both ends. */
  readonly regex?: { readonly pattern: string; readonly message: string };
  /** Must be one of these texts. */
  readonly oneOf?: readonly string[];
};

/** A list of ids. */
export type IdListRules = {
  readonly kind: 'ids';
  readonly required?: boolean;
  readonly requiredMessage?: string;
  readonly maxCount: number;
  readonly maxCountMessage?: string;
};

/** A list of records that share their rules. */
export type RecordListRules = {
  readonly kind: 'records';
  readonly each: EntityRules;
  readonly maxCount: number;
};

/** A record within a record; may be null. */
export type RecordRules = { readonly kind: 'record'; readonly fields: EntityRules };

/** Anything at all, as long as every text in it can be saved. Somebody else knows its shape. */
export type OpenRules = { readonly kind: 'open' };

export type AnyRules = FieldRules | IdListRules | RecordListRules | RecordRules | OpenRules;

/** The rules of a record, by field. Fields that are not named may hold anything. */
export type EntityRules = { readonly [field: string]: AnyRules };
