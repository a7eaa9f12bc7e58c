import { type AlertEvent, type AlertTemplate, alertLevelNames, alertStateNames } from '@brandpost/domain';
import { colour, Tag } from '@brandpost/ui';
import { Biohazard, CloudFog, CloudLightning, Droplets, Flame, Megaphone, PhoneOff, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { useAlertsInForce } from '../../layout/header/use-active-alerts.ts';
import { beginningsOf } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

const ICONS: Readonly<Record<AlertEvent, typeof Flame>> = {
  fire: Flame,
  smoke: CloudFog,
  spill: Biohazard,
  water: Droplets,
  weather: CloudLightning,
  power: Zap,
  telephony: PhoneOff,
  other: Megaphone,
};

const Ongoing = styled.section`
  margin-top: 2rem;

  h2 {
    font-size: 1.25rem;
  }
  ul {
    margin-top: 0.5rem;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem;
  margin-top: 1rem;

  /* Room for the longest of the usual names. */
  @media (min-width: 30rem) {
    grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  }
  a {
    display: grid;
    gap: 0.25rem;
    align-content: center;
    justify-items: start;
    min-height: 96px;
    padding: 0.875rem 0.75rem;
    border: 2px solid ${colour('line')};
    border-radius: var(--bp-radius-m);
    background: ${colour('bg')};
    color: ${colour('ink')};
    font-size: 1.0625rem;
    font-weight: 700;
    overflow-wrap: anywhere;
    hyphens: auto;
    text-decoration: none;
  }
  a:hover {
    border-color: ${colour('crisis')};
  }
  svg {
    color: ${colour('crisis')};
  }
  @media (prefers-color-scheme: dark) {
    svg {
      color: inherit;
    }
  }
  small {
    color: ${colour('muted')};
    font-size: 0.9375rem;
    font-weight: 500;
  }
`;

/** What is out already: from its page it is updated, and said to be over. */
function InForce() {
  const alerts = useAlertsInForce();
  if (alerts.length === 0) return null;
  return (
    <Ongoing aria-labelledby="ute-nu">
      <h2 id="ute-nu">{texts.inForce}</h2>
      <ul>
        {alerts.map(({ id, slug, title, isDrill }) => (
          <li key={id}>
            <Link to={paths.alert(slug)}>{title}</Link>
            {isDrill && <Tag $tone="signal">{alertStateNames.drill}</Tag>}
          </li>
        ))}
      </ul>
    </Ongoing>
  );
}

/** What has happened: a template for each kind and an alert without one, as links, which lead on also before scripts run. */
export function TemplateChoice({ templates }: { templates: readonly AlertTemplate[] }) {
  const softHyphens = useSoftHyphens();
  return (
    <>
      <h1>{texts.choose}</h1>
      <Grid>
        {beginningsOf(templates).map((template) => {
          const Icon = ICONS[template.event];
          return (
            <Link key={template.name} to={paths.publishAlert(template.name)}>
              <Icon aria-hidden="true" size={28} />
              <span {...softHyphens(template.name)} />
              <small>{template.title === '' ? texts.ownAlertHint : alertLevelNames[template.level]}</small>
            </Link>
          );
        })}
      </Grid>
      <InForce />
    </>
  );
}
