import type { AccessibilityStatement } from '@brandpost/rubicore-api';

/** What the statement says, and the page that somebody wants to report. */
export type KnownStatement = AccessibilityStatement & { page: string };
