/** The SOAP faults that the authority answers with, as clients quote them: by the subcode, or by the reason; and status 98. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { requiredBy, requirements } from '../../../simulator/console/index.ts';

export type FaultEntry = {
  readonly kind: 'fault' | 'status';
  /** The subcode of the fault, or the check that failed, as the header `Ensayo-Failed-Check` names it; of a status its number. */
  readonly name: string;
  readonly title: Bilingual;
  /** Undefined where the title states what is required. */
  readonly fix?: Bilingual;
};

const findCheck: Bilingual = {
  en: 'See which check failed: header Ensayo-Failed-Check of the answer, "ensayo journal", or the reason of the fault with "ensayo up --explain-faults". Then "ensayo explain CHECK".',
  es: 'Consulte qué comprobación falló: encabezado Ensayo-Failed-Check de la respuesta, "ensayo journal", o el motivo del fallo con "ensayo up --explain-faults". Después, "ensayo explain COMPROBACIÓN".',
};

const faults: readonly (Omit<FaultEntry, 'kind'> & { readonly reason: string })[] = [
  {
    name: 'InvalidSecurity',
    reason: 'An error occurred when verifying security for the message',
    title: {
      en: 'The WS-Security header of the message was refused: its token, timestamp, digests or signature',
      es: 'Se rechazó el encabezado WS-Security del mensaje: el token, la marca de tiempo, los resúmenes o la firma',
    },
    fix: findCheck,
  },
  {
    name: 'DestinationUnreachable',
    reason: 'the address is not that of this service',
    title: requirements['to-mismatch'],
    fix: {
      en: 'Write the address that you send to into wsa:To and sign it, or name yours with "ensayo up --address".',
      es: 'Escriba en wsa:To la dirección a la que envía y fírmela, o indique la suya con "ensayo up --address".',
    },
  },
  {
    name: 'ActionNotSupported',
    reason: 'the contract of this service has no such operation',
    title: requirements['action-not-supported'],
    fix: {
      en: 'Send the Action of the operation in the Body, as the WSDL states it (ensayo docs operations).',
      es: 'Envíe la acción de la operación del Body, como la indica el WSDL (ensayo docs operations).',
    },
  },
  {
    name: 'VersionMismatch',
    reason: 'The version of the envelope is not supported',
    title: requirements['soap-version'],
    fix: {
      en: 'Set your client to SOAP 1.2 (application/soap+xml).',
      es: 'Configure su cliente con SOAP 1.2 (application/soap+xml).',
    },
  },
  {
    name: 'certificate-not-accredited',
    reason: 'The creator of this fault did not specify a Reason',
    title: requirements['certificate-not-accredited'],
    fix: {
      en: 'Sign with a certificate in force of an authority that Ensayo trusts: "ensayo certs good" writes one, and "ensayo up --trust FILE" takes yours. If it is in force today, correct the clock of the services: "ensayo clock".',
      es: 'Firme con un certificado vigente de una entidad en la que Ensayo confía: "ensayo certs good" crea uno, y "ensayo up --trust ARCHIVO" admite el suyo. Si hoy está vigente, corrija el reloj de los servicios: "ensayo clock".',
    },
  },
];

/** Of a document or batch that is still being validated: no end of an exchange, and no rule. */
const inProcess: FaultEntry = {
  kind: 'status',
  name: '98',
  title: {
    en: 'The authority has not finished; this is no refusal',
    es: 'La autoridad no ha terminado; no es un rechazo',
  },
  fix: {
    en: 'Ask again with GetStatus, or GetStatusZip for a batch (ensayo docs operations).',
    es: 'Consulte de nuevo con GetStatus, o GetStatusZip si es un lote (ensayo docs operations).',
  },
};

/** The entry of a fault by its subcode, in any case, of a check by its name, or of status 98. */
export const faultNamed = (name: string): FaultEntry | undefined => {
  const fault = faults.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (fault !== undefined) return { kind: 'fault', ...fault };
  if (name === inProcess.name) return inProcess;
  const required = requiredBy(name);
  return required === undefined ? undefined : { kind: 'fault', name, title: required };
};

/** Names of the faults whose reason the text quotes. */
export const faultsQuotedIn = (text: string): readonly string[] =>
  faults.filter(({ reason }) => text.includes(reason)).map(({ name }) => name);
