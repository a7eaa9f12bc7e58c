/** A field that could not be used, and why, in Swedish. */
export type FieldError = { field: string; message: string };

/** An answer that is not 2xx. The message is Swedish and safe to show. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly details: Details;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ErrorKind, errors: readonly FieldError[] = [], more: MoreOfError = {}) {
    super(kind.message, more.cause === undefined ? undefined : { cause: more.cause });
    this.status = kind.status;
    this.code = kind.code;
    this.errors = errors;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }
}

type ErrorKind = { status: number; code: string; message: string };
type Details = Readonly<Record<string, unknown>>;
/** What else an error answer may tell: fields beside the message, headers, and for the log its cause. */
type MoreOfError = { cause?: unknown; details?: Details; headers?: Readonly<Record<string, string>> };

function defineError(kind: ErrorKind) {
  return (errors?: readonly FieldError[], more?: MoreOfError) => new ApiFailure(kind, errors, more);
}

/*
 * Every error that the content API answers with. Source: DESIGN section 5, Errors.
 */

export const malformedRequest = defineError({
  status: 400,
  code: 'MALFORMED_REQUEST',
  message: 'Anropet gick inte att tolka.',
});

export const invalidQuery = defineError({
  status: 400,
  code: 'INVALID_QUERY',
  message: 'Frågan innehåller ett värde som inte går att använda.',
});

export const tokenMissing = defineError({
  status: 401,
  code: 'TOKEN_MISSING',
  message: 'Anropet saknar åtkomstnyckel.',
});

export const tokenNotValid = defineError({
  status: 401,
  code: 'TOKEN_NOT_VALID',
  message: 'Åtkomstnyckeln gäller inte längre. Logga in igen.',
});

export const signInNeeded = defineError({
  status: 401,
  code: 'SIGN_IN_NEEDED',
  message: 'Du behöver logga in.',
});

/** A wrong name and a wrong password are the same to anyone who tries. */
export const signInRefused = defineError({
  status: 401,
  code: 'SIGN_IN_REFUSED',
  message: 'Användarnamnet eller lösenordet stämmer inte.',
});

export const passwordSignInOff = defineError({
  status: 403,
  code: 'PASSWORD_SIGN_IN_OFF',
  message: 'Inloggning med lösenord är avstängd. Logga in med ditt arbetskonto.',
});

/** Whatever is wrong with a SAML message: the reason stands in the audit log. */
export const singleSignOnRefused = defineError({
  status: 403,
  code: 'SINGLE_SIGN_ON_REFUSED',
  message: 'Inloggningen gick inte att genomföra. Försök igen.',
});

export const singleSignOnOff = defineError({
  status: 404,
  code: 'SINGLE_SIGN_ON_OFF',
  message: 'Enkel inloggning är inte inställd.',
});

/** Nothing is known of the identity provider yet, or what was known has ended. */
export const singleSignOnAway = defineError({
  status: 503,
  code: 'SINGLE_SIGN_ON_AWAY',
  message: 'Inloggningen med jobbkonto går inte att nå just nu.',
});

export const notAllowed = defineError({
  status: 403,
  code: 'NOT_ALLOWED',
  message: 'Du saknar behörighet.',
});

/** Nobody says for another that they have read and understood, or how they want to work. */
export const notForAnother = defineError({
  status: 403,
  code: 'NOT_FOR_ANOTHER',
  message: 'Du agerar som någon annan och kan inte göra det åt den personen. Avsluta först.',
});

export const commentForAnother = defineError({
  status: 403,
  code: 'COMMENT_FOR_ANOTHER',
  message: 'Du agerar som någon annan och kan inte kommentera i den personens namn. Avsluta först.',
});

export const nothingToAcknowledge = defineError({
  status: 409,
  code: 'NOTHING_TO_ACKNOWLEDGE',
  message: 'Det här behöver du inte kvittera.',
});

/** What was to be confirmed is not what holds: somebody else has changed it, or its end has passed. */
export const fireBanChanged = defineError({
  status: 409,
  code: 'FIRE_BAN_CHANGED',
  message: 'Läget har ändrats sedan du såg det. Se efter och ange vad som gäller nu.',
});

/** One person alone has wanted to let a crisis alert out where two are needed. */
export const approvalNeeded = defineError({
  status: 409,
  code: 'APPROVAL_NEEDED',
  message: 'En kollega måste godkänna krismeddelandet innan det publiceras. Begär publicering.',
});

export const approvalNotNeeded = defineError({
  status: 409,
  code: 'APPROVAL_NOT_NEEDED',
  message: 'Det här behöver ingen godkänna. Publicera direkt.',
});

/** Nobody approves their own request, no matter who they act as, and nobody approves for another. */
export const approvalByAnother = defineError({
  status: 403,
  code: 'APPROVAL_BY_ANOTHER',
  message: 'Någon annan än den som begärde publiceringen måste svara, och i sitt eget namn.',
});

/** The request has been answered or taken back, or the post has changed since. */
export const alertRequestGone = defineError({
  status: 409,
  code: 'ALERT_REQUEST_GONE',
  message: 'Begäran gäller inte längre: någon har redan svarat, eller så har meddelandet ändrats.',
});

/** The review has been answered, taken back or asked for anew, or the post is out. */
export const reviewGone = defineError({
  status: 409,
  code: 'REVIEW_GONE',
  message:
    'Granskningen gäller inte längre: den är besvarad eller tillbakatagen, eller så är texten publicerad.',
});

export const reviewByAnother = defineError({
  status: 403,
  code: 'REVIEW_BY_ANOTHER',
  message: 'Någon annan än den som bad om granskningen måste svara, och i sitt eget namn.',
});

export const alertAskerNotAllowed = defineError({
  status: 409,
  code: 'ALERT_ASKER_NOT_ALLOWED',
  message: 'Den som begärde publiceringen får inte längre publicera krisinformation.',
});

export const alertEndPassed = defineError({
  status: 409,
  code: 'ALERT_END_PASSED',
  message: 'Sluttiden har redan passerat. Meddelandet behöver begäras på nytt med en ny sluttid.',
});

export const nobodyToRemind = defineError({
  status: 409,
  code: 'NOBODY_TO_REMIND',
  message: 'Alla har redan kvitterat.',
});

export const remindedRecently = defineError({
  status: 409,
  code: 'REMINDED_RECENTLY',
  message: 'De har påmints den senaste timmen. Vänta en stund innan du påminner igen.',
});

export const acknowledgementOutdated = defineError({
  status: 409,
  code: 'ACKNOWLEDGEMENT_OUTDATED',
  message: 'Innehållet har ändrats sedan du läste det. Läs det igen innan du kvitterar.',
});

/** The sign-in is good for one thing: to choose a password of one's own. */
export const passwordChangeNeeded = defineError({
  status: 403,
  code: 'PASSWORD_CHANGE_NEEDED',
  message: 'Du behöver välja ett eget lösenord först.',
});

/** What matters most is asked of anyone who has just shown who they are; a browser asks for it and calls again. */
export const confirmationNeeded = defineError({
  status: 403,
  code: 'CONFIRMATION_NEEDED',
  message: 'Bekräfta att det är du innan du fortsätter.',
});

export const noOwnPassword = defineError({
  status: 403,
  code: 'NO_OWN_PASSWORD',
  message: 'Ditt konto loggar in med organisationens inloggning och har inget eget lösenord här.',
});

/** The sign-in is good for one thing: to make a passkey. */
export const passkeyMissing = defineError({
  status: 403,
  code: 'PASSKEY_MISSING',
  message: 'Du behöver skapa en inloggningsnyckel först.',
});

/** The sign-in is good for one thing: to use a passkey. */
export const passkeyNeeded = defineError({
  status: 403,
  code: 'PASSKEY_NEEDED',
  message: 'Du behöver använda din inloggningsnyckel först.',
});

/** A second way in is one that the identity provider does not know of. Source: SECURITY T44. */
export const passkeysElsewhere = defineError({
  status: 403,
  code: 'PASSKEYS_ELSEWHERE',
  message: 'Ditt konto loggar in med organisationens inloggning. Inloggningsnycklar sköts där.',
});

/** Whatever is wrong with what was signed, and no matter whose key it is. The reason stands in the log. */
export const passkeySignInRefused = defineError({
  status: 401,
  code: 'PASSKEY_REFUSED',
  message: 'Inloggningsnyckeln gick inte att använda. Försök igen eller logga in med lösenord.',
});

export const passkeyRefused = defineError({
  status: 422,
  code: 'PASSKEY_REFUSED',
  message: 'Inloggningsnyckeln gick inte att använda. Försök igen.',
});

/** What was to be signed has been used, is too old, or was given to somebody else. */
export const passkeyTooLate = defineError({
  status: 422,
  code: 'PASSKEY_TOO_LATE',
  message: 'Det tog för lång tid. Försök igen.',
});

export const noPasskey = defineError({
  status: 422,
  code: 'NO_PASSKEY',
  message: 'Du har ingen inloggningsnyckel här.',
});

export const passkeyThere = defineError({
  status: 409,
  code: 'PASSKEY_THERE',
  message: 'Inloggningsnyckeln finns redan här.',
});

export const tooManyPasskeys = defineError({
  status: 409,
  code: 'TOO_MANY_PASSKEYS',
  message: 'Du har så många inloggningsnycklar som går. Ta bort någon som du inte använder.',
});

export const notFound = defineError({ status: 404, code: 'NOT_FOUND', message: 'Det du söker finns inte.' });

/** Something stands in the way; `details` says what. */
export const inUse = defineError({
  status: 409,
  code: 'IN_USE',
  message: 'Det går inte att ta bort, för det används fortfarande.',
});

export const alreadyThere = defineError({
  status: 409,
  code: 'ALREADY_THERE',
  message: 'Det finns redan, eller har just ändrats av någon annan.',
});

export const lastAdministrator = defineError({
  status: 409,
  code: 'LAST_ADMINISTRATOR',
  message: 'Den sista administratören går inte att ta bort.',
});

/** `details` hold both versions: `yours`, that the change was made on, and `current`. */
export const stale = defineError({
  status: 412,
  code: 'STALE',
  message: 'Någon annan har ändrat innehållet sedan du öppnade det.',
});

/** A rule of SPEC section 5 is broken; `errors` say which, per field. */
export const unprocessable = defineError({
  status: 422,
  code: 'UNPROCESSABLE',
  message: 'Det finns fält som behöver rättas.',
});

export const tooManyRequests = defineError({
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'För många försök. Vänta en stund och försök igen.',
});

export const tooLarge = defineError({
  status: 413,
  code: 'TOO_LARGE',
  message: 'Innehållet är för stort.',
});

export const wrongMediaType = defineError({
  status: 415,
  code: 'WRONG_MEDIA_TYPE',
  message: 'Innehållets format går inte att ta emot.',
});

export const emptyFile = defineError({ status: 400, code: 'EMPTY_FILE', message: 'Filen är tom.' });

export const uploadCutShort = defineError({
  status: 400,
  code: 'UPLOAD_CUT_SHORT',
  message: 'Filen kom inte fram hel. Försök igen.',
});

export const uploadTooSlow = defineError({
  status: 408,
  code: 'UPLOAD_TOO_SLOW',
  message: 'Det tog för lång tid att ta emot filen. Försök igen.',
});

/** It says that it is a picture, and cannot be read as one, or only with more work than a picture should need. */
export const unreadablePicture = defineError({
  status: 422,
  code: 'UNREADABLE_PICTURE',
  message: 'Bilden går inte att läsa. Den kan vara skadad eller ha för många bildpunkter.',
});

/** It would run, send or open something by itself, or brings other files along. Source: SECURITY T38. */
export const activePaper = defineError({
  status: 422,
  code: 'ACTIVE_PDF',
  message:
    'PDF-filen innehåller skript, bifogade filer eller något annat som kan köras när den öppnas. Spara om filen som PDF/A och ladda upp den igen.',
});

/** What stands behind a PDF's end could be another kind of file. */
export const appendedToPaper = defineError({
  status: 422,
  code: 'PDF_WITH_APPENDIX',
  message: 'PDF-filen har något efter sitt slut. Spara om filen som PDF/A och ladda upp den igen.',
});

export const unreadablePaper = defineError({
  status: 422,
  code: 'UNREADABLE_PDF',
  message:
    'PDF-filen går inte att läsa. Den kan vara skadad eller skyddad med lösenord. Spara om filen som PDF/A utan lösenord och ladda upp den igen.',
});

/** By the virus scanner. */
export const infectedFile = defineError({
  status: 422,
  code: 'INFECTED_FILE',
  message: 'Filen innehåller skadlig kod och har inte sparats. Kontakta den som sköter datorerna hos er.',
});

/** Nothing is taken without a scan where one is wanted. */
export const scannerAway = defineError({
  status: 503,
  code: 'SCANNER_AWAY',
  message: 'Filen kan inte viruskontrolleras just nu och har inte sparats. Försök igen om en stund.',
});

export const uploadsBusy = defineError({
  status: 503,
  code: 'UPLOADS_BUSY',
  message: 'Många bilder tas emot just nu. Försök igen om en stund.',
});

export const storageAway = defineError({
  status: 503,
  code: 'STORAGE_AWAY',
  message: 'Filerna går inte att nå just nu. Försök igen om en stund.',
});

export const storageFull = defineError({
  status: 507,
  code: 'STORAGE_FULL',
  message: 'Det finns inte plats för filen. Kontakta den som sköter tjänsten.',
});

export const underMaintenance = defineError({
  status: 503,
  code: 'UNDER_MAINTENANCE',
  message: 'Just nu pågår underhåll, och inget kan sparas. Försök igen om en stund.',
});

export const databaseAway = defineError({
  status: 503,
  code: 'DATABASE_AWAY',
  message: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
});

export const unexpected = defineError({
  status: 500,
  code: 'UNEXPECTED',
  message: 'Något gick fel. Försök igen om en stund.',
});
