import type { Post } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { ComponentType } from 'react';

/** The parts of the layouts that visitors never see. */
export type SessionParts = {
  Account: ComponentType;
  AdministratorItems: ComponentType<{ user: WireUser }>;
  MasqueradeBar: ComponentType;
  StaffReading: ComponentType<{ post: Post }>;
  UnknownSession: ComponentType;
};
