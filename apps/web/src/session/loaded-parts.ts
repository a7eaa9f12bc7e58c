import { ProfileEntrance } from '../layouts/profile/profile-entrance.tsx';
import { StaffReading } from '../staff/staff-reading.tsx';
import { Account } from './account.tsx';
import { AdministratorItems } from './administrator-items.tsx';
import { MasqueradeBar } from './masquerade-bar.tsx';
import type { SessionParts } from './session-parts.ts';
import { UnknownSession } from './unknown-session.tsx';

/** Loaded by a browser for those alone who have a session. */
export const sessionParts: SessionParts = {
  Account,
  AdministratorItems,
  MasqueradeBar,
  ProfileEntrance,
  StaffReading,
  UnknownSession,
};
