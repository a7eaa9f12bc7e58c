import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SmallButton } from '../../../forms/form-group.tsx';
import { MomentField } from '../post/moment-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Reviewed } from './reviewed.ts';

const { fields, review } = postEditorTexts;

type PublishLaterProps = Pick<Reviewed, 'draft' | 'change' | 'now'> & {
  /** Whether a time to come is chosen already. */
  isChosen: boolean;
  error: string | undefined;
};

/** The time at which a post is published by itself: the same as among its settings, where one is about to publish. */
export function PublishLater({ draft, change, now, isChosen, error }: PublishLaterProps) {
  // Once shown it stays: a field that went away when it is emptied would move the button that is about to be pressed.
  const [isShown, setIsShown] = useState(isChosen);
  const place = useRef<HTMLDivElement>(null);
  const show = () => {
    flushSync(() => setIsShown(true));
    place.current?.querySelector('input')?.focus();
  };
  if (!isShown && !isChosen) {
    return (
      <div>
        <SmallButton type="button" onClick={show}>
          {review.later}
        </SmallButton>
      </div>
    );
  }
  return (
    <div ref={place}>
      <MomentField
        name="publishedDate"
        isNamed={false}
        label={fields.publishedDate}
        value={draft.publishedDate}
        onChange={(publishedDate) => change({ publishedDate })}
        // The button below says what it will do before the field is left.
        onWritten={(publishedDate) => {
          if (Date.parse(publishedDate) > now.getTime()) change({ publishedDate });
        }}
        error={error}
        hint={`${fields.swedishTime} ${fields.now}`}
      />
    </div>
  );
}
