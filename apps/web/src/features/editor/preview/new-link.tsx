import type { RubicoreClient } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { SelectField, TextField } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../../api/services.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { useSubmit } from '../../../forms/use-submit.ts';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { LINKS_META } from './preview-links-query.ts';

const { links: texts } = previewEditorTexts;
const DAYS = ['1', '7', '14', '30'] as const;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;

  > button {
    justify-self: start;
  }
`;
const Made = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  padding: 1rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('good-bg')};
`;
const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;

  > div {
    flex: 1 1 12rem;
  }
  input {
    font-family: ui-monospace, monospace;
    font-size: 0.9375rem;
  }
`;

type NewLinkProps = { postId: number; client: RubicoreClient };

/** Makes a link, and shows it the one time that it can be shown. */
export function NewLink({ postId, client }: NewLinkProps) {
  const { origin } = useServices();
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  // Stays while another is made: it is shown this once.
  const [path, setPath] = useState<string | null>(null);
  const { error, mutateAsync } = useMutation({
    mutationFn: (json: { name: string; days: number }) =>
      client.call('createPreviewLink', { params: { id: postId }, json }),
    meta: LINKS_META,
    onSuccess(made) {
      setPath(made.path);
      setName('');
    },
  });
  const submit = useSubmit(null, () => mutateAsync({ name: name.trim(), days: Number(days) }));
  return (
    <>
      <Form {...submit}>
        <TextField label={texts.name} value={name} onChange={setName} hint={texts.nameHint} />
        <SelectField
          label={texts.days}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({ value, name: texts.daysOf(Number(value)) }))}
        />
        <Button type="submit">{texts.make}</Button>
      </Form>
      <p role="alert">{error && failureOf(error)}</p>
      {path !== null && <MadeLink key={path} address={origin + path} />}
    </>
  );
}

function MadeLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState<string>(texts.made);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setNotice(texts.copied);
    } catch {
      setNotice(texts.notCopied);
    }
  };
  return (
    <Made>
      <p role="status">{notice}</p>
      <Address>
        <TextField
          label={texts.address}
          control={{
            ref: field,
            readOnly: true,
            defaultValue: address,
            onFocus: ({ currentTarget }) => currentTarget.select(),
          }}
        />
        <SmallButton type="button" onClick={() => void copy()}>
          {texts.copy}
        </SmallButton>
      </Address>
    </Made>
  );
}
