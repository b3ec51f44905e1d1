/** The certificates that signed the documents of a rehearsal, and whether the simulator's own authorities issued them. */
import { createCertificates, describeCertificate } from '../../../simulator/registry/index.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { textsNamed } from './exchange-contents.ts';
import { sha256Of, type ReportCertificate, type ReportDocument } from './report/rehearsal-report.ts';

type Evidence = { readonly document: ReportDocument; readonly xml: Buffer | undefined };

/** The certificate in the signature of a document, DER. */
const certificateIn = ({ xml }: Evidence): Buffer | undefined => {
  const [base64] = xml === undefined ? [] : textsNamed(xml, 'X509Certificate');
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
};

type Signer = { readonly der: Buffer; readonly documents: readonly ReportDocument[] };

const signersOf = (evidence: readonly Evidence[]): readonly Signer[] => {
  const signers = new Map<string, Signer>();
  for (const each of evidence) {
    const der = certificateIn(each);
    if (der === undefined) continue;
    const digest = sha256Of(der);
    const { documents = [] } = signers.get(digest) ?? {};
    signers.set(digest, { der, documents: [...documents, each.document] });
  }
  return [...signers.values()];
};

/** None for bytes that are not a certificate. */
const describe = async ({ der, documents }: Signer, at: number): Promise<readonly ReportCertificate[]> => {
  const described = await describeCertificate(der);
  if (described === undefined) return [];
  const {
    subject,
    nit = null,
    issuer,
    serial,
    notBefore,
    notAfter,
    keyUsage,
    keyBits = null,
    isAccredited,
  } = described;
  return [
    {
      subject,
      nit,
      issuer,
      serial,
      validFrom: colombianDate(notBefore),
      validTo: colombianDate(notAfter),
      keyUsage,
      keyBits,
      sha256: sha256Of(der),
      issuedBy: (await isAccredited(await createCertificates(createEnv()).trust(), at)) ? 'simulator' : 'other',
      documents: documents.length,
      accepted: documents.filter(({ verdict }) => verdict === 'accepted').length,
    },
  ];
};

/** @param at milliseconds since 1970, by the clock of the authority */
export const certificatesIn = async (
  evidence: readonly Evidence[],
  at: number,
): Promise<readonly ReportCertificate[]> =>
  (await Promise.all(signersOf(evidence).map((signer) => describe(signer, at)))).flat();

/** Documents that were accepted although the simulator's authorities did not issue the certificate that signed them. */
export const trustedByRequest = (certificates: readonly ReportCertificate[]): readonly Bilingual[] =>
  certificates
    .filter(({ issuedBy, accepted }) => issuedBy === 'other' && accepted > 0)
    .map(({ subject, issuer }) => ({
      en: `The certificate "${subject}" was issued by "${issuer}". The simulator trusted that authority because it was told to (--trust or --trust-any); whether ONAC has accredited it was not checked.`,
      es: `El certificado «${subject}» lo emitió «${issuer}». El simulador confió en esa entidad porque así se le indicó (--trust o --trust-any); no se comprobó si ONAC la acreditó.`,
    }));
