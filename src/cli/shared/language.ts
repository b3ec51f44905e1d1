/** What the commands with `--lang` print, in both languages. The authority's own words are Spanish in both. */
import { same, wordsOf, type Language } from '../../common/text/bilingual.ts';
import { signatureInWords } from '../../../simulator/judge/proposals/signature-in-words.ts';

export type { Language };

export const textsIn = wordsOf({
  /** Labels of facts, short enough for a column. */
  labels: {
    answer: { en: 'answer', es: 'respuesta' },
    at: { en: 'at', es: 'lugar' },
    byDefault: { en: 'default', es: 'por defecto' },
    dates: { en: 'dates', es: 'fechas' },
    documents: { en: 'documents', es: 'documentos' },
    expected: { en: 'expected', es: 'esperado' },
    applied: { en: 'applied', es: 'aplicado' },
    inferred: { en: 'inferred', es: 'inferida' },
    field: { en: 'field', es: 'campo' },
    firesWith: { en: 'normally fires with', es: 'suele fallar junto con' },
    fix: { en: 'fix', es: 'corrección' },
    found: { en: 'found', es: 'encontrado' },
    group: { en: 'group', es: 'grupo' },
    line: { en: 'line', es: 'línea' },
    looksAt: { en: 'looks at', es: 'elemento evaluado' },
    needs: { en: 'depends on', es: 'depende de' },
    note: { en: 'note', es: 'nota' },
    observed: { en: 'observed', es: 'observado' },
    place: { en: 'where', es: 'lugar' },
    plausible: { en: 'plausible', es: 'verosímil' },
    soapFault: { en: 'SOAP fault', es: 'fallo SOAP' },
    everyDocument: { en: 'every document', es: 'todos los documentos' },
    source: { en: 'source', es: 'fuente' },
    status: { en: 'status', es: 'estado' },
    strict: same('strict'),
    when: { en: 'when', es: 'cuándo' },
  },
  noLines: {
    en: 'There is no code of a rule in it. Expected a code, "Regla: FAU14, Rechazo: …", or a text that has one.',
    es: 'No contiene códigos de reglas. Se esperaba un código, «Regla: FAU14, Rechazo: …», o un texto con alguno.',
  },
  on: { en: 'on', es: 'activa' },
  off: { en: 'off: a profile must switch it on', es: 'inactiva: un perfil debe activarla' },
  /** Of a rule whose edition has dates. */
  byDate: {
    on: { en: 'by date: on', es: 'según la fecha: activa' },
    off: { en: 'by date: off', es: 'según la fecha: inactiva' },
  },
  position: (line: number, column: number) => ({
    en: `line ${line}, column ${column}`,
    es: `línea ${line}, columna ${column}`,
  }),
  accepted: { en: 'accepted', es: 'aceptado' },
  rejected: { en: 'rejected', es: 'rechazado' },
  undecided: { en: 'undecided', es: 'sin decidir' },
  judged: {
    advice: { en: 'Aviso de Ensayo (not part of the verdict)', es: 'Aviso de Ensayo (no forma parte del resultado)' },
    none: { en: 'not judged', es: 'sin validar' },
    profile: (name: string) => ({ en: `[profile ${name}]`, es: `[perfil ${name}]` }),
    tally: (files: number, counts: string) => ({
      en: `${String(files)} files. ${counts}`,
      es: `${String(files)} archivos. ${counts}`,
    }),
    supply: {
      registry: { en: 'Supply it with --registry FILE.', es: 'Suminístrelo con --registry ARCHIVO.' },
      prior: { en: 'Supply it with --prior FILE.', es: 'Suminístrelo con --prior ARCHIVO.' },
      trust: { en: 'Supply it with --trust FILE.', es: 'Suminístrela con --trust ARCHIVO.' },
      signature: { en: 'Sign it before you send it.', es: 'Fírmelo antes de enviarlo.' },
    },
    reference: (uri: string, cause: string) => ({
      en: `signature: the reference URI="${uri}" does not verify: ${cause}`,
      es: `firma: la referencia URI="${uri}" no se pudo verificar: ${cause}`,
    }),
    signature: { en: 'signature: SignatureValue', es: 'firma: SignatureValue' },
    manyOpen: (count: number) => ({ en: `${count} rules were not evaluated`, es: `no se evaluaron ${count} reglas` }),
    open: (codes: string) => ({ en: `not evaluated: ${codes}`, es: `sin evaluar: ${codes}` }),
    broke: (code: string, error: string) => ({
      en: `rule ${code} broke: ${error}`,
      es: `la regla ${code} tuvo un error interno: ${error}`,
    }),
  },
  changes: {
    claims: {
      accepted: () => ({
        en: 'Changes that make it pass, made together; then sign it again',
        es: 'Cambios con los que se acepta, hechos en conjunto; después firme de nuevo',
      }),
      undecided: () => ({
        en: 'Changes that settle what failed, made together; then sign it. The rest stays undecided',
        es: 'Cambios que corrigen lo que falló, hechos en conjunto; después firme. Lo demás queda sin decidir',
      }),
      rejected: (left: string) => ({
        en: `Changes that settle some of it, made together; then sign it. It is still rejected${left === '' ? '' : `: ${left}`}`,
        es: `Cambios que corrigen una parte, hechos en conjunto; después firme. Se sigue rechazando${left === '' ? '' : `: ${left}`}`,
      }),
      sign: () => ({
        en: 'Sign it again: no other rule that is on failed.',
        es: 'Fírmelo de nuevo: no falló ninguna otra de las reglas activas.',
      }),
      signOpen: () => ({
        en: 'Sign it: nothing else failed. The rest stays undecided.',
        es: 'Fírmelo: nada más falló. Lo demás queda sin decidir.',
      }),
    },
    follows: (code: string) => ({ en: `follows from ${code}`, es: `se deriva de ${code}` }),
    example: { en: 'an example: write your own value', es: 'es un ejemplo: escriba su propio valor' },
    moved: { en: 'moved to its place', es: 'pasa a su lugar' },
    needed: { en: 'Only you know', es: 'Solo usted sabe' },
    lacks: { en: 'what is missing there', es: 'qué va ahí, donde falta' },
    doubtful: { en: 'what is right there', es: 'qué es lo correcto ahí' },
    settled: (codes: readonly string[], by: string) => ({
      en: `${codes.join(', ')} ${codes.length === 1 ? 'is' : 'are'} settled with ${by}`,
      es: `${codes.join(', ')} ${codes.length === 1 ? 'queda corregida' : 'quedan corregidas'} con ${by}`,
    }),
    cause: (code: string, codes: readonly string[]) => ({
      en: `Likely cause: ${code}. Its change, below, also settles ${codes.join(', ')}.`,
      es: `Causa probable: ${code}. Su cambio, al final, también corrige ${codes.join(', ')}.`,
    }),
  },
  fixed: {
    written: (file: string) => ({ en: `Written: ${file}.`, es: `Escrito: ${file}.` }),
    mended: (mended: string, left: string) => ({
      en: `${mended === '' ? '' : `It corrects ${mended}. `}Judged again, as if signed, ${left === '' ? 'no Rechazo remains.' : `these remain: ${left}.`}`,
      es: `${mended === '' ? '' : `Corrige ${mended}. `}Validado de nuevo, como si estuviera firmado, ${left === '' ? 'no queda ningún Rechazo.' : `quedan: ${left}.`}`,
    }),
    signature: signatureInWords,
    untilSigned: (codes: string) => ({
      en: `Until then it is rejected with ${codes}.`,
      es: `Mientras tanto se rechaza con ${codes}.`,
    }),
    unknownCode: {
      en: 'Its unique code could not be computed without the technical key or PIN: compute it before you sign.',
      es: 'Su código único no se pudo calcular sin la clave técnica o el PIN: calcúlelo antes de firmar.',
    },
  },
  reproduced: {
    answers: { en: 'What the authority answers', es: 'Lo que responde la autoridad' },
    wrong: (wanted: string) => ({
      en: `The rule declares ${wanted}: a bug in Ensayo.`,
      es: `La regla declara ${wanted}: es un error de Ensayo.`,
    }),
    lines: (codes: string) => ({ en: `the lines ${codes}`, es: `las líneas ${codes}` }),
    where: { en: 'Where and why', es: 'Dónde y por qué' },
    changed: { en: 'What was changed in a valid document', es: 'Qué se cambió en un documento válido' },
    more: (count: number) => ({ en: `and ${count} more: difference.txt`, es: `y ${count} más: difference.txt` }),
    fix: { en: 'How to fix it', es: 'Cómo corregir' },
    request: { en: 'As a request', es: 'Como solicitud' },
    onlyXml: { en: 'only the XML can be broken so', es: 'solo se puede alterar así el XML' },
    underRegistry: {
      en: 'request.json, sent to an authority with the registry in registry.yaml',
      es: 'request.json, enviada a una autoridad con los registros de registry.yaml',
    },
    resent: {
      en: 'request.json, sent twice, the second time with the header Ensayo-Allow-Resend: 1',
      es: 'request.json, enviada dos veces, la segunda con el encabezado Ensayo-Allow-Resend: 1',
    },
    without: (field: string) => ({ en: `${field}: (left out)`, es: `${field}: (se omite)` }),
    also: (codes: string) => ({ en: `answered with ${codes} as well`, es: `responde también ${codes}` }),
    written: (folder: string) => ({ en: `Written to ${folder}`, es: `Archivos en ${folder}` }),
    again: (command: string) => ({ en: `To reproduce: ${command}`, es: `Para reproducir: ${command}` }),
    judge: (command: string) => ({ en: `To judge both: ${command}`, es: `Para validar ambos: ${command}` }),
  },
  documentation: {
    none: (topic: string, near: string | undefined) => ({
      en: `There is no page "${topic}". ${near === undefined ? '' : `Did you mean ${near}? `}ensayo docs lists all.`,
      es: `No existe la página "${topic}". ${near === undefined ? '' : `¿Quiso decir ${near}? `}ensayo docs --lang es las lista todas.`,
    }),
    english: { en: 'There is no Spanish page yet.', es: 'Esta página aún no está en español.' },
    inEnglish: { en: 'in English', es: 'en inglés' },
  },
  rules: {
    group: { en: 'group', es: 'grupo' },
    entries: { en: 'entries', es: 'reglas' },
    fires: { en: 'fires', es: 'incumplida' },
    passes: { en: 'passes', es: 'cumplida' },
    all: { en: 'all', es: 'todas' },
    count: (rules: number, codes: number) => ({
      en: `${rules} rules with ${codes} codes`,
      es: `${rules} reglas con ${codes} códigos`,
    }),
    unreachable: (rules: number) => ({
      en: `${rules} that no document can break`,
      es: `${rules} que ningún documento puede incumplir`,
    }),
    unshown: (rules: number) => ({
      en: `${rules} off without proof, about groups that nothing shows in their documents`,
      es: `${rules} desactivadas y sin comprobar, sobre grupos que nada muestra en sus documentos`,
    }),
    equivalent: (on: number, seen: number) => ({
      en: `${on} on about documents of the till, of which ${seen} seen`,
      es: `${on} activas sobre documentos equivalentes, de las cuales ${seen} vistas`,
    }),
    withEvents: (codes: number, all: number) => ({
      en: `with ${codes} codes of rules on events alone, ${all} codes`,
      es: `con ${codes} códigos de reglas solo sobre eventos, ${all} códigos`,
    }),
    proved: (fires: number, passes: number, commit?: string) => ({
      en: `${fires} proved to fire, ${passes} to pass${commit === undefined ? '' : `, at commit ${commit}`}`,
      es: `${fires} comprobadas con documentos que las incumplen, ${passes} con los que las cumplen${commit === undefined ? '' : `, en el commit ${commit}`}`,
    }),
  },
  unknown: {
    rule: (given: string, hint: string) => ({
      en: `There is no rule "${given}". ${hint}`,
      es: `No existe la regla "${given}". ${hint}`,
    }),
    letters: (given: string, codes: string) => ({
      en: `${given} exists as ${codes}.`,
      es: `${given} existe como ${codes}.`,
    }),
    near: (codes: string) => ({
      en: `Did you mean ${codes}? ensayo rules lists all.`,
      es: `¿Quiso decir ${codes}? ensayo rules las lista todas.`,
    }),
    named: (codes: readonly string[], count: number) => ({
      en: `Rules that have it in their texts or place: ${codes.join(', ')}${count > codes.length ? `, and ${count - codes.length} more` : ''}. ensayo rules lists all.`,
      es: `Reglas que lo tienen en sus textos o en su lugar: ${codes.join(', ')}${count > codes.length ? `, y ${count - codes.length} más` : ''}. ensayo rules las lista todas.`,
    }),
    list: { en: 'ensayo rules lists all.', es: 'ensayo rules las lista todas.' },
    unreachable: (code: string, why: string) => ({
      en: `${code} cannot be reproduced. ${why}`,
      es: `${code} no se puede reproducir. ${why}`,
    }),
    document: (code: string, given: string, kinds: string) => ({
      en: `${code} is not a rule of "${given}". Expected ${kinds}.`,
      es: `${code} no es una regla de "${given}". Se esperaba ${kinds}.`,
    }),
    event: (code: string) => ({
      en: `${code} is a rule about an event, and only documents are made here. ensayo conform --code ${code} runs its scenarios.`,
      es: `${code} es una regla sobre un evento, y aquí solo se generan documentos. ensayo conform --code ${code} ejecuta sus escenarios.`,
    }),
    exchange: (code: string) => ({
      en: `${code} is not a rule about a document: an exchange shows it. ensayo explain ${code} describes it.`,
      es: `${code} no es una regla sobre un documento: aparece en un intercambio. ensayo explain ${code} lo describe.`,
    }),
  },
});
