import { LIST_PER_PAGE, type Link } from '@brandpost/domain';
import { decodeLink } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { colour, media, VisuallyHidden } from '@brandpost/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWrite } from '../../app/use-write.ts';
import { SmallButton } from '../../editor/post/form-group.tsx';
import { useProfile } from '../../layouts/profile/use-profile.ts';
import { decodedList } from '../../queries/decoded.ts';
import { want } from '../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { PageTitle } from '../../staff/page-title.ts';
import { Nothing, Section } from '../../staff/section.tsx';
import { SortableLinks } from '../../staff/sortable-links.tsx';
import { ToolIcon } from '../../staff/tool-icon.tsx';
import { staffTexts } from '../../texts/staff-texts.ts';

const { tools: texts } = staffTexts;

export async function loader({ services }: LoaderContext) {
  const query = { type: ['tool', 'favorite'], sort: 'name ASC', perPage: LIST_PER_PAGE };
  const rows = await want(services, services.client.call('listLinks', { query }), null);
  const links = rows === null ? [] : [...decodedList(rows, decodeLink)];
  return {
    meta: {
      title: texts.title,
      description: texts.description,
      canonicalPath: paths.tools(),
      isIndexed: false,
    },
    links: links.sort((a, b) => compareSwedish(a.name, b.name)),
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
      <Hint>{texts.hint}</Hint>
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
  const { links } = usePageData<typeof loader>();
  const { write } = useWrite();
  // Shown at once; as it is saved, when the last of several moves has been.
  const [own, setOwn] = useState(saved);
  const [settled, setSettled] = useState(0);
  const waiting = useRef(0);
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (waiting.current === 0) setOwn(saved);
  }, [saved, settled]);
  const id = user.id;
  const sort = (sorted: Link[], words: string) => {
    setOwn(sorted);
    onSaid(words);
    const values = sorted.map((link) => link.id);
    waiting.current += 1;
    lastWrite.current = lastWrite.current.then(async () => {
      // Only the last order counts of those that wait.
      if (waiting.current === 1) {
        await write((client) => client.call('sortUserLinks', { params: { id }, json: { values } }));
      }
      waiting.current -= 1;
      setSettled((before) => before + 1);
    });
  };
  const change = async (link: Link, call: 'addUserLink' | 'removeUserLink') => {
    const isDone = await write((client) => client.call(call, { params: { id, linkId: link.id } }));
    if (isDone) onSaid(call === 'addUserLink' ? texts.added(link.name) : texts.removed(link.name));
  };
  const more = links.filter((link) => link.type === type && !own.some((has) => has.id === link.id));
  return (
    <div>
      <Section title={titles[0]}>
        {own.length === 0 ? (
          <Nothing>{texts.none}</Nothing>
        ) : (
          <SortableLinks links={own} onSort={sort} onRemove={(link) => void change(link, 'removeUserLink')} />
        )}
      </Section>
      <Section title={titles[1]}>
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
                  onClick={() => void change(link, 'addUserLink')}
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
