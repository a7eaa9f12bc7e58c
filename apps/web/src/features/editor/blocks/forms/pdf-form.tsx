import { MAX_FILES_PER_BLOCK } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { type PdfEntry, pdfEntries } from '../operations/pdf-entries.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { Buttons, FormNote, FormPanel, SmallIconButton } from '../parts/form-panel.tsx';
import { LimitedTextField } from '../parts/limited-text-field.tsx';
import { type EditorStore, useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.pdf;
/** Of one document; the block's own limit is that of all of them together. */
const TITLE_LIMIT = 500;
const DESCRIPTION_LIMIT = 1000;

const Files = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
    padding-block-start: 0.875rem;
    border-block-start: 1px solid ${colour('line')};
  }
`;

/** Documents in order, each with its title and description. */
export function PdfForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const files = pdfEntries(node.props.pdf);
  const save = (changed: PdfEntry[]) => changeProps(store, node.id, { pdf: JSON.stringify(changed) });
  return (
    <FormPanel>
      <BlockTextField node={node} prop="title" label={texts.title} isFirst />
      <Files aria-label={texts.files}>
        {files.map((file, index) => {
          const name = file.title || file.filename;
          const change = (part: Partial<PdfEntry>) => save(files.with(index, { ...file, ...part }));
          const move = (to: number) => save(files.toSpliced(index, 1).toSpliced(to, 0, file));
          return (
            <li key={index}>
              <LimitedTextField
                label={texts.fileTitle(index + 1)}
                value={file.title}
                limit={TITLE_LIMIT}
                onChange={(title) => change({ title })}
                hint={file.filename}
              />
              <LimitedTextField
                label={texts.fileDescription(index + 1)}
                value={file.description}
                limit={DESCRIPTION_LIMIT}
                onChange={(description) => change({ description })}
              />
              <Buttons>
                <SmallIconButton
                  type="button"
                  aria-label={texts.up(name)}
                  disabled={index === 0}
                  onClick={() => move(index - 1)}
                >
                  <ArrowUp aria-hidden="true" size={16} />
                </SmallIconButton>
                <SmallIconButton
                  type="button"
                  aria-label={texts.down(name)}
                  disabled={index === files.length - 1}
                  onClick={() => move(index + 1)}
                >
                  <ArrowDown aria-hidden="true" size={16} />
                </SmallIconButton>
                <SmallIconButton
                  type="button"
                  aria-label={texts.remove(name)}
                  onClick={() => save(files.toSpliced(index, 1))}
                >
                  <X aria-hidden="true" size={16} />
                </SmallIconButton>
              </Buttons>
            </li>
          );
        })}
      </Files>
      {files.length >= MAX_FILES_PER_BLOCK && <FormNote>{texts.tooLong}</FormNote>}
      <SmallButton
        type="button"
        disabled={files.length >= MAX_FILES_PER_BLOCK}
        onClick={() => add(store, node.id, files)}
      >
        <Plus aria-hidden="true" size={16} />
        {texts.add}
      </SmallButton>
    </FormPanel>
  );
}

async function add(store: EditorStore, blockId: string, files: readonly PdfEntry[]): Promise<void> {
  const picked = await store.given.sources.pickMedia('pdf');
  if (picked === null) return;
  const { id, filename, title, description } = picked;
  changeProps(store, blockId, { pdf: JSON.stringify([...files, { id, filename, title, description }]) });
}
