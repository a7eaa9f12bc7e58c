import type { PartState, SystemReport } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { colour, Tag, type TagTone } from '@brandpost/ui';
import {
  Archive,
  Clock,
  Database,
  Globe,
  Images,
  Link2,
  type LucideIcon,
  Mail,
  Rss,
  ScrollText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { adminSystemTexts as texts } from './admin-system-texts.ts';
import { type SiteHealth, siteState, siteText } from './site-health.ts';

const ICON_PX = 24;
/** How a part is; `off` for one that this installation has not set up. */
type ShownState = PartState | 'off';
const TONES: Record<ShownState, TagTone> = { well: 'good', working: 'plain', ill: 'crisis', off: 'plain' };

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
    padding: 1.25rem clamp(0.75rem, 5vw, 1.25rem);
    overflow-wrap: anywhere;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-m);
  }
  > li[data-state='ill'] {
    border-color: ${colour('crisis')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
  }
  header svg {
    flex: none;
    color: ${colour('primary')};
  }
  h3 {
    margin-right: auto;
    font-size: 1.125rem;
  }
  p {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

type PartsProps = { report: SystemReport; site: SiteHealth };

/** Each part of the service, how it is, and what that is known by. */
export function Parts({ report, site }: PartsProps) {
  const { database, media, schedule, externalSources, backup, notices, linkCheck, auditLog } = report;
  return (
    <List>
      <Part icon={Globe} name={texts.site} state={siteState(site)}>
        <p>{siteText(site)}</p>
        <p>{texts.version(report.version, formatDateTime(report.startedDate))}</p>
      </Part>
      <Part icon={Database} name={texts.database} state={database.state}>
        <p>{texts.answers(database.version, database.answerMs.toLocaleString('sv-SE'))}</p>
      </Part>
      <Part icon={Images} name={texts.media} state={media.state}>
        {media.missing > 0 && <p>{texts.missing(media.missing)}</p>}
        {media.pending > 0 && <p>{texts.pending(media.pending)}</p>}
        {media.state === 'well' && <p>{texts.filesWell}</p>}
      </Part>
      <Part icon={Clock} name={texts.schedule} state={schedule.state}>
        <p>{texts.waiting(schedule.waiting)}</p>
        <p>
          {schedule.announcedUntil === null
            ? texts.neverRan
            : texts.ranUntil(formatDateTime(schedule.announcedUntil))}
        </p>
      </Part>
      <Part icon={Archive} name={texts.backup} state={backup.state}>
        <p>{backup.madeDate === null ? texts.noBackup : texts.backedUp(formatDateTime(backup.madeDate))}</p>
      </Part>
      <Part icon={Mail} name={texts.notices} state={mailState(notices)}>
        <p>{notices.hasEmail ? texts.noticesWaiting(notices.waiting) : texts.noEmail}</p>
        {notices.failed > 0 && <p>{texts.noticesFailed(notices.failed)}</p>}
      </Part>
      {externalSources.map(({ source, state, answeredDate, inForce }) => (
        <Part key={source} icon={Rss} name={texts.externalSources[source]} state={state}>
          <p>
            {answeredDate === null ? texts.neverAnswered : texts.answeredAt(formatDateTime(answeredDate))}
          </p>
          <p>{texts.inForce(inForce)}</p>
        </Part>
      ))}
      <Part icon={Link2} name={texts.linkCheck} state={linkCheck.state}>
        <p>{linkCheck.isScheduled ? texts.linksNightly : texts.linksOnRequest}</p>
        {linkCheck.isCutOff && <p>{texts.linksCutOff}</p>}
        <p>
          {linkCheck.endedAt === null
            ? texts.linksNeverChecked
            : texts.linksChecked(formatDateTime(linkCheck.endedAt))}
        </p>
      </Part>
      <Part icon={ScrollText} name={texts.auditLog} state={auditLog.state}>
        <p>{texts.entries(auditLog.entries)}</p>
        {auditLog.lastDate !== null && <p>{texts.lastEntry(formatDateTime(auditLog.lastDate))}</p>}
      </Part>
    </List>
  );
}

/** Nobody can say that e-mail works where none is sent. */
function mailState({ state, hasEmail }: SystemReport['notices']): ShownState {
  return state === 'well' && !hasEmail ? 'off' : state;
}

type PartProps = { icon: LucideIcon; name: string; state: ShownState; children: ReactNode };

function Part({ icon: Icon, name, state, children }: PartProps) {
  return (
    <li data-state={state}>
      <header>
        <Icon aria-hidden="true" size={ICON_PX} />
        <h3>{name}</h3>
        <Tag $tone={TONES[state]}>{texts.states[state]}</Tag>
      </header>
      {children}
    </li>
  );
}
