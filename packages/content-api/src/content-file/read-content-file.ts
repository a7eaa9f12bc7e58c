import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'secure-json-parse';
import type { Static } from 'typebox';
import { isWellFormed } from '../plugins/schema-checks.ts';
import { type ContentFile, ContentFileSchema, type PostInFile, PostInFileSchema } from './content-file.ts';

const MAX_NAMED_PROBLEMS = 10;

/** What is wrong with a file, each problem with the place where it is. */
export class ContentFileError extends Error {}

/**
 * A content file from its text, with what it leaves out filled in. Whether its records keep the rules is for those to
 * judge.
 * @throws ContentFileError when it is no JSON or not of the shape that `ContentFileSchema` gives
 */
export function readContentFile(text: string): ContentFile {
  let value: unknown;
  try {
    value = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    throw new ContentFileError(`It is no JSON (${(cause as Error).message}).`, { cause });
  }
  if (!isWellFormed(value))
    throw new ContentFileError('It holds signs that cannot be stored, or is nested too deep.');
  const isRight = compiled<ContentFile>(ContentFileSchema);
  if (isRight(value)) return value;
  const problems = (isRight.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  const rest = problems.length - MAX_NAMED_PROBLEMS;
  throw new ContentFileError(
    [...problems.slice(0, MAX_NAMED_PROBLEMS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
  );
}

let fillIn: ValidateFunction<PostInFile> | undefined;

/** A post with what a file may leave out filled in; whether it is right is asked with the file. */
export function completePost(given: Static<typeof PostInFileSchema>): PostInFile {
  const post = structuredClone(given);
  fillIn ??= compiled<PostInFile>(PostInFileSchema);
  fillIn(post);
  return post as PostInFile;
}

/** A check that fills in what is left out. */
function compiled<Whole>(schema: object): ValidateFunction<Whole> {
  const options = { allErrors: true, useDefaults: true, strict: true, validateSchema: false, meta: false };
  return new Ajv(options).compile<Whole>(schema);
}
