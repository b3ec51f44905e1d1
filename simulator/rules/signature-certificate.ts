import type { ChainEvaluation } from '../certificates/chain.ts';
import { holderIdentifications } from '../certificates/holder.ts';
import type { SignatureReport } from '../checks/signature/report.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import type { Check, Finding } from '../engine/check.ts';
import type { Facts } from '../engine/facts.ts';
import { identityOf } from '../engine/identity.ts';
import * as is from '../engine/is.ts';
import { annex, everyDocument, group, rejects, rule, type Rule } from '../engine/rule.ts';
import type { Subject } from '../engine/subject.ts';
import { dian } from './paths.ts';

type Certified = { readonly report: SignatureReport; readonly chain: ChainEvaluation; readonly subject: Subject };

/** A check on the signing certificate; silent where there is none to judge (ZD01, DC19). */
const onCertificate = (report: SignatureReport, expected: string, finding: (given: Certified) => Finding | undefined): Check =>
  is.satisfying({
    expected,
    per: 'document',
    test: ({ subject }) => {
      const { chain } = report;
      return chain === undefined ? undefined : finding({ report, chain, subject });
    },
  });

const place = (report: SignatureReport): Pick<Finding, 'at'> => ({ at: nearestPart(report.parts, 'x509Certificate') });

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

type CertificateRule = {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  readonly finding: (given: Certified) => string | undefined;
  readonly fix: string;
  /** Name of the zoo's certificate that breaks it. */
  readonly zoo: string;
  readonly alsoFires?: readonly string[];
};

const certificateRule = ({ code, title, message, expected, finding, fix, zoo, alsoFires = [] }: CertificateRule): Rule =>
  rule({
    family: code,
    title,
    codes: everyDocument(rejects(code)),
    message,
    needs: ['certificate'],
    check: ({ certificate }) =>
      onCertificate(certificate, expected, (given) => {
        const found = finding(given);
        return found === undefined ? undefined : { found, ...place(certificate) };
      }),
    fix,
    violation: { certificate: zoo },
    alsoFires,
    source: annex('FE 1.9', '8.4'),
  });

const holder = ({ path }: ChainEvaluation): string => path[0]?.subjectName ?? 'the certificate';

const problemsOf = ({ problems }: ChainEvaluation): string => problems.map(({ message }) => message).join(' ');

const chainRules: readonly Rule[] = [
  certificateRule({
    code: 'ZD02',
    title: 'The signing certificate is inside its validity period',
    message: 'Certificado de firma fuera de vigencia',
    expected: 'a certificate valid now',
    finding: ({ chain }) => {
      const [leaf] = chain.path;
      if (chain.validity === 'valid' || leaf === undefined) return undefined;
      return `${holder(chain)}, valid from ${day(leaf.notBefore)} to ${day(leaf.notAfter)}`;
    },
    fix: 'Sign with a certificate that is in force.',
    zoo: 'expired',
  }),
  certificateRule({
    code: 'ZD03',
    title: 'The revocation list of the signing certificate can be had',
    message: 'Error al consultar la CRL del certificado de firma',
    expected: 'a revocation list',
    finding: ({ chain }) => (chain.revocation === 'unavailable' ? `${holder(chain)}, whose revocation list cannot be had` : undefined),
    fix: 'Use a certificate whose distribution point answers.',
    zoo: 'unreachableCrl',
  }),
  certificateRule({
    code: 'ZD04',
    title: 'The signing certificate is not revoked',
    message: 'Certificado de firma revocado',
    expected: 'a certificate that its issuer has not revoked',
    finding: ({ chain }) => (chain.revocation === 'revoked' ? `${holder(chain)}, revoked` : undefined),
    fix: 'Ask the certification authority for a new certificate.',
    zoo: 'revoked',
  }),
  certificateRule({
    code: 'ZD05',
    title: 'The signing certificate comes from an accredited authority',
    message: 'El certificado no fue emitido por una entidad avalada',
    expected: 'a certificate of an accredited authority',
    finding: ({ chain }) => (chain.accredited ? undefined : `${holder(chain)}, issued by ${chain.path[0]?.issuerName ?? 'nobody known'}`),
    fix: 'Sign with a certificate of an authority accredited by ONAC (here: of the simulator, or one it is told to trust).',
    zoo: 'unknownAuthority',
    // The authorities that SigningCertificate names are then unknown too.
    alsoFires: ['ZD06', 'DC37', 'DC38', 'DC44', 'DC45'],
  }),
  certificateRule({
    code: 'ZD06',
    title: 'The chain of the signing certificate verifies up to an accredited root',
    message: 'La cadena de confianza no se verifica',
    expected: 'a chain that verifies',
    finding: ({ chain }) => (chain.verified ? undefined : problemsOf(chain)),
    fix: 'Sign with a certificate whose issuer really signed it, with an algorithm that is still allowed.',
    zoo: 'forged',
  }),
  certificateRule({
    code: 'ZD07',
    title: 'The signing certificate may sign and commits its holder',
    message: 'El certificado no tiene no repudio',
    expected: 'key usage digitalSignature and nonRepudiation',
    finding: ({ report, chain }) => (report.certificate?.maySign === false ? `${holder(chain)}, without that key usage` : undefined),
    fix: 'Sign with a certificate for electronic invoicing.',
    zoo: 'wrongKeyUsage',
  }),
];

/** The certificate belongs to the issuer, or to the provider that the document names and the authority knows. */
const ownership = ({ certificate, issuerRegistry }: Pick<Facts, 'certificate' | 'issuerRegistry'>): Check =>
  onCertificate(certificate, 'a certificate of the issuer or of its provider', ({ report, subject }) => {
    if (report.certificate === undefined) return undefined;
    const holders = holderIdentifications(report.certificate.facts);
    const { issuerNit } = identityOf(subject);
    const provider = subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`) ?? '';
    const known = issuerRegistry.get(provider);
    const providerMaySign = known?.roles.includes('provider') === true && known.status !== 'cancelled';
    if (holders.includes(issuerNit) || (providerMaySign && holders.includes(provider))) return undefined;
    return { found: `a certificate of ${holders.join(', ') || 'nobody named'} for issuer ${issuerNit}`, ...place(report) };
  });

export const certificateRules = group('ZD', 'Signing certificate', 'signature', [
  rule({
    family: 'ZD01',
    title: 'The signature carries its certificate',
    codes: everyDocument(rejects('ZD01')),
    message: 'Falta el certificado de firma',
    needs: ['certificate'],
    check: ({ certificate }) =>
      is.satisfying({
        expected: 'ds:X509Certificate',
        per: 'document',
        test: () => (certificate.parts.x509Certificate.length > 0 ? undefined : { found: 'none', ...place(certificate) }),
      }),
    fix: 'Put the signing certificate into KeyInfo/X509Data.',
    violation: {
      signature: {
        keyInfo: [
          { edit: 'remove', path: '/*/ds:KeyInfo/ds:X509Data/ds:X509Certificate' },
          { edit: 'insert', path: '/*/ds:KeyInfo/ds:X509Data', child: { name: 'ds:X509SubjectName', content: 'CN=Nadie' } },
        ],
      },
    },
    alsoFires: ['ZE02', 'DC16'],
    source: annex('FE 1.9', '8.4'),
  }),
  ...chainRules,
]);

export const ownershipRule = rule({
  family: 'ZE03',
  title: 'The issuer, or its provider, owns the signing certificate',
  codes: everyDocument(rejects('ZE03')),
  message: 'El emisor no es el dueño del certificado',
  needs: ['certificate', 'issuerRegistry'],
  check: ownership,
  fix: 'Sign with the certificate of the NIT that issues.',
  violation: { certificate: 'wrongNit' },
  source: annex('FE 1.9', '8.4'),
});
