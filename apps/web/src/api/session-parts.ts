import type { Post } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Refusal } from './refusal.ts';

/** The parts of the layouts that visitors never see, and what only their pages hear of. */
export type SessionParts = {
  Account: ComponentType;
  AdministratorItems: ComponentType<{ user: WireUser }>;
  /** The way to publish a crisis alert from every page, for anyone who may. */
  AlertButton: ComponentType;
  /** The same way, in the bar of staff's own pages. */
  BarAlertButton: ComponentType;
  /** How many alerts wait for anyone who may approve them. */
  RequestsNotice: ComponentType<{ above: 'button' | 'bar' | 'nothing' }>;
  /** What can be done with an alert on its own page, by anyone who may. */
  AlertControls: ComponentType<{ post: Post }>;
  /** Finding and doing everything by keys. */
  CommandPalette: ComponentType<{ hasButton?: boolean }>;
  ConfirmIdentity: ComponentType;
  /** The way to change the post that is open, for anyone who may. */
  EditLink: ComponentType;
  /** Signing in again, for anyone whose session ends while a form is not saved. */
  KeepThroughSignIn: ComponentType;
  MasqueradeBar: ComponentType;
  /** Notices of what concerns somebody. */
  NoticesBell: ComponentType;
  /** Answers to what is usually asked on the page that is open. */
  PageHelp: ComponentType;
  QueryProvider: ComponentType<{ children: ReactNode }>;
  ProfileEntrance: ComponentType<{ children: ReactNode }>;
  /** What a search of the site finds besides, for those who work here. */
  StaffFinds: ComponentType<{ text: string }>;
  StaffReading: ComponentType<{ post: Post }>;
  UnknownSession: ComponentType;
  NoRight: ComponentType<{ refusal: Refusal }>;
  UnpublishedNotice: ComponentType<{ post: Post }>;
  /** Around a page of the site: its own frame, or that of the workplace where the page is staff's alone. */
  AroundPage: ComponentType<{ children: ReactNode; Frame: ComponentType<{ children: ReactNode }> }>;
  /** How much somebody has left to read. */
  useUnread: () => number;
  /** Called when something that is published has changed. */
  refreshContent: (around: { queryClient: QueryClient | null }) => void;
};
