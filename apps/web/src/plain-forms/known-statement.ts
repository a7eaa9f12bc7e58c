import type { FaultyForm } from '@brandpost/render-contract';
import type { AccessibilityStatement } from '@brandpost/rubicore-api';

/** What the statement says, the page that somebody wants to report, and a report that has to be corrected. */
export type KnownStatement = AccessibilityStatement & { page: string; faultyForm: FaultyForm | null };
