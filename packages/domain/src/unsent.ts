/** That somebody has read and understood a post, said on a device that had no network, until the service has it. */
export type UnsentAcknowledgement = {
  /** Made on the device of what was read: saying it twice there is once. */
  id: string;
  postId: number;
  round: number;
  title: string;
  /** ISO 8601; when it was said on the device. */
  saidDate: string;
};

/** What a device keeps of them. */
export type Outbox = {
  list(): Promise<readonly UnsentAcknowledgement[]>;
  remove(id: string): Promise<void>;
};

/** What the service answered: the JSON of it, whatever that is. */
export type ServiceAnswer = { status: number; body: unknown };

/** One that the service will never take, and why, in words for the person who said it. */
export type RefusedAcknowledgement = { unsent: UnsentAcknowledgement; reason: string };

export type Delivery = {
  accepted: UnsentAcknowledgement[];
  refused: RefusedAcknowledgement[];
  /** Whether some are to be tried again later. */
  isRestLeft: boolean;
};

/** Said of the post itself: it is gone, is for others, or has changed since. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([403, 404, 409, 410, 422]);
/** Said of the session, or of the way: another time it may be taken. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  ...['NOT_FOR_ANOTHER', 'MASQUERADE_ENDED', 'CONFIRMATION_NEEDED', 'CROSS_SITE', 'WRONG_HOST'],
]);

export function unsentId({ postId, round }: Pick<UnsentAcknowledgement, 'postId' | 'round'>): string {
  return `${postId}-${round}`;
}

/**
 * Sends all that is unsent. Each is removed once the service itself has answered of it, for good or ill, and at no other
 * time; the service counts what arrives twice as once. What merely stands between us and it, such as the sign-in page of
 * a network, is no answer.
 * @param send rejects where no answer came
 */
export async function deliverUnsent(
  outbox: Outbox,
  send: (unsent: UnsentAcknowledgement) => Promise<ServiceAnswer>,
): Promise<Delivery> {
  const delivery: Delivery = { accepted: [], refused: [], isRestLeft: false };
  for (const unsent of await outbox.list()) {
    const answer = await send(unsent).catch(() => null);
    const reason = refusalIn(answer);
    if (isReceipt(answer, unsent)) delivery.accepted.push(unsent);
    else if (reason !== null) delivery.refused.push({ unsent, reason });
    else {
      delivery.isRestLeft = true;
      continue;
    }
    await outbox.remove(unsent.id);
  }
  return delivery;
}

function isReceipt(answer: ServiceAnswer | null, { postId, round }: UnsentAcknowledgement): boolean {
  if (answer?.status !== 200) return false;
  const { body } = answer;
  return fieldOf(body, 'postId') === postId && fieldOf(body, 'round') === round;
}

/** @returns null for what is no refusal of the service for good */
function refusalIn(answer: ServiceAnswer | null): string | null {
  if (answer === null || !FINAL_STATUSES.has(answer.status)) return null;
  const [code, message] = [fieldOf(answer.body, 'code'), fieldOf(answer.body, 'message')];
  if (typeof code !== 'string' || typeof message !== 'string' || PASSING_CODES.has(code)) return null;
  return message;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
