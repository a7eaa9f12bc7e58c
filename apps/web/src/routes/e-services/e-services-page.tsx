import { safeUrl } from '@brandpost/cms-blocks';
import { eServiceSlug, type Link as LinkRecord } from '@brandpost/domain';
import { Button, buttonShape, Container, colour, READING_MEASURE, VisuallyHidden } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { linksQuery } from '../../queries/links.ts';
import { need, notFound } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { filterEServices } from './filter-e-services.ts';
import { LinkIcon } from './link-icon.tsx';

/** The way to one of them. */
const TRAIL = [{ title: sv.eServices.title, path: paths.eServices() }] as const;

export async function loader({ services, params: { slug } }: LoaderContext): Promise<PageMeta> {
  const all = await need(services, linksQuery(services, 'e-service'));
  if (slug === undefined) {
    return {
      title: sv.eServices.title,
      description: sv.eServices.description,
      canonicalPath: paths.eServices(),
    };
  }
  const service = all.find((link) => eServiceSlug(link) === slug);
  if (service === undefined) throw notFound();
  return {
    title: service.name,
    description: service.longDescription,
    canonicalPath: paths.eServices(slug),
    trail: TRAIL,
  };
}

/** E-services with a plain explanation each; with a slug, one of them. Source: SPEC section 2, /e-tjanster. */
export function Page() {
  const { slug } = useParams();
  const { data: all } = useSuspenseQuery(linksQuery(useServices(), 'e-service'));
  const service = all.find((link) => eServiceSlug(link) === slug);
  return service === undefined ? <AllServices all={all} /> : <OneService service={service} />;
}

const Filter = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 2rem;

  input {
    flex: 1 1 16rem;
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 1.25rem;
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 1.25rem;
  align-content: start;
  padding: 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

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
    color: ${colour('ink')};
    text-decoration-color: ${colour('line')};
  }
  .ways {
    display: flex;
    margin-top: 0.5rem;
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
  return (
    <Container>
      <h1>{sv.eServices.title}</h1>
      <Introduction>{all.length === 0 ? sv.eServices.empty : sv.eServices.intro}</Introduction>
      <Filter
        role="search"
        aria-label={sv.eServices.filter}
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
          {sv.eServices.filter}
        </VisuallyHidden>
        <input
          id="e-tjanst-sok"
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={sv.eServices.filter}
        />
        <Button type="submit">{sv.eServices.submit}</Button>
      </Filter>
      <Count role="status">
        {shown.length === 0 && text !== '' ? sv.eServices.none(text) : sv.eServices.count(shown.length)}{' '}
        {text !== '' && <Link to={paths.eServices()}>{sv.eServices.all}</Link>}
      </Count>
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

const Explanation = styled.p`
  max-width: ${READING_MEASURE};
  margin-block: 2rem;
`;

function OneService({ service }: { service: LinkRecord }) {
  const address = safeUrl(service.url, 'link');
  return (
    <Container>
      <Breadcrumbs trail={TRAIL} />
      <h1>{service.name}</h1>
      <Introduction>{service.shortDescription}</Introduction>
      <Explanation>{service.longDescription}</Explanation>
      {address && (
        <Start href={address} rel="noopener">
          {sv.eServices.start}
          <ExternalLink aria-hidden="true" size={18} />
        </Start>
      )}
      <Count>{address ? sv.eServices.external : sv.eServices.closed}</Count>
    </Container>
  );
}
