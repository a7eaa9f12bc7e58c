import { Button, colour } from '@brandpost/ui';
import { SelectField } from '@brandpost/ui/fields';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import type { Folder } from '../list/use-folders.ts';
import { mediaTexts } from '../media-texts.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './uploads.ts';
import { canMove, isUnderWay, type Upload } from './uploads-slice.ts';

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

type UploadPanelProps = { uploads: Uploads; queue: readonly Upload[]; folders: readonly Folder[] };

/** The files that are being added, above those that are there: one can go on looking while they are on their way. */
export function UploadPanel({ uploads, queue, folders }: UploadPanelProps) {
  const { uploads: texts } = mediaTexts;
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  // The form of a file that is on its way is gone.
  const heading = useLostFocus<HTMLHeadingElement>(queue.map(({ progress }) => progress.step).join());
  const added = queue.at(-1)?.id;

  // New files are where one goes on.
  useEffect(() => {
    if (added !== undefined) heading.current?.focus();
  }, [added, heading]);

  if (queue.length === 0) return null;
  const counted = (step: string) => queue.filter(({ progress }) => progress.step === step).length;
  const describing = counted('describing');
  const isAnyUnderWay = queue.some(({ progress }) => isUnderWay(progress.step));
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
          {describing > 1 && (
            <Button type="button" onClick={sendAll}>
              {texts.all(describing)}
            </Button>
          )}
          {!isAnyUnderWay && (
            <Button type="button" data-look="quiet" onClick={uploads.clear}>
              {texts.clearDone}
            </Button>
          )}
        </Actions>
      </Head>
      <Notes>
        <ShieldCheck aria-hidden="true" size={20} />
        <p>
          {queue.some(({ file }) => file.type.startsWith('image/')) && `${texts.privacy} `}
          <span role="status">{texts.summary(counted('done'), queue.length, counted('failed'))}</span>
        </p>
      </Notes>
      <FolderChoice uploads={uploads} queue={queue} folders={folders} />
      <Rows>
        {queue.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} isOnlyOne={describing === 1} />
        ))}
      </Rows>
    </Frame>
  );
}

const Choice = styled.div`
  max-width: 26rem;
  margin-bottom: 1rem;
`;

/** Where the files go that are not on their way yet: all of them at once. */
function FolderChoice({ uploads, queue, folders }: UploadPanelProps) {
  const { uploads: texts } = mediaTexts;
  const waiting = queue.filter(canMove);
  if (waiting.length === 0 || folders.length === 0) return null;
  const chosen = new Set(waiting.map(({ categoryId }) => categoryId));
  const [only = null] = chosen.size === 1 ? chosen : [];
  return (
    <Choice>
      <SelectField
        label={mediaTexts.words.folder}
        hint={waiting.length === 1 ? undefined : texts.folderOf(waiting.length)}
        value={only === null ? '' : String(only)}
        onChange={(folder) => uploads.move(Number(folder))}
        options={[
          ...(only === null
            ? [{ value: '', name: chosen.size > 1 ? texts.severalFolders : mediaTexts.noFolder }]
            : []),
          ...folders.map(({ id, name }) => ({ value: String(id), name })),
        ]}
      />
    </Choice>
  );
}
