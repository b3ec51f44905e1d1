/**
 * The certificate that signed the SOAP message. What is captured is a fault for
 * the worst of it; by the setting `senderCertificates` such messages reach these
 * rules instead. A document that came without message has nothing to ask.
 */
import type { DefectiveName } from '../registry/certificates/defective.ts';
import { colombianDate } from '../../src/common/time.ts';
import type { ChainProblemCode, Transmission } from '../registry/certificates/chain.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { annexBut, everyDocument, group, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import { aboutHolder, messagesOf } from './certificate-findings.ts';

type Asked = {
  readonly expected: Bilingual;
  readonly finding: (given: Transmission) => Bilingual | undefined;
  /** The defective certificate that breaks it. */
  readonly defective: DefectiveName;
};

const onCertificate = (transmission: Transmission | undefined, { expected, finding, defective }: Asked): Check =>
  is.satisfying({
    expected,
    per: 'document',
    breakAt: () => ({ sender: defective }),
    test: () => {
      const found = transmission === undefined ? undefined : finding(transmission);
      return found === undefined ? undefined : { found };
    },
  });

type TransmissionRule = Asked & {
  readonly code: string;
  readonly title: Bilingual;
  readonly message: string;
  readonly fix: Bilingual;
  readonly alsoFires?: readonly string[];
  /** What it needs beside the certificate. */
  readonly asks?: readonly Need[];
};

const transmissionRule = ({ code, expected, finding, defective, asks = [], ...rest }: TransmissionRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place: { en: 'WS-Security certificate', es: 'certificado de WS-Security' },
    needs: ['transmission', ...asks],
    check: ({ transmission }) => onCertificate(transmission.certificate, { expected, finding, defective }),
    source: annexBut('FE 1.9', {
      en: 'captured answers are a SOAP fault without reason',
      es: 'las respuestas capturadas son un SOAP fault sin motivo',
    }),
  });

const holding = ({ chain: { path } }: Transmission, what: Bilingual): Bilingual => aboutHolder(path, what);

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
  ({ chain: { problems } }: Transmission): Bilingual | undefined => {
    const found = problems.filter(({ code }) => codes.has(code));
    return found.length === 0 ? undefined : messagesOf(found);
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
      title: {
        en: 'The transmission certificate is inside its validity period',
        es: 'El certificado de transmisión está dentro de su vigencia',
      },
      message: 'Certificado de transmisión fuera de vigencia',
      expected: { en: 'a certificate valid now', es: 'un certificado vigente' },
      finding: (given) => {
        const { path, validity } = given.chain;
        const [leaf] = path;
        if (validity === 'valid' || leaf === undefined) return undefined;
        return holding(given, {
          en: `valid from ${colombianDate(leaf.notBefore)} to ${colombianDate(leaf.notAfter)}`,
          es: `vigente del ${colombianDate(leaf.notBefore)} al ${colombianDate(leaf.notAfter)}`,
        });
      },
      fix: {
        en: 'Sign the message with a certificate that is in force.',
        es: 'Firme el mensaje con un certificado vigente.',
      },
      defective: 'expired',
      asks: ['clock'],
    }),
    transmissionRule({
      code: 'ZC02',
      title: {
        en: 'The revocation list of the transmission certificate is available',
        es: 'La lista de revocación del certificado de transmisión está disponible',
      },
      message: 'Error al consultar la CRL del certificado de transmisión',
      expected: { en: 'a revocation list', es: 'una lista de revocación' },
      finding: (given) =>
        given.chain.revocation === 'unavailable'
          ? holding(given, {
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
    transmissionRule({
      code: 'ZC03',
      title: {
        en: 'The transmission certificate is not revoked',
        es: 'El certificado de transmisión no está revocado',
      },
      message: 'Certificado de transmisión revocado',
      expected: {
        en: 'a certificate that its issuer has not revoked',
        es: 'un certificado que su emisor no haya revocado',
      },
      finding: (given) =>
        given.chain.revocation === 'revoked' ? holding(given, { en: 'revoked', es: 'revocado' }) : undefined,
      fix: {
        en: 'Ask the certification authority for a new certificate.',
        es: 'Solicite un certificado nuevo a la entidad certificadora.',
      },
      defective: 'revoked',
    }),
    transmissionRule({
      code: 'ZC04',
      title: {
        en: 'The transmission certificate comes from an authority that is known and in force',
        es: 'El certificado de transmisión proviene de una entidad conocida y vigente',
      },
      message: 'Error en la cadena de certificación del certificado de transmisión',
      expected: {
        en: 'a certificate that a known authority, not revoked itself, has issued',
        es: 'un certificado emitido por una entidad conocida y no revocada',
      },
      finding: problemsAmong(issuerProblems),
      fix: {
        en: 'Sign the message with a certificate of an accredited authority (here: that of the simulator, or one that it was told to trust).',
        es: 'Firme el mensaje con un certificado de una entidad acreditada (aquí: la del simulador, o una que se haya configurado como de confianza).',
      },
      defective: 'unknownAuthority',
      // Without the authority there is no chain above it.
      alsoFires: ['ZC05'],
    }),
    transmissionRule({
      code: 'ZC05',
      title: {
        en: 'The chain of the transmission certificate verifies up to an accredited root',
        es: 'La cadena del certificado de transmisión se verifica hasta una raíz acreditada',
      },
      message: 'La cadena de confianza del certificado de transmisión no se verifica',
      expected: { en: 'a chain that verifies', es: 'una cadena que se verifique' },
      finding: problemsAmong(chainProblems),
      fix: {
        en: 'Sign the message with a certificate whose chain verifies, with an algorithm that is still allowed.',
        es: 'Firme el mensaje con un certificado cuya cadena se verifique y con un algoritmo aún permitido.',
      },
      defective: 'sha1',
    }),
    transmissionRule({
      code: 'ZC06',
      title: {
        en: 'The transmission certificate may sign messages',
        es: 'El certificado de transmisión sirve para firmar mensajes',
      },
      message: 'El certificado no sirve para transmitir',
      expected: { en: 'key usage digitalSignature', es: 'el uso de clave digitalSignature' },
      finding: (given) =>
        given.maySend ? undefined : holding(given, { en: 'without that key usage', es: 'sin ese uso de clave' }),
      fix: {
        en: 'Sign the message with a certificate for electronic invoicing.',
        es: 'Firme el mensaje con un certificado para facturación electrónica.',
      },
      defective: 'wrongKeyUsage',
    }),
  ],
);
