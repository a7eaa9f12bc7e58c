/** Whether this tab asks anew for what is said of fires, and for nothing else on its page. */
let isAsking = false;

export function isAskingForFires(): boolean {
  return isAsking;
}

/** Has the page ask anew, of which the routes know then that it is for what is said of fires. */
export async function askForFires(revalidate: () => Promise<void>): Promise<void> {
  isAsking = true;
  try {
    await revalidate();
  } finally {
    isAsking = false;
  }
}
