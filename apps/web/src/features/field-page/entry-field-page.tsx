import { GlobalStyle } from '@brandpost/ui';
import { createRoot } from 'react-dom/client';
import { TYPEFACE } from '../../document/typeface/typeface.ts';
import { showChosenTheme } from '../../layout/theme/theme-choice.ts';
import { FieldPage } from './field-page.tsx';

/* The page that the service worker answers with when there is no network; with the policy of a file, so no inline script. */

showChosenTheme();
createRoot(document.getElementById('field-page') as HTMLElement).render(
  <>
    <GlobalStyle $faces={TYPEFACE} />
    <FieldPage />
  </>,
);
