import { Button, colour } from '@brandpost/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { askWhatToInsertAfter } from '../commands/insert-block.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const Empty = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  padding: 3rem 1rem;
  border: 1px dashed ${colour('line')};
  border-radius: var(--bp-radius-l);
  text-align: center;

  strong {
    font-size: 1.25rem;
  }
  p {
    margin-block-end: 0.75rem;
    color: ${colour('muted')};
  }
`;

/** A page that nothing stands on yet, and the way to begin. */
export function EmptyPage() {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  return (
    <Empty>
      <strong>{editorTexts.empty}</strong>
      <p>{editorTexts.emptyHelp}</p>
      {!isRestricted && (
        <Button type="button" onClick={() => askWhatToInsertAfter(store, null)}>
          <Plus aria-hidden="true" size={20} />
          {editorTexts.inserter.open}
        </Button>
      )}
    </Empty>
  );
}
