import { targetOptions } from './shared/control-target.ts';
import { verb } from './shared/verb.ts';

const parts = {
  en: `
Parts: companies, contributors, rut, software, ranges, mandates, contingencyPeriods, uvt, testSets,
closedKinds.
ensayo docs registry has the fields of each, with examples.`,
  es: `
Partes: companies, contributors, rut, software, ranges, mandates, contingencyPeriods, uvt, testSets,
closedKinds.
ensayo docs registry describe los campos de cada una, con ejemplos.`,
};

const addHelp = {
  en: `${parts.en}

Examples:
  ensayo registry add company nit=900373115 name="MI EMPRESA SAS" prefix=FE
  ensayo registry add mandate certificateNit=900373115 issuerNit=901500100
  ensayo registry add testSet id=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d issuerNit=901500200 preset=payroll
  ensayo registry add testSet issuerNit=901500200 family=invoicing quotas.invoice.required=30 quotas.invoice.minimumAccepted=1
  ensayo registry add rut identification=10200037 name="ANA PEREZ" status=suspended
A row with the same key takes the place of the one before. A list is written with commas: families=invoicing,payroll.`,
  es: `${parts.es}

Ejemplos:
  ensayo registry add company nit=900373115 name="MI EMPRESA SAS" prefix=FE
  ensayo registry add mandate certificateNit=900373115 issuerNit=901500100
  ensayo registry add testSet id=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d issuerNit=901500200 preset=payroll
  ensayo registry add testSet issuerNit=901500200 family=invoicing quotas.invoice.required=30 quotas.invoice.minimumAccepted=1
  ensayo registry add rut identification=10200037 name="ANA PEREZ" status=suspended
Una fila con la misma clave reemplaza a la anterior. Una lista se escribe con comas: families=invoicing,payroll.`,
};

const fromDocumentHelp = {
  en: `
Examples:
  ensayo registry from-document invoice.xml > mine.yaml
  ensayo registry from-document invoice.xml --technical-key KEY --pin PIN --out mine.yaml --certificates signer.pem
  ensayo judge invoice.xml --registry mine.yaml --trust signer.pem --environment 2 --clock 2026-01-31T08:00:00-05:00

Takes what the document states for true: parties, software, numbering range, RUT names. PIN and technical key are in
no document: without them, the codes that are computed with them are refused. Comments say what else is unknown, which
options judge it, and which rows were left out because a registry cannot hold them.`,
  es: `
Ejemplos:
  ensayo registry from-document invoice.xml > mia.yaml
  ensayo registry from-document invoice.xml --technical-key CLAVE --pin PIN --out mia.yaml --certificates firmante.pem
  ensayo judge invoice.xml --registry mia.yaml --trust firmante.pem --environment 2 --clock 2026-01-31T08:00:00-05:00

Toma por cierto lo que declara el documento: partes, software, rango de numeración, nombres del RUT. Ningún documento
contiene el PIN ni la clave técnica: sin ellos se rechazan los códigos que se calculan con ellos. Los comentarios
indican qué más se desconoce, con qué opciones se valida y qué filas se omitieron porque un registro no las admite.`,
};

/** `ensayo registry check|from-document|load|show|test-sets|add|remove` */
export const registryVerb = verb({
  name: 'registry',
  about: {
    en: 'Taxpayers, software, ranges and the rest of what the authority knows',
    es: 'Contribuyentes, software, rangos y lo demás que conoce la autoridad',
  },
  page: 'registry',
  verbs: [
    verb({
      name: 'check',
      about: {
        en: 'Tell every mistake of a registry file, without services',
        es: 'Muestra todos los errores de un archivo de registro, sin servicios',
      },
      arguments: [['<file>', { en: 'YAML or JSON', es: 'YAML o JSON' }]],
      options: {
        '--json': { en: 'print mistakes, or counts, as JSON', es: 'muestra los errores, o las cantidades, como JSON' },
      },
      help: {
        en: '\nExit codes: 0 the file can be used, 1 it has mistakes, 2 it cannot be read.',
        es: '\nCódigos de salida: 0 el archivo se puede usar, 1 tiene errores, 2 no se puede leer.',
      },
      run: async (file, flags) => (await import('./registry/run-registry.ts')).checkFile(file, flags),
    }),
    verb({
      name: 'from-document',
      about: {
        en: 'Write the registry file with which a document from elsewhere can be judged',
        es: 'Escribe el archivo de registro con el que se puede validar un documento ajeno',
      },
      arguments: [
        [
          '<file>',
          {
            en: 'XML, AttachedDocument, or a ZIP with one document',
            es: 'XML, AttachedDocument, o un ZIP con un documento',
          },
        ],
      ],
      options: {
        '--out <file>': {
          en: 'write the registry there, not to standard output',
          es: 'escribe el registro allí, y no en la salida estándar',
        },
        '--technical-key <key>': {
          en: 'of the numbering range, as GetNumberingRange gives it',
          es: 'del rango de numeración, como la entrega GetNumberingRange',
        },
        '--pin <pin>': { en: 'of the software', es: 'del software', secret: true },
        '--certificates <file>': {
          en: 'write the certificates of its signature there, as PEM for --trust',
          es: 'escribe allí los certificados de su firma, como PEM para --trust',
        },
        '--force': { en: 'overwrite existing files', es: 'sobrescribe los archivos existentes' },
        '--json': {
          en: 'print rows, environment, clock, signer and what is unknown as JSON',
          es: 'muestra filas, ambiente, reloj, firmante y datos desconocidos como JSON',
        },
      },
      usages: [{ options: ['force'], needs: ['out', 'certificates'] }],
      help: fromDocumentHelp,
      run: async (file, flags) => (await import('./registry/run-from-document.ts')).fromDocument(file, flags),
    }),
    verb({
      name: 'load',
      about: {
        en: 'Give the running authority the registry of a file',
        es: 'Carga en la autoridad en ejecución el registro de un archivo',
      },
      arguments: [['<file>', { en: 'YAML or JSON', es: 'YAML o JSON' }]],
      options: {
        ...targetOptions,
        '--keep': {
          en: 'add to what there is, rather than replacing it',
          es: 'agrega a lo existente, en lugar de reemplazarlo',
        },
      },
      run: async (file, flags) => (await import('./registry/run-registry.ts')).loadFile(file, flags),
    }),
    verb({
      name: 'show',
      about: { en: 'Show what the running authority knows', es: 'Muestra lo que conoce la autoridad en ejecución' },
      arguments: [
        [
          '[part]',
          {
            en: 'one part; how many rows each has, where absent',
            es: 'una parte; si se omite, cuántas filas tiene cada una',
            words: 'part',
          },
        ],
        ['[key]', { en: 'one row', es: 'una fila' }],
      ],
      options: {
        ...targetOptions,
      },
      help: parts,
      run: async (part, key, flags) => (await import('./registry/run-registry.ts')).showRegistry({ part, key }, flags),
    }),
    verb({
      name: 'test-sets',
      about: {
        en: 'Show what the test sets ask for, what came so far and what is missing',
        es: 'Muestra lo que piden los sets de pruebas, lo recibido y lo que falta',
      },
      arguments: [['[nit]', { en: 'only those of that company', es: 'solo los de esa empresa' }]],
      options: {
        ...targetOptions,
        '--reset <id>': {
          en: 'open one again, with nothing counted, before they are shown',
          es: 'reabre uno desde cero, antes de mostrarlos',
        },
      },
      run: async (nit, flags) => (await import('./registry/run-registry.ts')).showTestSets(nit, flags),
    }),
    verb({
      name: 'add',
      about: {
        en: 'Add a row to what the running authority knows',
        es: 'Agrega una fila a lo que conoce la autoridad en ejecución',
      },
      arguments: [
        [
          '<part>',
          {
            en: 'to what: company, contributor, rut, software, range, mandate, …',
            es: 'a qué: company, contributor, rut, software, range, mandate, …',
            words: 'part',
          },
        ],
        ['<field=value...>', { en: 'the row', es: 'la fila' }],
      ],
      options: {
        ...targetOptions,
      },
      help: addHelp,
      run: async (part, fields, flags) => (await import('./registry/run-registry.ts')).addRow(part, fields, flags),
    }),
    verb({
      name: 'remove',
      about: { en: 'Remove a row; what names it stays', es: 'Elimina una fila; lo que la menciona permanece' },
      arguments: [
        ['<part>', { en: 'from what', es: 'de qué', words: 'part' }],
        ['<key>', { en: 'as "registry show PART" shows it', es: 'como lo muestra "registry show PARTE"' }],
      ],
      options: {
        ...targetOptions,
      },
      run: async (part, key, flags) => (await import('./registry/run-registry.ts')).removeRow(part, key, flags),
    }),
  ],
});
