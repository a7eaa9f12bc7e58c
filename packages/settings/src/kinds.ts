import { isIP } from 'node:net';
import { type TSchema, Type } from 'typebox';

/** Beside a schema: what it is for, how the sentence about a wrong value ends, and whether the value may stand in it. */
type Described = { description?: string; mustBe?: string; isSecret?: boolean };

/** A text, of any kind or of what a pattern says. */
export function text(options: Described & { default?: string; pattern?: string } = {}) {
  return Type.String(options);
}

/** One of a few words. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  options: Described & { default?: NoInfer<Choice> } = {},
) {
  const mustBe = `one of ${choices.join(', ')}`;
  return Type.Unsafe<Choice>({ type: 'string', enum: choices, mustBe, ...options });
}

/** A number without decimals, both ends included. */
export function wholeNumber(
  minimum: number,
  maximum: number,
  options: Described & { default?: number } = {},
) {
  const mustBe = `a number from ${minimum} to ${maximum}`;
  return Type.Integer({ minimum, maximum, mustBe, ...options });
}

/** A port; 0 takes any free one. */
export function port(options: Described & { default?: number } = {}) {
  return wholeNumber(0, 65_535, options);
}

/** Scheme and host, and nothing after them. */
export function origin(options: Described & { default?: string } = {}) {
  const mustBe = 'an origin such as https://www.example.se';
  return Type.String({ format: 'origin', mustBe, ...options });
}

/** An address that may hold a password: no message repeats it. */
export function address(pattern: string, mustBe: string, options: Described = {}) {
  return Type.String({ format: 'uri', pattern, mustBe, isSecret: true, ...options });
}

/** Several of a kind, with commas or spaces between them. */
export function listOf<Item extends TSchema>(
  item: Item,
  options: { description?: string; default?: string[] } = {},
) {
  return Type.Array(item, options);
}

/** An IP address or a network. */
export function network() {
  return Type.String({ format: 'network', mustBe: 'addresses or networks such as 10.0.0.0/8' });
}

/** What fits in an Authorization header, and nobody guesses. Source: RFC 6750 section 2.1, b64token. */
export function token(options: Described = {}) {
  const pattern = '^[A-Za-z0-9\\-._~+/]{16,512}=*$';
  const mustBe = '16 to 512 letters, digits or -._~+/ characters';
  return Type.String({ pattern, mustBe, isSecret: true, ...options });
}

/** What JSON Schema has no words for. */
export const FORMATS = {
  origin(value: string): boolean {
    const url = URL.parse(value);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return url.pathname === '/' && url.search + url.hash + url.username === '';
  },
  uri: (value: string): boolean => URL.canParse(value),
  network(value: string): boolean {
    const [ip = '', bits] = value.split('/');
    const maxBits = isIP(ip) === 4 ? 32 : 128;
    return isIP(ip) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits));
  },
} as const;
