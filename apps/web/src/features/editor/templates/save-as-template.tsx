import { hasTemplates, POST_TEMPLATE_NAME_MAX_LENGTH, type PostDraft } from '@brandpost/domain';
import { useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Reviewed } from '../review/reviewed.ts';
import { useKept } from '../saving/use-kept.ts';
import { TemplateForm } from './template-form.tsx';

const { templates: texts } = postEditorTexts;

/** Lets others begin with what is written here. */
export function SaveAsTemplate({ draft, keep }: { draft: PostDraft } & Pick<Reviewed, 'keep'>) {
  const { client } = useServices();
  const session = ownSession(useSession());
  const { postId, isKeeping, hasFailed, open, close } = useKept(keep);
  const [savedName, setSavedName] = useState<string | null>(null);
  const { type } = draft;
  if (type === null || !hasTemplates(type) || session === null || !mayAny(session, 'publish_post'))
    return null;
  return (
    <>
      <SmallButton type="button" aria-haspopup="dialog" disabled={isKeeping} onClick={() => void open()}>
        {texts.save}
      </SmallButton>
      <span role="status">
        {hasFailed && texts.notSaved}
        {!hasFailed && savedName !== null && texts.saved(savedName)}
      </span>
      {postId !== null && (
        <TemplateForm
          title={texts.saveTitle}
          names={{ name: draft.title.slice(0, POST_TEMPLATE_NAME_MAX_LENGTH), description: '' }}
          save={(names) => client.call('savePostTemplate', { params: { id: postId }, json: names })}
          onSaved={({ name }) => {
            close();
            setSavedName(name);
          }}
          onClose={close}
        >
          <p>{texts.saveText}</p>
        </TemplateForm>
      )}
    </>
  );
}
