import {
  ACCESSIBILITY_PAGE_SLUG,
  CONTACT_PAGE_SLUG,
  COOKIE_PAGE_SLUG,
  JOBS_PAGE_SLUG,
  PRIVACY_PAGE_SLUG,
} from '@brandpost/domain';
import { phoneAddress, unbroken } from '@brandpost/swedish';
import { Button, Container, colour, media, Stripe } from '@brandpost/ui';
import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { SiteLink } from '../../article/site-link.tsx';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { useSession } from '../../session/use-session.ts';
import type { FooterTexts } from '../../texts/frame-texts.ts';
import { sv } from '../../texts/sv.ts';
import { useLayoutData, usePageIsThere } from '../layout-data.ts';
import { footerTexts } from './footer-texts.ts';
import { ImportantNumbers } from './important-numbers.tsx';
import { LanguageLinks } from './language-links.tsx';

export { LanguageLinks };

const Frame = styled.footer`
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 1.0625rem;

  a {
    color: inherit;
  }
  a:focus-visible,
  button:focus-visible {
    outline-color: ${colour('signal')};
  }
  h2 {
    margin-bottom: clamp(0.75rem, 2vw, 1.25rem);
    font-size: 1.3125rem;
  }
`;
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 4vw, 3rem) clamp(2rem, 5vw, 5rem);
  padding-block: clamp(2rem, 5vw, 4rem) clamp(1rem, 3vw, 2.5rem);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;
const Address = styled.address`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  font-style: normal;
  color: ${colour('on-deep-muted')};

  strong {
    color: ${colour('on-deep')};
  }
`;
const Shortcuts = styled.nav`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;
const LinkList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: 0.3125rem;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Bottom = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 2.5rem;
  padding-block: 0.25rem 1rem;

  ${media.desktop} {
    row-gap: 1rem;
    padding-block: 1.25rem 2rem;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.75rem;
    min-width: 0;
    padding: 0;
    list-style: none;
  }
  > ul li {
    min-width: 0;
  }
  > ul a {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.5rem;
  }
`;
const ToTop = styled(Button)`
  &[data-look='quiet'] {
    border-color: ${colour('on-deep-muted')};
    color: ${colour('on-deep')};
  }
  &[data-look='quiet']:hover {
    background: rgb(255 255 255 / 0.12);
  }
`;

const BOTTOM_PAGES = [
  [ACCESSIBILITY_PAGE_SLUG, paths.accessibility(), 'Tillgänglighetsredogörelse'],
  [COOKIE_PAGE_SLUG, paths.cookies(), 'Om kakor'],
  [PRIVACY_PAGE_SLUG, paths.privacy(), 'Personuppgifter'],
] as const;

type FooterViewProps = {
  texts?: FooterTexts | undefined;
  lang?: string | undefined;
  contactPath?: string | undefined;
};

/**
 * How to reach us, the numbers that matter, and the way on. Source: SPEC section 2, Footer.
 * @param props.texts of a page that is not in Swedish, and what language they are in
 */
export function FooterView({ texts = footerTexts, lang, contactPath = paths.contactUs() }: FooterViewProps) {
  const { contact, siteName, socialLinks } = useLayoutData();
  const isThere = usePageIsThere();
  const soft = useSoftHyphens();
  const isAnonymous = useSession().state === 'anonymous';
  return (
    <Frame>
      <Stripe />
      <Columns>
        <section>
          <h2 lang={lang}>{texts.contact}</h2>
          <Address>
            <p>
              <strong {...soft(siteName)} />
              {contact?.address && (
                <>
                  <br />
                  {unbroken(contact.address)}
                </>
              )}
            </p>
            {contact && (
              <p>
                {contact.phone && <a href={phoneAddress(contact.phone)}>{unbroken(contact.phone)}</a>}
                {contact.phone &&
                  contact.openingHours &&
                  `, ${unbroken(contact.openingHours.toLocaleLowerCase('sv'))}`}
                <br />
                {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              </p>
            )}
            {isThere(CONTACT_PAGE_SLUG) && (
              <p>
                <Link to={contactPath} lang={lang}>
                  {texts.writeToUs}
                </Link>
              </p>
            )}
          </Address>
        </section>
        <ImportantNumbers texts={texts} lang={lang} />
        <Shortcuts aria-labelledby="genvagar">
          <h2 id="genvagar">{footerTexts.shortcuts}</h2>
          <LinkList>
            <li>
              <Link to={paths.eServices()}>{sv.titles.eServices}</Link>
            </li>
            <li>
              <Link to={paths.newsList()}>{sv.titles.news}</Link>
            </li>
            {isThere(JOBS_PAGE_SLUG) && (
              <li>
                <Link to={paths.jobs()}>{sv.titles.jobs}</Link>
              </li>
            )}
            <li>
              <Link to={paths.alerts()}>{sv.titles.alerts}</Link>
            </li>
          </LinkList>
        </Shortcuts>
      </Columns>
      <Bottom>
        <LanguageLinks place="footer" />
        <ul>
          {BOTTOM_PAGES.filter(([slug]) => isThere(slug)).map(([slug, path, text]) => (
            <li key={slug}>
              <Link to={path} {...soft(text)} />
            </li>
          ))}
          {isAnonymous && (
            <li>
              <Link to={paths.login()}>{footerTexts.signIn}</Link>
            </li>
          )}
        </ul>
        {socialLinks.length > 0 && (
          <ul aria-label={footerTexts.social}>
            {socialLinks.map((link) => (
              <li key={link.id}>
                <SiteLink href={link.url} rel="noopener me">
                  {link.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <ToTop as="a" href="#top" data-look="quiet" lang={lang}>
          <ArrowUp aria-hidden="true" size={20} />
          {texts.toTop}
        </ToTop>
      </Bottom>
    </Frame>
  );
}
