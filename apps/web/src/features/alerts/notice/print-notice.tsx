import type { Post } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { Printer } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { alertTexts } from '../alert-texts.ts';

type NoticeComponent = ComponentType<{ post: Post; onPrinted: () => void }>;

const Print = styled(Button)`
  margin-top: 1.5rem;

  @media print, (scripting: none) {
    display: none;
  }
`;

/** Prints an alert as a notice. What draws it is loaded by those alone who want it. */
export function PrintNotice({ post }: { post: Post }) {
  const [Notice, setNotice] = useState<NoticeComponent | null>(null);
  const load = async () => {
    // Pressed once more, it is printed once more.
    setNotice(null);
    const { Notice: loaded } = await import('./notice.tsx');
    setNotice(() => loaded);
  };
  const onPrinted = useCallback(() => setNotice(null), []);
  return (
    <>
      <Print type="button" data-look="quiet" onClick={load}>
        <Printer aria-hidden size={20} /> {alertTexts.printNotice}
      </Print>
      {Notice && <Notice post={post} onPrinted={onPrinted} />}
    </>
  );
}
