/** Who signs the variants, who else there is, and our own verdict. */
import { parseXml } from '../../../../src/common/xml/parse.ts';
import { verifySignature } from '../verify.ts';
import { certificates, now, owner } from './box.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

export type Parties = {
  readonly privateKeyPem: string;
  /** The template with the certificates in it. */
  readonly fill: (template: string) => string;
  readonly accepts: (text: string) => Promise<boolean>;
};

export const partiesOf = async (): Promise<Parties> => {
  const [signer, other, trust] = await Promise.all([
    certificates.issuer(owner),
    certificates.issuer({ ...owner, nit: '900654321' }, 'issuer-second'),
    certificates.trust(),
  ]);
  const base64 = ([certificate]: readonly Uint8Array[]): string => toBase64(certificate ?? new Uint8Array());
  return {
    privateKeyPem: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fill: (template) =>
      template.replaceAll('@certificate@', base64(signer.chain)).replaceAll('@other@', base64(other.chain)),
    accepts: async (text) => {
      const parsed = parseXml(Buffer.from(text));
      return parsed.ok && (await verifySignature(parsed.document, { trust, now })).valid;
    },
  };
};
