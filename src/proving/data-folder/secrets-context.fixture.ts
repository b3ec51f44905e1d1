/** Services that received every kind of secret, and documents whose explanations show them. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli, startCli, type CliEnv, type Running } from '../../harness/testing/commands.ts';
import { exampleInvoice } from '../../harness/testing/example.ts';
import { keyNeedles, textNeedle, type Needle } from './secrets-search.fixture.ts';

/** Long enough not to match other digits in a folder by chance. */
export const pins = {
  registered: '73912846501983274651',
  ofIssuer: '91827364554637281909',
  support: '55102938475647382910',
} as const;

export const technicalKeys = {
  registered: '4f1d0c2b8a7e96531f2e3d4c5b6a79881726354a',
  second: '9e8d7c6b5a49382716059f8e7d6c5b4a39281706',
  ofIssuer: 'c0ffee00112233445566778899aabbccddeeff00',
} as const;

const password = 'Contrasena-del-p12-2026';

export const nit = '900373115';

const registry = {
  companies: [
    {
      nit,
      name: 'MI EMPRESA SAS',
      prefix: 'FE',
      technicalKey: technicalKeys.registered,
      software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: pins.registered },
      resolution: '18764000001',
    },
  ],
  ranges: [
    {
      issuerNit: nit,
      resolution: '18764000002',
      prefix: 'FX',
      from: 1,
      to: 5000,
      startDate: '2019-01-19',
      endDate: '2030-01-19',
      technicalKey: technicalKeys.second,
      softwareId: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
    },
  ],
};

const clock = '2026-11-20T10:00:00-05:00';

type Ready = {
  readonly issuer: string;
  readonly token: string;
  readonly companies: readonly { readonly token?: string }[];
  readonly control: { readonly url: string; readonly token: string };
};

type Sent = { readonly status: number; readonly text: string };

export type Context = {
  /** Tokens issued by the services. */
  readonly tokens: readonly string[];
  /** The p12 as it was uploaded. */
  readonly p12: Buffer;
  readonly key: KeyObject;
  /** Answers to everything that was sent. */
  readonly answers: readonly Sent[];
};

/** The services of the command line on a folder, with free ports and the registry above. */
export const startOn = (
  data: string,
  work: string,
  { more = [], env = {} }: { readonly more?: readonly string[]; readonly env?: CliEnv } = {},
): Running => {
  const file = join(work, 'registry.json');
  writeFileSync(file, JSON.stringify(registry));
  const ports = ['--port', '0', '--authority-port', '0', '--no-https'];
  const ready = join(work, 'ready.json');
  return startCli(
    ['up', '--json', '--data', data, '--registry', file, '--clock', clock, '--ready-file', ready, ...ports, ...more],
    env,
  );
};

/** A certificate for the company with its own key, one of the test keys, which are written nowhere else. */
const certificateOf = async (work: string) => {
  const out = { p12: join(work, 'own.p12'), pem: join(work, 'own.pem') };
  const args = [
    'certs',
    'good',
    '--nit',
    nit,
    '--name',
    'MI EMPRESA SAS',
    '--clock',
    clock,
    '--seed',
    'own',
    '--force',
  ];
  await runCli([...args, '--out', out.p12, '--password', password]);
  await runCli([...args, '--out', out.pem]);
  return { p12: readFileSync(out.p12), key: createPrivateKey(readFileSync(out.pem)) };
};

const sending =
  (base: string, token: string) =>
  async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<Sent> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };

const invoice = (prefix: string, resolution: string, number: number) =>
  exampleInvoice({ prefix, resolution_number: resolution, number });

const range = (prefix: string, technicalKey: string) => ({
  type_document_id: 1,
  prefix,
  resolution: prefix === 'FE' ? '18764000001' : '18764000002',
  resolution_date: '2019-01-19',
  technical_key: technicalKey,
  from: 1,
  to: prefix === 'FE' ? 5_000_000 : 5000,
  date_from: '2019-01-19',
  date_to: '2030-01-19',
});

const software = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0' } as const;

/** The company's software for invoices; its identifier follows from the NIT. */
const testSetOf = async ({ control }: Ready): Promise<string> => {
  const response = await fetch(`${control.url}/registry`, { headers: { authorization: `Bearer ${control.token}` } });
  const { testSets } = (await response.json()) as {
    readonly testSets: readonly { readonly id: string; readonly issuerNit: string; readonly family: string }[];
  }; // The registry as the authority shows it.
  return testSets.find(({ issuerNit, family }) => issuerNit === nit && family === 'invoicing')?.id ?? '';
};

/** Everything secret in the test's input, in the forms that must not be found. */
export const needlesOf = (key: KeyObject, tokens: readonly string[] = []): readonly Needle[] => [
  ...Object.entries(pins).map(([name, pin]) => textNeedle(`PIN ${name}`, pin)),
  ...Object.entries(technicalKeys).map(([name, text]) => textNeedle(`technical key ${name}`, text)),
  ...tokens.map((token) => textNeedle('token', token)),
  textNeedle('password', password),
  ...keyNeedles(key),
];

/**
 * Sends every secret over the wire: certificate with its password, PINs, technical keys. Documents are coded with wrong
 * ones, so that the authority's explanations show the right ones; one of them goes to a test set. A snapshot copies the
 * state.
 */
export const playSecrets = async (running: Running, work: string): Promise<Context> => {
  const ready = (await running.ready) as Ready; // printed by `up --json`
  const own = ready.companies[0]?.token ?? '';
  const send = sending(ready.issuer, own);
  const config = (name: string, body: unknown) => send('PUT', `/api/ubl2.1/config/${name}`, body);
  const { p12, key } = await certificateOf(work);
  const issue = (prefix: string, number: number, path = '') =>
    send(
      'POST',
      `/api/ubl2.1/invoice${path}`,
      invoice(prefix, prefix === 'FE' ? '18764000001' : '18764000002', number),
    );
  const answers = [
    await config('certificate', { certificate: p12.toString('base64'), password }),
    await config('software', {
      ...software,
      pin: pins.registered,
      idsupportdocument: software.id,
      pinsupportdocument: pins.support,
    }),
    await config('resolution', range('FE', technicalKeys.registered)),
    await config('resolution', range('FX', technicalKeys.second)),
    await issue('FE', 1),
    // The key of the other range: the explanation shows both.
    await config('resolution', range('FE', technicalKeys.second)),
    await issue('FE', 2),
    await config('resolution', range('FE', technicalKeys.ofIssuer)),
    await config('software', { ...software, pin: pins.ofIssuer }),
    await issue('FE', 3),
    await issue('FE', 4, `/${await testSetOf(ready)}`),
  ];
  answers.push(await sending(ready.control.url, ready.control.token)('POST', '/snapshots', { name: 'with-secrets' }));
  return { tokens: [own, ready.token, ready.control.token], p12, key, answers };
};
