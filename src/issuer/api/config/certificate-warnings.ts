/** Why the authority will refuse what an uploaded certificate signs. The certificate is used all the same. */
import type { X509Certificate } from 'node:crypto';
import { doubtsAbout, type CertificateDoubt } from '../../signing/certificate-doubts.ts';
import type { Company } from '../../company.ts';
import type { Services } from '../http.ts';

const texts: Readonly<Record<CertificateDoubt, string>> = {
  'certificate-expired': 'Un certificado de la cadena está vencido: la autoridad rechazará lo que firme. Renuévelo.',
  'certificate-not-yet-valid':
    'Un certificado de la cadena todavía no está vigente: la autoridad rechazará lo que firme antes de su inicio.',
  'certificate-key-usage':
    'El certificado no tiene los usos de clave digitalSignature y nonRepudiation: la autoridad rechaza con ZD07 lo que firme. Solicite uno de firma digital para facturación electrónica.',
  'certificate-weak':
    'Un certificado de la cadena tiene una clave RSA de menos de 2048 bits, o no está firmado con RSA y SHA-256, SHA-384 o SHA-512: la autoridad no acepta la cadena. Solicite otro.',
  'certificate-self-issued':
    'El certificado se emitió a sí mismo, o lo emitió uno que no es de una entidad certificadora: la autoridad no lo acepta. Solicite uno de una entidad acreditada por ONAC.',
};

type Warning = { readonly code: string; readonly message: string };

/** serialNumber, and the attribute in which Colombian authorities repeat the NIT. */
const identifying = /^(?:serialNumber|1\.3\.6\.1\.4\.1\.23267\.2\.2)=(.*)$/gm;

/**
 * Authorities write `NIT 900123456`, `900.123.456` or `900123456-8`. A second number is somebody else's: `CC 79123456 NIT
 * 900123456` is a person of that company.
 */
const firstNumber = /\d{1,3}(?:[. ]\d{3})+(?!\d)|\d{4,}/;

const identificationsIn = ({ subject }: X509Certificate): readonly string[] =>
  [...subject.matchAll(identifying)].flatMap(
    ([, value = '']) => firstNumber.exec(value)?.[0].replaceAll(/[. ]/g, '') ?? [],
  );

/** A NIT of eight digits with its check digit would be one of nine. */
const shortestWithCheckDigit = 9;

const holderWarnings = (leaf: X509Certificate, { nit, checkDigit }: Company): readonly Warning[] => {
  const found = [...new Set(identificationsIn(leaf))];
  const written = nit.length < shortestWithCheckDigit ? [nit] : [nit, `${nit}${checkDigit}`];
  if (found.some((each) => written.includes(each))) return [];
  const holder = found.length === 0 ? 'no indica el NIT de su titular' : `es del NIT ${found.join(', ')}`;
  const message = `El certificado ${holder}, y la empresa es ${nit}: la autoridad rechaza sus documentos con el estado 89, salvo que haya un mandato.`;
  return [{ code: 'certificate-of-another-nit', message }];
};

const refusalWarnings = async (leaf: X509Certificate, { refusalOf }: Services): Promise<readonly Warning[]> => {
  const refusal = await refusalOf?.(leaf.raw);
  return refusal === undefined
    ? []
    : [{ code: 'certificate-refused', message: `La autoridad no acepta este certificado. ${refusal}` }];
};

/** Key usage is another matter than the chain: the rest would be said twice. */
const aboutChain = (doubt: CertificateDoubt): boolean => doubt !== 'certificate-key-usage';

/** @param chain the signer first, the root last */
export const certificateWarnings = async (
  chain: readonly X509Certificate[],
  services: Services,
): Promise<readonly Warning[]> => {
  const [leaf] = chain;
  if (leaf === undefined) return [];
  const doubts = doubtsAbout(chain, services.env.clock.now());
  return [
    ...doubts.map((code) => ({ code, message: texts[code] })),
    ...(doubts.some(aboutChain) ? [] : await refusalWarnings(leaf, services)),
    ...holderWarnings(leaf, services.company),
  ];
};
