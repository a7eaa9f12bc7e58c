import type { Post } from '@brandpost/domain';
import type { ArticleFrameWords, ArticleWords } from '../../article/article-texts.ts';
import { isAnsweredInSwedish } from '../../texts/answer-language.ts';

const words: ArticleWords = {
  contents: 'On this page',
  foldedContents: 'Contents',
  readMore: 'Read more',
  share: 'Share',
  mail: 'E-mail the link',
  print: 'Print',
  copied: 'The link has been copied.',
  copyFailed: 'The link could not be copied.',
};

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });

/** What stands around a text in another language than Swedish: in English. */
export function wordsAround({ language, updatedDate, publishedDate }: Post): ArticleFrameWords | undefined {
  if (isAnsweredInSwedish(language)) return undefined;
  const changed = updatedDate ?? publishedDate;
  return { lang: 'en', words, updated: changed && `Updated ${DATE.format(new Date(changed))}` };
}
