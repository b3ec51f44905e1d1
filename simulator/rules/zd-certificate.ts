import type { DefectiveName } from '../registry/certificates/defective.ts';
import { colombianDate } from '../../src/common/time.ts';
import { readableName } from '../registry/certificates/x509/distinguished-name.ts';
import type { ChainEvaluation } from '../registry/certificates/chain.ts';
import type { SignatureReport } from '../checks/signature/report.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check } from '../checks/vocabulary/check.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, everyDocument, group, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import { aboutHolder, messagesOf } from './certificate-findings.ts';

const source = annex('FE 1.9', '8.4');
const place = 'ds:X509Certificate';

type Certified = { readonly report: SignatureReport; readonly chain: ChainEvaluation };

type Asked = {
  readonly expected: Bilingual;
  readonly finding: (given: Certified) => Bilingual | undefined;
  /** The defective certificate that breaks it. */
  readonly defective: DefectiveName;
};

/** A check on the signing certificate, where there is one that can be read (else ZD01, DC19). */
const onCertificate = (report: SignatureReport, { expected, finding, defective }: Asked): Check =>
  is.satisfying({
    expected,
    per: 'document',
    breakAt: () => ({ certificate: defective }),
    test: () => {
      const { chain } = report;
      if (chain === undefined)
        return notEvaluated('There is no readable signing certificate.', 'No hay un certificado de firma legible.');
      const found = finding({ report, chain });
      return found === undefined ? undefined : { found, at: nearestPart(report.parts, 'x509Certificate') };
    },
  });

type CertificateRule = Asked & {
  readonly code: string;
  readonly title: Bilingual;
  readonly message: string;
  readonly fix: Bilingual;
  readonly alsoFires?: readonly string[];
  /** What it needs beside the certificate. */
  readonly asks?: readonly Need[];
};

const certificateRule = ({ code, expected, finding, defective, asks = [], ...rest }: CertificateRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place,
    needs: ['certificate', ...asks],
    check: ({ certificate }) => onCertificate(certificate, { expected, finding, defective }),
    source,
  });

const holding = ({ path }: ChainEvaluation, what: Bilingual): Bilingual => aboutHolder(path, what);

const chainRules: readonly Rule[] = [
  certificateRule({
    code: 'ZD02',
    title: {
      en: 'The signing certificate is inside its validity period',
      es: 'El certificado de firma está dentro de su vigencia',
    },
    message: 'Certificado de firma fuera de vigencia',
    expected: { en: 'a certificate valid now', es: 'un certificado vigente' },
    finding: ({ chain }) => {
      const [leaf] = chain.path;
      if (chain.validity === 'valid' || leaf === undefined) return undefined;
      return holding(chain, {
        en: `valid from ${colombianDate(leaf.notBefore)} to ${colombianDate(leaf.notAfter)}`,
        es: `vigente del ${colombianDate(leaf.notBefore)} al ${colombianDate(leaf.notAfter)}`,
      });
    },
    fix: { en: 'Sign with a certificate that is in force.', es: 'Firme con un certificado vigente.' },
    defective: 'expired',
    asks: ['clock'],
  }),
  certificateRule({
    code: 'ZD03',
    title: {
      en: 'The revocation list of the signing certificate is available',
      es: 'La lista de revocación del certificado de firma está disponible',
    },
    message: 'Error al consultar la CRL del certificado de firma',
    expected: { en: 'a revocation list', es: 'una lista de revocación' },
    finding: ({ chain }) =>
      chain.revocation === 'unavailable'
        ? holding(chain, {
            en: 'whose revocation list is unavailable',
            es: 'cuya lista de revocación no está disponible',
          })
        : undefined,
    fix: {
      en: 'Use a certificate whose distribution point answers.',
      es: 'Use un certificado cuyo punto de distribución responda.',
    },
    defective: 'unreachableCrl',
  }),
  certificateRule({
    code: 'ZD04',
    title: { en: 'The signing certificate is not revoked', es: 'El certificado de firma no está revocado' },
    message: 'Certificado de firma revocado',
    expected: {
      en: 'a certificate that its issuer has not revoked',
      es: 'un certificado que su emisor no haya revocado',
    },
    finding: ({ chain }) =>
      chain.revocation === 'revoked' ? holding(chain, { en: 'revoked', es: 'revocado' }) : undefined,
    fix: {
      en: 'Ask the certification authority for a new certificate.',
      es: 'Solicite un certificado nuevo a la entidad certificadora.',
    },
    defective: 'revoked',
  }),
  certificateRule({
    code: 'ZD05',
    title: {
      en: 'The signing certificate comes from an accredited authority',
      es: 'El certificado de firma proviene de una entidad acreditada',
    },
    message: 'El certificado no fue emitido por una entidad avalada',
    expected: { en: 'a certificate of an accredited authority', es: 'un certificado de una entidad acreditada' },
    finding: ({ chain }) =>
      chain.accredited
        ? undefined
        : holding(chain, {
            en: `issued by ${readableName(chain.path[0]?.issuerName ?? 'nobody known')}`,
            es: `emitido por ${readableName(chain.path[0]?.issuerName ?? 'una entidad desconocida')}`,
          }),
    fix: {
      en: 'Sign with a certificate of an authority accredited by ONAC (here: that of the simulator, or one that it was told to trust).',
      es: 'Firme con un certificado de una entidad acreditada por ONAC (aquí: la del simulador, o una que se haya configurado como de confianza).',
    },
    defective: 'unknownAuthority',
    // The authorities that SigningCertificate names are then unknown too.
    alsoFires: ['ZD06', 'DC37', 'DC38'],
  }),
  certificateRule({
    code: 'ZD06',
    title: {
      en: 'The chain of the signing certificate verifies up to an accredited root',
      es: 'La cadena del certificado de firma se verifica hasta una raíz acreditada',
    },
    message: 'La cadena de confianza no se verifica',
    expected: { en: 'a chain that verifies', es: 'una cadena que se verifique' },
    finding: ({ chain }) => (chain.verified ? undefined : messagesOf(chain.problems)),
    fix: {
      en: 'Sign with a certificate whose issuer really signed it, with an algorithm that is still allowed.',
      es: 'Firme con un certificado realmente firmado por su emisor y con un algoritmo aún permitido.',
    },
    defective: 'forged',
  }),
  certificateRule({
    code: 'ZD07',
    title: {
      en: 'The signing certificate may sign and commits its holder',
      es: 'El certificado de firma sirve para firmar y obliga a su titular (no repudio)',
    },
    message: 'El certificado no tiene no repudio',
    expected: {
      en: 'key usage digitalSignature and nonRepudiation',
      es: 'los usos de clave digitalSignature y nonRepudiation',
    },
    finding: ({ report, chain }) =>
      report.certificate?.maySign === false
        ? holding(chain, { en: 'without that key usage', es: 'sin ese uso de clave' })
        : undefined,
    fix: {
      en: 'Sign with a certificate for electronic invoicing.',
      es: 'Firme con un certificado para facturación electrónica.',
    },
    defective: 'wrongKeyUsage',
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
      title: { en: 'The signature carries its certificate', es: 'La firma incluye su certificado' },
      codes: everyDocument(rejects('ZD01')),
      message: 'Falta el certificado de firma',
      place,
      needs: ['certificate'],
      check: ({ certificate }) =>
        is.satisfying({
          expected: same('ds:X509Certificate'),
          per: 'document',
          test: () =>
            certificate.parts.x509Certificate.length > 0
              ? undefined
              : { found: { en: 'none', es: 'ninguno' }, at: nearestPart(certificate.parts, 'x509Certificate') },
        }),
      fix: {
        en: 'Put the signing certificate into KeyInfo/X509Data.',
        es: 'Incluya el certificado de firma en KeyInfo/X509Data.',
      },
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
