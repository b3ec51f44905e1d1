/** docs/soap-answers.md and its Spanish translation: what each answer of the authority rests on. */
import { answerRows, type AnswerSource } from '../../../simulator/service/soap/testing/answer-sources.ts';
import { isOperation, operations } from '../../../simulator/service/soap/contract.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { code, table } from '../../harness/docs/markdown.ts';

const sources = {
  capture: {
    name: { en: 'capture', es: 'captura' },
    about: { en: 'an answer of the real service, as it came', es: 'una respuesta del servicio real, tal como llegó' },
  },
  annex: {
    name: { en: 'annex', es: 'anexo' },
    about: { en: 'a technical annex of DIAN prints it', es: 'un anexo técnico de la DIAN la trae' },
  },
  description: {
    name: { en: 'description', es: 'descripción' },
    about: {
      en: 'it follows from the WSDL and its types; nobody showed such an answer',
      es: 'se deduce del WSDL y sus tipos; nadie mostró una respuesta así',
    },
  },
  report: {
    name: { en: 'report', es: 'testimonio' },
    about: {
      en: 'authors of clients say so, or their clients expect it',
      es: 'así lo dicen autores de clientes, o sus clientes lo esperan',
    },
  },
  ours: {
    name: { en: '**ours**', es: '**propia**' },
    about: { en: 'nothing is published: do not build on it', es: 'no hay nada publicado: no se base en ella' },
  },
} as const satisfies Readonly<Record<AnswerSource, Readonly<Record<'name' | 'about', Bilingual>>>>;

const texts = {
  title: { en: 'What the SOAP answers rest on', es: 'En qué se basan las respuestas SOAP' },
  translation: { en: '[Español](es/soap-answers.md)', es: '[English](../soap-answers.md)' },
  notice: {
    en: '<!-- Generated from datasets/proof/answer-sources.json by `npm run generate`. -->',
    es: '<!-- Generado de datasets/proof/answer-sources.json con `npm run generate`. -->',
  },
  about: {
    en: 'For each outcome of each operation: its status, its sentence, the names and order of its members (the shape), and where Ensayo has each from. A contract test compares this table with the answers. [How to cause an outcome](operations.md) is on another page; `…` is any text. Where HTTP is not mentioned, it is 200.',
    es: 'Para cada resultado de cada operación: su estado, su frase, los nombres y el orden de sus elementos (la forma), y de dónde tiene Ensayo cada uno. Una prueba de contrato compara esta tabla con las respuestas. [Cómo provocar un resultado](operations.md) está en otra página; `…` es cualquier texto. Donde no se menciona HTTP, es 200.',
  },
  source: { en: 'Source', es: 'Fuente' },
  meaning: { en: 'What it is', es: 'Qué es' },
  outcome: { en: 'Outcome', es: 'Resultado' },
  sentence: { en: 'Sentence', es: 'Frase' },
  sentenceFrom: { en: 'Its source', es: 'Su fuente' },
  status: { en: 'Status from', es: 'Fuente del estado' },
  shape: { en: 'Shape from', es: 'Fuente de la forma' },
  faults: { en: 'SOAP faults', es: 'Fallos SOAP' },
  aboutFaults: {
    en: 'HTTP 500 unless stated. A problem with the security header (`s:Sender`, `a:InvalidSecurity`, "An error occurred when verifying security for the message.") and a certificate of an authority that is not accredited (`s:Client`, "The creator of this fault did not specify a Reason.") are answered as in captures. All other faults follow SOAP 1.2 and WS-Addressing, with codes and reasons of **ours**: the operation that is not simulated (GetDocumentInfo), another `wsa:To`, an unknown action, a header that is not understood, bytes that are no envelope (400), another media type (415), a message that is too large (413), too many messages (503).',
    es: 'HTTP 500 si no se indica otro. Un problema con el encabezado de seguridad (`s:Sender`, `a:InvalidSecurity`, «An error occurred when verifying security for the message.») y un certificado de una entidad que no está acreditada (`s:Client`, «The creator of this fault did not specify a Reason.») se responden como en las capturas. Todos los demás fallos siguen SOAP 1.2 y WS-Addressing, con códigos y motivos **propios**: la operación que no se simula (GetDocumentInfo), otro `wsa:To`, una acción desconocida, un encabezado que no se entiende, bytes que no son un sobre (400), otro tipo de contenido (415), un mensaje demasiado grande (413), demasiados mensajes (503).',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

const section = (operation: string, language: Language): string => {
  const nameOf = (source: AnswerSource | undefined): string =>
    source === undefined ? '' : sources[source].name[language];
  const rows = answerRows
    .filter(({ operations: of }) => of.includes(operation))
    .map(({ status, http, sentences = [], from, note }) => [
      `${code(status)}${http === undefined ? '' : `, HTTP ${String(http)}`}`,
      [...sentences.map((sentence) => `«${sentence}»`), ...(note === undefined ? [] : [`${note[language]}.`])].join(
        ' ',
      ),
      nameOf(from.sentence),
      nameOf(from.status),
      nameOf(from.shape),
    ]);
  const { outcome, sentence, sentenceFrom, status, shape } = texts;
  return `## ${operation}\n\n${table(
    [outcome, sentence, sentenceFrom, status, shape].map((text) => text[language]),
    rows,
  )}`;
};

export const soapAnswersPage = (language: Language): string => {
  const { title, translation, notice, about, source, meaning, faults, aboutFaults } = texts;
  const legend = table(
    [source[language], meaning[language]],
    Object.values(sources).map(({ name, about: what }) => [name[language], what[language]]),
  );
  const listed = Object.keys(operations)
    .filter(isOperation)
    .filter((operation) => answerRows.some(({ operations: of }) => of.includes(operation)));
  return `${[
    `# ${title[language]}`,
    ...[translation, notice, about].map((text) => text[language]),
    legend,
    ...listed.map((operation) => section(operation, language)),
    `## ${faults[language]}`,
    aboutFaults[language],
  ].join('\n\n')}\n`;
};
