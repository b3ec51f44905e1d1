/** Why scenarios failed or were out of reach, and what they could not check, in Spanish: the run records it in English. */
import { translated, type Form } from './translate.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { kindFacts } from '../document-kinds.ts';

const kinds = new Map(Object.values(kindFacts).map(({ plural, name }) => [plural, name]));

const forms: readonly Form[] = [
  [/^skipped by its own steps$/, 'omitido por sus propios pasos'],
  [/^has no steps$/, 'no tiene pasos'],
  [/^The run was stopped: (\d+) scenarios did not run\.$/, 'La ejecución se detuvo: no se ejecutaron $1 escenarios.'],
  [
    /^The run did not come to its end: the messages stop before\.$/,
    'La ejecución no llegó a su final: los mensajes terminan antes.',
  ],
  [
    /^a change of the authority, whose control interface is not known \((.*)\)$/,
    'un cambio en la autoridad, cuya interfaz de control no se conoce ($1)',
  ],
  [
    /^an authority that behaves otherwise, which its control interface cannot ask for$/,
    'una autoridad con otro comportamiento, que su interfaz de control no puede pedir',
  ],
  [
    /^time that passes for both services between signing and sending$/,
    'que pase tiempo para ambos servicios entre la firma y el envío',
  ],
  [
    /^a look into the services that only the bundled ones allow$/,
    'acceso al interior de los servicios, que solo permiten los incluidos en Ensayo',
  ],
  [
    /^a change that the control interface of the authority refuses \((.*)\)$/,
    'un cambio que la interfaz de control de la autoridad no admite ($1)',
  ],
  [
    /^a document that is wrong in its XML, its signature or its envelope$/,
    'un documento con errores en el XML, la firma o el sobre SOAP',
  ],
  [
    /^a document that is wrong in its XML, its envelope or its certificate$/,
    'un documento con errores en el XML, el sobre SOAP o el certificado',
  ],
  [/^a numbering range that begins by (\S+)$/, 'un rango de numeración que empiece a más tardar el $1'],
  [/^the default company, whose rows are named$/, 'la empresa de Ensayo, cuyos registros se nombran'],
  [
    /^services of its own: a clock, a registry or a company as it wants them$/,
    'servicios propios, con el reloj, los registros o la empresa que requiere',
  ],
  [
    /^an issuing service that hands tenants on to the authority$/,
    'un servicio de emisión que indique a la autoridad el espacio de pruebas',
  ],
  [
    /^services that may be attacked, which only the bundled ones are$/,
    'servicios que se puedan atacar, que son solo los incluidos en Ensayo',
  ],
  [/^The run failed outside of any scenario\.$/, 'La ejecución falló fuera de los escenarios.'],
  [/^No step definition matches this step\.$/, 'Ninguna definición corresponde a este paso.'],
  [/^Several step definitions match this step\.$/, 'Varias definiciones corresponden a este paso.'],
  [/^The step is pending\.$/, 'El paso está pendiente.'],
  [/^The step did not end\.$/, 'El paso no terminó.'],
  [/^The scenario did not end\.$/, 'El escenario no terminó.'],
  [/^none of its steps$/, 'ninguno de sus pasos'],
  [/^a hook$/, 'una acción antes o después de los pasos'],
  // What assertions without a message of their own begin with.
  [/^Expected values to be strictly (?:deep-)?equal:/, 'Se esperaban valores iguales:'],
  [/^Expected "actual" to be strictly unequal to:/, 'Se esperaba un valor distinto de:'],
  [/^The expression evaluated to a falsy value:/, 'La condición no se cumple:'],
  [/^The input did not match the regular expression (.+)\. Input:/, 'El valor no coincide con la expresión $1. Valor:'],
  [
    /^function timed out, ensure the promise resolves within (\d+) milliseconds/,
    'el paso no terminó en $1 milisegundos',
  ],
  [/^fields of explanations$/, 'los campos de las explicaciones'],
  [/^explanations$/, 'las explicaciones'],
];

const numbering = /^a (numbering range|free number) for (.*) of NIT (\S+)$/;

const ofNumbering = (need: string): string | undefined => {
  const [, what, plural = '', nit = ''] = numbering.exec(need) ?? [];
  const kind = kinds.get(plural);
  if (what === undefined || kind === undefined) return undefined;
  return `${what === 'free number' ? 'un número libre' : 'un rango de numeración'} para ${kind.toLowerCase()} del NIT ${nit}`;
};

const inSpanish = (what: string): string => translated(forms, what) ?? ofNumbering(what) ?? what;

/** What a service lacks; a reason of somebody's own features stays as it is. */
export const lackIn = (language: Language, what: string): string => (language === 'en' ? what : inSpanish(what));

/** Why a scenario was skipped: `needs …`, or another reason. */
export const reasonIn = (language: Language, reason: string): string => {
  const [, need] = /^needs ([^]*)$/.exec(reason) ?? [];
  if (language === 'en' || need === undefined) return lackIn(language, reason);
  return `requiere ${inSpanish(need)}`;
};
