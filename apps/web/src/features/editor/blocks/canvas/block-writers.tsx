import { postEditorTexts } from '../../post-editor-texts.ts';
import { WriterMarks } from '../../presence/writer-marks.tsx';
import { useEditorStore } from '../state/editor-store.ts';
import { useSignalPart } from '../state/signal.ts';

/** Who else writes in a block, at its edge. */
export function BlockWriters({ id }: { id: string }) {
  const people = useSignalPart(useEditorStore().writers, (writers) => writers.get(id));
  if (people === undefined) return null;
  return <WriterMarks people={people} place={postEditorTexts.presence.inBlock} />;
}
