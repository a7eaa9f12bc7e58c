import { whereEServiceOpens } from '@brandpost/domain';
import { compareSwedish } from '@brandpost/swedish';
import { useContext, useEffect, useMemo } from 'react';
import { safeUrl } from '../../address/safe-url.ts';
import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { ContentContext, useOutlinePlace } from '../../view-parts/content-context.ts';
import { ContentLink } from '../../view-parts/content-link.tsx';
import { LinkDetail, LinkList, LinkSection } from '../../view-parts/link-list.ts';
import type { LinkResource } from '../../view-parts/resources.ts';
import { Title } from '../../view-parts/title.tsx';
import { eService } from './definition.ts';
import { readLinkIds } from './read-link-ids.ts';

/**
 * Links to e-services, sorted by name. A link that no longer exists is skipped and reported.
 * Source: SPEC section 3 (e-service) and section 8 ('Link is removed.').
 */
export function EServiceView({ node }: BlockViewProps) {
  const { title, linkIds } = readProps(eService, node);
  const { level } = useOutlinePlace(node);
  const { resources, onRemovedLink } = useContext(ContentContext);
  const { language = 'sv' } = resources;
  const { links, missing } = useMemo(() => {
    const ids = readLinkIds(linkIds);
    return {
      links: ids.flatMap((id) => usableLink(resources.links.get(id))).toSorted(byName),
      missing: ids.filter((id) => !resources.links.has(id)),
    };
  }, [linkIds, resources.links]);

  useEffect(() => {
    for (const id of missing) onRemovedLink?.(id);
  }, [missing, onRemovedLink]);

  if (links.length === 0) return null;
  return (
    <LinkSection>
      {title.trim() !== '' && <Title level={level}>{title}</Title>}
      {/* The facts of a service are Swedish, whatever the text around them is in. */}
      <LinkList lang={language === 'sv' ? undefined : 'sv'}>
        {links.map((link) => (
          <li key={link.id}>
            <ContentLink href={link.href}>{link.name}</ContentLink>
            {detailsOf(link).map((detail) => (
              <LinkDetail key={detail}>{detail}</LinkDetail>
            ))}
          </li>
        ))}
      </LinkList>
    </LinkSection>
  );
}

/** What somebody wants to know before they go there, as far as it is said. */
function detailsOf(link: LinkResource): string[] {
  const { shortDescription, needs, processingTime, cost } = link;
  const details = [
    shortDescription.trim(),
    needs.length === 0 ? '' : `Det här behöver du: ${needs.map(withinSentence).join('; ')}.`,
    processingTime === '' ? '' : `Handläggningstid: ${withinSentence(processingTime)}`,
    costInWords(cost),
    whereEServiceOpens(link),
  ];
  return details.filter((detail) => detail !== '');
}

/** Some say it as a sentence, such as ”Kostar inget”. */
function costInWords(cost: string): string {
  if (cost === '') return '';
  return /^kostar\b/i.test(cost) ? `K${cost.slice(1)}` : `Kostnad: ${withinSentence(cost)}`;
}

/** A phrase as it stands within a sentence: without a capital, unless it begins with an abbreviation. */
function withinSentence(phrase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

function usableLink(link: LinkResource | undefined): (LinkResource & { href: string })[] {
  const href = link === undefined ? null : safeUrl(link.url, 'page');
  return link === undefined || href === null ? [] : [{ ...link, href }];
}

function byName(a: LinkResource, b: LinkResource): number {
  return compareSwedish(a.name, b.name);
}
