import { _, Ajv, type CodeKeywordDefinition } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { EMAIL, HTTP_URL, LINE } from './patterns.ts';
import { hasUnsavableText } from './unsavable-text.ts';

/** What the written code imports, and from where. */
export type StandaloneImports = Readonly<
  Record<'CompiledSchema' | 'hasUnsavableText' | 'textLength', string>
>;

const FROM_PACKAGE: StandaloneImports = {
  CompiledSchema: '@brandpost/validation',
  hasUnsavableText: '@brandpost/validation',
  textLength: '@brandpost/validation',
};

/** Has the same length in characters as `textLength`, which needs no ajv at run time. */
const AJV_LENGTH = 'require("ajv/dist/runtime/ucs2length").default';

/**
 * Writes validators as TypeScript, with ajv: a module that exports `compiled`, a `CompiledSchema` for each schema, for
 * `validate`. Nothing is compiled when it runs, so it works under a content security policy without `unsafe-eval`.
 *
 * Beside JSON Schema (draft 07) schemas may hold `nullable`; `messages`, texts by keyword; `filled`, for a text that is
 * more than white space; `savable`, for what holds no text that a database refuses; and the formats `email`, `http-url`
 * and `line`. A list that is longer than its `maxItems` is read no further.
 * @param schemas plain JSON Schemas by name, such as TypeBox makes
 * @throws Error for what is no schema, and for what ajv's strict mode refuses
 */
export function standaloneSource(
  schemas: Readonly<Record<string, object>>,
  imports: StandaloneImports = FROM_PACKAGE,
): string {
  const ajv = newAjv();
  const named = Object.entries(schemas).map(([name, schema], index) => ({
    name,
    schema,
    id: `validator${index}`,
  }));
  for (const { id, schema } of named) ajv.addSchema(schema, id);
  const code = standaloneCode
    .default(ajv, Object.fromEntries(named.map(({ id }) => [id, id])))
    .replace('"use strict";', '')
    .replaceAll('export const validator', 'const validator')
    .replaceAll(AJV_LENGTH, 'textLength');
  if (/\brequire\(/.test(code)) throw new Error('The written validators ask for a module at run time.');
  const members = named.map(({ name, schema, id }) => {
    const errors = `errorsOf: (input) => (${id}(input) ? [] : ${id}.errors)`;
    return `  ${JSON.stringify(name)}: { schema: ${constantOf(code, schema)}, ${errors} },`;
  });
  const names = named.map(({ name }) => JSON.stringify(name)).join(' | ');
  return [
    '// @ts-nocheck',
    '// Written by `pnpm generate` from schemas: change those.',
    `import type { CompiledSchema } from '${imports.CompiledSchema}';`,
    ...(['hasUnsavableText', 'textLength'] as const)
      .filter((name) => code.includes(name))
      .map((name) => `import { ${name} } from '${imports[name]}';`),
    code.trim(),
    `export const compiled: Readonly<Record<${names}, CompiledSchema>> = {`,
    ...members,
    '};\n',
  ].join('\n');
}

/** The name under which ajv's code has a schema; the schema itself where the code does not need it. */
function constantOf(code: string, schema: object): string {
  const text = JSON.stringify(schema);
  const line = code
    .split('\n')
    .find((line) => line.startsWith('const schema') && line.endsWith(` = ${text};`));
  return line?.split(' ')[1] ?? text;
}

function newAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    $data: true,
    // The texts are ours, by keyword.
    messages: false,
    code: { source: true, esm: true, lines: true },
    formats: {
      // SPEC section 5 lets an address be empty: whether it has to be there is another keyword's.
      email: new RegExp(`^$|${EMAIL}`, 'u'),
      'http-url': new RegExp(`^$|${HTTP_URL}`, 'u'),
      line: new RegExp(LINE, 'u'),
    },
    keywords: ['messages', FILLED, SAVABLE, SAME_AS],
  });
  // With all errors asked for, ajv would read a list to its end however long it is.
  const items = ajv.getKeyword('items') as CodeKeywordDefinition;
  const bounded: CodeKeywordDefinition = {
    ...items,
    code: (cxt) => {
      const { maxItems = Number.MAX_SAFE_INTEGER } = cxt.parentSchema as { maxItems?: number };
      cxt.gen.if(_`${cxt.data}.length <= ${maxItems}`, () => items.code(cxt));
    },
  };
  return ajv.removeKeyword('items').addKeyword(bounded);
}

const FILLED: CodeKeywordDefinition = {
  keyword: 'filled',
  schemaType: 'boolean',
  code: (cxt) => {
    if (cxt.schema === true) cxt.fail(_`typeof ${cxt.data} == "string" && !/\\S/.test(${cxt.data})`);
  },
};

const SAVABLE: CodeKeywordDefinition = {
  keyword: 'savable',
  schemaType: 'boolean',
  code: (cxt) => {
    if (cxt.schema !== true) return;
    const called = cxt.gen.scopeValue('func', { ref: hasUnsavableText, code: _`hasUnsavableText` });
    cxt.fail(_`${called}(${cxt.data})`);
  },
};

/** For the generic validator alone: the very value that another field of the record has. */
const SAME_AS: CodeKeywordDefinition = {
  keyword: 'sameAs',
  $data: true,
  code: (cxt) => cxt.fail$data(_`${cxt.data} !== ${cxt.schemaCode}`),
};
