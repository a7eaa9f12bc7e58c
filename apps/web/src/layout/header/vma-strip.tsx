import type { ExternalMessage } from '@brandpost/rubicore-api';
import { paths } from '../../addresses/paths.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { sv } from '../../texts/sv.ts';
import { AnnounceNew } from './announce-new.tsx';
import { Strip, StripRow } from './strip-row.tsx';

/** How announcements of Sveriges Radio look. */
export const VMA_LOOK = lookOf({ level: 'vma', allClearAt: null, isDrill: false });

/** A row of 52 px for each of Sveriges Radio's announcements, above our own alerts on every page. */
export function VmaStrip({ vma }: { vma: readonly ExternalMessage[] }) {
  return (
    <>
      <AnnounceNew rows={vma} say={({ title, areas }) => sv.header.newVma(sv.header.vmaFor(title, areas))} />
      {vma.length > 0 && (
        <section aria-label={sv.header.vma}>
          <Strip>
            {vma.map(({ id, title, areas, language }) => (
              <StripRow
                key={id}
                look={VMA_LOOK}
                source={sv.header.vmaSource}
                to={paths.alerts()}
                title={sv.header.vmaFor(title, areas)}
                lang={language}
              />
            ))}
          </Strip>
        </section>
      )}
    </>
  );
}
