import { CONTACT_PAGE_SLUG, type Language } from '@brandpost/domain';
import { paths } from '../addresses/paths.ts';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { fetchVersionOf } from '../queries/pages.ts';
import { isAnsweredInSwedish } from '../texts/answer-language.ts';
import { frameInEnglish } from '../texts/frame-in-english.ts';
import type { FrameTexts } from '../texts/frame-texts.ts';

/** What stands around a page in a language; undefined for Swedish, which every page has with it. */
export async function loadFrame(services: Services, language: Language): Promise<FrameTexts | undefined> {
  if (isAnsweredInSwedish(language)) return undefined;
  const contact = await want(services, fetchVersionOf(services, CONTACT_PAGE_SLUG, language), null);
  return { ...frameInEnglish, ...(contact !== null && { contactPath: paths.page(contact) }) };
}
