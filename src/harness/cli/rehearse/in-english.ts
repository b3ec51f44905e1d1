/** What a rehearsal's report says, which is in Spanish, for a terminal in English. */
import { translated, type Form } from '../../../../simulator/checks/schema/translate.ts';

const families: Readonly<Record<string, string>> = {
  'facturación electrónica': 'electronic invoicing',
  'documento soporte': 'support documents',
  'nómina electrónica': 'electronic payroll',
};

const forms: readonly Form[] = [
  [/^(.*): falta que se acepten? (\d+) de (\d+) \((.*)\)\.$/, '$1: $2 of $3 still to be accepted ($4).'],
  [
    /^(.*): el set está Rechazado, porque los rechazos agotaron su cupo\. .*$/,
    '$1: the set is rejected, for rejections used up its quota. Remove the causes, and ask for a new set.',
  ],
  [
    /^De (\d+) documentos no se pidió el resultado con GetStatusZip.*$/,
    'The result of $1 documents was not asked for with GetStatusZip: sending gives a ZipKey alone, which proves no acceptance.',
  ],
  [
    /^De (\d+) primeros documentos en producción se aceptaron (\d+)\.$/,
    'Of $1 first documents in production, $2 were accepted.',
  ],
  [/^Durante el ensayo se permitieron resultados forzados\.$/, 'Forced verdicts were allowed during the rehearsal.'],
  [
    /^Durante el ensayo se permitió crear sets de pruebas desconocidos\.$/,
    'Creating unknown test sets was allowed during the rehearsal.',
  ],
  [/^Durante el ensayo se ordenaron fallas: (\d+)\.$/, 'Faults were ordered during the rehearsal: $1.'],
  [
    /^Durante el ensayo se ordenaron resultados forzados: (\d+)\.$/,
    'Forced verdicts were ordered during the rehearsal: $1.',
  ],
  [
    /^(.*): un mensaje sin operación sufrió una falla provocada \((.*)\)\.$/,
    '$1: a message without operation was struck by a fault on purpose ($2).',
  ],
  [/^(.*): (.*) sufrió una falla provocada \((.*)\)\.$/, '$1: $2 was struck by a fault on purpose ($3).'],
  [
    /^(.*): el servicio de emisión no la envió \(HTTP (\d+)\): (.*)$/,
    '$1: the issuing service did not send it (HTTP $2): $3',
  ],
];

/** A sentence of somebody else's, such as a message of the service, stays as it is. */
export const inEnglish = (sentence: string): string => {
  const [, family = ''] = /^La empresa no quedó habilitada para (.*)\.$/.exec(sentence) ?? [];
  if (family !== '') return `The company is not enabled for ${families[family] ?? family}.`;
  return translated(forms, sentence) ?? sentence;
};
