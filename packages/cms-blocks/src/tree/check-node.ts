import type { ContentNode } from '@brandpost/domain';
import { hasUnsavableText } from '@brandpost/validation';
import { MAX_ID_LENGTH } from '../limits.ts';
import { FORBIDDEN_KEYS, isPlainObject } from '../plain-object.ts';
import { propsProblems } from '../props-problems.ts';
import { blockOfType, mayContain } from '../registry.ts';
import { compareVersions, isVersion } from '../version-order.ts';
import { migrateProps } from './migrate-tree.ts';
import type { TreeProblem } from './tree-problem.ts';

/** A node that has not been looked at, and where it belongs. */
export type WaitingNode = {
  readonly value: unknown;
  readonly path: string;
  readonly parentType: string | null;
  readonly depth: number;
  /** The list of the new tree that it goes into. */
  readonly siblings: ContentNode[];
};

const NODE_KEYS = ['id', 'type', 'version', 'props', 'children'] as const;

/**
 * Judges one node without its children.
 * @returns a fresh node that has no children yet, and what was given as its children; null when the node is of no use
 */
export function checkNode(
  { value, path, parentType }: WaitingNode,
  seenIds: Set<string>,
  report: (problem: TreeProblem) => void,
): { node: ContentNode; children: readonly unknown[] } | null {
  const refuse = (code: TreeProblem['code'], where: string, message: string) =>
    report({ code, path: `${path}${where}`, message });
  if (!isPlainObject(value)) {
    refuse('bad-node', '', 'Ett block måste vara ett objekt');
    return null;
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) refuse('forbidden-key', `/${key}`, 'Nyckeln är inte tillåten');
    else if (!(NODE_KEYS as readonly string[]).includes(key)) {
      refuse('unknown-key', `/${pointerPart(key)}`, 'Nyckeln är okänd');
    }
  }

  const id = own(value, 'id');
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH || hasUnsavableText(id)) {
    refuse('bad-node', '/id', `Blockets id måste vara en text med högst ${MAX_ID_LENGTH} tecken`);
  } else if (seenIds.has(id)) {
    refuse('duplicate-id', '/id', 'Det finns redan ett block med samma id');
  } else seenIds.add(id);

  const type = own(value, 'type');
  const block = typeof type === 'string' ? blockOfType(type) : null;
  if (block === null) {
    refuse('unknown-type', '/type', 'Blocktypen finns inte');
    return null;
  }
  if (!mayContain(parentType, block.type)) {
    refuse('forbidden-child', '/type', `${block.label} får inte ligga här`);
  }

  const version = own(value, 'version');
  const props = own(value, 'props');
  const children = own(value, 'children');
  if (!Array.isArray(children)) refuse('bad-node', '/children', 'Blockets innehåll måste vara en lista');
  if (!isPlainObject(props)) {
    refuse('bad-props', '/props', 'Blockets egenskaper måste vara ett objekt');
    return null;
  }
  if (typeof version !== 'string' || !isVersion(version) || compareVersions(version, block.version) > 0) {
    refuse('unknown-version', '/version', 'Blockets version är okänd');
    return null;
  }
  const migrated = migrateProps(block, { version, props });
  for (const problem of propsProblems(block, migrated.props)) {
    const where = problem.prop === null ? '/props' : `/props/${pointerPart(problem.prop)}`;
    const isForbidden = problem.prop !== null && FORBIDDEN_KEYS.has(problem.prop);
    refuse(isForbidden ? 'forbidden-key' : 'bad-props', where, problem.message);
  }
  return {
    node: {
      id: String(id),
      type: block.type,
      version: migrated.version,
      props: { ...migrated.props },
      children: [],
    },
    children: Array.isArray(children) ? children : [],
  };
}

function own(value: Record<string, unknown>, key: (typeof NODE_KEYS)[number]): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A key as part of a JSON Pointer, cut so that a hostile key does not fill the answer. */
function pointerPart(key: string): string {
  return key.slice(0, MAX_ID_LENGTH).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1');
}
