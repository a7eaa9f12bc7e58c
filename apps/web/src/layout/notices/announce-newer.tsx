import type { Notice } from '@brandpost/rubicore-api';
import { VisuallyHidden } from '@brandpost/ui';
import { useState } from 'react';
import { whatOf } from './notices-texts.ts';

/** Tells those who hear the page of notices that have come since it was opened, and of none that were there. */
export function AnnounceNewer({ notices }: { notices: readonly Notice[] }) {
  const [newestBefore] = useState(notices[0]?.happened ?? '');
  const newer = notices.filter(({ happened, isRead }) => happened > newestBefore && !isRead);
  return (
    <VisuallyHidden role="status">
      {newer.map((notice) => `${whatOf(notice)}: ${notice.title}.`).join(' ')}
    </VisuallyHidden>
  );
}
