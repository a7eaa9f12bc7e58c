import type { Link } from '@brandpost/domain';
import { colour, media, VisuallyHidden } from '@brandpost/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Nothing, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { useProfile } from '../../layout/profile/use-profile.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { choosableLinksQuery } from '../../queries/choosable-links.ts';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { wantQuery } from '../../server-state/load-query.ts';
import { SortableLinks } from './sortable-links.tsx';
import { ToolIcon } from './tool-icon.tsx';

const { tools: texts } = staffTexts;
const NO_LINKS: readonly Link[] = [];

export async function loader({ services }: LoaderContext) {
  await wantQuery(services, choosableLinksQuery(services.client));
  return {
    meta: {
      title: texts.title,
      description: texts.description,
      canonicalPath: paths.tools(),
      isIndexed: false,
    },
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
const Hint = styled.p`
  @media (pointer: coarse) {
    &[data-for='mouse'] {
      display: none;
    }
  }
  @media not (pointer: coarse) {
    &[data-for='touch'] {
      display: none;
    }
  }
  margin-bottom: 1.5rem;
  color: ${colour('muted')};
`;
const More = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding: 0.625rem 0.5rem 0.625rem 0.75rem;
    border-radius: var(--bp-radius-s);
    background: ${colour('surface')};
  }
  li > svg {
    flex: none;
    color: ${colour('primary')};
  }
  li > span {
    flex: 1 1 8rem;
    min-width: 0;
  }
  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;

/** Which tools and favourites somebody has, and in which order. Source: SPEC section 2, /profile/tools. */
export function Page() {
  const { tools, favourites } = useProfile();
  const [said, setSaid] = useState('');
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Hint data-for="mouse">{texts.hint}</Hint>
      <Hint data-for="touch">{texts.touchHint}</Hint>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Columns>
        <OwnLinks type="tool" titles={[texts.tools, texts.moreTools]} saved={tools} onSaid={setSaid} />
        <OwnLinks
          type="favorite"
          titles={[texts.favourites, texts.moreFavourites]}
          saved={favourites}
          onSaid={setSaid}
        />
      </Columns>
    </>
  );
}

type OwnLinksProps = {
  type: 'tool' | 'favorite';
  titles: readonly [own: string, more: string];
  saved: readonly Link[];
  onSaid: (said: string) => void;
};

function OwnLinks({ type, titles, saved, onSaid }: OwnLinksProps) {
  const { user } = useProfile();
  const { client } = useServices();
  const { data: links = NO_LINKS } = useQuery(choosableLinksQuery(client));
  const params = { id: user.id };
  const meta = { invalidates: OWN_INVALIDATES };
  const lastOrder = useRef<readonly Link[]>(saved);
  const sorting = useMutation({
    // One after the other; of those that wait only the last order counts.
    scope: { id: `sort-${type}` },
    async mutationFn(sorted: Link[]) {
      if (sorted !== lastOrder.current) return;
      await client.call('sortUserLinks', { params, json: { values: sorted.map(({ id }) => id) } });
    },
    meta,
  });
  const changing = useMutation({
    mutationFn: ({ link, call }: { link: Link; call: 'addUserLink' | 'removeUserLink' }) =>
      client.call(call, { params: { ...params, linkId: link.id } }),
    meta,
    onSuccess: (_, { link, call }) =>
      onSaid(call === 'addUserLink' ? texts.added(link.name) : texts.removed(link.name)),
  });
  // Shown at once as it is wanted; as it is saved, when the last of several moves has been.
  const own = sorting.isPending ? sorting.variables : saved;
  const sort = (sorted: Link[], words: string) => {
    lastOrder.current = sorted;
    sorting.mutate(sorted);
    onSaid(words);
  };
  const heading = useLostFocus<HTMLHeadingElement>(saved.length);
  const isAdding = changing.variables?.call === 'addUserLink';
  const more = links.filter((link) => link.type === type && !own.some((has) => has.id === link.id));
  return (
    <div>
      <Section title={titles[0]} headingRef={isAdding ? undefined : heading}>
        {own.length === 0 ? (
          <Nothing>{texts.none}</Nothing>
        ) : (
          <SortableLinks
            links={own}
            onSort={sort}
            onRemove={(link) => changing.mutate({ link, call: 'removeUserLink' })}
          />
        )}
      </Section>
      <Section title={titles[1]} headingRef={isAdding ? heading : undefined}>
        {more.length === 0 ? (
          <Nothing>{texts.noMore}</Nothing>
        ) : (
          <More>
            {more.map((link) => (
              <li key={link.id}>
                <ToolIcon icon={link.icon} size={22} />
                <span>
                  {link.name}
                  <small>{link.shortDescription}</small>
                </span>
                <SmallButton
                  type="button"
                  aria-label={texts.addOf(link.name)}
                  onClick={() => changing.mutate({ link, call: 'addUserLink' })}
                >
                  <Plus aria-hidden="true" size={18} />
                  {texts.add}
                </SmallButton>
              </li>
            ))}
          </More>
        )}
      </Section>
    </div>
  );
}
