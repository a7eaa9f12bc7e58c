import { useEffect, useRef } from 'react';
import { ServedPart } from '../article/served-part.tsx';
import { useLayoutData } from '../layout/layout-data.ts';
import type { KnownStatement } from './known-statement.ts';
import { PAGE_FIELD_ID } from './lack-field-ids.ts';
import { plainForms } from './load-plain-forms.ts';
import { sendInPlace } from './send-in-place.ts';

/** The statement as the server wrote it; what writes it is loaded when somebody comes here from another page. */
export function StatementPart({ statement }: { statement: KnownStatement }) {
  const { siteName } = useLayoutData();
  const forms = plainForms();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = part.current?.querySelector<HTMLInputElement>(`#${PAGE_FIELD_ID}`);
    if (page?.value === '') page.value = pageBefore() ?? '';
  }, []);
  return (
    <div ref={part}>
      <ServedPart onSubmit={sendInPlace}>
        {forms && <forms.Statement statement={statement} actor={siteName} />}
      </ServedPart>
    </div>
  );
}

/** The page of ours that somebody came from; null where the browser does not say. */
function pageBefore(): string | null {
  const { navigation } = globalThis as { navigation?: History };
  const here = navigation?.currentEntry?.index ?? 0;
  const before = here > 0 ? navigation?.entries()[here - 1]?.url : document.referrer;
  const url = URL.parse(before ?? '');
  return url?.origin === location.origin && url.pathname !== location.pathname ? url.pathname : null;
}

/** What browsers know of the pages of this tab, as far as it is used; not all do. */
type History = {
  currentEntry: { index: number } | null;
  entries(): readonly { url: string | null }[];
};
