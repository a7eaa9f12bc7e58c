import type { WireMediaUsage } from '@brandpost/rubicore-api';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { mediaTexts } from '../media-texts.ts';
import type { MediaFile } from './use-media-file.ts';

/** The pages that use a file, as links, and how many there are that one may not see. */
export function UsageList({ usage }: { usage: MediaFile['usage'] }) {
  const texts = mediaTexts.usage;
  if (usage === null) return <p role="status">{mediaTexts.detail.loading}</p>;
  if (usage === 'failed') return <p>{texts.failed}</p>;
  const hidden = usage.hiddenUses ?? 0;
  if (!isUsed(usage)) return <p>{texts.none}</p>;
  return (
    <ul>
      {usage.uses.map((use) => (
        <li key={use.postId}>
          <Link to={paths.post(use)}>{use.title}</Link>
        </li>
      ))}
      {usage.isLogo === true && <li>{texts.logo}</li>}
      {hidden > 0 && <li>{texts.hidden(hidden)}</li>}
    </ul>
  );
}

/** Whether anything would be without the file if it were gone. */
export function isUsed({ uses, isLogo, hiddenUses }: WireMediaUsage): boolean {
  return uses.length > 0 || isLogo === true || (hiddenUses ?? 0) > 0;
}
