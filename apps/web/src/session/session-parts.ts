import type { Post } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { ComponentType, ReactNode } from 'react';

/** The parts of the layouts that visitors never see. */
export type SessionParts = {
  Account: ComponentType;
  AdministratorItems: ComponentType<{ user: WireUser }>;
  MasqueradeBar: ComponentType;
  ProfileEntrance: ComponentType<{ children: ReactNode }>;
  StaffReading: ComponentType<{ post: Post }>;
  UnknownSession: ComponentType;
};
