import { adviceOption, allowAuthorityOption, companyOptions } from './shared/shared-options.ts';
import type { Usage } from './shared/usage.ts';
import { verb } from './shared/verb.ts';

const ofTarget = ['issuer', 'authority'];

const whyNotBundled = {
  en: 'Without an address the bundled services are tried.',
  es: 'Sin una dirección se prueban los servicios incluidos.',
};

const usages: readonly Usage[] = [
  { options: ['since'], goesWith: ['out'] },
  {
    options: ['issuer'],
    excludes: ['authority'],
    why: { en: 'An issuing service has its own authority.', es: 'Un servicio de emisión tiene su propia autoridad.' },
  },
  { options: ['token'], needs: ['issuer'], why: whyNotBundled },
  { options: ['allow-authority'], needs: ['authority'], why: whyNotBundled },
  // Of a running authority the company can be taken as well.
  {
    options: ['control', 'control-token', 'ready-file'],
    needs: [...ofTarget, 'company', 'registry'],
    why: whyNotBundled,
  },
  {
    options: ['parallel'],
    excludes: ofTarget,
    why: {
      en: 'A service elsewhere is shared: scenarios run one after another.',
      es: 'Un servicio externo es compartido: los escenarios se ejecutan uno tras otro.',
    },
  },
];

export const conformVerb = verb({
  name: 'conform',
  about: {
    en: 'Run the conformance scenarios against the bundled services, an issuing service or an authority',
    es: 'Ejecuta los escenarios de conformidad contra los servicios incluidos, un servicio de emisión o una autoridad',
  },
  page: 'conform',
  options: {
    '--tags <expression>': {
      en: 'only these: "@invoice and not @AJ"; kinds, codes, sections, @request, @wire',
      es: 'solo estos: "@invoice and not @AJ"; tipos, códigos, secciones, @request, @wire',
    },
    '--code <code...>': {
      en: 'only these codes, for example FAU14 FAD06',
      es: 'solo estos códigos, por ejemplo FAU14 FAD06',
      words: 'code',
    },
    '--kind <kind>': {
      en: 'only a kind of document, for example credit-note',
      es: 'solo un tipo de documento, por ejemplo credit-note',
      words: 'tag',
    },
    '--only-seen': {
      en: 'without the rules about documents of the till that are inferred from those of the invoice (@inferred)',
      es: 'sin las reglas sobre documentos equivalentes que se infieren de las de la factura (@inferred)',
    },
    '--features <path>': {
      en: "a team's own features, with the published steps: a folder, or file.feature:12 (ensayo docs conform)",
      es: 'escenarios propios de un equipo, con los pasos publicados: una carpeta, o archivo.feature:12 (ensayo docs conform)',
    },
    '--texts': {
      en: 'rows also want a sentence in every line, and the lines in the order of the catalogue',
      es: 'las filas también requieren un texto en cada línea, y las líneas en el orden del catálogo',
    },
    ...adviceOption,
    ...allowAuthorityOption,
    '--issuer <url>': {
      en: 'an issuing service that speaks the REST dialect and sends to the simulator',
      es: 'un servicio de emisión con el dialecto REST, que envía al simulador',
    },
    '--token <token>': {
      en: 'its token (ENSAYO_TOKEN)',
      es: 'su token (ENSAYO_TOKEN)',
      variable: 'ENSAYO_TOKEN',
      secret: true,
    },
    '--authority <url>': {
      en: 'an authority; our own issuing service sends to it',
      es: 'una autoridad, a la que envía el servicio de emisión incluido',
    },
    '--control <url>': {
      en: 'control interface of that authority: registry, clock, explanations (ENSAYO_CONTROL)',
      es: 'interfaz de control de esa autoridad: registro, reloj, explicaciones (ENSAYO_CONTROL)',
      variable: 'ENSAYO_CONTROL',
    },
    '--control-token <token>': {
      en: 'its token (ENSAYO_CONTROL_TOKEN)',
      es: 'su token (ENSAYO_CONTROL_TOKEN)',
      variable: 'ENSAYO_CONTROL_TOKEN',
      secret: true,
    },
    '--ready-file <file>': {
      en: 'read tokens and control interface from the file of "ensayo up --ready-file"',
      es: 'lee los tokens y la interfaz de control del archivo de "ensayo up --ready-file"',
    },
    '--seed <text>': {
      en: 'make identifiers and serial numbers reproducible',
      es: 'hace reproducibles los identificadores y los números de serie',
      byDefault: 'conformance',
    },
    '--shard <index/total>': {
      en: 'only a share of the scenarios, for several machines: 2/4',
      es: 'solo una parte de los escenarios, para varias máquinas: 2/4',
    },
    '--parallel <count>': {
      en: 'processes; as many as there are processors, at most 4, by default',
      es: 'procesos; por defecto tantos como procesadores, hasta 4',
    },
    '--out <dir>': {
      en: 'folder for messages, summary and bundles',
      es: 'carpeta para mensajes, resumen y paquetes',
      byDefault: 'reports/conform',
    },
    '--since [run]': {
      en: 'instead: what changed from the run before to the last one in --out; or since a day, or the --out of another run',
      es: 'en su lugar: qué cambió de la ejecución anterior a la última de --out; o desde un día, o la carpeta --out de otra',
    },
    '--json': {
      en: 'print the summary as JSON (docs/schemas/conform.schema.json)',
      es: 'muestra el resumen como JSON (docs/schemas/conform.schema.json)',
    },
    ...companyOptions,
  },
  usages,
  run: async (options) => (await import('./conform/run-conform.ts')).conform(options),
});
