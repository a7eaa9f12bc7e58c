import { EMERGENCY } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1.5rem;

  p {
    font-size: 1.5rem;
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour('ink')};
    font-weight: 650;
  }
`;

/** What a panel is called, and whom to call in an emergency: on a phone it covers the header, which says so. */
export function PanelHead({ title }: { title: string }) {
  return (
    <Head>
      <p>{title}</p>
      <a href={EMERGENCY.address}>{EMERGENCY.short}</a>
    </Head>
  );
}
