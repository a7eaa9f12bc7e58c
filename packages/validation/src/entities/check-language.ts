import { OWN_LANGUAGE, type PostFields } from '@brandpost/domain';
import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';

type Judged = Pick<PostFields, 'language' | 'translationOfId'> & { readonly type: PostFields['type'] | null };

/**
 * Why something may not be published in its language; empty when it may. What is not Swedish is a page, and a version of
 * a Swedish one: so nobody finds a page in a language that they cannot leave. Source: ADR 0062
 */
export function checkLanguage({ type, language, translationOfId }: Judged): FieldError[] {
  const isSwedish = language === OWN_LANGUAGE;
  if (type !== 'page' && !(isSwedish && translationOfId === null)) {
    return [{ field: 'language', message: messages.language.pagesOnly }];
  }
  if (isSwedish && translationOfId !== null) {
    return [{ field: 'language', message: messages.language.notSwedish }];
  }
  if (!isSwedish && translationOfId === null) {
    return [{ field: 'translationOfId', message: messages.language.original }];
  }
  return [];
}
