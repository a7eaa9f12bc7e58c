import type { Post } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { ComponentType } from 'react';
import type { RouteRow } from '../router/route-table.ts';

/** The parts of the layouts that visitors never see. */
export type SessionParts = {
  /** The pages that visitors never see. */
  routes: readonly RouteRow[];
  Account: ComponentType;
  AdministratorItems: ComponentType<{ user: WireUser }>;
  MasqueradeBar: ComponentType;
  StaffReading: ComponentType<{ post: Post }>;
  UnknownSession: ComponentType;
};
