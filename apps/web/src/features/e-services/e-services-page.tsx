import { safeUrl } from '@brandpost/cms-blocks';
import { eServiceSlug, type Link as LinkRecord, whereEServiceOpens } from '@brandpost/domain';
import {
  Button,
  buttonShape,
  Container,
  colour,
  media,
  oneLinkCard,
  READING_MEASURE,
  VisuallyHidden,
} from '@brandpost/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { useFireBanPage } from '../../fire-ban/use-fire-ban-page.ts';
import { ClosedKiosk } from '../../illustrations/closed-kiosk.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { Magnifier } from '../../illustrations/magnifier.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { sv } from '../../texts/sv.ts';
import type { loader } from './e-services-loader.ts';
import { eServicesTexts } from './e-services-texts.ts';
import { E_SERVICES_TRAIL } from './e-services-trail.ts';
import { filterEServices } from './filter-e-services.ts';
import { LinkIcon } from './link-icon.tsx';

/** E-services with a plain explanation each; with a slug, one of them. Source: SPEC section 2, /e-tjanster. */
export function Page() {
  const { all, one, fireBans } = usePageData<typeof loader>();
  const fireBanPage = useFireBanPage();
  if (one === null) return <AllServices all={all} />;
  return (
    <OneService service={one}>
      {fireBans !== null && (
        <Answer>
          <FireCard fireBans={fireBans} slug={fireBanPage} />
        </Answer>
      )}
    </OneService>
  );
}

const Filter = styled.form`
  display: flex;
  gap: 0.75rem;
  margin-top: 2rem;

  input {
    flex: 1;
    min-width: 0;
    max-width: 30rem;
    height: 52px;
    padding: 0 1.25rem;
    border: 2px solid ${colour('muted')};
    border-radius: 999px;
    background: ${colour('bg')};
  }
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1.25rem;
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  ${oneLinkCard}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 1.25rem;
  align-content: start;
  padding: 1.5rem;

  > svg {
    margin-top: 0.125rem;
    color: ${colour('primary')};
  }
  h2 {
    font-size: 1.3125rem;
  }
  p {
    color: ${colour('muted')};
    font-size: 1.0625rem;
  }
  h2 a {
    text-decoration: underline ${colour('line')};
  }
`;
const Start = styled.a`
  ${buttonShape}
`;
const Count = styled.p`
  margin-top: 2rem;
  color: ${colour('muted')};
`;

function AllServices({ all }: { all: readonly LinkRecord[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.get('q') ?? '';
  const shown = filterEServices(all, text);
  if (all.length === 0) return <NoServices />;
  return (
    <Container>
      <h1>{sv.titles.eServices}</h1>
      <Introduction>{eServicesTexts.intro}</Introduction>
      <Filter
        role="search"
        aria-label={eServicesTexts.filter}
        action={paths.eServices()}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(asked === '' ? paths.eServices() : `${paths.eServices()}?q=${encodeURIComponent(asked)}`, {
            preventScrollReset: true,
            state: SAME_PLACE,
          });
        }}
      >
        <VisuallyHidden as="label" htmlFor="e-tjanst-sok">
          {eServicesTexts.filter}
        </VisuallyHidden>
        <input
          id="e-tjanst-sok"
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={eServicesTexts.filter}
        />
        <Button type="submit">{eServicesTexts.submit}</Button>
      </Filter>
      <Illustrated picture={shown.length === 0 ? <Magnifier /> : null}>
        <Count role="status">
          {shown.length === 0 ? eServicesTexts.none(text) : eServicesTexts.count(shown.length)}{' '}
          {text !== '' && <Link to={paths.eServices()}>{eServicesTexts.all}</Link>}
        </Count>
        {shown.length === 0 && (
          <p>
            <Link to={paths.search(text)}>{eServicesTexts.elsewhere(text)}</Link>
          </p>
        )}
      </Illustrated>
      <Grid>
        {shown.map((service) => (
          <Card key={service.id}>
            <LinkIcon icon={service.icon} />
            <div>
              <h2>
                <Link to={paths.eServices(eServiceSlug(service))}>{service.name}</Link>
              </h2>
              <p>{service.shortDescription}</p>
            </div>
          </Card>
        ))}
      </Grid>
    </Container>
  );
}

function NoServices() {
  return (
    <Container>
      <Illustrated picture={<ClosedKiosk />}>
        <h1>{sv.titles.eServices}</h1>
        <Introduction>{eServicesTexts.empty}</Introduction>
      </Illustrated>
    </Container>
  );
}

const Answer = styled.div`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
`;
const Explanation = styled.p`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
`;
const Facts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem 3rem;
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
  padding: 1.5rem clamp(1.25rem, 4vw, 1.75rem);
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  }
  h2 {
    font-size: 1.1875rem;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    margin-top: 0.75rem;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    padding-left: 1.75rem;
  }
  /* A tick, drawn: an icon would be sent with every page. */
  li::before {
    content: '';
    position: absolute;
    inset: 0.4em auto auto 0.25rem;
    width: 0.75rem;
    height: 0.4rem;
    border: solid ${colour('primary')};
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    align-content: start;
    margin: 0;
  }
  dt {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;
const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  justify-items: start;
  margin-top: 2rem;

  p {
    color: ${colour('muted')};
    overflow-wrap: anywhere;
  }
`;

/** @param props.children what to know before one begins */
function OneService({ service, children }: { service: LinkRecord; children: ReactNode }) {
  const address = safeUrl(service.url, 'link');
  return (
    <Container>
      <Breadcrumbs trail={E_SERVICES_TRAIL} />
      <h1>{service.name}</h1>
      <Introduction>{service.shortDescription}</Introduction>
      {children}
      <Explanation>{service.longDescription}</Explanation>
      <FactsOf service={service} />
      {address === null ? (
        <Count>{eServicesTexts.closed}</Count>
      ) : (
        <Opening>
          <Start href={address} rel="noopener" aria-describedby="oppnas-hos">
            {service.name}
            <ExternalLink aria-hidden="true" size={18} />
          </Start>
          <p id="oppnas-hos">{whereEServiceOpens(service)}</p>
        </Opening>
      )}
    </Container>
  );
}

/** What one needs, how long it takes and what it costs, as far as it is said. */
function FactsOf({ service: { needs, processingTime, cost } }: { service: LinkRecord }) {
  const facts = [
    [eServicesTexts.processingTime, processingTime],
    [eServicesTexts.cost, cost],
  ].filter(([, fact]) => fact !== '');
  if (needs.length === 0 && facts.length === 0) return null;
  return (
    <Facts aria-label={eServicesTexts.facts}>
      {needs.length > 0 && (
        <div>
          <h2>{eServicesTexts.needs}</h2>
          <ul>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </Facts>
  );
}
