import { DAY_PATTERN, EMPLOYMENT_FORMS } from '@brandpost/domain';
import { messages } from '../messages.ts';
import { EMAIL, HTTP_URL } from '../patterns.ts';
import { filledText, record, text } from './fields.ts';

const place = text({ maxLength: 100, format: 'line' });
const form = filledText({ enum: EMPLOYMENT_FORMS });

/** A vacancy: it has to say where to apply. */
export function vacancyRules() {
  return record({
    lastDay: text({ pattern: DAY_PATTERN }),
    applyAt: filledText({
      maxLength: 500,
      pattern: `(?:${HTTP_URL})|(?:${EMAIL})`,
      messages: { pattern: messages.applyAt },
    }),
    form,
    place,
  });
}

/** A vacancy that is being written. */
export function vacancyDraftRules() {
  return record({ lastDay: text({ pattern: DAY_PATTERN }), applyAt: text({ maxLength: 500 }), form, place });
}
