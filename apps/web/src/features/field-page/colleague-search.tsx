import { fold, phoneAddress } from '@brandpost/swedish';
import { Button, buttonShape, colour } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { Phone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldColleague } from '../../field-store/field-content.ts';
import { Nothing } from '../../layout/profile/section.tsx';
import { fieldPageTexts as texts } from './field-page-texts.ts';

const PER_STEP = 6;

const Found = styled.p`
  margin: 0.75rem 0 0.25rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const List = styled.ul`
  margin: 0 0 1rem;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    align-items: center;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${colour('line')};
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 1 / -1;
    color: ${colour('muted')};
    font-size: 1rem;
    line-height: 1.4;
  }
`;
const Call = styled.a`
  ${buttonShape}
  flex: none;
  padding-inline: 1rem;
`;

/** Colleagues who can be called, by name, station or job. */
export function ColleagueSearch({ colleagues }: { colleagues: readonly FieldColleague[] }) {
  const [text, setText] = useState('');
  const [steps, setSteps] = useState(1);
  const found = useMemo(() => {
    const words = fold(text).split(/\s+/).filter(Boolean);
    return colleagues.filter(({ name, about, phone }) => {
      const searched = fold(`${name} ${about} ${phone}`);
      return words.every((word) => searched.includes(word));
    });
  }, [colleagues, text]);
  if (colleagues.length === 0) return <Nothing>{texts.nobodyKept}</Nothing>;
  const search = (written: string) => {
    setText(written);
    setSteps(1);
  };
  return (
    <>
      <TextField
        label={texts.search}
        value={text}
        onChange={search}
        control={{ type: 'search', autoComplete: 'off' }}
      />
      <Found role="status">{found.length === 0 ? texts.nobody : texts.count(found.length)}</Found>
      <List>
        {found.slice(0, steps * PER_STEP).map(({ id, name, about, phone }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Call href={phoneAddress(phone)} data-look="quiet" aria-label={texts.call(name, phone)}>
              <Phone aria-hidden="true" size={18} />
              {phone}
            </Call>
            {about !== '' && <small>{about}</small>}
          </li>
        ))}
      </List>
      {found.length > steps * PER_STEP && (
        <Button type="button" data-look="quiet" onClick={() => setSteps(steps + 1)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
