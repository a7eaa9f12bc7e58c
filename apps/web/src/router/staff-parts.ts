import { lazy } from 'react';
import type { SessionParts } from '../api/session-parts.ts';
import { AlertButton } from '../features/alert-publishing/alert-button.tsx';
import { AlertControls } from '../features/alert-publishing/alert-controls.tsx';
import { BarAlertButton } from '../features/alert-publishing/bar-alert-button.tsx';
import { RequestsNotice } from '../features/alert-publishing/second-person/requests-notice.tsx';
import { CommandPalette } from '../features/command-palette/command-palette.tsx';
import { PageHelp } from '../features/help/page-help.tsx';
import { StaffReading } from '../features/information/staff-reading.tsx';
import { UnpublishedNotice } from '../features/information/unpublished-notice.tsx';
import { KeepThroughSignIn } from '../features/login/keep-through-sign-in.tsx';
import { Account } from '../layout/account/account.tsx';
import { AdministratorItems } from '../layout/account/administrator-items.tsx';
import { ConfirmIdentity } from '../layout/account/confirm-identity.tsx';
import { EditLink } from '../layout/account/edit-link.tsx';
import { MasqueradeBar } from '../layout/account/masquerade-bar.tsx';
import { UnknownSession } from '../layout/account/unknown-session.tsx';
import { NoticesBell } from '../layout/notices/notices-bell.tsx';
import { NoRight } from '../layout/profile/no-right.tsx';
import { ProfileEntrance } from '../layout/profile/profile-entrance.tsx';
import { useUnread } from '../layout/profile/use-profile.ts';
import { AroundPage } from '../layout/workplace/workplace-layout.tsx';
import { QueryProvider } from '../server-state/query-provider.tsx';
import { refreshContent } from '../server-state/refresh-content.ts';

/** Loaded where it is shown. */
const StaffFinds = lazy(async () => ({
  default: (await import('../features/command-palette/staff-finds.tsx')).StaffFinds,
}));

/** Loaded by a browser for those alone who have a session. */
export const sessionParts: SessionParts = {
  Account,
  AroundPage,
  AdministratorItems,
  AlertButton,
  AlertControls,
  BarAlertButton,
  CommandPalette,
  ConfirmIdentity,
  EditLink,
  KeepThroughSignIn,
  MasqueradeBar,
  NoRight,
  NoticesBell,
  PageHelp,
  ProfileEntrance,
  QueryProvider,
  RequestsNotice,
  refreshContent,
  useUnread,
  StaffFinds,
  StaffReading,
  UnknownSession,
  UnpublishedNotice,
};
