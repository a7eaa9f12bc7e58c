import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a page asks an authenticator for, as far as it looks at it. */
type CreationOptions = {
  challenge: string;
  rp: { id: string };
  user: { id: string };
  excludeCredentials: { id: string }[];
};
type RequestOptions = { challenge: string; rpId: string; allowCredentials?: { id: string }[] };

/** Where it does something else than it should. */
export type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Another's id with one's own key. */
  id?: string;
};

type Credential = { id: string; rpId: string; userHandle: string; key: KeyObject; counter: number };

const ZEROS = Buffer.alloc(16);
const FLAG = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const;

/**
 * A passkey authenticator and the browser around it, in memory: ES256 and no attestation, as a device without a cloud
 * makes them. Source: WebAuthn Level 3, sections 6.1 to 6.5.
 */
export function softwareAuthenticator(origin: string) {
  const credentials: Credential[] = [];

  function create(options: unknown, twist: Twist = {}) {
    const { challenge, rp, user, excludeCredentials } = options as CreationOptions;
    if (excludeCredentials.some(({ id }) => credentials.some((one) => one.id === id))) {
      throw new Error('InvalidStateError: the authenticator has one of these already.');
    }
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = twist.id ?? randomBytes(16).toString('base64url');
    const credential = { id, rpId: rp.id, userHandle: user.id, key: privateKey, counter: 0 };
    credentials.push(credential);
    const idBytes = Buffer.from(id, 'base64url');
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = cborMap([
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const authData = Buffer.concat([
      dataOf(credential, FLAG.attested, twist),
      ZEROS,
      uint16(idBytes.length),
      idBytes,
      coseKey,
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function get(options: unknown, twist: Twist = {}) {
    const { challenge, rpId, allowCredentials = [] } = options as RequestOptions;
    const allowed = credentials.filter(
      (one) => allowCredentials.length === 0 || allowCredentials.some(({ id }) => id === one.id),
    );
    const credential = allowed.findLast((one) => one.rpId === rpId);
    if (credential === undefined) throw new Error('NotAllowedError: there is no passkey for this.');
    credential.counter = twist.counter ?? credential.counter + 1;
    const data = clientData('webauthn.get', challenge, twist);
    const authData = dataOf(credential, 0, twist);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    const id = twist.id ?? credential.id;
    const userHandle = twist.userHandle === undefined ? credential.userHandle : twist.userHandle;
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, credential.key).toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      },
    };
  }

  function clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  return { create, get };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

function dataOf(credential: Credential, flags: number, twist: Twist): Buffer {
  const { isUserPresent = true, isUserVerified = true } = twist;
  const present = isUserPresent ? FLAG.userPresent : 0;
  const verified = isUserVerified ? FLAG.userVerified : 0;
  const rpIdHash = createHash('sha256')
    .update(twist.rpId ?? credential.rpId)
    .digest();
  return Buffer.concat([rpIdHash, Buffer.from([flags | present | verified]), uint32(credential.counter)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** The little of CBOR that is needed. Source: RFC 8949, section 3. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
}

function cborNumber(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
