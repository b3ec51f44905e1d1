/** The attacks of `src/harness/attacks` on what the issuing service sends, by part and name. */
import { archiveAttacks } from '../../src/harness/attacks/archives.ts';
import { documentAttacks } from '../../src/harness/attacks/documents.ts';
import { encodingAttacks } from '../../src/harness/attacks/encodings.ts';
import { envelopeAttacks } from '../../src/harness/attacks/envelopes.ts';
import { signatureAttacks } from '../../src/harness/attacks/signatures.ts';
import type { Tamper } from '../../src/issuer/steps.ts';
import { rawZip } from '../../src/harness/attacks/raw-zip.ts';

const named = <Attack>(attacks: Readonly<Record<string, Attack>>, name: string): Attack => {
  const attack = Object.hasOwn(attacks, name) ? attacks[name] : undefined;
  if (attack === undefined) throw new Error(`No attack is called "${name}".`);
  return attack;
};

/** The document as it is signed, for an archive with other bytes. */
const archived = (write: (signedXml: string) => Buffer): Tamper => {
  let signedXml = '';
  return {
    signed: (xml) => {
      signedXml = xml;
      return xml;
    },
    zip: () => write(signedXml),
  };
};

const parts: Readonly<Record<string, (name: string) => Tamper>> = {
  document: (name) => ({ signed: named(documentAttacks, name) }),
  signature: (name) => ({ signed: named(signatureAttacks, name) }),
  encoding: (name) => {
    const write = named(encodingAttacks, name);
    return archived((xml) => rawZip({ name: 'fv.xml', data: write(xml) }));
  },
  archive: (name) => {
    const write = named<(document: Buffer) => Buffer>(archiveAttacks, name);
    return archived((xml) => write(Buffer.from(xml)));
  },
  message: (name) => ({ envelope: named(envelopeAttacks, name) }),
};

/** @throws Error for a part or a name without an attack */
export const attackOn = (part: string, name: string): Tamper => named(parts, part)(name);
