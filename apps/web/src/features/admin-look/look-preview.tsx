import {
  type BrandPalettes,
  buttonShape,
  colour,
  type Palette,
  paletteProperties,
  Shield,
} from '@brandpost/ui';
import { styled } from 'styled-components';
import { useLayoutData } from '../../layout/layout-data.ts';
import { lookFrom } from '../../queries/site-look.ts';
import { adminLookTexts } from './admin-look-texts.ts';
import type { LookDraft } from './look-draft.ts';

const texts = adminLookTexts.preview;

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: 1rem;
`;
const Theme = styled.figure`
  min-width: 0;

  figcaption {
    margin-bottom: 0.375rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;
const Site = styled.div`
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
`;
const TopBar = styled.div`
  padding: 0.5rem 1rem;
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 0.875rem;
  font-weight: 600;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 76px;
  padding: 0.75rem 1rem;
  border-bottom: 1px solid ${colour('line')};
  font-weight: 700;
  line-height: 1.15;

  svg,
  img {
    flex: none;
  }
  img {
    max-width: 45%;
    object-fit: contain;
  }
  &[data-theme-shown='dark'] img {
    padding: 4px;
    border-radius: 8px;
    background: #fff;
  }
  &[data-theme-shown='light'] img {
    padding: 0;
    background: none;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: 1rem;
`;
const Press = styled.span`
  ${buttonShape}
`;
const Way = styled.span`
  color: ${colour('primary')};
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;
const Card = styled.div`
  width: 100%;
  padding: 1rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  strong {
    color: ${colour('primary')};
  }
  p {
    color: ${colour('muted')};
  }
`;

type LookPreviewProps = { draft: LookDraft; palettes: BrandPalettes['palettes'] };

/** Header, button, link and card in both themes, as they will be. Nothing in it answers. */
export function LookPreview({ draft, palettes }: LookPreviewProps) {
  return (
    <Themes>
      {(['light', 'dark'] as const).map((theme) => (
        <Theme key={theme}>
          <figcaption>{texts[theme]}</figcaption>
          <Site ref={(element) => wear(element, palettes[theme])}>
            <Sample draft={draft} theme={theme} />
          </Site>
        </Theme>
      ))}
    </Themes>
  );
}

function Sample({ draft, theme }: { draft: LookDraft; theme: 'light' | 'dark' }) {
  const { siteName } = useLayoutData();
  const { logo } = lookFrom({ colour: null, logo: draft.logo });
  return (
    <>
      <TopBar>{texts.emergency}</TopBar>
      <Head data-theme-shown={theme}>
        {logo ? <img alt="" {...logo} /> : <Shield />}
        <span>{siteName}</span>
      </Head>
      <Content>
        <Press>{texts.button}</Press>
        <Way>{texts.link}</Way>
        <Card>
          <strong>{texts.card}</strong>
          <p>{texts.cardText}</p>
        </Card>
      </Content>
    </>
  );
}

/** The colours of a theme for this element alone; its policy lets a page have no style attribute in its HTML. */
function wear(element: HTMLElement | null, palette: Palette): void {
  for (const [name, value] of paletteProperties(palette)) element?.style.setProperty(name, value);
}
