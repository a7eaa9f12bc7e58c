import type { ContentNode } from '@brandpost/domain';
import { failed, type Result } from '../result.ts';

/** Why an operation on a tree was refused; each has a sentence in Swedish. */
const MESSAGES = {
  'unknown-type': 'Blocktypen finns inte',
  'forbidden-child': 'Blocket får inte ligga här',
  'unknown-id': 'Blocket finns inte längre',
  'duplicate-id': 'Det finns redan ett block med samma id',
  'bad-node': 'Blocket är felaktigt uppbyggt',
  'bad-props': 'Blockets innehåll går inte att spara',
  'forbidden-key': 'Nyckeln är inte tillåten',
  'unknown-key': 'Nyckeln är okänd',
  'unknown-version': 'Blockets version är okänd',
  'bad-index': 'Platsen finns inte',
  'at-edge': 'Blocket kan inte flyttas längre åt det hållet',
  'too-deep': 'Blocket ligger för djupt',
  'too-many': 'Sidan har för många block',
  'too-large': 'Sidan är för stor',
} as const;

export type TreeErrorCode = keyof typeof MESSAGES;

export type TreeError = {
  readonly code: TreeErrorCode;
  /** In Swedish, fit to show. */
  readonly message: string;
  /** The block that it concerns. */
  readonly id: string | null;
};

/** What an operation answers: a new tree, or why the old one stands. */
export type TreeResult = Result<ContentNode[], TreeError>;

/** @param detail a sentence that says more than the code's own */
export function treeError(code: TreeErrorCode, id: string | null = null, detail?: string) {
  return failed<TreeError>({ code, message: detail ?? MESSAGES[code], id });
}
