/** What each check of a message requires, in general: the sentence of a SOAP fault also has the actual values, and is English. */
import { outages, type Outage } from '../../../src/common/store/outage.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { EnvelopeProblem } from '../../service/soap/envelope.ts';
import type { SecurityCheck } from '../../service/soap/security/security-problem.ts';

type OtherCheck =
  | 'action-not-supported'
  | 'operation-not-handled'
  | 'header-not-understood'
  | 'too-large'
  | 'internal-error'
  | Outage
  | 'overloaded'
  | 'database-damaged'
  | 'injected-fault'
  | 'forced-verdict-refused'
  | 'forced-verdict-invalid';

type Check = EnvelopeProblem['check'] | SecurityCheck | OtherCheck;

const outageTexts = Object.fromEntries(
  Object.entries(outages).map(([name, { found }]) => [name, { en: `${found.en}.`, es: `${found.es}.` }]),
) as Readonly<Record<Outage, Bilingual>>; // under the same names

export const requirements: Readonly<Record<Check, Bilingual>> = {
  'content-type': {
    en: 'Content-Type must be application/soap+xml with charset utf-8.',
    es: 'El Content-Type debe ser application/soap+xml con charset utf-8.',
  },
  'soap-version': {
    en: 'The service takes SOAP 1.2.',
    es: 'El servicio atiende SOAP 1.2.',
  },
  'not-well-formed': {
    en: 'The message is not well-formed XML.',
    es: 'El mensaje no es un XML bien formado.',
  },
  doctype: {
    en: 'The message may not have a DOCTYPE.',
    es: 'El mensaje no puede tener un DOCTYPE.',
  },
  'not-an-envelope': {
    en: 'The root of the message must be an Envelope of SOAP 1.2.',
    es: 'La raíz del mensaje debe ser un Envelope de SOAP 1.2.',
  },
  'header-too-large': {
    en: 'The Header of the message exceeds the limit.',
    es: 'El encabezado del mensaje supera el límite.',
  },
  'header-duplicated': {
    en: 'The message must have one Header.',
    es: 'El mensaje debe tener un solo Header.',
  },
  'unexpected-element': {
    en: 'The Envelope takes only a Header and a Body; the operation, only its parameters; a parameter, only text.',
    es: 'El Envelope solo admite un Header y un Body; la operación, solo sus parámetros; un parámetro, solo texto.',
  },
  'too-complex': {
    en: 'The message exceeds the limits of elements, attributes or depth.',
    es: 'El mensaje supera los límites de elementos, atributos o profundidad.',
  },
  'header-not-understood': {
    en: 'The service must understand every header with mustUnderstand="1": it knows those of WS-Addressing and wsse:Security.',
    es: 'El servicio debe entender cada encabezado con mustUnderstand="1": conoce los de WS-Addressing y wsse:Security.',
  },
  'empty-body': {
    en: 'The Body contains no operation.',
    es: 'El Body no contiene ninguna operación.',
  },
  'body-duplicated': {
    en: 'The message must have one Body.',
    es: 'El mensaje debe tener un solo Body.',
  },
  'operation-duplicated': {
    en: 'The Body must contain one operation.',
    es: 'El Body debe contener una sola operación.',
  },
  'parameter-duplicated': {
    en: 'The operation must have each parameter once.',
    es: 'La operación debe tener cada parámetro una sola vez.',
  },
  'security-missing': {
    en: 'The Header has no wsse:Security.',
    es: 'Falta wsse:Security en el encabezado.',
  },
  'security-duplicated': {
    en: 'The Header must have one wsse:Security.',
    es: 'El encabezado debe tener un solo wsse:Security.',
  },
  'token-missing': {
    en: 'wsse:Security has no wsse:BinarySecurityToken.',
    es: 'Falta wsse:BinarySecurityToken en wsse:Security.',
  },
  'token-invalid': {
    en: 'wsse:BinarySecurityToken must be an X.509 certificate in Base64.',
    es: 'El wsse:BinarySecurityToken debe ser un certificado X.509 en Base64.',
  },
  'token-duplicated': {
    en: 'wsse:Security must have one wsse:BinarySecurityToken.',
    es: 'wsse:Security debe tener un solo wsse:BinarySecurityToken.',
  },
  'token-reference': {
    en: 'KeyInfo must refer to the wsse:BinarySecurityToken of the header.',
    es: 'KeyInfo debe referirse al wsse:BinarySecurityToken del encabezado.',
  },
  'signature-missing': {
    en: 'wsse:Security has no ds:Signature with a SignedInfo.',
    es: 'Falta ds:Signature con SignedInfo en wsse:Security.',
  },
  'signature-duplicated': {
    en: 'wsse:Security must have one ds:Signature.',
    es: 'wsse:Security debe tener una sola ds:Signature.',
  },
  'signature-algorithm': {
    en: 'The algorithm of the signature must be RSA-SHA256.',
    es: 'El algoritmo de la firma debe ser RSA-SHA256.',
  },
  'signature-value': {
    en: 'The value of the signature does not match SignedInfo and the certificate.',
    es: 'El valor de la firma no corresponde a SignedInfo y al certificado.',
  },
  'to-missing': {
    en: 'The Header has no wsa:To.',
    es: 'Falta wsa:To en el encabezado.',
  },
  'to-duplicated': {
    en: 'The Header must have one wsa:To.',
    es: 'El encabezado debe tener un solo wsa:To.',
  },
  'to-not-signed': {
    en: 'The signature must cover wsa:To.',
    es: 'La firma debe cubrir wsa:To.',
  },
  'to-mismatch': {
    en: 'wsa:To must be the address of this service.',
    es: 'wsa:To debe ser la dirección de este servicio.',
  },
  'action-duplicated': {
    en: 'The Header must have one wsa:Action.',
    es: 'El encabezado debe tener un solo wsa:Action.',
  },
  'action-not-signed': {
    en: 'The signature must cover wsa:Action.',
    es: 'La firma debe cubrir wsa:Action.',
  },
  'message-id-duplicated': {
    en: 'The Header must have one wsa:MessageID.',
    es: 'El encabezado debe tener un solo wsa:MessageID.',
  },
  'message-id-not-signed': {
    en: 'The signature must cover wsa:MessageID.',
    es: 'La firma debe cubrir wsa:MessageID.',
  },
  'body-not-signed': {
    en: 'The signature must cover the Body.',
    es: 'La firma debe cubrir el Body.',
  },
  'reference-unresolved': {
    en: 'A reference of the signature matches no element.',
    es: 'Una referencia de la firma no corresponde a ningún elemento.',
  },
  'reference-ambiguous': {
    en: 'Several elements have the same identifier of a reference.',
    es: 'Varios elementos tienen el mismo identificador de una referencia.',
  },
  'reference-misplaced': {
    en: 'A reference of the signature points to an element in another place.',
    es: 'Una referencia de la firma apunta a un elemento que está en otro lugar.',
  },
  'reference-algorithm': {
    en: 'References must use SHA-256 and exclusive canonicalization.',
    es: 'Las referencias deben usar SHA-256 y la canonicalización exclusiva.',
  },
  'digest-to': {
    en: 'The digest of wsa:To does not match: it was changed after signing.',
    es: 'El resumen de wsa:To no coincide: cambió después de la firma.',
  },
  'digest-timestamp': {
    en: 'The digest of wsu:Timestamp does not match: it was changed after signing.',
    es: 'El resumen de wsu:Timestamp no coincide: cambió después de la firma.',
  },
  'digest-body': {
    en: 'The digest of the Body does not match: it was changed after signing.',
    es: 'El resumen del Body no coincide: cambió después de la firma.',
  },
  'digest-other': {
    en: 'The digest of a signed element does not match: it was changed after signing.',
    es: 'El resumen de un elemento firmado no coincide: cambió después de la firma.',
  },
  'timestamp-missing': {
    en: 'wsse:Security has no wsu:Timestamp.',
    es: 'Falta wsu:Timestamp en wsse:Security.',
  },
  'timestamp-duplicated': {
    en: 'wsse:Security must have one wsu:Timestamp.',
    es: 'wsse:Security debe tener un solo wsu:Timestamp.',
  },
  'timestamp-not-signed': {
    en: 'The signature must cover wsu:Timestamp.',
    es: 'La firma debe cubrir wsu:Timestamp.',
  },
  'timestamp-invalid': {
    en: 'wsu:Timestamp must have two instants, the second later than the first.',
    es: 'wsu:Timestamp debe tener dos instantes, el segundo posterior al primero.',
  },
  'timestamp-expired': {
    en: 'The message expired: its wsu:Timestamp ends before the time of the simulator.',
    es: 'El mensaje venció: su wsu:Timestamp es anterior a la hora del simulador.',
  },
  'timestamp-future': {
    en: 'The wsu:Timestamp of the message is later than the time of the simulator.',
    es: 'El wsu:Timestamp del mensaje es posterior a la hora del simulador.',
  },
  'certificate-not-accredited': {
    en: 'The certificate of the message must be of an accredited authority, in force and not revoked.',
    es: 'El certificado del mensaje debe ser de una entidad acreditada, estar vigente y no estar revocado.',
  },
  'action-not-supported': {
    en: 'The Action of the message is not an operation of the service.',
    es: 'La acción del mensaje no es una operación del servicio.',
  },
  'operation-not-handled': {
    en: 'The simulator does not answer that operation.',
    es: 'El simulador no atiende esa operación.',
  },
  'too-large': {
    en: 'The message exceeds the maximum size.',
    es: 'El mensaje supera el tamaño máximo.',
  },
  'internal-error': {
    en: 'A bug in Ensayo: the log of the service has the detail.',
    es: 'Error interno de Ensayo: el registro del servicio tiene el detalle.',
  },
  overloaded: {
    en: 'The simulator has more messages than it can answer.',
    es: 'El simulador tiene más mensajes de los que puede atender.',
  },
  ...outageTexts,
  'database-damaged': {
    en: 'The database of the simulator is damaged.',
    es: 'La base de datos del simulador está dañada.',
  },
  'injected-fault': {
    en: 'The fault was switched on through the control interface.',
    es: 'La falla se activó desde la interfaz de control.',
  },
  'forced-verdict-refused': {
    en: 'Verdicts forced by a header are switched off, and no test set takes them.',
    es: 'Los resultados forzados por encabezado están desactivados, y ningún set de pruebas los admite.',
  },
  'forced-verdict-invalid': {
    en: 'The header of the forced verdict is not valid.',
    es: 'El encabezado del resultado forzado no es válido.',
  },
};

const isCheck = (name: string): name is Check => Object.hasOwn(requirements, name);

/** Undefined for a check that is not known. */
export const requiredBy = (check: string): Bilingual | undefined => (isCheck(check) ? requirements[check] : undefined);
