/** The words of the pages about rules, in both languages. The texts of the rules come from their declarations. */
import { wordsOf, type Language } from '../../common/text/bilingual.ts';

const pageLanguage = (code: Language): Language => code;

export const pageTexts = wordsOf({
  language: { en: pageLanguage('en'), es: pageLanguage('es') },
  everyDocument: { en: 'every document', es: 'todos los documentos' },
  codes: {
    document: { en: 'Document', es: 'Documento' },
    code: { en: 'Code', es: 'Código' },
    kind: { en: 'Kind', es: 'Clase' },
    byDefault: { en: 'By default', es: 'Por defecto' },
    line: { en: 'Line', es: 'Línea' },
  },
  on: { en: 'on', es: 'activa' },
  off: { en: 'off', es: 'inactiva' },
  status: (code: string, message: string) => ({ en: `status ${code}: ${message}`, es: `estado ${code}: ${message}` }),
  needs: (names: string) => ({
    en: `Apart from the document, it depends on ${names}.`,
    es: `Además del documento, depende de ${names}.`,
  }),
  stages: {
    intake: { en: 'when the file is opened', es: 'al abrir el archivo' },
    ledger: {
      en: 'against the documents processed before, ahead of the schema',
      es: 'contra los documentos procesados antes, previo al esquema',
    },
    schema: {
      en: 'when the document is validated against its schema',
      es: 'al validar el documento contra su esquema',
    },
    signature: { en: 'with the signature', es: 'con la firma' },
    content: { en: 'with the content, once the schema holds', es: 'con el contenido, una vez cumplido el esquema' },
  },
  looksAt: { en: 'It looks at', es: 'Elemento evaluado:' },
  judged: (when: string) => ({ en: `It is judged ${when}.`, es: `Se valida ${when}.` }),
  firesWith: (codes: string) => ({
    en: `It normally fires together with ${codes}.`,
    es: `Suele fallar junto con ${codes}.`,
  }),
  unbreakable: {
    en: 'Nothing breaks it but the authority itself.',
    es: 'Solo la propia autoridad la puede incumplir.',
  },
  at: (where: string, passing: string, failing: string) => ({
    en: `At ${where} this passes:\n\n${passing}\n\nand this fails:\n\n${failing}`,
    es: `En ${where} esto es válido:\n\n${passing}\n\ny esto no:\n\n${failing}`,
  }),
  broken: (document: string) => ({
    en: `This breaks a valid ${document}:`,
    es: `Documento válido (${document}) alterado para que incumpla la regla:`,
  }),
  whole: (command: string) => ({ en: `The whole document: ${command}`, es: `El documento completo: ${command}` }),
  strict: (fix: string) => ({ en: `To fix it: ${fix}`, es: `Cómo corregir: ${fix}` }),
  headings: {
    when: { en: 'When it fires', es: 'Cuándo falla' },
    strict: { en: 'Under the profile `strict`', es: 'Con el perfil `strict`' },
    fix: { en: 'How to fix it', es: 'Cómo corregir' },
    example: { en: 'Passing and failing', es: 'Ejemplo válido y ejemplo inválido' },
    source: { en: 'Where it comes from', es: 'Fuente' },
  },
  fields: (names: string) => ({
    en: `The request feeds that place from ${names} (see [the fields](../../fields.md)).`,
    es: `Ese lugar proviene de ${names} de la solicitud (consulte [los campos](../../fields.md)).`,
  }),
  groupOf: (group: string, letters: string) => ({
    en: `Group [${group}](../${letters}.md) of [the rules](../../rules.md).`,
    es: `Grupo [${group}](../${letters}.md) de [las reglas](../../rules.md).`,
  }),
  group: {
    family: { en: 'Family', es: 'Familia' },
    codes: { en: 'Codes', es: 'Códigos' },
    documents: { en: 'Documents', es: 'Documentos' },
    holds: { en: 'What holds', es: 'Qué se cumple' },
  },
  index: {
    title: { en: 'The rules', es: 'Las reglas' },
    about: {
      en: 'Every rule of the authority that the simulator applies: what it requires, how a document breaks it, and how to fix\nthat. One page is about one family, that is the same check in the documents that have it; families are grouped as in\nthe annex. `ensayo explain CODE` prints the same in a terminal, `ensayo reproduce CODE` sends the broken document.',
      es: 'Todas las reglas de la autoridad que aplica el simulador: qué exige cada una, cómo la incumple un documento y cómo\ncorregirlo. Cada página trata de una familia, es decir, de la misma validación en los documentos que la tienen; las\nfamilias se agrupan como en el anexo. `ensayo explain CÓDIGO --lang es` muestra lo mismo en la terminal y\n`ensayo reproduce CÓDIGO --lang es` envía el documento alterado.',
    },
    counts: {
      heading: { en: 'What there is', es: 'Qué hay' },
      about: {
        en: 'The number of rules, by group and document. `ensayo rules --coverage` reports which of them the last full run\nproved: an invalid document triggers the rule with exactly the declared lines, and a complete one satisfies it.',
        es: 'Número de reglas por grupo y documento. `ensayo rules --coverage --lang es` indica cuáles comprobó la última\nejecución completa: un documento inválido recibe exactamente las líneas declaradas y uno completo cumple la regla.',
      },
    },
    group: { en: 'Group', es: 'Grupo' },
    all: { en: 'All', es: 'Todas' },
    outcomes: {
      en: 'STATUS, RANGE, XML and one entry of ZIP are [outcomes](rules/outcomes.md) that no line reports; those of DC that\nare about [events](events.md) alone (DC24a to DC24z) have no page here.',
      es: 'STATUS, RANGE, XML y una entrada de ZIP son [desenlaces](rules/outcomes.md) que no aparecen en ninguna\nlínea; las de DC que tratan solo de [eventos](events.md) (DC24a a DC24z) no tienen página aquí.',
    },
    sources: {
      heading: { en: 'How sure they are', es: 'Qué tan seguras son' },
      about: {
        en: '- *annex*: read in the technical annex of the authority.\n- *specification*: given by the specification that this simulator follows; it wins over the annex.\n- *cited*: cited by people who read the annex, which was not at hand.\n- *observed*: seen in answers of the authority, or reported by integrators.\n- *inferred*: carried over from a sibling document whose annex was not at hand.',
        es: '- *anexo*: se leyó en el anexo técnico de la autoridad.\n- *especificación*: la da la especificación que sigue este simulador; prevalece sobre el anexo.\n- *citada*: la citan personas que leyeron el anexo, que no estaba disponible.\n- *observada*: se vio en respuestas de la autoridad o la informaron integradores.\n- *inferida*: se tomó de un documento semejante cuyo anexo no estaba disponible.',
      },
    },
  },
  outcomes: {
    title: { en: 'Outcomes', es: 'Desenlaces' },
    about: {
      en: 'Outcomes of an exchange that no line reports, but the status of the answer. The features in `features/outcomes` bring\neach of them about.',
      es: 'Desenlaces de un intercambio que no aparecen en ninguna línea, sino en el estado de la respuesta. `features/outcomes`\nprovoca cada uno de ellos.',
    },
    kind: { en: 'Kind', es: 'Clase' },
    place: { en: 'Reported by', es: 'Dónde aparece' },
    text: { en: 'Text', es: 'Texto' },
    when: { en: 'When', es: 'Cuándo' },
    fix: { en: 'How to fix it', es: 'Cómo corregir' },
    ends: { en: 'Ends so', es: 'Termina así' },
    otherwise: { en: 'Ends otherwise', es: 'Termina de otra forma' },
    source: { en: 'Where it comes from', es: 'Fuente' },
  },
});

export type PageTexts = ReturnType<typeof pageTexts>;
