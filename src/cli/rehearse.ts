import { adviceOption, logLevelOption } from './shared/shared-options.ts';
import { stoppingOption } from './shared/stopping.ts';
import type { Usage } from './shared/usage.ts';
import { verb } from './shared/verb.ts';

const help = {
  en: `
Without options: a fictitious company sends the documents of every test set, is enabled, and issues its first
documents in production. The report is written below reports/rehearse.

Examples:
  ensayo rehearse --registry company.yaml --plan
  ensayo rehearse --set invoicing --with-mistakes 3
  ensayo rehearse --registry company.yaml --company 900373115
  ensayo rehearse --wait --set payroll --timeout 3600
  ensayo rehearse --verify reports/rehearse/901700200-20261120-100000

Exit codes: 0 accepted, 1 rejected or incomplete (or changed, with --verify), 2 wrong usage.`,
  es: `
Sin opciones: una empresa ficticia envía los documentos de cada set de pruebas, queda habilitada y emite sus primeros
documentos en producción. El informe se escribe en reports/rehearse.

Ejemplos:
  ensayo rehearse --registry empresa.yaml --plan
  ensayo rehearse --set invoicing --with-mistakes 3
  ensayo rehearse --registry empresa.yaml --company 900373115
  ensayo rehearse --wait --set payroll --timeout 3600
  ensayo rehearse --verify reports/rehearse/901700200-20261120-100000

Códigos de salida: 0 aceptado, 1 rechazado o incompleto (o modificado, con --verify), 2 uso incorrecto.`,
};

const oneSet = {
  en: 'and a rehearsal takes one. For several families: --set all, or one rehearsal each.',
  es: 'y un ensayo admite uno. Para varias familias: --set all, o un ensayo por familia.',
};

const ways = ['wait', 'attach'];

/** Each way of rehearsing has options of its own. */
const usages: readonly Usage[] = [
  { options: ['verify'], goesWith: [] },
  {
    options: ['plan'],
    excludes: [...ways, 'force', 'seed'],
    why: { en: 'A plan sends nothing, and writes nothing.', es: 'Un plan no envía ni escribe nada.' },
  },
  { options: ['wait'], excludes: ['attach'] },
  { options: ['timeout', 'exit-with-parent', 'ready-file'], needs: ways },
  { options: ['port', 'authority-port', 'https-port', 'no-https'], needs: ['wait'] },
  { options: ['https-port'], excludes: ['no-https'] },
  { options: ['tenant'], needs: ['attach'] },
  { options: ['control-token'], needs: ['attach', 'control'] },
  {
    options: ['with-mistakes'],
    excludes: ways,
    why: {
      en: 'Only documents that are generated can have mistakes.',
      es: 'Solo los documentos generados pueden llevar errores.',
    },
  },
  {
    options: ['force'],
    needs: ['out'],
    why: {
      en: 'Without a folder every report gets one of its own.',
      es: 'Sin una carpeta, cada informe recibe una propia.',
    },
  },
  { options: ['attach'], needs: ['company', 'nit'] },
  {
    options: ['attach'],
    excludes: ['registry'],
    why: {
      en: 'Extend the registry of that authority: ensayo registry load FILE --keep.',
      es: 'Amplíe el registro de esa autoridad: ensayo registry load ARCHIVO --keep.',
    },
  },
  {
    options: ['attach'],
    excludes: ['control'],
    why: {
      en: 'Both name a control interface: with --attach its documents count, with --control only its company is read.',
      es: 'Ambas nombran una interfaz de control: con --attach cuentan sus documentos, con --control solo se lee su empresa.',
    },
  },
  {
    options: ['attach'],
    excludes: ['profile', 'rule', 'trust', 'trust-any', 'no-advice', 'clock', 'seed', 'log-level'],
    why: {
      en: 'The authority has its own: it is only watched.',
      es: 'La autoridad tiene los suyos: solo se observa.',
    },
  },
  {
    options: ['nit'],
    excludes: ['company'],
    why: { en: 'It is the earlier name of --company.', es: 'Es el nombre anterior de --company.' },
  },
];

export const rehearseVerb = verb({
  name: 'rehearse',
  about: {
    en: 'Rehearse the certification (habilitación), and write a report of it that can be filed',
    es: 'Ensaya la habilitación y escribe un informe que se puede archivar',
  },
  page: 'rehearse',
  options: {
    '--set <name>': {
      en: 'invoicing, invoicing-large, invoicing-portal, support, equivalent, equivalent-portal, payroll, or all',
      es: 'invoicing, invoicing-large, invoicing-portal, support, equivalent, equivalent-portal, payroll o all',
      once: oneSet,
      byDefault: 'all',
      words: 'set',
    },
    '--registry <file>': {
      en: 'your own company, instead of a fictitious one (ensayo docs registry)',
      es: 'su propia empresa, en lugar de una ficticia (ensayo docs registry)',
    },
    '--company <nit>': {
      en: 'which company of the registry file, or of the authority with --control or --attach',
      es: 'empresa del archivo de registro, o de la autoridad con --control o --attach',
    },
    '--nit <digits>': { en: 'the same as --company', es: 'lo mismo que --company' },
    '--control <url>': {
      en: 'rehearse the company of an authority that runs already, on services of its own',
      es: 'ensaya la empresa de una autoridad en ejecución, en servicios aparte',
      variable: 'ENSAYO_CONTROL',
    },
    '--seed <text>': {
      en: 'of the documents: the same seed and clock give the same bytes',
      es: 'de los documentos: la misma semilla y el mismo reloj dan los mismos bytes',
    },
    '--clock <instant>': {
      en: 'stop the clock at an ISO 8601 instant',
      es: 'detiene el reloj en un instante ISO 8601',
    },
    '--with-mistakes <count>': {
      en: 'also send so many wrong documents, which the sets then forgive',
      es: 'envía además ese número de documentos con errores, que los sets toleran',
    },
    '--plan': {
      en: 'instead: list what would be sent, with what, and where the last rehearsal stands; nothing is sent',
      es: 'en su lugar: muestra qué se enviaría, con qué, y cómo quedó el último ensayo; no se envía nada',
    },
    '--wait': {
      en: 'start the services and wait for your own program to send',
      es: 'inicia los servicios y espera a que su propio programa envíe',
    },
    '--attach <url>': {
      en: 'watch an authority that runs already, by its control interface',
      es: 'observa una autoridad en ejecución, por su interfaz de control',
    },
    '--timeout <seconds>': {
      en: 'how long to wait, with --wait or --attach',
      es: 'cuánto esperar, con --wait o --attach',
    },
    '--out <dir>': { en: 'where to write the report', es: 'dónde escribir el informe' },
    '--force': { en: 'overwrite the report in that folder', es: 'sobrescribe el informe de esa carpeta' },
    '--verify <dir>': {
      en: 'instead: tell whether the files of a report are as they were written',
      es: 'en su lugar: comprueba que los archivos de un informe no cambiaron',
    },
    '--profile <name>': { en: 'rules that are on', es: 'reglas activas', byDefault: 'habilitación', words: 'profile' },
    '--rule <code=state>': {
      en: 'on, off, Rechazo or Notificación; may be repeated',
      es: 'on, off, Rechazo o Notificación; se puede repetir',
      repeated: true,
    },
    '--trust <file>': {
      en: 'PEM or DER: additional certificates to trust; may be repeated',
      es: 'PEM o DER: certificados adicionales en los que se confía; se puede repetir',
      repeated: true,
    },
    '--trust-any': {
      en: 'trust the certificates of any authority: for a first look only',
      es: 'confía en los certificados de cualquier entidad: solo para una primera revisión',
    },
    ...adviceOption,
    '--port <number>': {
      en: 'with --wait: port of the issuing service',
      es: 'con --wait: puerto del servicio de emisión',
      byDefault: '8080',
    },
    '--authority-port <number>': {
      en: 'with --wait: port of the authority',
      es: 'con --wait: puerto de la autoridad',
      byDefault: '8081',
    },
    '--https-port <number>': {
      en: 'with --wait: also serve the authority on HTTPS there',
      es: 'con --wait: atiende además la autoridad por HTTPS en ese puerto',
      byDefault: '8443',
    },
    '--no-https': { en: 'with --wait: serve no HTTPS', es: 'con --wait: no atiende por HTTPS' },
    '--ready-file <file>': {
      en: 'with --wait: write addresses and identifiers there; with --attach: read them there',
      es: 'con --wait: escribe allí direcciones e identificadores; con --attach: los lee de allí',
    },
    '--control-token <token>': {
      en: 'with --attach or --control: token of the control interface',
      es: 'con --attach o --control: token de la interfaz de control',
      variable: 'ENSAYO_CONTROL_TOKEN',
      secret: true,
    },
    '--tenant <name>': { en: 'with --attach: which tenant', es: 'con --attach: cuál inquilino' },
    ...logLevelOption,
    '--json': {
      en: 'print the facts of the report as JSON, and nothing else',
      es: 'muestra los datos del informe como JSON, y nada más',
    },
    ...stoppingOption,
  },
  usages,
  help,
  run: async (options) => (await import('./rehearse/run-rehearse.ts')).rehearse(options),
});
