import type { ContentNode } from '@brandpost/domain';
import { hasUnsavableText } from '@brandpost/validation';
import type { Block } from '../block.ts';
import { MAX_ID_LENGTH, TREE_LIMITS } from '../limits.ts';
import { kindOfProp } from '../node-texts.ts';
import { FORBIDDEN_KEYS, isPlainObject } from '../plain-object.ts';
import { propsProblems } from '../props-problems.ts';
import { blockOfType, mayContain } from '../registry.ts';
import { failed, ok, type Result } from '../result.ts';
import { compareVersions, isVersion } from '../version-order.ts';
import { migrateProps } from './migrate-tree.ts';
import type { TreeProblem } from './tree-problem.ts';

/** Where the nodes are going to stand. */
export type TreePosition = {
  /** null at the root. */
  readonly parentType: string | null;
  /** 1 at the root. */
  readonly depth: number;
  /** Ids in use already; those of the nodes are added. */
  readonly seenIds: Set<string>;
  /** Nodes in the tree already. */
  readonly nodeCount: number;
};

/** Judges a list of siblings and all below them; see `checkTree`. */
export function checkNodes(
  input: readonly unknown[],
  { parentType, depth, seenIds, nodeCount }: TreePosition,
): Result<ContentNode[], TreeProblem[]> {
  const problems: TreeProblem[] = [];
  const report = (problem: TreeProblem) => {
    if (problems.length < TREE_LIMITS.maxProblems) problems.push(problem);
  };
  const root: ContentNode[] = [];
  const waiting: WaitingNode[] = [];
  let count = nodeCount;

  const enqueue = (nodes: readonly unknown[], place: Omit<WaitingNode, 'value'>) => {
    count += nodes.length;
    if (count > TREE_LIMITS.maxNodes) {
      const message = `Innehållet får ha högst ${TREE_LIMITS.maxNodes} block`;
      report({ code: 'too-many', path: place.path, message });
      waiting.length = 0;
      return;
    }
    if (place.depth > TREE_LIMITS.maxDepth && nodes.length > 0) {
      const message = `Block får ligga i högst ${TREE_LIMITS.maxDepth} nivåer`;
      report({ code: 'too-deep', path: place.path, message });
      return;
    }
    for (let index = nodes.length - 1; index >= 0; index--) {
      waiting.push({ ...place, value: nodes[index], path: `${place.path}/${index}` });
    }
  };

  enqueue(input, { parentType, depth, siblings: root, path: '' });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const checked = checkNode(next, seenIds, report);
    if (checked === null) continue;
    next.siblings.push(checked.node);
    enqueue(checked.children, {
      parentType: checked.node.type,
      depth: next.depth + 1,
      siblings: checked.node.children,
      path: `${next.path}/children`,
    });
  }
  return problems.length === 0 ? ok(root) : failed(problems);
}

/** A node that has not been looked at, and where it belongs. */
type WaitingNode = {
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
function checkNode(
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
  const complete = { ...migrated.props, ...missingChoices(block, migrated.props) };
  for (const problem of propsProblems(block, complete)) {
    const where = problem.prop === null ? '/props' : `/props/${pointerPart(problem.prop)}`;
    const isForbidden = problem.prop !== null && FORBIDDEN_KEYS.has(problem.prop);
    refuse(isForbidden ? 'forbidden-key' : 'bad-props', where, problem.message);
  }
  return {
    node: {
      id: String(id),
      type: block.type,
      version: migrated.version,
      props: complete,
      children: [],
    },
    children: Array.isArray(children) ? children : [],
  };
}

/** The choices that have been left out, as they are then: a heading's size, a column's width. Source: SPEC section 3. */
function missingChoices(block: Block, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const missing = Object.entries(block.initial()).filter(
    ([prop]) => kindOfProp(block, prop) === 'choice' && !Object.hasOwn(props, prop),
  );
  return Object.fromEntries(missing);
}

function own(value: Record<string, unknown>, key: (typeof NODE_KEYS)[number]): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A key as part of a JSON Pointer, cut so that a hostile key does not fill the answer. */
function pointerPart(key: string): string {
  return key.slice(0, MAX_ID_LENGTH).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1');
}
