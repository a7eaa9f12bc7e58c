import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressFrom, type MetadataAddress, type SamlConfig } from '../config/saml-config.ts';
import { StartError } from '../start-error.ts';
import { identityProviderFrom } from './idp-metadata.ts';
import type { IdentityProviderSettings, SamlSettings, ServiceSettings } from './saml-settings.ts';

const ACS_PATH = '/rubicore/saml/v1/acs';
const SLS_PATH = '/rubicore/saml/v1/sls';

/**
 * Reads the files that the settings name, and makes keys where none are set.
 * @throws StartError with one sentence about what cannot be read
 */
export async function loadServiceSettings(config: SamlConfig, dataDir: string): Promise<ServiceSettings> {
  const { publicOrigin, intranetOrigin, attributes, groups, requiredGroup, makesAccounts } = config;
  const redirects = [publicOrigin, intranetOrigin].flatMap((origin) =>
    origin === null ? [] : `${origin}/login`,
  );
  return Object.freeze({
    sp: Object.freeze({
      entityId: config.spEntityId,
      acsUrl: `${publicOrigin}${ACS_PATH}`,
      slsUrl: `${publicOrigin}${SLS_PATH}`,
      ...(await serviceKeys(config.serviceKeys, dataDir)),
      encryption: config.takesEncrypted ? await encryptionKeys(config.encryptionKeys, dataDir) : null,
    }),
    redirects: Object.freeze(redirects) as SamlSettings['redirects'],
    attributes,
    groups,
    requiredGroup,
    makesAccounts,
    wantsSignedResponse: config.wantsSignedResponse,
    forceAuthn: config.forceAuthn,
    authnContext: config.authnContext,
  });
}

/** An identity provider that the settings describe, once. @throws StartError */
export function identityProviderSet(
  idp: Exclude<SamlConfig['idp'], MetadataAddress>,
): IdentityProviderSettings {
  if ('metadata' in idp) return identityProviderIn(textOf('SAML_IDP_METADATA', idp.metadata, '<'));
  return { ...idp, sloResponseUrl: idp.sloUrl, certificates: certificatesFrom(idp.certificates) };
}

/** What metadata say, with addresses and certificates that can be used. @throws StartError, SettingError */
export function identityProviderIn(metadataXml: string): IdentityProviderSettings {
  const read = identityProviderFrom(metadataXml);
  return {
    entityId: read.entityId,
    ssoUrl: addressFrom('SingleSignOnService in SAML_IDP_METADATA', read.ssoUrl),
    sloUrl: signOutAddress(read.sloUrl),
    sloResponseUrl: signOutAddress(read.sloResponseUrl),
    certificates: read.certificates.map((certificate) =>
      checkedCertificate('SAML_IDP_METADATA', certificate),
    ),
  };
}

/** The certificate that metadata have to be signed with, as PEM; null where none is set. @throws StartError */
export function metadataCertificate({ certificate }: MetadataAddress): string | null {
  const name = 'SAML_IDP_METADATA_CERTIFICATE';
  return certificate === null ? null : checkedCertificate(name, textOf(name, certificate, '-----'));
}

function signOutAddress(address: string | null): string | null {
  return address === null ? null : addressFrom('SingleLogoutService in SAML_IDP_METADATA', address);
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function certificatesFrom(setting: string): string[] {
  const found = textOf('SAML_IDP_CERTIFICATES', setting, '-----').match(PEM_CERTIFICATE) ?? [];
  if (found.length === 0) throw new StartError('SAML_IDP_CERTIFICATES holds no PEM certificate.');
  return found.map((certificate) => checkedCertificate('SAML_IDP_CERTIFICATES', certificate));
}

async function serviceKeys(keys: SamlConfig['serviceKeys'], dataDir: string): Promise<KeyPair> {
  if (keys === null) return await keptKeys(join(dataDir, 'saml-service-keys.pem'));
  return setKeys(keys, 'SAML_SP_PRIVATE_KEY', 'SAML_SP_CERTIFICATE');
}

async function encryptionKeys(keys: SamlConfig['encryptionKeys'], dataDir: string): Promise<KeyPair> {
  if (keys === null) return await keptKeys(join(dataDir, 'saml-encryption-keys.pem'));
  return setKeys(keys, 'SAML_SP_ENCRYPTION_KEY', 'SAML_SP_ENCRYPTION_CERTIFICATE');
}

function setKeys(set: KeyPair, keyName: string, certificateName: string): KeyPair {
  const certificate = checkedCertificate(certificateName, textOf(certificateName, set.certificate, '-----'));
  const privateKey = textOf(keyName, set.privateKey, '-----');
  if (!isKeyOf(certificate, privateKey)) {
    throw new StartError(`${keyName} is not the key of ${certificateName}.`);
  }
  return { privateKey, certificate };
}

function isKeyOf(certificate: string, privateKey: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey));
  } catch {
    return false;
  }
}

function checkedCertificate(name: string, pem: string): string {
  try {
    return new X509Certificate(pem).toString();
  } catch (cause) {
    throw new StartError(`${name} holds a certificate that cannot be read.`, { cause });
  }
}

/** The text itself, or of the file that is named. The message never repeats it: it may be a key. */
function textOf(name: string, setting: string, beginning: string): string {
  if (setting.startsWith(beginning)) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch (cause) {
    throw new StartError(`The file that ${name} names cannot be read.`, { cause });
  }
}

/** PEM. */
type KeyPair = Readonly<{ privateKey: string; certificate: string }>;

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const BLOCK = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----\n?/g;

/**
 * A key and certificate of this service when none are set: made once and kept in a file that only this account can read.
 * Identity providers believe the certificate for what it is, so nobody else has to have signed it.
 */
async function keptKeys(file: string): Promise<KeyPair> {
  const kept = readKept(file);
  if (kept !== null) return keysFrom(kept, file);
  // Needed once in a service's life.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Brandpost' }], {
    keySize: 3072,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + TEN_YEARS_MS),
  });
  const text = `${made.private.trim()}\n${made.cert.trim()}\n`;
  writeFileSync(`${file}.unfinished`, text, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
  return keysFrom(text, file);
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function keysFrom(text: string, file: string): KeyPair {
  const [privateKey, certificate] = Array.from(text.matchAll(BLOCK), ([block]) => block);
  if (privateKey?.includes('PRIVATE KEY') && certificate?.includes('CERTIFICATE')) {
    return { privateKey, certificate };
  }
  throw new StartError(`The keys for single sign-on in ${file} are damaged; put back the file or delete it.`);
}
