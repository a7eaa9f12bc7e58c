import { Button, colour } from '@brandpost/ui';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { Folder } from '../list/use-folders.ts';
import { mediaTexts } from '../media-texts.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

const Frame = styled.section`
  padding: 1.25rem clamp(1rem, 2.5vw, 1.75rem) 0.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: 1.5rem;
    outline: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
const Notes = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: flex-start;
  margin: 0.625rem 0 1rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.45;

  svg {
    flex: none;
    color: ${colour('good')};
  }
`;
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The files that are being added, above those that are there: one can go on looking while they are on their way. */
export function UploadPanel({ uploads, folders }: { uploads: Uploads; folders: readonly Folder[] }) {
  const { queue } = uploads;
  const { uploads: texts } = mediaTexts;
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const added = queue.at(-1)?.id;

  // New files are where one goes on.
  useEffect(() => {
    if (added !== undefined) heading.current?.focus();
  }, [added]);

  if (queue.length === 0) return null;
  const counted = (step: string) => queue.filter(({ progress }) => progress.step === step).length;
  const describing = counted('describing');
  const folder = folders.find(({ id }) => id === queue[0]?.categoryId);
  const sendAll = () => {
    const forms = [...(frame.current?.querySelectorAll<HTMLFormElement>('form[data-upload]') ?? [])];
    for (const form of forms) form.requestSubmit();
    // What is wrong is known once the forms have been judged.
    setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 100);
  };
  return (
    <Frame ref={frame} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <Actions>
          {describing > 0 && (
            <Button type="button" onClick={sendAll}>
              {texts.all(describing)}
            </Button>
          )}
          {!uploads.isUnderWay && (
            <Button type="button" data-look="quiet" onClick={uploads.clear}>
              {texts.clearDone}
            </Button>
          )}
        </Actions>
      </Head>
      <Notes>
        <ShieldCheck aria-hidden="true" size={20} />
        <p>
          {texts.privacy} {folder !== undefined && texts.to(folder.name)}{' '}
          <span role="status">{texts.summary(counted('done'), queue.length, counted('failed'))}</span>
        </p>
      </Notes>
      <Rows>
        {queue.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </Rows>
    </Frame>
  );
}
