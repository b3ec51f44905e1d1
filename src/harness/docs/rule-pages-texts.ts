/** The words of the pages about rules, in both languages. The texts of the rules come from their declarations. */
import type { Language } from '../../common/text/bilingual.ts';

const pageLanguage = (code: Language): Language => code;

const english = {
  language: pageLanguage('en'),
  everyDocument: 'every document',
  codes: { document: 'Document', code: 'Code', kind: 'Kind', byDefault: 'By default', line: 'Line' },
  on: 'on',
  off: 'off',
  status: (code: string, message: string) => `status ${code}: ${message}`,
  needs: (names: string) => `Apart from the document, it depends on ${names}.`,
  stages: {
    intake: 'when the file is opened',
    ledger: 'against the documents processed before, ahead of the schema',
    schema: 'when the document is validated against its schema',
    signature: 'with the signature',
    content: 'with the content, once the schema holds',
  },
  looksAt: 'It looks at',
  judged: (when: string) => `It is judged ${when}.`,
  firesWith: (codes: string) => `It normally fires together with ${codes}.`,
  unbreakable: 'Nothing breaks it but the authority itself.',
  at: (where: string, passing: string, failing: string) =>
    `At ${where} this passes:\n\n${passing}\n\nand this fails:\n\n${failing}`,
  broken: (document: string) => `This breaks a valid ${document}:`,
  whole: (command: string) => `The whole document: ${command}`,
  strict: (fix: string) => `To fix it: ${fix}`,
  headings: {
    when: 'When it fires',
    strict: 'Under the profile `strict`',
    fix: 'How to fix it',
    example: 'Passing and failing',
    source: 'Where it comes from',
  },
  fields: (names: string) => `The request feeds that place from ${names} (see [the fields](../../fields.md)).`,
  groupOf: (group: string, letters: string) => `Group [${group}](../${letters}.md) of [the rules](../../rules.md).`,
  group: { family: 'Family', codes: 'Codes', documents: 'Documents', holds: 'What holds' },
  index: {
    title: 'The rules',
    about:
      'Every rule of the authority that the simulator applies: what it requires, how a document breaks it, and how to fix\nthat. One page is about one family, that is the same check in the documents that have it; families are grouped as in\nthe annex. `ensayo explain CODE` prints the same in a terminal, `ensayo reproduce CODE` sends the broken document.',
    what: 'What there is\n\nThe number of rules, by group and document. `ensayo rules --coverage` reports which of them the last full run\nproved: an invalid document triggers the rule with exactly the declared lines, and a complete one satisfies it.',
    group: 'Group',
    all: 'All',
    ends: 'STATUS, RANGE, XML and one entry of ZIP are [ends of an exchange](rules/outcomes.md) that no line reports; those of DC that\nare about [events](events.md) alone (DC24a to DC24z) have no page here.',
    sure: 'How sure they are\n\n- *annex*: read in the technical annex of the authority.\n- *specification*: given by the specification that this simulator follows; it wins over the annex.\n- *observed*: seen in answers of the authority, or reported by integrators.\n- *inferred*: carried over from a sibling document whose annex was not at hand.',
  },
  outcomes: {
    title: 'Outcomes',
    about:
      'Ends of an exchange that no line reports, but the status of the answer. The features in `features/outcomes` bring each\nof them about.',
    kind: 'Kind',
    place: 'Reported by',
    text: 'Text',
    when: 'When',
    fix: 'How to fix it',
    ends: 'Ends so',
    otherwise: 'Ends otherwise',
    source: 'Where it comes from',
  },
};

export type PageTexts = typeof english;

const spanish: PageTexts = {
  language: pageLanguage('es'),
  everyDocument: 'todos los documentos',
  codes: { document: 'Documento', code: 'Código', kind: 'Clase', byDefault: 'Por defecto', line: 'Línea' },
  on: 'activa',
  off: 'inactiva',
  status: (code, message) => `estado ${code}: ${message}`,
  needs: (names) => `Además del documento, depende de ${names}.`,
  stages: {
    intake: 'al abrir el archivo',
    ledger: 'contra los documentos procesados antes, previo al esquema',
    schema: 'al validar el documento contra su esquema',
    signature: 'con la firma',
    content: 'con el contenido, una vez cumplido el esquema',
  },
  looksAt: 'Elemento evaluado:',
  judged: (when) => `Se valida ${when}.`,
  firesWith: (codes) => `Suele fallar junto con ${codes}.`,
  unbreakable: 'Solo la propia autoridad la puede incumplir.',
  at: (where, passing, failing) => `En ${where} esto es válido:\n\n${passing}\n\ny esto no:\n\n${failing}`,
  broken: (document) => `Documento válido (${document}) alterado para que incumpla la regla:`,
  whole: (command) => `El documento completo: ${command}`,
  strict: (fix) => `Cómo corregir: ${fix}`,
  headings: {
    when: 'Cuándo falla',
    strict: 'Con el perfil `strict`',
    fix: 'Cómo corregir',
    example: 'Ejemplo válido y ejemplo inválido',
    source: 'Fuente',
  },
  fields: (names) => `Ese lugar proviene de ${names} de la solicitud (consulte [los campos](../../fields.md)).`,
  groupOf: (group, letters) => `Grupo [${group}](../${letters}.md) de [las reglas](../../rules.md).`,
  group: { family: 'Familia', codes: 'Códigos', documents: 'Documentos', holds: 'Qué se cumple' },
  index: {
    title: 'Las reglas',
    about:
      'Todas las reglas de la autoridad que aplica el simulador: qué exige cada una, cómo la incumple un documento y cómo\ncorregirlo. Cada página trata de una familia, es decir, de la misma validación en los documentos que la tienen; las\nfamilias se agrupan como en el anexo. `ensayo explain CÓDIGO --lang es` muestra lo mismo en la terminal y\n`ensayo reproduce CÓDIGO --lang es` envía el documento alterado.',
    what: 'Qué hay\n\nNúmero de reglas por grupo y documento. `ensayo rules --coverage --lang es` indica cuáles comprobó la última\nejecución completa: un documento inválido recibe exactamente las líneas declaradas y uno completo cumple la regla.',
    group: 'Grupo',
    all: 'Todas',
    ends: 'STATUS, RANGE, XML y una entrada de ZIP son [finales de un intercambio](rules/outcomes.md) que no aparecen en ninguna\nlínea; las de DC que tratan solo de [eventos](events.md) (DC24a a DC24z) no tienen página aquí.',
    sure: 'Qué tan seguras son\n\n- *anexo*: se leyó en el anexo técnico de la autoridad.\n- *especificación*: la da la especificación que sigue este simulador; prevalece sobre el anexo.\n- *observado*: se vio en respuestas de la autoridad o lo informaron integradores.\n- *inferido*: se tomó de un documento equivalente cuyo anexo no estaba disponible.',
  },
  outcomes: {
    title: 'Finales de un intercambio',
    about:
      'Finales de un intercambio que no aparecen en ninguna línea, sino en el estado de la respuesta. `features/outcomes`\nprovoca cada uno de ellos.',
    kind: 'Clase',
    place: 'Dónde aparece',
    text: 'Texto',
    when: 'Cuándo',
    fix: 'Cómo corregir',
    ends: 'Termina así',
    otherwise: 'Termina de otra forma',
    source: 'Fuente',
  },
};

const texts: Readonly<Record<Language, PageTexts>> = { en: english, es: spanish };

export const pageTexts = (language: Language): PageTexts => texts[language];
