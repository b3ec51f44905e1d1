/** What every test of signatures needs: our certificates at a fixed clock, and a report on a text. */
import { createEnv } from '../../../../src/common/env/env.ts';
import { parseXml } from '../../../../src/common/xml/parse.ts';
import type { XmlDocument } from '../../../../src/common/xml/tree.ts';
import { createCertificates } from '../../../registry/certificates/certificates.ts';
import { diagnoseSignature } from '../diagnose.ts';
import type { SignatureReport } from '../report.ts';
import { verifySignature } from '../verify.ts';

export const clock = '2026-11-20T10:00:00-05:00';
export const now = Date.parse(clock);
export const owner = { nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.' } as const;

export const certificates = createCertificates(createEnv({ seed: 'signatures', clock }));

export const parsed = (text: Buffer | string): XmlDocument => {
  // The diagnosis has limits of its own, which documents beyond those of the reader must reach, too.
  const result = parseXml(text, {
    maxElementAttributes: 100_000,
    maxNamespaces: 100_000,
    maxNamespacesInScope: 100_000,
  });
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document;
};

/** The report as rules see it: with the causes of what does not verify. */
export const reportOn = async (text: Buffer | string): Promise<SignatureReport> => {
  const document = parsed(text);
  return diagnoseSignature(document, await verifySignature(document, { trust: await certificates.trust(), now }));
};

/** `ok` or the code of the cause, for the three references and the value. */
export const outcomes = ({ references, signatureValue }: SignatureReport): readonly string[] =>
  [...references, signatureValue].map(({ ok, cause }) => (ok ? 'ok' : (cause?.code ?? 'no cause')));
