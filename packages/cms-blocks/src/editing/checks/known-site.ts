import { mediaFilename } from '../../address/media-path.ts';
import { collectReferences } from '../../tree/collect-references.ts';
import type { CheckedContent, KnownSite } from './checked-content.ts';
import { linksOf } from './links-of.ts';
import { pathIn } from './path-in.ts';

/** What a text points at, as it is looked up before the text is judged. */
export type Targets = { paths: string[]; linkIds: number[]; filenames: string[]; mediaIds: number[] };

/** What the site says of them. Source: the call `findKnownTargets`. */
export type FoundTargets = {
  readonly missingPaths: readonly string[];
  readonly missingLinkIds: readonly number[];
  readonly media: readonly {
    readonly filename: string;
    readonly alt: string | null;
    readonly decorative: boolean;
    readonly missing: boolean;
  }[];
};

/** Everything on the site that a post points at. */
export function targetsOf({ tree, post }: Pick<CheckedContent, 'tree' | 'post'>): Targets {
  const hrefs = linksOf({ tree, post }).map(({ href }) => href.trim());
  const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  const { imageFilenames, linkIds } = collectReferences(tree);
  const files = own.map((href) => mediaFilename(href)).filter((name) => name !== null);
  return {
    paths: [...new Set(own.filter((href) => mediaFilename(href) === null).map(pathIn))],
    linkIds: [...linkIds],
    filenames: [...new Set([...imageFilenames, ...files])],
    mediaIds: [],
  };
}

/** What the checks have to know of the site. @param found null when it could not be asked: then nothing is missing */
export function knownSite({ paths, linkIds }: Targets, found: FoundTargets | null): KnownSite {
  const missing = new Set(found?.missingPaths);
  const missingLinks = new Set(found?.missingLinkIds);
  return {
    pages: new Set(paths.filter((path) => !missing.has(path))),
    linkIds: new Set(linkIds.filter((id) => !missingLinks.has(id))),
    media: new Map(
      (found?.media ?? []).map(({ filename, alt, decorative, missing: isMissing }) => [
        filename,
        isMissing ? null : { alt, isDecorative: decorative },
      ]),
    ),
  };
}
