import type { Post } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { ComponentType, ReactNode } from 'react';
import type { Refusal } from './refusal.ts';

/** The parts of the layouts that visitors never see. */
export type SessionParts = {
  Account: ComponentType;
  AdministratorItems: ComponentType<{ user: WireUser }>;
  ConfirmIdentity: ComponentType;
  MasqueradeBar: ComponentType;
  ProfileEntrance: ComponentType<{ children: ReactNode }>;
  StaffReading: ComponentType<{ post: Post }>;
  UnknownSession: ComponentType;
  NoRight: ComponentType<{ refusal: Refusal }>;
  UnpublishedNotice: ComponentType<{ post: Post }>;
};
