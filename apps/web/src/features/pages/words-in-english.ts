import type { Post } from '@brandpost/domain';
import type { ArticleFrameWords, ArticleWords } from '../../article/article-texts.ts';
import { isAnsweredInSwedish } from '../../texts/answer-language.ts';
import { frameInEnglish } from '../../texts/frame-in-english.ts';
import type { FrameTexts } from '../../texts/frame-texts.ts';

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

type WordsAround = { frame?: ArticleFrameWords; around?: FrameTexts };

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });

/** What stands around a page in another language than Swedish, within its article and around it all: in English. */
export function wordsAround({ language, updatedDate, publishedDate }: Post): WordsAround {
  if (isAnsweredInSwedish(language)) return {};
  const changed = updatedDate ?? publishedDate;
  return {
    frame: { lang: 'en', words, updated: changed && `Updated ${DATE.format(new Date(changed))}` },
    around: frameInEnglish,
  };
}
