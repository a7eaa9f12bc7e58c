/** A JSON Schema as data. */
export type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  /** What is said in place of the usual message, by keyword: an annotation of ours. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly [keyword: string]: unknown;
};

/** A broken keyword, as ajv reports it. */
export type SchemaError = {
  /** JSON Pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A schema with the code that ajv has written for it (`standaloneSource`). */
export type CompiledSchema = {
  readonly schema: JsonSchema;
  /** Every keyword that the input breaks; empty when it fits. */
  errorsOf(input: unknown): readonly SchemaError[];
};
