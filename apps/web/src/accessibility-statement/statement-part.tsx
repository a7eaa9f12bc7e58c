import { useState } from 'react';
import { AsServed } from '../article/as-served.tsx';
import { useLayoutData } from '../layout/layout-data.ts';
import type { KnownStatement } from './known-statement.ts';
import { statementView } from './load-statement.ts';

/** The statement as the server wrote it; what writes it is loaded when somebody comes here from another page. */
export function StatementPart({ statement }: { statement: KnownStatement }) {
  const { siteName } = useLayoutData();
  const View = statementView();
  const [isServed] = useState(View === null);
  if (View === null || isServed) return <AsServed />;
  return (
    <div data-as-served="">
      <View statement={statement} actor={siteName} />
    </div>
  );
}
