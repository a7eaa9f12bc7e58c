import { type Language, languageAttributes, languageNames } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { paths } from '../../addresses/paths.ts';
import { translationId } from '../../addresses/translation-id.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { AlertTag } from '../../alert-level/alert-tag.tsx';
import { Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import type { PageSummary } from '../../queries/pages.ts';
import type { TranslatedAlert } from '../../queries/translated-alerts.ts';
import { introductions } from './overview-texts.ts';
import { PageTiles } from './page-tiles.tsx';

type AllInLanguageProps = {
  language: Language;
  pages: readonly PageSummary[];
  alerts: readonly TranslatedAlert[];
};

/** All that somebody who reads another language finds here: crises that are on now first, then pages. */
export function AllInLanguage({ language, pages, alerts }: AllInLanguageProps) {
  const translated = alerts.map(({ id, slug, title, text }) => ({
    ...{ id, slug, title, excerpt: text, media: null },
    type: 'alert' as const,
  }));
  return (
    <Container>
      <Breadcrumbs trail={[]} />
      <div {...languageAttributes(language)}>
        <h1>{languageNames[language]}</h1>
        {introductions[language] && <Introduction>{introductions[language]}</Introduction>}
        <PageTiles
          pages={[...translated, ...pages]}
          pathOf={(page) =>
            page.type === 'alert' ? `${paths.post(page)}#${translationId(language)}` : paths.post(page)
          }
          language={language}
          markOf={({ id }) => {
            const alert = alerts.find((one) => one.id === id);
            return alert && <AlertTag look={lookOf(alert, language)} />;
          }}
        />
      </div>
    </Container>
  );
}
