/** The certificates that signed the documents of a rehearsal, and whether the simulator's own authorities issued them. */
import { evaluateChain } from '../../../simulator/registry/certificates/chain.ts';
import { createCertificates } from '../../../simulator/registry/certificates/certificates.ts';
import { holderNit } from '../../../simulator/registry/certificates/holder.ts';
import { readableName } from '../../../simulator/registry/certificates/x509/distinguished-name.ts';
import {
  readCertificate,
  type CertificateFacts,
} from '../../../simulator/registry/certificates/x509/certificate-facts.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { textsNamed } from './exchange-contents.ts';
import { sha256Of, type ReportCertificate, type ReportDocument } from './report/rehearsal-report.ts';

type Evidence = { readonly document: ReportDocument; readonly xml: Buffer | undefined };

type Signer = { readonly facts: CertificateFacts; readonly documents: readonly Evidence[] };

/** The certificate in the signature of a document, if it can be read. */
const signerOf = async ({ xml }: Evidence): Promise<CertificateFacts | undefined> => {
  const [base64] = xml === undefined ? [] : textsNamed(xml, 'X509Certificate');
  return base64 === undefined ? undefined : readCertificate(Buffer.from(base64, 'base64'));
};

const signersOf = async (evidence: readonly Evidence[]): Promise<readonly Signer[]> => {
  const signers = new Map<string, Signer>();
  for (const each of evidence) {
    const facts = await signerOf(each);
    if (facts === undefined) continue;
    const { documents = [] } = signers.get(facts.fingerprintSha256) ?? {};
    signers.set(facts.fingerprintSha256, { facts, documents: [...documents, each] });
  }
  return [...signers.values()];
};

const usagesOf = ({ keyUsage }: CertificateFacts): readonly string[] | null =>
  keyUsage === undefined
    ? null
    : Object.entries(keyUsage)
        .filter(([, isSet]) => isSet)
        .map(([usage]) => usage);

const describe = async ({ facts, documents }: Signer, at: number): Promise<ReportCertificate> => {
  const trust = await createCertificates(createEnv()).trust();
  const { accredited } = await evaluateChain(facts, trust, at);
  return {
    subject: readableName(facts.subjectName),
    nit: holderNit(facts) ?? null,
    issuer: readableName(facts.issuerName),
    serial: facts.serialDecimal,
    validFrom: colombianDate(facts.notBefore),
    validTo: colombianDate(facts.notAfter),
    keyUsage: usagesOf(facts),
    keyBits: facts.keyBits ?? null,
    sha256: sha256Of(facts.der),
    issuedBy: accredited ? 'simulator' : 'other',
    documents: documents.length,
    accepted: documents.filter(({ document }) => document.verdict === 'accepted').length,
  };
};

/** @param at milliseconds since 1970, by the clock of the authority */
export const certificatesIn = async (
  evidence: readonly Evidence[],
  at: number,
): Promise<readonly ReportCertificate[]> =>
  Promise.all((await signersOf(evidence)).map((signer) => describe(signer, at)));

/** Documents that were accepted although the simulator's authorities did not issue the certificate that signed them. */
export const trustedByRequest = (certificates: readonly ReportCertificate[]): readonly Bilingual[] =>
  certificates
    .filter(({ issuedBy, accepted }) => issuedBy === 'other' && accepted > 0)
    .map(({ subject, issuer }) => ({
      en: `The certificate "${subject}" was issued by "${issuer}". The simulator trusted that authority because it was told to (--trust or --trust-any); whether ONAC has accredited it was not checked.`,
      es: `El certificado «${subject}» lo emitió «${issuer}». El simulador confió en esa entidad porque así se le indicó (--trust o --trust-any); no se comprobó si ONAC la acreditó.`,
    }));
