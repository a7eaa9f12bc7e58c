import type { ContentNode } from '@brandpost/domain';
import type { Static } from 'typebox';

/** What one prop may be. */
export type PropSchema =
  | { readonly type: 'string'; readonly maxLength: number }
  | { readonly type: 'boolean' }
  | { readonly enum: readonly (string | number)[] };

/** What the props of a block may be, as JSON Schema: a flat object in which nothing is missing and nothing unknown. */
export type PropsSchema<Properties = Readonly<Record<string, PropSchema>>> = {
  readonly type: 'object';
  readonly properties: Properties;
  readonly required: readonly string[];
  readonly additionalProperties: false;
};

/** The props that a schema describes. */
export type PropsIn<Schema> =
  Schema extends PropsSchema<infer Properties>
    ? { [Prop in keyof Properties]: Static<Properties[Prop] & object> }
    : never;

/** A schema of these props. Plain JSON Schema: TypeBox's builders would be sent to every visitor. */
export function propsSchema<const Properties extends Readonly<Record<string, PropSchema>>>(
  properties: Properties,
): PropsSchema<Properties> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** One step from an older version of a block's props. Never throws: what it cannot read it leaves out. */
export type Migration = {
  /** The version that the props have afterwards. */
  readonly to: string;
  migrate(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/**
 * What a prop's value is. From this follows how it is sanitised, checked, fetched for, compared and exported, so every
 * prop says it.
 */
export type PropKind =
  /** Plain text. */
  | 'text'
  /** Rich text: HTML of the tags in `allowed-html.ts`. */
  | 'rich-text'
  /** The cells of one line of a table, separated by `|`. */
  | 'cells'
  /** One of the values that the schema lists. */
  | 'choice'
  /** Address of a picture in the media library. */
  | 'picture'
  /** Address of a page that is shown in a frame. */
  | 'frame'
  /** JSON text: a list of files in the media library, as `readPdfFiles` reads it. */
  | 'documents'
  /** JSON text: a list of ids of links, as `readLinkIds` reads it. */
  | 'link-ids'
  /** Number of a record that has the blocks, as `readSharedId` reads it. */
  | 'shared'
  /** Address of a link whose text is in the named prop. */
  | { readonly linkWithText: string };

/** A text of a block: plain, or rich text that its reader takes apart. */
export type BlockText = string | { readonly html: string };

/** A text of a block, or the titles of documents, which their reader takes from the list as `readPdfFiles` does. */
export type BlockWords = BlockText | { readonly documents: string };

/** What a block can be found by, by how much a match is worth. */
export type BlockSearchText = {
  /** Worth 3. */
  readonly headings?: readonly BlockWords[];
  /** Titles of what is folded away, worth 2. */
  readonly accordions?: readonly BlockWords[];
  /** Worth 1. */
  readonly body?: readonly BlockWords[];
};

/** A piece of a block as readers of feeds get it: an element with a text, rich text, or a table as `readTable` reads it. */
export type FeedPart =
  | { readonly element: 'h2' | 'h3' | 'p'; readonly text: string }
  | { readonly html: string }
  | { readonly table: ContentNode };

/**
 * All that is known of one type of block, apart from its view and its form. Nothing has a default: a block that is not
 * found by search, or is no part of a feed, says so with an empty answer. Source: SPEC section 3, CMS content.
 */
export type Block<Type extends string = string, Props extends object = object> = {
  readonly type: Type;
  /** What editors call it, in Swedish. */
  readonly label: string;
  /** The label with the article that a sentence needs: “Rubriken”. */
  readonly definiteLabel: string;
  /** The label of one block, where its props make it more precise: “Kolumn 6”. */
  labelOf?(props: Props): string;
  /** Version of `Props`, such as `1.0.0`. */
  readonly version: string;
  /** Types of block that it may hold. */
  readonly mayContain: readonly string[];
  readonly mayStandAtRoot: boolean;
  /** A part of the block around it, such as a row of a table: that block shows and edits it. */
  readonly isPart: boolean;
  /** What it holds is shown and never edited where it stands. */
  readonly isSealed?: true;
  /** Props of a new block. */
  initial(): Props;
  /** What an editor's new block holds from the start; nothing unless it is said. */
  readonly initialChildren?: readonly { readonly type: string; readonly props?: Record<string, unknown> }[];
  readonly schema: PropsSchema;
  /** Oldest first; the last one leads to `version`. */
  readonly migrations: readonly Migration[];
  readonly kinds: { readonly [Prop in keyof Props]: PropKind };
  /** What it can be found by. Blocks within it answer for themselves, as in the methods below. */
  searchText(props: Props): BlockSearchText;
  /** What it says to readers of feeds; pictures and files are on the page itself. */
  feed(props: Props, node: ContentNode): readonly FeedPart[];
  /** The texts that are judged for how they read, in reading order. */
  readableTexts(props: Props): readonly BlockText[];
  /** Its own words, for lists of blocks: of several, the first; an empty text where it has none. */
  summary(props: Props, node: ContentNode): BlockWords | { readonly table: ContentNode };
};

/** Types a block's definition; the definition itself is all there is. */
export function defineBlock<Type extends string, Props extends object>(
  block: Block<Type, Props>,
): Block<Type, Props> {
  return block;
}
