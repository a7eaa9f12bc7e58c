import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { phoneAddress } from '../../article/phone-address.ts';
import { sv } from '../../texts/sv.ts';

/** The national numbers, the same everywhere in Sweden. */
const NUMBERS = [
  { number: '112', use: 'Akut fara' },
  { number: '113 13', use: 'Information vid kris' },
  { number: '114 14', use: 'Polisen' },
  { number: '1177', use: 'Sjukvårdsråd' },
] as const;

const List = styled.dl`
  > div {
    display: flex;
    align-items: baseline;
    gap: 1.5rem;
    padding-block: 0.625rem;
    border-bottom: 1px solid rgb(255 255 255 / 0.18);
  }
  dt {
    width: 5rem;
    font-size: 1.3125rem;
    font-weight: 750;
  }
  dt a {
    text-decoration: none;
  }
  dt a:hover {
    text-decoration: underline;
  }
  dd {
    color: ${colour('on-deep-muted')};
  }
`;

export function ImportantNumbers() {
  return (
    <section>
      <h2>{sv.footer.numbers}</h2>
      <List>
        {NUMBERS.map(({ number, use }) => (
          <div key={number}>
            <dt>
              <a href={phoneAddress(number)}>{number}</a>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
