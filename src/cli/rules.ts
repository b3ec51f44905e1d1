import { verb } from './shared/verb.ts';

export const rulesVerb = verb({
  name: 'rules',
  about: {
    en: 'List the catalogue of rules; in a clone, with what the last full run proved',
    es: 'Lista el catálogo de reglas; en un clon, con lo que comprobó la última ejecución completa',
  },
  options: {
    '--group <letters>': {
      en: 'only a group of the annex, for example AJ',
      es: 'solo un grupo del anexo, por ejemplo AJ',
      words: 'group',
    },
    '--document <kind>': {
      en: 'only a kind of document, for example invoice',
      es: 'solo un tipo de documento, por ejemplo invoice',
      words: 'document',
    },
    '--by-request': {
      en: 'only rules that a request alone can break, as ensayo reproduce shows',
      es: 'solo las reglas que una solicitud puede incumplir por sí sola, como muestra ensayo reproduce',
    },
    '--not': {
      en: 'with --by-request: the others instead, each with the reason',
      es: 'con --by-request: las demás, cada una con el motivo',
    },
    '--kind <kind>': { en: 'Rechazo or Notificación', es: 'Rechazo o Notificación', words: 'letter' },
    '--need <name>': {
      en: 'only rules that ask a registry, for example rut',
      es: 'solo las reglas que consultan un registro, por ejemplo rut',
      words: 'need',
    },
    '--provenance <certainty>': {
      en: 'annex, specification, cited, observed or inferred',
      es: 'annex, specification, cited, observed o inferred',
      words: 'provenance',
    },
    '--only-seen': {
      en: 'without the rules about documents of the till that are inferred from those of the invoice',
      es: 'sin las reglas sobre documentos equivalentes que se infieren de las de la factura',
    },
    '--state <state>': {
      en: 'unreachable, unshown (nothing shows that the document has the group), or proved after a full run',
      es: 'unreachable, unshown (nada muestra que el documento tenga el grupo), o proved después de una ejecución completa',
      words: 'state',
    },
    '--coverage': { en: 'count by group instead of listing', es: 'cuenta por grupo en lugar de listar' },
    '--at <date>': {
      en: 'what has dates, as it is on that one: annexes, rules, rates, lists; with what was before and comes next',
      es: 'lo que tiene fechas, como rige en esa: anexos, reglas, tarifas, listas; con lo anterior y lo que sigue',
    },
    '--profile <name>': {
      en: 'what the profile observed does otherwise than default, with the evidence',
      es: 'lo que el perfil observed hace de otro modo que default, con la evidencia',
      words: 'profile',
    },
    '--diff <date...>': {
      en: 'what differs between two dates: 2026-06-30 2026-07-02; with --profile: default, with which it is compared',
      es: 'lo que cambia entre dos fechas: 2026-06-30 2026-07-02; con --profile: default, con el que se compara',
    },
    '--changes <date...>': {
      en: 'what changes on which day after the first date, up to the second: 2026-06-30 2027-07-01',
      es: 'qué cambia en qué día después de la primera fecha y hasta la segunda: 2026-06-30 2027-07-01',
    },
    '--json': { en: 'print counts and rules as JSON', es: 'muestra cantidades y reglas como JSON' },
  },
  usages: [
    { options: ['at'], goesWith: [] },
    { options: ['diff'], goesWith: ['profile'] },
    { options: ['changes'], goesWith: [] },
    { options: ['profile'], goesWith: ['diff'] },
    {
      options: ['not'],
      needs: ['by-request'],
      why: {
        en: 'It lists the rules that a request alone cannot break.',
        es: 'Muestra las reglas que una solicitud no puede incumplir por sí sola.',
      },
    },
  ],
  run: async (options) => (await import('./rules/run-rules.ts')).rules(options),
});
