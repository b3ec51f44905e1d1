/**
 * What each check of a message requires, in Spanish: shown in place of the English sentence of a SOAP fault, whose
 * actual values the envelope on the same page shows.
 */
import type { Outage } from '../../../src/common/store/away.ts';
import type { EnvelopeProblem } from '../../soap/envelope.ts';
import type { SecurityCheck } from '../../soap/security/security-problem.ts';

type OtherCheck =
  | 'action-not-supported'
  | 'operation-not-handled'
  | 'too-large'
  | 'internal-error'
  | Outage
  | 'overloaded'
  | 'database-damaged'
  | 'injected-fault'
  | 'forced-verdict-refused'
  | 'forced-verdict-invalid';

type Check = EnvelopeProblem['check'] | SecurityCheck | OtherCheck;

const required: Readonly<Record<Check, string>> = {
  'content-type': 'El Content-Type debe ser application/soap+xml con charset utf-8.',
  'soap-version': 'El servicio atiende SOAP 1.2.',
  'not-well-formed': 'El mensaje no es un XML bien formado.',
  doctype: 'El mensaje no puede tener un DOCTYPE.',
  'not-an-envelope': 'La raíz del mensaje debe ser un Envelope de SOAP 1.2.',
  'header-too-large': 'El encabezado del mensaje supera el límite.',
  'header-duplicated': 'El mensaje debe tener un solo Header.',
  'unexpected-element':
    'El Envelope solo admite un Header y un Body; la operación, solo sus parámetros; un parámetro, solo texto.',
  'too-complex': 'El mensaje supera los límites de elementos, atributos o profundidad.',
  'empty-body': 'El Body no contiene ninguna operación.',
  'body-duplicated': 'El mensaje debe tener un solo Body.',
  'operation-duplicated': 'El Body debe contener una sola operación.',
  'parameter-duplicated': 'La operación debe tener cada parámetro una sola vez.',
  'security-missing': 'Falta wsse:Security en el encabezado.',
  'security-duplicated': 'El encabezado debe tener un solo wsse:Security.',
  'token-missing': 'Falta wsse:BinarySecurityToken en wsse:Security.',
  'token-invalid': 'El wsse:BinarySecurityToken debe ser un certificado X.509 en Base64.',
  'token-duplicated': 'wsse:Security debe tener un solo wsse:BinarySecurityToken.',
  'token-reference': 'KeyInfo debe referirse al wsse:BinarySecurityToken del encabezado.',
  'signature-missing': 'Falta ds:Signature con SignedInfo en wsse:Security.',
  'signature-duplicated': 'wsse:Security debe tener una sola ds:Signature.',
  'signature-algorithm': 'El algoritmo de la firma debe ser RSA-SHA256.',
  'signature-value': 'El valor de la firma no corresponde a SignedInfo y al certificado.',
  'to-missing': 'Falta wsa:To en el encabezado.',
  'to-duplicated': 'El encabezado debe tener un solo wsa:To.',
  'to-not-signed': 'La firma debe cubrir wsa:To.',
  'to-mismatch': 'wsa:To debe ser la dirección de este servicio.',
  'action-duplicated': 'El encabezado debe tener un solo wsa:Action.',
  'action-not-signed': 'La firma debe cubrir wsa:Action.',
  'message-id-duplicated': 'El encabezado debe tener un solo wsa:MessageID.',
  'message-id-not-signed': 'La firma debe cubrir wsa:MessageID.',
  'body-not-signed': 'La firma debe cubrir el Body.',
  'reference-unresolved': 'Una referencia de la firma no corresponde a ningún elemento.',
  'reference-ambiguous': 'Varios elementos tienen el mismo identificador de una referencia.',
  'reference-misplaced': 'Una referencia de la firma apunta a un elemento que está en otro lugar.',
  'reference-algorithm': 'Las referencias deben usar SHA-256 y la canonicalización exclusiva.',
  'digest-to': 'El resumen de wsa:To no coincide: cambió después de la firma.',
  'digest-timestamp': 'El resumen de wsu:Timestamp no coincide: cambió después de la firma.',
  'digest-body': 'El resumen del Body no coincide: cambió después de la firma.',
  'digest-other': 'El resumen de un elemento firmado no coincide: cambió después de la firma.',
  'timestamp-missing': 'Falta wsu:Timestamp en wsse:Security.',
  'timestamp-duplicated': 'wsse:Security debe tener un solo wsu:Timestamp.',
  'timestamp-not-signed': 'La firma debe cubrir wsu:Timestamp.',
  'timestamp-invalid': 'wsu:Timestamp debe tener dos instantes, el segundo posterior al primero.',
  'timestamp-expired': 'El mensaje venció: su wsu:Timestamp es anterior a la hora del simulador.',
  'timestamp-future': 'El wsu:Timestamp del mensaje es posterior a la hora del simulador.',
  'certificate-not-accredited':
    'El certificado del mensaje debe ser de una entidad acreditada, estar vigente y no estar revocado.',
  'action-not-supported': 'La acción del mensaje no es una operación del servicio.',
  'operation-not-handled': 'El simulador no atiende esa operación.',
  'too-large': 'El mensaje supera el tamaño máximo.',
  'internal-error': 'Error interno de Ensayo: el registro del servicio tiene el detalle.',
  overloaded: 'El simulador tiene más mensajes de los que puede atender.',
  'database-away': 'La base de datos del simulador no responde.',
  'data-folder-unusable': 'El simulador no puede escribir en su carpeta de datos.',
  'database-damaged': 'La base de datos del simulador está dañada.',
  'injected-fault': 'La falla se activó desde la interfaz de control.',
  'forced-verdict-refused': 'Los resultados forzados por encabezado están desactivados.',
  'forced-verdict-invalid': 'El encabezado del resultado forzado no es válido.',
};

const isCheck = (name: string): name is Check => Object.hasOwn(required, name);

/** Undefined for a check that is not known. */
export const requiredIn = (check: string): string | undefined => (isCheck(check) ? required[check] : undefined);
