import type { ChainEvaluation } from '../certificates/chain.ts';
import type { SignatureReport } from '../checks/signature/report.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check } from '../checks/vocabulary/check.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annex, everyDocument, group, rejects, rule, type Rule } from '../engine/rule.ts';

const source = annex('FE 1.9', '8.4');
const place = 'ds:X509Certificate';

type Certified = { readonly report: SignatureReport; readonly chain: ChainEvaluation };

type Asked = {
  readonly expected: string;
  readonly finding: (given: Certified) => string | undefined;
  /** Name of the zoo's certificate that breaks it. */
  readonly zoo: string;
};

/** A check on the signing certificate, where there is one that can be read (else ZD01, DC19). */
const onCertificate = (report: SignatureReport, { expected, finding, zoo }: Asked): Check =>
  is.satisfying({
    expected,
    per: 'document',
    breakAt: () => ({ certificate: zoo }),
    test: () => {
      const { chain } = report;
      if (chain === undefined)
        return notEvaluated('There is no readable signing certificate.', 'No hay un certificado de firma legible.');
      const found = finding({ report, chain });
      return found === undefined ? undefined : { found, at: nearestPart(report.parts, 'x509Certificate') };
    },
  });

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

type CertificateRule = Asked & {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly fix: string;
  readonly alsoFires?: readonly string[];
  /** What it needs beside the certificate. */
  readonly asks?: readonly Need[];
};

const certificateRule = ({ code, expected, finding, zoo, asks = [], ...rest }: CertificateRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place,
    needs: ['certificate', ...asks],
    check: ({ certificate }) => onCertificate(certificate, { expected, finding, zoo }),
    source,
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
    asks: ['clock'],
  }),
  certificateRule({
    code: 'ZD03',
    title: 'The revocation list of the signing certificate can be had',
    message: 'Error al consultar la CRL del certificado de firma',
    expected: 'a revocation list',
    finding: ({ chain }) =>
      chain.revocation === 'unavailable' ? `${holder(chain)}, whose revocation list cannot be had` : undefined,
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
    finding: ({ chain }) =>
      chain.accredited ? undefined : `${holder(chain)}, issued by ${chain.path[0]?.issuerName ?? 'nobody known'}`,
    fix: 'Sign with a certificate of an authority accredited by ONAC (here: that of the simulator, or one that it was told to trust).',
    zoo: 'unknownAuthority',
    // The authorities that SigningCertificate names are then unknown too.
    alsoFires: ['ZD06', 'DC37', 'DC38'],
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
    finding: ({ report, chain }) =>
      report.certificate?.maySign === false ? `${holder(chain)}, without that key usage` : undefined,
    fix: 'Sign with a certificate for electronic invoicing.',
    zoo: 'wrongKeyUsage',
  }),
];

export const certificateRules = group(
  {
    code: 'ZD',
    title: { en: 'Signing certificate', es: 'Certificado de firma' },
    stage: 'signature',
    about: 'signature',
  },
  [
    rule({
      family: 'ZD01',
      title: 'The signature carries its certificate',
      codes: everyDocument(rejects('ZD01')),
      message: 'Falta el certificado de firma',
      place,
      needs: ['certificate'],
      check: ({ certificate }) =>
        is.satisfying({
          expected: 'ds:X509Certificate',
          per: 'document',
          test: () =>
            certificate.parts.x509Certificate.length > 0
              ? undefined
              : { found: 'none', at: nearestPart(certificate.parts, 'x509Certificate') },
        }),
      fix: 'Put the signing certificate into KeyInfo/X509Data.',
      violation: {
        signature: {
          keyInfo: [
            { edit: 'remove', path: '/*/ds:KeyInfo/ds:X509Data/ds:X509Certificate' },
            {
              edit: 'insert',
              path: '/*/ds:KeyInfo/ds:X509Data',
              child: { name: 'ds:X509SubjectName', content: 'CN=Nadie' },
            },
          ],
        },
      },
      alsoFires: ['ZE02', 'DC16'],
      source,
    }),
    ...chainRules,
  ],
);
