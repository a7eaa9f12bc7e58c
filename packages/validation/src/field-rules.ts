/** What one value must be. Rules that are left out do not apply. Source: SPEC section 5, generic validator. */
export type FieldRules = {
  readonly required?: boolean;
  /** Said in place of the usual message when the value is missing. */
  readonly requiredMessage?: string;
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
};

/**
 * The generic validator as one schema, of a value together with its rules: its keywords refer to those (`$data` of ajv).
 * So rules that are not known before it runs need no code that makes code.
 */
export const genericSchema = {
  type: 'object',
  properties: { matched: { sameAs: { $data: '1/other' } } },
  allOf: [
    where('required', { required: ['value'], ...valueIs({ filled: true }) }),
    where('boolean', valueIs({ type: 'boolean' })),
    where(
      'integer',
      valueIs({
        type: 'integer',
        minimum: { $data: '1/rules/minimum' },
        exclusiveMinimum: -(2 ** 53),
        maximum: Number.MAX_SAFE_INTEGER,
      }),
    ),
    where('text', {
      ...valueIs({
        type: 'string',
        savable: true,
        minLength: { $data: '1/rules/minLength' },
        maxLength: { $data: '1/rules/maxLength' },
        pattern: { $data: '1/rules/regex/pattern' },
      }),
      allOf: [
        where('line', valueIs({ type: 'string', format: 'line' })),
        where('email', valueIs({ type: 'string', format: 'email' })),
        where('url', valueIs({ type: 'string', format: 'http-url' })),
      ],
    }),
  ],
};

/** What holds where a rule is set. */
function where(rule: string, then: object): object {
  const isSet = { type: 'object', required: [rule], properties: { [rule]: { const: true } } };
  return { if: { properties: { rules: isSet } }, then };
}

function valueIs(schema: object): object {
  return { properties: { value: schema } };
}
