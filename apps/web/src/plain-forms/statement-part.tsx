import { ServedPart } from '../article/served-part.tsx';
import { useLayoutData } from '../layout/layout-data.ts';
import type { KnownStatement } from './known-statement.ts';
import { plainForms } from './load-plain-forms.ts';
import { sendInPlace } from './send-in-place.ts';

/** The statement as the server wrote it; what writes it is loaded when somebody comes here from another page. */
export function StatementPart({ statement }: { statement: KnownStatement }) {
  const { siteName } = useLayoutData();
  const forms = plainForms();
  return (
    <ServedPart onSubmit={sendInPlace}>
      {forms && <forms.Statement statement={statement} actor={siteName} />}
    </ServedPart>
  );
}
