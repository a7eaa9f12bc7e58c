import type { Person } from '../identity-provider/people.ts';
import type { SigningKeys } from '../identity-provider/signing-keys.ts';

/** What a test sets of SimpleSAMLphp; the rest stands as it comes. Read anew at each request. */
export type SimpleSamlPhpOptions = {
  people: readonly Person[];
  password: string;
  keys: SigningKeys;
  /** Keys that its metadata announce beside those that sign. */
  nextKeys?: SigningKeys;
  /** The metadata of the service that it signs people in for; null until it has one. */
  serviceMetadata: string | null;
  /** Settings of its own hosted provider, by their names: `assertion.encryption`, `sign.logout`. */
  hosted?: Readonly<Record<string, string | boolean>>;
};

export type Placed = { folder: string; origin: string; entityId: string };

/** Its files, by their paths below its folder. Source: SimpleSAMLphp 1.19, "IdP quickstart" and its templates. */
export function simpleSamlPhpFiles(
  options: SimpleSamlPhpOptions,
  { folder, origin, entityId }: Placed,
): Record<string, string> {
  const { keys, nextKeys, people, password, hosted = {} } = options;
  const file = (name: string) => phpText(`${folder}/${name}`);
  return {
    'config/config.php': `<?php
$config = [
  'baseurlpath' => ${phpText(`${origin}/`)},
  'certdir' => ${file('cert/')}, 'loggingdir' => ${file('log/')}, 'datadir' => ${file('data/')},
  'tempdir' => ${file('tmp')}, 'metadatadir' => ${file('metadata')},
  'secretsalt' => 'of-this-test-alone', 'auth.adminpassword' => 'nobody-signs-in-with-this',
  'timezone' => 'Europe/Stockholm', 'showerrors' => true, 'errorreporting' => false,
  'admin.checkforupdates' => false, 'language.default' => 'sv',
  'logging.handler' => 'file', 'logging.level' => SimpleSAML\\Logger::INFO,
  'enable.saml20-idp' => true, 'module.enable' => ['core' => true, 'saml' => true, 'exampleauth' => true],
  'session.cookie.secure' => false, 'session.cookie.samesite' => 'Lax', 'session.cookie.name' => 'SspId',
  'session.phpsession.cookiename' => 'Ssp', 'session.phpsession.savepath' => ${file('sessions')},
  'language.cookie.secure' => false, 'language.cookie.samesite' => 'Lax',
  'store.type' => 'phpsession', 'trusted.url.domains' => null,
  'metadata.sources' => [['type' => 'flatfile']${options.serviceMetadata === null ? '' : `, ['type' => 'xml', 'file' => ${file('metadata/service.xml')}]`}],
];
`,
    'config/authsources.php': `<?php
$config = ['people' => ['exampleauth:UserPass',
${people.map((person) => `  ${phpText(`${person.username}:${password}`)} => ${phpAttributes(person)},`).join('\n')}
]];
`,
    'metadata/saml20-idp-hosted.php': `<?php
$metadata[${phpText(entityId)}] = [
  'host' => '__DEFAULT__', 'auth' => 'people',
  'privatekey' => 'signing.pem', 'certificate' => 'signing.crt',
  ${nextKeys === undefined ? '' : "'new_privatekey' => 'next.pem', 'new_certificate' => 'next.crt',"}
  'attributes.NameFormat' => 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
${Object.entries(hosted)
  .map(([name, value]) => `  ${phpText(name)} => ${typeof value === 'string' ? phpText(value) : value},`)
  .join('\n')}
];
`,
    'metadata/service.xml': options.serviceMetadata ?? '',
    'cert/signing.pem': keys.privateKey,
    'cert/signing.crt': keys.certificate,
    ...(nextKeys === undefined
      ? {}
      : { 'cert/next.pem': nextKeys.privateKey, 'cert/next.crt': nextKeys.certificate }),
  };
}

/** The names of SWAMID, which municipalities' own identity providers have. */
function phpAttributes(person: Person): string {
  const attributes: Record<string, readonly string[]> = {
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': [person.uid],
    'urn:oid:2.16.840.1.113730.3.1.241': [person.displayName],
    'urn:oid:2.5.4.42': [person.firstName],
    'urn:oid:2.5.4.4': [person.lastName],
    'urn:oid:0.9.2342.19200300.100.1.3': [person.email],
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.7': person.groups,
  };
  const entries = Object.entries(attributes).filter(([, values]) => values.length > 0);
  return `[${entries.map(([name, values]) => `${phpText(name)} => [${values.map(phpText).join(', ')}]`).join(', ')}]`;
}

function phpText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
