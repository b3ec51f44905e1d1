/** What the commands with `--lang` print, in both languages. The authority's own words are Spanish in both. */
import type { Language } from '../../common/text/bilingual.ts';

export type { Language };

const inEnglish = {
  /** Labels of facts, short enough for a column. */
  labels: {
    answer: 'answer',
    at: 'at',
    byDefault: 'default',
    expected: 'expected',
    field: 'field',
    firesWith: 'normally fires with',
    fix: 'fix',
    found: 'found',
    group: 'group',
    line: 'line',
    looksAt: 'looks at',
    needs: 'depends on',
    note: 'note',
    place: 'where',
    soapFault: 'SOAP fault',
    everyDocument: 'every document',
    source: 'source',
    strict: 'strict',
    when: 'when',
  },
  noLines: 'There is no code of a rule in it. Expected a code, "Regla: FAU14, Rechazo: …", or a text that has one.',
  on: 'on',
  off: 'off: a profile must switch it on',
  position: (line: number, column: number) => `line ${line}, column ${column}`,
  accepted: 'accepted',
  rejected: 'rejected',
  undecided: 'undecided',
  judged: {
    none: 'not judged',
    tally: (files: number, counts: string) => `${String(files)} files. ${counts}`,
    supply: {
      registry: 'Supply it with --registry FILE.',
      prior: 'Supply it with --prior FILE.',
      trust: 'Supply it with --trust FILE.',
      signature: 'Sign it before you send it.',
    },
    reference: (uri: string, cause: string) => `signature: the reference URI="${uri}" does not verify: ${cause}`,
    signature: 'signature: SignatureValue',
    manyOpen: (count: number) => `${count} rules were not evaluated`,
    open: (codes: string) => `not evaluated: ${codes}`,
    broke: (code: string, error: string) => `rule ${code} broke: ${error}`,
  },
  changes: {
    claims: {
      accepted: () => 'Changes that make it pass, made together; then sign it again',
      undecided: () => 'Changes that settle what failed, made together; then sign it. The rest stays undecided',
      rejected: (left: string) =>
        `Changes that settle some of it, made together; then sign it. It is still rejected${left === '' ? '' : `: ${left}`}`,
      sign: () => 'Sign it again: nothing else is wrong.',
      signOpen: () => 'Sign it: nothing else failed. The rest stays undecided.',
    },
    follows: (code: string) => `follows from ${code}`,
    example: 'an example: write your own value',
    moved: 'moved to its place',
    needed: 'Only you know',
    lacks: 'what is missing there',
    doubtful: 'what is right there',
    settled: (code: string, by: string) => `${code} is settled with ${by}`,
  },
  reproduced: {
    answers: 'What the authority answers',
    wrong: (wanted: string) => `The rule declares ${wanted}: a bug in Ensayo.`,
    lines: (codes: string) => `the lines ${codes}`,
    where: 'Where and why',
    changed: 'What was changed in a valid document',
    more: (count: number) => `and ${count} more: difference.txt`,
    fix: 'How to fix it',
    request: 'As a request',
    onlyXml: 'only the XML can be broken so',
    underRegistry: 'request.json, sent to an authority with the registry in registry.yaml',
    resent: 'request.json, sent twice, the second time with the header Ensayo-Allow-Resend: 1',
    without: (field: string) => `${field}: (left out)`,
    also: (codes: string) => `answered with ${codes} as well`,
    written: (folder: string) => `Written to ${folder}`,
    again: (command: string) => `To reproduce: ${command}`,
    judge: (command: string) => `To judge both: ${command}`,
  },
  documentation: {
    none: (topic: string, near: string | undefined) =>
      `There is no page "${topic}". ${near === undefined ? '' : `Did you mean ${near}? `}ensayo docs lists all.`,
    english: 'There is no Spanish page yet.',
  },
  rules: {
    group: 'group',
    entries: 'entries',
    fires: 'fires',
    passes: 'passes',
    all: 'all',
    count: (rules: number, codes: number) => `${rules} rules with ${codes} codes`,
    unreachable: (rules: number) => `${rules} that no document can break`,
    withEvents: (codes: number, all: number) => `with ${codes} codes of rules on events alone, ${all} codes`,
    proved: (fires: number, passes: number, commit?: string) =>
      `${fires} proved to fire, ${passes} to pass${commit === undefined ? '' : `, at commit ${commit}`}`,
  },
  unknown: {
    rule: (given: string, hint: string) => `There is no rule "${given}". ${hint}`,
    near: (codes: string) => `Did you mean ${codes}? ensayo rules lists all.`,
    list: 'ensayo rules lists all.',
    unreachable: (code: string, why: string) => `${code} cannot be reproduced. ${why}`,
    document: (code: string, given: string, kinds: string) => `${code} is not a rule of "${given}". Expected ${kinds}.`,
    event: (code: string) =>
      `${code} is a rule about an event, and only documents are made here. ensayo conform --code ${code} runs its scenarios.`,
    exchange: (code: string) =>
      `${code} is not a rule about a document: an exchange shows it. ensayo explain ${code} describes it.`,
    inProcess:
      '98 is no refusal: the authority has not finished. Ask again with GetStatus, or GetStatusZip for a batch (ensayo docs operations).',
  },
};

type Texts = typeof inEnglish;

const inSpanish: Texts = {
  labels: {
    answer: 'respuesta',
    at: 'lugar',
    byDefault: 'por defecto',
    expected: 'esperado',
    field: 'campo',
    firesWith: 'suele fallar junto con',
    fix: 'corrección',
    found: 'encontrado',
    group: 'grupo',
    line: 'línea',
    looksAt: 'elemento evaluado',
    needs: 'depende de',
    note: 'nota',
    place: 'lugar',
    soapFault: 'fallo SOAP',
    everyDocument: 'todos los documentos',
    source: 'fuente',
    strict: 'strict',
    when: 'cuándo',
  },
  noLines: 'No contiene códigos de reglas. Se esperaba un código, «Regla: FAU14, Rechazo: …», o un texto con alguno.',
  on: 'activa',
  off: 'inactiva: un perfil debe activarla',
  position: (line, column) => `línea ${line}, columna ${column}`,
  accepted: 'aceptado',
  rejected: 'rechazado',
  undecided: 'sin decidir',
  judged: {
    none: 'sin validar',
    tally: (files, counts) => `${String(files)} archivos. ${counts}`,
    supply: {
      registry: 'Suminístrelo con --registry ARCHIVO.',
      prior: 'Suminístrelo con --prior ARCHIVO.',
      trust: 'Suminístrela con --trust ARCHIVO.',
      signature: 'Fírmelo antes de enviarlo.',
    },
    reference: (uri, cause) => `firma: la referencia URI="${uri}" no se pudo verificar: ${cause}`,
    signature: 'firma: SignatureValue',
    manyOpen: (count) => `no se evaluaron ${count} reglas`,
    open: (codes) => `sin evaluar: ${codes}`,
    broke: (code, error) => `la regla ${code} tuvo un error interno: ${error}`,
  },
  changes: {
    claims: {
      accepted: () => 'Cambios con los que se acepta, hechos en conjunto; después firme de nuevo',
      undecided: () =>
        'Cambios que corrigen lo que falló, hechos en conjunto; después firme. Lo demás queda sin decidir',
      rejected: (left) =>
        `Cambios que corrigen una parte, hechos en conjunto; después firme. Se sigue rechazando${left === '' ? '' : `: ${left}`}`,
      sign: () => 'Fírmelo de nuevo: no hay nada más por corregir.',
      signOpen: () => 'Fírmelo: nada más falló. Lo demás queda sin decidir.',
    },
    follows: (code) => `se deriva de ${code}`,
    example: 'es un ejemplo: escriba su propio valor',
    moved: 'pasa a su lugar',
    needed: 'Solo usted sabe',
    lacks: 'qué va ahí, donde falta',
    doubtful: 'qué es lo correcto ahí',
    settled: (code, by) => `${code} queda corregida con ${by}`,
  },
  reproduced: {
    answers: 'Lo que responde la autoridad',
    wrong: (wanted) => `La regla declara ${wanted}: es un error de Ensayo.`,
    lines: (codes) => `las líneas ${codes}`,
    where: 'Dónde y por qué',
    changed: 'Qué se cambió en un documento válido',
    more: (count) => `y ${count} más: difference.txt`,
    fix: 'Cómo corregir',
    request: 'Como solicitud',
    onlyXml: 'solo se puede alterar así el XML',
    underRegistry: 'request.json, enviada a una autoridad con los registros de registry.yaml',
    resent: 'request.json, enviada dos veces, la segunda con el encabezado Ensayo-Allow-Resend: 1',
    without: (field) => `${field}: (se omite)`,
    also: (codes) => `responde también ${codes}`,
    written: (folder) => `Archivos en ${folder}`,
    again: (command) => `Para reproducir: ${command}`,
    judge: (command) => `Para validar ambos: ${command}`,
  },
  documentation: {
    none: (topic, near) =>
      `No existe la página "${topic}". ${near === undefined ? '' : `¿Quiso decir ${near}? `}ensayo docs --lang es las lista todas.`,
    english: 'Esta página aún no está en español.',
  },
  rules: {
    group: 'grupo',
    entries: 'reglas',
    fires: 'incumplida',
    passes: 'cumplida',
    all: 'todas',
    count: (rules, codes) => `${rules} reglas con ${codes} códigos`,
    unreachable: (rules) => `${rules} que ningún documento puede incumplir`,
    withEvents: (codes, all) => `con ${codes} códigos de reglas solo sobre eventos, ${all} códigos`,
    proved: (fires, passes, commit) =>
      `${fires} comprobadas con documentos que las incumplen, ${passes} con los que las cumplen${commit === undefined ? '' : `, en el commit ${commit}`}`,
  },
  unknown: {
    rule: (given, hint) => `No existe la regla "${given}". ${hint}`,
    near: (codes) => `¿Quiso decir ${codes}? ensayo rules las lista todas.`,
    list: 'ensayo rules las lista todas.',
    unreachable: (code, why) => `${code} no se puede reproducir. ${why}`,
    document: (code, given, kinds) => `${code} no es una regla de "${given}". Se esperaba ${kinds}.`,
    event: (code) =>
      `${code} es una regla sobre un evento, y aquí solo se generan documentos. ensayo conform --code ${code} ejecuta sus escenarios.`,
    exchange: (code) =>
      `${code} no es una regla sobre un documento: aparece en un intercambio. ensayo explain ${code} lo describe.`,
    inProcess:
      '98 no es un rechazo: la autoridad no ha terminado. Consulte de nuevo con GetStatus, o GetStatusZip si es un lote (ensayo docs operations).',
  },
};

const texts: Readonly<Record<Language, Texts>> = { en: inEnglish, es: inSpanish };

export const textsIn = (language: Language): Texts => texts[language];
