/** A call that is refused until its sender has shown once more who they are. */
export const CONFIRMATION_NEEDED = 'CONFIRMATION_NEEDED';

type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Who asks: the one dialog of the document. @returns takes it away again */
export function answerConfirmations(by: Asker): () => void {
  asker = by;
  return () => {
    if (asker === by) asker = null;
  };
}

/** Asks somebody to show who they are, once for all calls that wait for it. @returns whether they have */
export async function askToConfirm(): Promise<boolean> {
  if (asker === null) return false;
  asked ??= asker().finally(() => {
    asked = null;
  });
  return await asked;
}
