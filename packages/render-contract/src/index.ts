import type { MapFeature, Post } from '@brandpost/domain';
import type { Transport } from '@brandpost/rubicore-api';
import type { SessionView, SignInMethods } from './session-view.ts';

export type { SessionPerson, SessionView, SignInMethods } from './session-view.ts';

/**
 * What Vite says of the built client: source file → files in the browser.
 * The keys are paths from the web app's root, such as `src/entry-client.tsx`.
 */
export type AssetManifest = Readonly<
  Record<
    string,
    { file: string; css?: readonly string[]; imports?: readonly string[]; assets?: readonly string[] }
  >
>;

/** A form that was sent with faults: what was typed, and what is wrong with it, by the names of its fields. */
export type FaultyForm = {
  typed: Readonly<Record<string, string>>;
  errors: readonly { field: string; message: string }[];
};

/** One page asked for. Everything a render may know is in here: no clock, no host header, no global state. */
export type RenderRequest = {
  /** Path and query as asked for, such as `/nyheter?sida=2`. */
  url: string;
  /** Scheme and host that visitors know, from configuration; for canonical addresses. */
  origin: string;
  /** Calls the content API with the right token for this visitor. */
  transport: Transport;
  /** The visitor has accepted cookies, so the banner is left out. */
  hasAcceptedCookies: boolean;
  /** Anyone who asks; pages for visitors are shared between all who are anonymous. */
  session: SessionView;
  /** The host asked at: on the intranet nothing is shown before signing in. */
  site: 'public' | 'intranet';
  signIn: SignInMethods;
  /** What was sent to the page's address and has to be corrected there. */
  faultyForm?: FaultyForm;
  now: Date;
  /**
   * Once the data is there: the newest event that visitors' open pages had been sent before it was asked for, so that what
   * the page shows is from after it. null where nobody knows.
   */
  lastEvent: () => string | null;
  signal: AbortSignal;
  /** null while developing: Vite serves the sources. */
  assets: AssetManifest | null;
};

/** A whole document with what its content security policy must allow, or the way to another page. */
export type RenderResult =
  | {
      kind: 'page';
      status: number;
      html: string;
      /** The exact texts of inline style and script elements, for their hashes. */
      inlineStyles: readonly string[];
      inlineScripts: readonly string[];
    }
  | { kind: 'redirect'; status: 301 | 302 | 303 | 307 | 308; location: string };

/** A picture as a file of its own, and the exact text of its style element, for the hash of its policy. */
export type Drawing = { svg: string; style: string };

/** What the server bundle of the web app exports as `renderer`. */
export type Renderer = {
  /** @throws only when the app itself is broken; failed calls become error pages */
  render(request: RenderRequest): Promise<RenderResult>;
  /**
   * The map of an alert's area, on the outlines in the box that it asks for (`south,west,north,east`).
   * @returns null for a post that shows none
   */
  drawAreaMap(
    post: Post,
    featuresIn: (box: string) => Promise<readonly MapFeature[]>,
  ): Promise<Drawing | null>;
};
