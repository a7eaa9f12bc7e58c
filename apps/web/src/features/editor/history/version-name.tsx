import { ApiError, type PostVersion, type RubicoreClient } from '@brandpost/rubicore-api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { historyTexts } from '../history-editor-texts.ts';

const MAX_NAME_LENGTH = 100;
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  justify-items: start;

  > div {
    width: 100%;
  }
`;

type VersionNameProps = {
  postId: number;
  version: PostVersion;
  client: RubicoreClient;
  onNamed: () => void;
};

/** A name by which a version is found again. */
export function VersionName({ postId, version, client, onNamed }: VersionNameProps) {
  const [name, setName] = useState(version.name ?? '');
  const [notice, setNotice] = useState<{ message: string; isWrong: boolean } | null>(null);
  const save = async () => {
    const params = { id: postId, number: version.number };
    try {
      await client.call('namePostVersion', { params, json: { name: name.trim() || null } });
      setNotice({ message: historyTexts.named, isWrong: false });
      onNamed();
    } catch (error) {
      const message = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : '';
      setNotice({ message: message || historyTexts.failed, isWrong: true });
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={historyTexts.name}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME_LENGTH}
        hint={historyTexts.nameHint}
        error={notice?.isWrong ? notice.message : undefined}
      />
      <SmallButton type="submit">{historyTexts.saveName}</SmallButton>
      <p role="status">{notice !== null && !notice.isWrong && notice.message}</p>
    </Form>
  );
}
