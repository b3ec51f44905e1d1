/** Commands that talk to running services: the address of the control interface, and how they report its refusals. */
import {
  type ControlAddress,
  ControlError,
  createControlClient,
  type ControlClient,
} from '../../../simulator/control/client.ts';
import { readGivenJson } from '../../harness/user-files.ts';
import { httpAddressOf, requireHeader } from './http-address.ts';
import { exitCodes, note, UsageError } from './output.ts';
import { controlOptions } from './shared-options.ts';
import type { FlagsOf, Options } from './option-table.ts';
import { spoken } from './spoken.ts';
import { variable } from './variable.ts';

/** Of the verbs that call services already running. */
export const targetOptions = {
  ...controlOptions({
    en: 'control interface of the running services, as they print it',
    es: 'interfaz de control de los servicios en ejecución, como la muestran al iniciar',
  }),
  '--tenant <name>': {
    en: 'the tenant that is meant; the default one where absent',
    es: 'el inquilino; el predeterminado si se omite',
  },
  '--environment <name>': {
    en: 'produccion or habilitacion; that of the services where absent',
    es: 'produccion o habilitacion; el de los servicios si se omite',
    words: 'platform',
  },
  '--json': { en: 'print the answer as JSON', es: 'muestra la respuesta como JSON' },
} as const satisfies Options;

export type TargetFlags = FlagsOf<typeof targetOptions>;

const usual = 'http://127.0.0.1:8081/ensayo/control';

type ReadyFile = { readonly control?: Partial<Pick<ControlAddress, 'url' | 'token'>> | null };

const environments = ['produccion', 'habilitacion'];

const requireEnvironment = (environment: string | undefined): void => {
  if (environment === undefined || environments.includes(environment)) return;
  throw new UsageError({
    en: `--environment is "${environment}". Expected ${environments.join(' or ')}.`,
    es: `--environment es "${environment}". Se esperaba ${environments.join(' o ')}.`,
  });
};

const ownPaths = [['ensayo', 'control'], ['WcfDianCustomerServices.svc']];

/**
 * The interface at an address that ends with its path, with that of the service, or before both. An environment comes
 * before that path, in place of another one.
 */
const interfaceAt = (address: string, environment: string | undefined): string => {
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  const own = ownPaths.find((path) => path.join('/') === parts.slice(-path.length).join('/')) ?? [];
  const before = parts.slice(0, parts.length - own.length);
  const other = environment !== undefined && environments.includes(before.at(-1) ?? '') ? before.slice(0, -1) : before;
  const base = environment === undefined ? before : [...other, environment];
  return [origin, ...base, 'ensayo', 'control'].join('/');
};

const noControlIn = (file: string): UsageError =>
  new UsageError({
    en: `--ready-file ${file} names no control interface, as that of an issuing service alone. Name the file of the authority, or give --control.`,
    es: `--ready-file ${file} no nombra una interfaz de control, como el de un servicio de emisión solo. Indique el archivo de la autoridad, o --control.`,
  });

const noToken = (): UsageError =>
  new UsageError({
    en: 'The control interface wants a token: give --control-token, ENSAYO_CONTROL_TOKEN or --ready-file. "ensayo up" prints it.',
    es: 'La interfaz de control requiere un token: indique --control-token, ENSAYO_CONTROL_TOKEN o --ready-file. "ensayo up" lo muestra.',
  });

/**
 * @param option that gave the address
 * @throws UsageError like `httpAddressOf` and `requireHeader`, without a token, and for a ready file without an address
 */
export const controlAddressOf = (flags: TargetFlags, option = '--control'): ControlAddress => {
  const { readyFile, tenant, environment } = flags;
  const { control: ready }: ReadyFile = readyFile === undefined ? {} : readGivenJson(readyFile, '--ready-file');
  const [named, given] = Object.entries({
    [option]: flags.control,
    '--ready-file': ready?.url,
    ENSAYO_CONTROL: variable('ENSAYO_CONTROL'),
  }).find(([, text]) => text !== undefined) ?? ['', undefined];
  if (given === undefined && readyFile !== undefined) throw noControlIn(readyFile);
  const url = httpAddressOf(named, String(given ?? usual), usual);
  const token = flags.controlToken ?? ready?.token ?? variable('ENSAYO_CONTROL_TOKEN');
  if (token === undefined) throw noToken();
  requireHeader('--control-token', String(token), '');
  requireHeader('--tenant', tenant);
  requireEnvironment(environment);
  return { url: interfaceAt(url, environment), token, tenant };
};

const tellRefusal = (error: ControlError): void => {
  note(`ensayo: ${error.message} (${error.code})`);
  for (const { path, received, expected } of error.errors) {
    const was = JSON.stringify(received);
    note({
      en: `  ${path}: received ${was}, expected ${expected}`,
      es: `  ${path}: se recibió ${was}, se esperaba ${expected}`,
    });
  }
  process.exitCode = exitCodes.failed;
};

/** The error that fetch throws when nothing answers. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;

const controlUnreachable = (url: string): UsageError =>
  new UsageError(
    {
      en: `Nobody answers at ${url}. Start the services with "ensayo up", or name them with --control.`,
      es: `Nadie responde en ${url}. Inicie los servicios con "ensayo up", o indíquelos con --control.`,
    },
    'control-unreachable',
  );

const notControl = (url: string): UsageError =>
  new UsageError(
    {
      en: `What answers at ${url} is not the control interface of an authority. Give the address that "ensayo up" prints as Control: ${usual}.`,
      es: `Lo que responde en ${url} no es la interfaz de control de una autoridad. Indique la dirección que "ensayo up" muestra como Control: ${usual}.`,
    },
    'not-control',
  );

/** What to report where no control interface answered; a bug stays as it is. */
const withoutControl = (error: unknown, url: string): unknown => {
  if (isUnreachable(error)) return controlUnreachable(url);
  return error instanceof SyntaxError ? notControl(url) : error;
};

/** Calls the control interface named by the options; a refusal is reported, and exits with 1. */
export const withControl = async (
  flags: TargetFlags,
  work: (control: ControlClient) => Promise<void>,
  option?: string,
): Promise<void> => {
  const address = controlAddressOf(flags, option);
  try {
    await work(createControlClient({ ...address, language: spoken() }));
  } catch (error) {
    if (error instanceof ControlError) tellRefusal(error);
    else throw withoutControl(error, address.url);
  }
};

/**
 * Asks the control interface something that a command needs before it begins.
 * @throws UsageError `control-unreachable`, `control-token-refused`, `not-control`, `control-refused`
 */
export const askControl = async <T>(
  { url, token, tenant }: ControlAddress,
  question: (control: ControlClient) => Promise<T>,
): Promise<T> => {
  try {
    return await question(createControlClient({ url, token, tenant, language: spoken() }));
  } catch (error) {
    if (!(error instanceof ControlError)) throw withoutControl(error, url);
    if (error.status === 401)
      throw new UsageError(
        {
          en: `The control interface at ${url} does not take that token. Give the one that "ensayo up" prints as Control: --control-token, ENSAYO_CONTROL_TOKEN or --ready-file.`,
          es: `La interfaz de control en ${url} no acepta ese token. Indique el que "ensayo up" muestra como Control: --control-token, ENSAYO_CONTROL_TOKEN o --ready-file.`,
        },
        'control-token-refused',
      );
    throw new UsageError(
      {
        en: `The control interface at ${url} refuses the call (${error.code}): ${error.message}`,
        es: `La interfaz de control en ${url} rechaza la llamada (${error.code}): ${error.message}`,
      },
      'control-refused',
    );
  }
};

/** Part of the answer of commands that reset the authority. */
export const issuerUnchanged = {
  en: 'The issuing service keeps its own documents: it still refuses numbers that it saw accepted.',
  es: 'El servicio de emisión conserva sus documentos: sigue rechazando los números que ya fueron aceptados.',
};
