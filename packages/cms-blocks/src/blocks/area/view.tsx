import { phoneAddress } from '@brandpost/swedish';
import { styled } from 'styled-components';
import { safeUrl } from '../../address/safe-url.ts';
import { readProps } from '../../read-props.ts';
import { useBlockTexts } from '../../view-parts/block-texts.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { colour, focusRing, pillLook, radius } from '../../view-parts/look.ts';
import { Title } from '../../view-parts/title.tsx';
import { area } from './definition.ts';
import { placesOf } from './places-of.ts';
import { saysSomething } from './says-something.ts';

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  block-size: 100%;
  padding: 1.25rem 1.5rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('m')};
  background: ${colour('bg')};

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Places = styled.p`
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.45;
`;
const Reached = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  margin-block-start: auto;
  padding-block-start: 0.75rem;

  & a {
    color: ${colour('primary')};
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a[href^='tel:'] {
    ${pillLook}
  }
`;

/** One area: who, when, and a number to call; nothing while it says nothing. */
export function AreaView({ node }: BlockViewProps) {
  const props = readProps(area, node);
  const { name, places, who, when, phone, email } = props;
  const { level } = useOutlinePlace(node);
  const texts = useBlockTexts();
  const mail = email.trim() === '' ? null : safeUrl(`mailto:${email.trim()}`, 'link');
  const isCallable = /\d/.test(phone);
  if (!saysSomething(props)) return null;
  return (
    <Card>
      {name.trim() !== '' && <Title level={level}>{name}</Title>}
      {places.trim() !== '' && <Places>{placesOf(places).join(', ')}</Places>}
      {who.trim() !== '' && (
        <p>
          <strong>{who}</strong>
        </p>
      )}
      {when.trim() !== '' && <p>{when}</p>}
      {(isCallable || mail !== null) && (
        <Reached>
          {isCallable && <a href={phoneAddress(phone)}>{texts.call(phone.trim())}</a>}
          {mail !== null && <a href={mail}>{email.trim()}</a>}
        </Reached>
      )}
    </Card>
  );
}
