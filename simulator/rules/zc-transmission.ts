/**
 * The certificate that signed the SOAP message. What is captured is a fault for
 * the worst of it; by the setting `senderCertificates` such messages reach these
 * rules instead. A document that came without message has nothing to ask.
 */
import type { ChainProblemCode, Transmission } from '../certificates/chain.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annexBut, everyDocument, group, rejects, rule, type Rule } from '../engine/rule.ts';

type Asked = {
  readonly expected: string;
  readonly finding: (given: Transmission) => string | undefined;
  /** Name of the zoo's certificate that breaks it. */
  readonly zoo: string;
};

const onCertificate = (transmission: Transmission | undefined, { expected, finding, zoo }: Asked): Check =>
  is.satisfying({
    expected,
    per: 'document',
    breakAt: () => ({ sender: zoo }),
    test: () => {
      const found = transmission === undefined ? undefined : finding(transmission);
      return found === undefined ? undefined : { found };
    },
  });

type TransmissionRule = Asked & {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly fix: string;
  readonly alsoFires?: readonly string[];
  /** What it needs beside the certificate. */
  readonly asks?: readonly Need[];
};

const transmissionRule = ({ code, expected, finding, zoo, asks = [], ...rest }: TransmissionRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place: 'WS-Security certificate',
    needs: ['transmission', ...asks],
    check: ({ transmission }) => onCertificate(transmission.certificate, { expected, finding, zoo }),
    source: annexBut('FE 1.9', 'captured answers are a SOAP fault without reason'),
  });

const holder = ({ chain: { path } }: Transmission): string => path[0]?.subjectName ?? 'the certificate';

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Between the certificate and the authority that it names as its issuer. */
const issuerProblems: ReadonlySet<ChainProblemCode> = new Set([
  'authority-not-accredited',
  'authority-signature',
  'authority-revoked',
]);

/** Anything between the certificate and an accredited root. */
const chainProblems: ReadonlySet<ChainProblemCode> = new Set([
  ...issuerProblems,
  'authority-not-valid',
  'root-not-accredited',
  'weak-algorithm',
  'key-too-short',
]);

const problemsAmong =
  (codes: ReadonlySet<ChainProblemCode>) =>
  ({ chain: { problems } }: Transmission): string | undefined => {
    const found = problems.filter(({ code }) => codes.has(code));
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ');
  };

export const transmissionRules = group(
  {
    code: 'ZC',
    title: { en: 'Transmission certificate', es: 'Certificado de transmisión' },
    stage: 'signature',
    about: 'soap',
  },
  [
    transmissionRule({
      code: 'ZC01',
      title: 'The transmission certificate is inside its validity period',
      message: 'Certificado de transmisión fuera de vigencia',
      expected: 'a certificate valid now',
      finding: (given) => {
        const { path, validity } = given.chain;
        const [leaf] = path;
        if (validity === 'valid' || leaf === undefined) return undefined;
        return `${holder(given)}, valid from ${day(leaf.notBefore)} to ${day(leaf.notAfter)}`;
      },
      fix: 'Sign the message with a certificate that is in force.',
      zoo: 'expired',
      asks: ['clock'],
    }),
    transmissionRule({
      code: 'ZC02',
      title: 'The revocation list of the transmission certificate can be had',
      message: 'Error al consultar la CRL del certificado de transmisión',
      expected: 'a revocation list',
      finding: (given) =>
        given.chain.revocation === 'unavailable' ? `${holder(given)}, whose revocation list cannot be had` : undefined,
      fix: 'Use a certificate whose distribution point answers.',
      zoo: 'unreachableCrl',
    }),
    transmissionRule({
      code: 'ZC03',
      title: 'The transmission certificate is not revoked',
      message: 'Certificado de transmisión revocado',
      expected: 'a certificate that its issuer has not revoked',
      finding: (given) => (given.chain.revocation === 'revoked' ? `${holder(given)}, revoked` : undefined),
      fix: 'Ask the certification authority for a new certificate.',
      zoo: 'revoked',
    }),
    transmissionRule({
      code: 'ZC04',
      title: 'The transmission certificate comes from an authority that is known and in force',
      message: 'Error en la cadena de certificación del certificado de transmisión',
      expected: 'a certificate that a known authority, not revoked itself, has issued',
      finding: problemsAmong(issuerProblems),
      fix: 'Sign the message with a certificate of an accredited authority (here: that of the simulator, or one that it was told to trust).',
      zoo: 'unknownAuthority',
      // Without the authority there is no chain above it.
      alsoFires: ['ZC05'],
    }),
    transmissionRule({
      code: 'ZC05',
      title: 'The chain of the transmission certificate verifies up to an accredited root',
      message: 'La cadena de confianza del certificado de transmisión no se verifica',
      expected: 'a chain that verifies',
      finding: problemsAmong(chainProblems),
      fix: 'Sign the message with a certificate whose chain verifies, with an algorithm that is still allowed.',
      zoo: 'sha1',
    }),
    transmissionRule({
      code: 'ZC06',
      title: 'The transmission certificate may sign messages',
      message: 'El certificado no sirve para transmitir',
      expected: 'key usage digitalSignature',
      finding: (given) => (given.maySend ? undefined : `${holder(given)}, without that key usage`),
      fix: 'Sign the message with a certificate for electronic invoicing.',
      zoo: 'wrongKeyUsage',
    }),
  ],
);
