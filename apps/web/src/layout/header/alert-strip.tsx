import {
  type AlertSummary,
  HEADER_PX_PER_ALERT,
  type Language,
  languageAttributes,
  OWN_LANGUAGE,
} from '@brandpost/domain';
import { Container, colour, media } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { translationId } from '../../addresses/translation-id.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { useFrameTexts } from '../../navigation/page-route.ts';
import { sv } from '../../texts/sv.ts';
import { inRem } from './header-height.ts';
import { Strip, StripRow } from './strip-row.tsx';
import type { StripAlerts } from './strip-rows.ts';

const More = styled.span`
  display: none;

  ${media.tablet} {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    margin-left: auto;
    font-size: 1rem;
  }
`;
/* Of no level: what is in it may be of any. */
const Rest = styled.li`
  background: ${colour('deep')};
  color: ${colour('on-deep')};

  a {
    display: flex;
    align-items: center;
    height: ${inRem(HEADER_PX_PER_ALERT)};
    color: inherit;
    font-weight: 650;
  }
  a:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;

type AlertStripProps = StripAlerts & {
  /** The rest are told of at the end of the last row. */
  isFolded?: boolean;
  /** Of the page. */
  language?: Language;
};

/**
 * A row for each of the worst active alerts, on top of every page, and one that leads to the rest.
 * Source: SPEC section 2, Header; ADR 0048
 */
export function AlertStrip({ shown, more, isFolded = false, language = OWN_LANGUAGE }: AlertStripProps) {
  const texts = useFrameTexts();
  if (shown.length === 0) return null;
  return (
    <section aria-label={sv.header.alerts}>
      <Strip>
        {shown.map((alert) => (
          <StripRow
            key={alert.id}
            look={lookOf(alert, language)}
            {...wordsIn(language, alert)}
            beside={
              isFolded &&
              more > 0 &&
              alert === shown.at(-1) && <Link to={paths.alerts()}>{sv.header.andMoreAlerts(more)}</Link>
            }
          >
            <More aria-hidden="true" lang={texts.lang}>
              {texts.readAlert}
              <ArrowRight size={18} />
            </More>
          </StripRow>
        ))}
        {!isFolded && more > 0 && (
          <Rest>
            <Container>
              <Link to={paths.alerts()} lang={texts.lang}>
                {more} {texts.alertsMore}
              </Link>
            </Container>
          </Rest>
        )}
      </Strip>
    </section>
  );
}

/** An alert's title, and where it is told, in the language of the page where it is told in that. */
function wordsIn(language: Language, { slug, title, titlesIn }: AlertSummary) {
  const translated = titlesIn?.[language];
  if (translated === undefined) return { to: paths.alert(slug), title };
  return {
    to: `${paths.alert(slug)}#${translationId(language)}`,
    title: translated,
    ...languageAttributes(language),
  };
}
