/** The tools that clients see. What one does is loaded when it is called: editors start the server with every window. */
import { documentKinds } from '../../../simulator/document/kind.ts';
import { generatedNames } from '../../harness/generated-documents/kinds.ts';
import { detail, tool, usualLimit, type Tool } from './tool.ts';

export const tools: readonly Tool[] = [
  tool({
    name: 'judge',
    about: {
      en: 'Judges a document offline, as DIAN would on receiving it: XML, a ZIP, an AttachedDocument or a SOAP message. For each finding: the fix, the request field that feeds the place, the change that satisfies the rule, and what was found and expected. An undecided verdict names what to supply.',
      es: 'Valida un documento sin conexión, como la DIAN al recibirlo: XML, ZIP, AttachedDocument o mensaje SOAP. De cada hallazgo: la solución, el campo de la solicitud que alimenta el lugar, el cambio con el que pasaría, y lo encontrado y esperado. Un resultado sin decidir indica qué aportar.',
    },
    parameters: {
      path: { type: 'string', en: 'of the file; or xml', es: 'del archivo; o xml' },
      xml: { type: 'string', en: 'its text; or path', es: 'su texto; o path' },
      profile: {
        type: 'string',
        en: 'which rules are on: default, habilitación, strict, observed, full, …',
        es: 'qué reglas están activas: default, habilitación, strict, observed, full, …',
      },
      registry: {
        type: 'string',
        en: 'path of a registry file with your company and its ranges (ensayo://docs/registry)',
        es: 'ruta de un archivo de registro con su empresa y sus rangos (ensayo://docs/registry)',
      },
      prior: {
        type: 'string',
        en: 'path of a file or folder: documents accepted before, which this one refers to',
        es: 'ruta de un archivo o carpeta: documentos ya aceptados, a los que este se refiere',
      },
      detail,
    },
    run: async (given, session) => (await import('./judge-given.ts')).judgeGiven(given, session),
  }),
  tool({
    name: 'explain',
    about: {
      en: 'Explains a rule of DIAN by its code (FAU14), or each code in a pasted answer: the fix, the request field, what it looks at, its words.',
      es: 'Explica una regla de la DIAN por su código (FAU14), o cada código de una respuesta pegada: la solución, el campo de la solicitud, el elemento evaluado, su texto.',
    },
    parameters: {
      code: {
        type: 'string',
        required: true,
        en: 'a code, several, an id of advice, or text with codes in it',
        es: 'un código, varios, el id de un aviso, o un texto que contenga códigos',
      },
      detail,
    },
    run: async (given, session) => (await import('./rules.ts')).explainCodes(given, session),
  }),
  tool({
    name: 'reproduce',
    about: {
      en: 'Issues a valid document, and the same one broken so that a rule fires: the request fields that lead there, the place in the document, what changed, and how to correct it.',
      es: 'Emite un documento válido, y el mismo alterado para que incumpla una regla: los campos de la solicitud que llevan a ello, el lugar en el documento, lo que cambió y cómo corregirlo.',
    },
    parameters: {
      code: { type: 'string', required: true, en: 'for example FAU14', es: 'por ejemplo FAU14' },
      document: {
        type: 'string',
        en: 'the kind of document; the first that has the rule by default',
        es: 'el tipo de documento; por defecto el primero que tiene la regla',
        values: documentKinds,
      },
      detail,
    },
    run: async (given, session) => (await import('./reproduce-rule.ts')).reproduceRule(given, session),
  }),
  tool({
    name: 'search_rules',
    about: {
      en: 'Searches the catalogue of rules: codes, titles, fixes, places and words of the authority, in English and Spanish. Every word must occur.',
      es: 'Busca en el catálogo de reglas: códigos, títulos, soluciones, elementos y textos de la autoridad, en español e inglés. Deben aparecer todas las palabras.',
    },
    parameters: {
      text: { type: 'string', required: true, en: 'words, as payable amount', es: 'palabras, como valor a pagar' },
      kind: {
        type: 'string',
        en: 'only those that reject, or that notify',
        es: 'solo las que rechazan, o las que notifican',
        values: ['Rechazo', 'Notificación'],
      },
      document: { type: 'string', en: 'only of that kind', es: 'solo de ese tipo', values: documentKinds },
      limit: { type: 'integer', en: `how many; ${usualLimit} by default`, es: `cuántas; ${usualLimit} por defecto` },
    },
    run: async (given) => (await import('./rules.ts')).searchRules(given),
  }),
  tool({
    name: 'issue',
    about: {
      en: 'Issues a request: the issuing service in this process builds, signs and sends the document, and the authority beside it judges it. Both start at the first call and keep what was issued until the session ends. For each finding: the request field, and the fix. A refused request names the fields that are wrong.',
      es: 'Emite una solicitud: el servicio de emisión de este proceso arma, firma y envía el documento, y la autoridad que está a su lado lo valida. Ambos inician en la primera llamada y conservan lo emitido hasta que termina la sesión. De cada hallazgo: el campo de la solicitud y la solución. Una solicitud no aceptada indica los campos con error.',
    },
    writes: true,
    parameters: {
      kind: { type: 'string', required: true, en: 'of document', es: 'tipo de documento', values: generatedNames },
      request: {
        type: 'object',
        en: 'the JSON, as the REST interface takes it (ensayo://docs/fields); or path',
        es: 'el JSON, como lo recibe la interfaz REST (ensayo://docs/fields); o path',
      },
      path: { type: 'string', en: 'of a file with the JSON; or request', es: 'de un archivo con el JSON; o request' },
      company: {
        type: 'string',
        en: 'NIT of the issuer, one of --registry; a fictitious company where absent',
        es: 'NIT del emisor, uno de --registry; una empresa ficticia si se omite',
      },
      detail,
    },
    run: async (given, session) => (await import('./issue-request.ts')).issueRequest(given, session),
  }),
  tool({
    name: 'generate',
    about: {
      en: 'Generates a valid request of a kind of document; the same seed gives the same one. A note corrects a document that is issued for it here. With out it is written to a new file, which issue takes as path. With detail the answer has it.',
      es: 'Genera una solicitud válida de un tipo de documento; la misma semilla da la misma. Una nota corrige un documento que se emite aquí para ella. Con out se escribe en un archivo nuevo, que issue recibe como path. Con detail la respuesta la incluye.',
    },
    writes: true,
    parameters: {
      kind: { type: 'string', required: true, en: 'of document', es: 'tipo de documento', values: generatedNames },
      seed: { type: 'string', en: '1 by default', es: '1 por defecto' },
      out: { type: 'string', en: 'a file that does not exist yet', es: 'un archivo que aún no existe' },
      detail,
    },
    run: async (given, session) => (await import('./generate-request.ts')).generateRequest(given, session),
  }),
  tool({
    name: 'rehearse_status',
    about: {
      en: 'Where the last rehearsal of the certification (habilitación) stands: what each test set still lacks.',
      es: 'Cómo quedó el último ensayo de la habilitación: lo que aún falta en cada set de pruebas.',
    },
    parameters: {
      folder: {
        type: 'string',
        en: 'of a report, or with reports below; reports/rehearse by default',
        es: 'de un informe, o con informes debajo; por defecto reports/rehearse',
      },
      detail,
    },
    run: async (given) => (await import('./rehearse-status.ts')).rehearseStatus(given),
  }),
];
