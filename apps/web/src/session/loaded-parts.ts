import { ProfileEntrance } from '../layouts/profile/profile-entrance.tsx';
import { useUnread } from '../layouts/profile/use-profile.ts';
import { QueryProvider } from '../server-state/query-provider.tsx';
import { refreshContent } from '../server-state/refresh-content.ts';
import { StaffReading } from '../staff/staff-reading.tsx';
import { UnpublishedNotice } from '../staff/unpublished-notice.tsx';
import { Account } from './account.tsx';
import { AdministratorItems } from './administrator-items.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { MasqueradeBar } from './masquerade-bar.tsx';
import { NoRight } from './no-right.tsx';
import type { SessionParts } from './session-parts.ts';
import { UnknownSession } from './unknown-session.tsx';

/** Loaded by a browser for those alone who have a session. */
export const sessionParts: SessionParts = {
  Account,
  AdministratorItems,
  ConfirmIdentity,
  MasqueradeBar,
  NoRight,
  ProfileEntrance,
  QueryProvider,
  refreshContent,
  useUnread,
  StaffReading,
  UnknownSession,
  UnpublishedNotice,
};
