import { hasTemplates, POST_TEMPLATE_NAME_MAX_LENGTH, type PostDraft } from '@brandpost/domain';
import { useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Reviewed } from '../review/reviewed.ts';
import { TemplateForm } from './template-form.tsx';

const { templates: texts } = postEditorTexts;

/** Lets others begin with what is written here. */
export function SaveAsTemplate({ draft, keep }: { draft: PostDraft } & Pick<Reviewed, 'keep'>) {
  const { client } = useServices();
  const session = ownSession(useSession());
  const [postId, setPostId] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { type } = draft;
  if (type === null || !hasTemplates(type) || session === null || !mayAny(session, 'publish_post'))
    return null;
  const open = async () => {
    const id = await keep();
    setPostId(id);
    setSaid(id === null ? texts.notSaved : '');
  };
  const close = () => setPostId(null);
  return (
    <>
      <SmallButton type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {texts.save}
      </SmallButton>
      <span role="status">{said}</span>
      {postId !== null && (
        <TemplateForm
          title={texts.saveTitle}
          names={{ name: draft.title.slice(0, POST_TEMPLATE_NAME_MAX_LENGTH), description: '' }}
          save={(names) => client.call('savePostTemplate', { params: { id: postId }, json: names })}
          onSaved={({ name }) => {
            close();
            setSaid(texts.saved(name));
          }}
          onClose={close}
        >
          <p>{texts.saveText}</p>
        </TemplateForm>
      )}
    </>
  );
}
