import { validatePassword } from '@brandpost/validation';
import type { FieldError } from '../errors.ts';

/** Words that Swedish passwords are made of, the commonest first; the lists of the library are English. */
const SWEDISH_PASSWORD_WORDS = [
  ...['lösenord', 'losenord', 'hemligt', 'hemlig', 'välkommen', 'valkommen', 'hejsan', 'hej', 'sverige'],
  ...['sommar', 'sommaren', 'vinter', 'vintern', 'höst', 'hösten', 'host', 'hosten', 'vår', 'våren', 'varen'],
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober'],
  ...['november', 'december', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  ...['midsommar', 'julafton', 'stockholm', 'göteborg', 'goteborg', 'malmö', 'malmo', 'uppsala', 'örebro'],
  ...['räddningstjänst', 'räddningstjänsten', 'raddningstjanst', 'räddning', 'raddning', 'brandman'],
  ...['brandmän', 'brandkår', 'brandstation', 'station', 'utryckning', 'ambulans', 'rökdykare', 'kommun'],
  ...['kommunen', 'intranät', 'intranat', 'administratör', 'administrator', 'inloggning', 'användare'],
  ...['älskling', 'alskling', 'fotboll', 'hockey', 'ishockey', 'hammarby', 'djurgården', 'djurgarden'],
  ...['blåvitt', 'blavitt', 'kärlek', 'karlek', 'mamma', 'pappa', 'hunden', 'katten', 'bajen'],
];

/** Of 0 to 4: more than 10^10 guesses. */
const MIN_STRENGTH = 4;
/** Shorter names stand in too many words. */
const MIN_NAME_LENGTH = 4;
const PRODUCT = 'brandpost';

/** Whose password it is, and where. */
export type PasswordOwner = {
  username: string;
  firstName: string;
  lastName: string;
  /** What the service calls itself. */
  serviceName: string;
};

/**
 * What is wrong with a password, in Swedish: too short, with one's own name or the service's, or easily guessed by what
 * many have, by patterns and by words. Source: ASVS 6.2.4, 6.2.11, 6.2.12.
 */
export async function passwordErrors(password: string, owner: PasswordOwner): Promise<FieldError[]> {
  const result = validatePassword({ password });
  if (!result.ok) return result.errors;
  const names = namesOf(owner);
  const text = password.normalize('NFC').toLowerCase();
  if (names.some((name) => text.includes(name))) {
    return passwordError('Lösenordet får inte innehålla namnet, användarnamnet eller tjänstens namn');
  }
  meterOnce ??= makeMeter();
  const strengthOf = await meterOnce;
  if (strengthOf(password, names) < MIN_STRENGTH) {
    return passwordError('Lösenordet är för lätt att gissa. Ta några ord som inte hör ihop.');
  }
  return [];
}

function passwordError(message: string): FieldError[] {
  return [{ field: 'password', message }];
}

function namesOf({ username, firstName, lastName, serviceName }: PasswordOwner): string[] {
  const words = [username, PRODUCT, ...`${firstName} ${lastName} ${serviceName}`.split(/[\s-]+/)];
  const names = words.map((word) => word.normalize('NFC').toLowerCase());
  return [...new Set(names)].filter((name) => name.length >= MIN_NAME_LENGTH);
}

type Meter = (password: string, names: string[]) => number;
let meterOnce: Promise<Meter> | undefined;

/** Its lists are large and needed seldom. */
async function makeMeter(): Promise<Meter> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, swedish: [...SWEDISH_PASSWORD_WORDS] },
    graphs: adjacencyGraphs,
  });
  return (password, names) => zxcvbn.check(password, names).score;
}
