import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { formatDateTime, phoneAddress } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useLayoutData } from '../layout/layout-data.ts';
import { isAnsweredInSwedish } from '../texts/answer-language.ts';
import { NO_CONNECTION } from '../texts/no-connection.ts';

const Card = styled.section`
  padding: 1.5rem clamp(1rem, 4vw, 1.75rem);
  border: 2px solid ${colour('warning')};
  border-radius: var(--bp-radius-l);
  background: ${colour('warning-bg')};
  color: ${colour('ink')};

  h2 {
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem);
  }
  p {
    margin-top: 0.5rem;
  }
`;

const IN_SWEDISH = {
  lang: 'sv',
  unknown: 'Vi vet inte om det är eldningsförbud just nu',
  lastContact: (when: string) => `${NO_CONNECTION.sentence} Läget hämtades senast ${when}.`,
  wait: 'Elda inte förrän du har fått besked.',
  call: 'Ring',
};
const IN_ENGLISH: typeof IN_SWEDISH = {
  lang: 'en',
  unknown: 'We do not know whether there is a fire ban right now',
  lastContact: (when) => `You have no connection. This was last updated ${when}.`,
  wait: 'Do not light a fire until you have been told that you may.',
  call: 'Call',
};

type FireOutOfContactProps = { lastContact: Date; language?: Language | undefined };

/** In place of an old answer. It comes with the page: there is no network to load it by. */
export function FireOutOfContact({ lastContact, language = OWN_LANGUAGE }: FireOutOfContactProps) {
  const phone = useLayoutData().contact?.phone ?? '';
  const isSwedish = isAnsweredInSwedish(language);
  const words = isSwedish ? IN_SWEDISH : IN_ENGLISH;
  const moment = lastContact.toISOString();
  return (
    <Card lang={words.lang} aria-labelledby="elda" data-state="unknown">
      <h2 id="elda">{words.unknown}</h2>
      <p>
        {words.lastContact(
          isSwedish ? formatDateTime(moment) : lastContact.toLocaleString('en-GB', IN_SWEDEN),
        )}
      </p>
      <p>
        {words.wait}
        {phone !== '' && (
          <>
            {' '}
            {words.call} <a href={phoneAddress(phone)}>{phone}</a>.
          </>
        )}
      </p>
    </Card>
  );
}

const IN_SWEDEN = { timeZone: 'Europe/Stockholm', dateStyle: 'long', timeStyle: 'short' } as const;
