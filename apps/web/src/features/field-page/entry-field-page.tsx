import { GlobalStyle } from '@brandpost/ui';
import { createRoot } from 'react-dom/client';
import { FONT_EXTENDED_PATH, FONT_PATH } from '../../document/fonts.ts';
import { showChosenTheme } from '../../layout/theme/theme-choice.ts';
import { FieldPage } from './field-page.tsx';

/* The page that the service worker answers with when there is no network; with the policy of a file, so no inline script. */

showChosenTheme();
createRoot(document.getElementById('field-page') as HTMLElement).render(
  <>
    <GlobalStyle $fontUrl={FONT_PATH} $fontExtendedUrl={FONT_EXTENDED_PATH} />
    <FieldPage />
  </>,
);
