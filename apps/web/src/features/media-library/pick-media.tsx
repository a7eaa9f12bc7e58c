import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { useCallback, useMemo, useState } from 'react';
import { Modal } from '../../forms/modal.tsx';
import { nameOf } from './file-facts.ts';
import type { LibraryView, MediaKind } from './list/library-view.ts';
import { MediaLibrary } from './media-library.tsx';
import { mediaTexts } from './media-texts.ts';
import { rememberedView, rememberView } from './remembered-view.ts';

type PickMediaProps = {
  kind: MediaKind;
  onPicked: (media: MediaRecord) => void;
  onClosed: () => void;
};

const WIDTH_PX = 1280;

/** The library in a window, to choose a file from: opened again it is as it was left. */
export function PickMedia({ kind, onPicked, onClosed }: PickMediaProps) {
  const { picking } = mediaTexts;
  const [view, setView] = useState(() => rememberedView(kind));
  const [selected, setSelected] = useState<MediaRecord | null>(null);
  const onViewChange = useCallback(
    (next: LibraryView) => {
      const ofKind = { ...next, kind };
      rememberView(kind, ofKind);
      setView(ofKind);
    },
    [kind],
  );
  const onSelected = useCallback(
    (media: MediaRecord) => {
      if (isOfKind(media, kind)) setSelected(media);
    },
    [kind],
  );
  const choosing = useMemo(
    () => ({ kind, selected, onSelected, onPicked }),
    [kind, selected, onSelected, onPicked],
  );
  const foot = (
    <>
      <Button type="button" disabled={selected === null} onClick={() => selected && onPicked(selected)}>
        {picking.choose}
      </Button>
      <Button
        type="button"
        data-look="quiet"
        disabled={selected === null}
        onClick={() => selected && onViewChange({ ...view, openId: selected.id })}
      >
        {picking.about}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClosed}>
        {picking.cancel}
      </Button>
      <p role="status">{selected === null ? picking.none : picking.chosen(nameOf(selected))}</p>
    </>
  );
  return (
    <Modal title={picking[kind]} widthPx={WIDTH_PX} onClose={onClosed} foot={foot}>
      <MediaLibrary view={view} onViewChange={onViewChange} picking={choosing} />
    </Modal>
  );
}

function isOfKind({ fileType }: MediaRecord, kind: MediaKind): boolean {
  return kind === 'image' ? fileType.startsWith('image/') : fileType === 'application/pdf';
}
