import { promisify } from 'node:util';
import { XMLSerializer } from '@xmldom/xmldom';
import { type DecryptOptions, decrypt } from 'xml-encryption';
import { scannedText } from './message-text.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { parseXml } from './xml-elements.ts';

const decryptText = promisify(
  (xml: string, options: DecryptOptions, done: (error: Error | null, text?: string) => void) =>
    decrypt(xml, options, (error, text) => done(error, text)),
);

/**
 * What an EncryptedAssertion holds; call it with one that has passed `checkEncryption`. What comes out is a stranger's as
 * much as what came in: it is looked through before it is parsed.
 * @param key PEM
 * @throws SamlRefusal
 */
export async function openAssertion(encrypted: Element, key: string): Promise<Element> {
  let text: string | undefined;
  try {
    const xml = new XMLSerializer().serializeToString(encrypted);
    text = await decryptText(xml, { key, disallowDecryptionWithInsecureAlgorithm: true });
  } catch {
    // Which step has failed is nobody's business, in the log either.
    throw new SamlRefusal('DECRYPTION');
  }
  return parseXml(scannedText(Buffer.from(text ?? '', 'utf8')));
}
