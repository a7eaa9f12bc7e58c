import { Button, colour, IconButton, media as screens } from '@brandpost/ui';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { kindInWords, sizeInWords } from '../file-facts.ts';
import { useIsInLibrary, ViewChange } from '../list/library-controls.tsx';
import { mediaTexts } from '../media-texts.ts';
import type { MediaWords } from '../words/media-words.ts';
import { WordsFields } from '../words/words-fields.tsx';
import { FilePreview } from './file-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Uploads } from './uploads.ts';
import { isUnderWay, type Upload } from './uploads-slice.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 0.75rem 1rem;
  padding: 1rem 0;
  border-top: 1px solid ${colour('line')};

  ${screens.tablet} {
    grid-template-columns: 120px minmax(0, 1fr) auto;
  }
`;
const Preview = styled(FilePreview)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--bp-radius-s);
`;
const Head = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: center;
  min-width: 0;
  font-size: 1rem;

  strong {
    display: block;
    overflow-wrap: anywhere;
    line-height: 1.3;
  }
`;
const State = styled.span`
  display: flex;
  gap: 0.4375rem;
  align-items: flex-start;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 1px;
  }
  &[data-tone='bad'] {
    color: ${colour('ink')};
  }
  &[data-tone='bad'] svg {
    color: ${colour('warning')};
  }
  &[data-tone='good'],
  &[data-tone='good'] svg {
    color: ${colour('good')};
  }
`;
const Words = styled.form`
  display: grid;
  gap: 0.875rem;
  grid-column: 1 / -1;

  ${screens.tablet} {
    grid-column: 2 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
const Small = styled(Button)`
  min-height: 44px;
  justify-self: start;
`;

const Other = styled(ViewChange)`
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('primary')};
  text-decoration: underline;
  cursor: pointer;
`;

type UploadRowProps = {
  upload: Upload;
  uploads: Uploads;
  /** No other file has still to be described, so that its button is the one that goes on. */
  isOnlyOne: boolean;
};

/** One file of the queue: what it is, what has to be said about it, and how far it has come. */
export function UploadRow({ upload, uploads, isOnlyOne }: UploadRowProps) {
  const { id, file, progress } = upload;
  const { uploads: texts } = mediaTexts;
  const form = useForm<MediaWords>({ defaultValues: upload.words, mode: 'onTouched' });
  const { subscribe } = form;
  // What is written stays with the file, wherever its row goes.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => uploads.write(id, values),
      }),
    [subscribe, uploads, id],
  );
  const removeLabel =
    isUnderWay(progress.step) && progress.step !== 'describing' ? texts.cancel : texts.remove;
  const addText = isOnlyOne ? texts.only : texts.one;
  return (
    <Row>
      <Preview file={file} />
      <Head>
        <strong>{file.name}</strong>
        <UploadState upload={upload} />
        {progress.step === 'sending' && (
          <UploadProgress
            max={100}
            aria-label={texts.progress(file.name)}
            {...(progress.share < 1 && { value: Math.round(progress.share * 100) })}
          />
        )}
        {progress.step === 'failed' && progress.failure.canRetry && (
          <Small
            type="button"
            onClick={() => uploads.retry(id)}
            aria-label={texts.nameOf(texts.retry, file.name)}
          >
            <RotateCw aria-hidden="true" size={18} />
            {texts.retry}
          </Small>
        )}
      </Head>
      {progress.step === 'done' ? (
        <span />
      ) : (
        <IconButton
          type="button"
          onClick={() => uploads.remove(id)}
          aria-label={texts.nameOf(removeLabel, file.name)}
        >
          <X aria-hidden="true" size={22} />
        </IconButton>
      )}
      {progress.step === 'describing' && (
        <Words noValidate onSubmit={form.handleSubmit((words) => uploads.describe(id, words))} data-upload>
          <FormProvider {...form}>
            <WordsFields isPicture={file.type.startsWith('image/')} />
          </FormProvider>
          <Small
            type="submit"
            data-look={isOnlyOne ? undefined : 'quiet'}
            aria-label={texts.nameOf(addText, file.name)}
          >
            {addText}
          </Small>
        </Words>
      )}
    </Row>
  );
}

function UploadState({ upload: { file, progress } }: { upload: Upload }) {
  const { uploads: texts } = mediaTexts;
  const isInLibrary = useIsInLibrary();
  switch (progress.step) {
    case 'describing':
      return (
        <State>
          {file.type !== '' && kindInWords(file.type)} {sizeInWords(file.size)}
        </State>
      );
    case 'waiting':
      return <State>{texts.waiting}</State>;
    case 'sending':
      return (
        <State>
          {progress.share < 1 ? texts.sending(Math.round(progress.share * 100)) : texts.receiving}
        </State>
      );
    case 'done':
      return (
        <State data-tone="good">
          <CircleCheck aria-hidden="true" size={19} />
          <span>
            {progress.media.duplicateOf === null ? texts.done : texts.duplicate}{' '}
            {progress.media.duplicateOf !== null && isInLibrary && (
              <Other to={{ openId: progress.media.duplicateOf }}>{texts.showOther}</Other>
            )}
          </span>
        </State>
      );
    case 'failed':
      return (
        <State data-tone="bad" role="alert">
          <CircleAlert aria-hidden="true" size={19} />
          {progress.failure.message}
        </State>
      );
  }
}
