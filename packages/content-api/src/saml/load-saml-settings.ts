import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addressFrom, type SamlConfig } from '../config/saml-config.ts';
import { StartError } from '../start-error.ts';
import { identityProviderFrom } from './idp-metadata.ts';
import type { IdentityProviderSettings, SamlSettings, ServiceProviderSettings } from './saml-settings.ts';
import { keptServiceKeys } from './service-keys.ts';

const ACS_PATH = '/rubicore/saml/v1/acs';
const SLS_PATH = '/rubicore/saml/v1/sls';

/**
 * Reads the files that the settings name, and makes keys where none are set.
 * @throws StartError with one sentence about what cannot be read
 */
export async function loadSamlSettings(config: SamlConfig, dataDir: string): Promise<SamlSettings> {
  const { publicOrigin, intranetOrigin, attributes, groups } = config;
  const redirects = [publicOrigin, intranetOrigin].flatMap((origin) =>
    origin === null ? [] : `${origin}/login`,
  );
  return Object.freeze({
    idp: Object.freeze(identityProvider(config.idp)),
    sp: Object.freeze({
      entityId: config.spEntityId,
      acsUrl: `${publicOrigin}${ACS_PATH}`,
      slsUrl: `${publicOrigin}${SLS_PATH}`,
      ...(await serviceKeys(config.serviceKeys, dataDir)),
    }),
    redirects: Object.freeze(redirects) as SamlSettings['redirects'],
    attributes,
    groups,
    wantsSignedResponse: config.wantsSignedResponse,
    forceAuthn: config.forceAuthn,
    authnContext: config.authnContext,
  });
}

function identityProvider(idp: SamlConfig['idp']): IdentityProviderSettings {
  if (!('metadata' in idp)) {
    return { ...idp, certificates: certificatesFrom(idp.certificates) };
  }
  const read = identityProviderFrom(textOf('SAML_IDP_METADATA', idp.metadata, '<'));
  return {
    entityId: read.entityId,
    ssoUrl: addressFrom('SingleSignOnService in SAML_IDP_METADATA', read.ssoUrl),
    sloUrl:
      read.sloUrl === null ? null : addressFrom('SingleLogoutService in SAML_IDP_METADATA', read.sloUrl),
    certificates: read.certificates.map((certificate) =>
      checkedCertificate('SAML_IDP_METADATA', certificate),
    ),
  };
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function certificatesFrom(setting: string): string[] {
  const found = textOf('SAML_IDP_CERTIFICATES', setting, '-----').match(PEM_CERTIFICATE) ?? [];
  if (found.length === 0) throw new StartError('SAML_IDP_CERTIFICATES holds no PEM certificate.');
  return found.map((certificate) => checkedCertificate('SAML_IDP_CERTIFICATES', certificate));
}

async function serviceKeys(
  keys: SamlConfig['serviceKeys'],
  dataDir: string,
): Promise<Pick<ServiceProviderSettings, 'privateKey' | 'certificate'>> {
  if (keys === null) return await keptServiceKeys(dataDir);
  const certificate = checkedCertificate(
    'SAML_SP_CERTIFICATE',
    textOf('SAML_SP_CERTIFICATE', keys.certificate, '-----'),
  );
  const privateKey = textOf('SAML_SP_PRIVATE_KEY', keys.privateKey, '-----');
  if (!isKeyOf(certificate, privateKey)) {
    throw new StartError('SAML_SP_PRIVATE_KEY is not the key of SAML_SP_CERTIFICATE.');
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
