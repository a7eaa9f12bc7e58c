import { CRISIS_LINE, EMERGENCY } from '@brandpost/domain';
import { phoneAddress } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import type { FooterTexts } from '../../texts/frame-texts.ts';

/** The national numbers, the same everywhere in Sweden. */
const NUMBERS = [EMERGENCY.number, CRISIS_LINE.number, '114 14', '1177'] as const;

const List = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
    min-height: 49px;
    border-bottom: 1px solid rgb(255 255 255 / 0.18);
  }
  dt {
    flex: none;
    width: 5rem;
    font-size: 1.3125rem;
    font-weight: 750;
  }
  dt a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  dt a:hover {
    text-decoration: underline;
  }
  dd {
    flex: 1;
    min-width: min(100%, 7rem);
    color: ${colour('on-deep-muted')};
    /* Two lines have air above and below them in a row. */
    line-height: 1.25;
  }
`;

export function ImportantNumbers({ texts, lang }: { texts: FooterTexts; lang: string | undefined }) {
  return (
    <section lang={lang}>
      <h2>{texts.numbers}</h2>
      <List>
        {NUMBERS.map((number, index) => (
          <div key={number}>
            <dt>
              <a href={phoneAddress(number)}>{number}</a>
            </dt>
            <dd>{texts.uses[index]}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
