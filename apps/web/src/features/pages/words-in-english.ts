import type { Post } from '@brandpost/domain';
import type { ArticleFrameWords, ArticleWords } from '../../article/article-texts.ts';

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

/** What stands around a page in English. Of other languages it is Swedish, and said to be. */
export function wordsAround({ language, updatedDate, publishedDate }: Post): ArticleFrameWords | undefined {
  if (language !== 'en') return undefined;
  const changed = updatedDate ?? publishedDate;
  return { lang: language, words, updated: changed && `Updated ${DATE.format(new Date(changed))}` };
}
