import { isDeepStrictEqual } from 'node:util';
import { type AlertTranslation, isOutOrScheduled, type PostFields } from '@brandpost/domain';

/**
 * A post in which each translation of an alert that is out tells since when the Swedish text says more than it does: what
 * it has said before is read on, in earnest, by those who read no Swedish. What the caller says of it is left out.
 */
export function markOutdatedTranslations(
  fields: PostFields,
  before: PostFields | null,
  now: Date,
): PostFields {
  const { alert } = fields;
  // What is no list of translations at all is refused with its field afterwards.
  if (!Array.isArray(alert?.translations) || alert.translations.some(isNoRecord)) return fields;
  const saysMore = before !== null && isOutOrScheduled(before.status) && !isSameInSwedish(before, fields);
  const translations = alert.translations.map((translation) => {
    const words = wordsOf(translation);
    const was = before?.alert?.translations?.find(({ language }) => language === translation.language);
    if (was === undefined || !isDeepStrictEqual(wordsOf(was), words)) return words;
    const outdatedSince = was.outdatedSince ?? (saysMore ? now.toISOString() : undefined);
    return outdatedSince === undefined ? words : { ...words, outdatedSince };
  });
  return { ...fields, alert: { ...alert, translations } };
}

const isNoRecord = (value: unknown) => typeof value !== 'object' || value === null;

function wordsOf({ outdatedSince: _, ...words }: AlertTranslation) {
  return words;
}

function isSameInSwedish(before: PostFields, after: PostFields): boolean {
  const said = ({ title, excerpt, content, alert }: PostFields) =>
    [title, excerpt, content, alert?.instructions ?? [], alert?.updates ?? []] as const;
  return isDeepStrictEqual(said(before), said(after));
}
