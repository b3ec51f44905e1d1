/** Options that several verbs share. They are registered before it is known which verb runs, so nothing heavy is imported here. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { Usage } from './usage.ts';
import type { Options } from './option-table.ts';

/** Of the verbs that judge, or have documents judged. */
export const adviceOption = {
  '--no-advice': {
    en: 'no advice on documents that no rule refuses and that are surely wrong (Aviso de Ensayo)',
    es: 'sin avisos de Ensayo sobre documentos que ninguna regla rechaza y que con seguridad tienen un error',
  },
} as const satisfies Options;

/** For the verbs that start services, or judge in the same way. */
export const boxOptions = {
  '--clock <instant>': {
    en: 'stop the clock of both services at an ISO 8601 instant',
    es: 'detiene el reloj de ambos servicios en un instante ISO 8601',
  },
  '--seed <text>': {
    en: 'make identifiers and serial numbers reproducible',
    es: 'hace reproducibles los identificadores y los números de serie',
  },
  '--profile <name>': {
    en: 'rules that are on: default, quiet, exact, strict, observed, full, all, …',
    es: 'reglas activas: default, quiet, exact, strict, observed, full, all, …',
    byDefault: 'default',
    words: 'profile',
  },
  '--rule <code=state>': {
    en: 'on, off, Rechazo or Notificación; may be repeated',
    es: 'on, off, Rechazo o Notificación; se puede repetir',
    repeated: true,
  },
  '--only-seen': {
    en: 'without the rules about documents of the till that are inferred from those of the invoice',
    es: 'sin las reglas sobre documentos equivalentes que se infieren de las de la factura',
  },
  '--limit <name=value>': {
    en: 'a limit, as in request=30s or xmlNodes=2000000 (ensayo docs limits); may be repeated',
    es: 'un límite, como request=30s o xmlNodes=2000000 (ensayo docs limits); se puede repetir',
    repeated: true,
    variable: 'ENSAYO_LIMITS',
  },
  '--environment <code>': {
    en: '1 production, 2 test (habilitación)',
    es: '1 producción, 2 pruebas (habilitación)',
    byDefault: '2',
    words: 'environment',
  },
  '--registry <file>': {
    en: 'more for the authority to know: your companies, ranges, … (ensayo docs registry)',
    es: 'lo que la autoridad debe conocer: sus empresas, rangos, … (ensayo docs registry)',
  },
  '--trust <file>': {
    en: 'PEM, DER or .p7b: roots, subordinates, whole chains or single certificates to trust; may be repeated',
    es: 'PEM, DER o .p7b: raíces, subordinadas, cadenas completas o certificados en los que se confía; se puede repetir',
    repeated: true,
  },
  '--trust-any': {
    en: 'trust the certificates of any authority: for a first look only',
    es: 'confía en los certificados de cualquier entidad: solo para una primera revisión',
  },
  ...adviceOption,
} as const satisfies Options;

/** Of the verbs that send to an authority of the user. */
export const allowAuthorityOption = {
  '--allow-authority <host>': {
    en: 'with --authority: a host elsewhere than on this machine that may be sent to (ENSAYO_ALLOW_AUTHORITIES); may be repeated',
    es: 'con --authority: un servidor fuera de este equipo al que se puede enviar (ENSAYO_ALLOW_AUTHORITIES); se puede repetir',
    repeated: true,
    variable: 'ENSAYO_ALLOW_AUTHORITIES',
  },
} as const satisfies Options;

export const logLevelOption = {
  '--log-level <level>': {
    en: 'what the services report on stderr: fatal, error, warn, info, debug, trace or silent; warn where neither this nor ENSAYO_LOG_LEVEL says otherwise',
    es: 'lo que los servicios registran en stderr: fatal, error, warn, info, debug, trace o silent; warn si ni esta opción ni ENSAYO_LOG_LEVEL indican otro',
    variable: 'ENSAYO_LOG_LEVEL',
    words: 'level',
  },
} as const satisfies Options;

/** Of the verbs whose documents may be those of another company than the default one. */
export const companyOptions = {
  '--registry <file>': {
    en: 'a registry file with your company (ensayo docs registry)',
    es: 'un archivo de registro con su empresa (ensayo docs registry)',
  },
  '--company <nit>': {
    en: 'which company of that file, or of the running authority, the documents are of',
    es: 'empresa de ese archivo, o de la autoridad en ejecución, que emite los documentos',
  },
} as const satisfies Options;

/** The address of a control interface, with what else leads to it. @param meaning what its address is for */
export const controlOptions = ({ en, es }: Bilingual) =>
  ({
    '--control <url>': { en: `${en} (ENSAYO_CONTROL)`, es: `${es} (ENSAYO_CONTROL)`, variable: 'ENSAYO_CONTROL' },
    '--control-token <token>': {
      en: 'its token (ENSAYO_CONTROL_TOKEN)',
      es: 'su token (ENSAYO_CONTROL_TOKEN)',
      variable: 'ENSAYO_CONTROL_TOKEN',
      secret: true,
    },
    '--ready-file <file>': {
      en: 'read both from the file that "ensayo up --ready-file" wrote',
      es: 'lee ambos del archivo que escribió "ensayo up --ready-file"',
    },
  }) as const satisfies Options;

/** Of those of them that have no other use for a running authority. */
export const companyControlOptions = {
  ...companyOptions,
  ...controlOptions({
    en: 'ask a running authority for the company and its next free numbers',
    es: 'consulta en una autoridad en ejecución la empresa y sus siguientes números libres',
  }),
} as const satisfies Options;

export const companyControlUsages: readonly Usage[] = [
  { options: ['control-token'], needs: ['control', 'ready-file', 'company'] },
];

/** Of every command. */
export const languageOption = {
  '--lang <language>': {
    en: 'language of what is printed: en or es; ENSAYO_LANG, or the locale (LANG), where absent',
    es: 'idioma de lo que se muestra: en o es; ENSAYO_LANG, o la configuración regional (LANG), si se omite',
    variable: 'ENSAYO_LANG',
    words: 'language',
  },
} as const satisfies Options;
