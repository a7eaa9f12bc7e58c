import { styled } from 'styled-components';
import { type AlertLook, inLook } from './alert-look.ts';

const Pill = styled.span<{ $look: AlertLook }>`
  ${inLook}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.1875rem 0.625rem;
  border-radius: 6px;
  font-size: 0.9375rem;
  font-weight: 750;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** How severe an alert is, in word, sign and colour. */
export function AlertTag({ look }: { look: AlertLook }) {
  return (
    <Pill $look={look}>
      <look.Icon aria-hidden="true" size={18} strokeWidth={2} />
      {look.word}
    </Pill>
  );
}
