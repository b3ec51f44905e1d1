/** `ensayo registry …` and `ensayo up --registry` as scripts use them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFile } from '../../../common/data-directory.ts';
import { runCli, startCli, type Running, type Ended } from '../../../harness/testing/commands.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-registry-'));
const fileOf = (name: string): string => join(folder, name);
const example = (name: string): string => dataFile(`registry/examples/${name}`);
const readyFile = fileOf('ready.json');
const wrong = fileOf('wrong.yaml');

type Company = { readonly nit: string; readonly name: string; readonly token: string };
type Ready = {
  readonly issuer: string;
  readonly authority: string;
  readonly companies: readonly Company[];
  readonly trustAny?: boolean;
};

let running: Running;
let ready: Ready;

beforeAll(async () => {
  writeFileSync(wrong, 'companies:\n  - nit: 9003731153\n    name: A\n  - nit: 900373116\n    nmae: A\n');
  const free = ['--port', '0', '--authority-port', '0', '--no-https', '--clock', '2026-11-20T10:00:00-05:00'];
  const more = ['--registry', example('my-company.yaml'), '--trust-any', '--address', 'https://dian.example.com/x'];
  const explaining = ['--explain-faults'];
  running = startCli(['up', '--json', '--ready-file', readyFile, ...free, ...more, ...explaining]);
  ready = (await running.ready) as Ready;
});

afterAll(async () => {
  running.stop('SIGTERM');
  const { stderr } = await running.finished;
  rmSync(folder, { recursive: true });
  // Loud, and off stdout.
  expect(stderr).toMatch(/^WARNING: --trust-any/);
});

const acceptedSet = 'daf64285-307e-4b19-8e4a-8f530b17c904';

const registry = (...args: readonly string[]): Promise<Ended> =>
  runHere(['registry', ...args, ...(args[0] === 'check' ? [] : ['--ready-file', readyFile])]);

const mistake = {
  type: 'object',
  required: ['code', 'path', 'line', 'column', 'received', 'expected', 'fix'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$' },
    path: { type: 'string', pattern: '^/' },
    line: { type: 'integer', minimum: 1 },
    column: { type: 'integer', minimum: 1 },
    received: {},
    expected: { type: 'string', minLength: 1 },
    fix: { type: 'string', minLength: 1 },
  },
};

const checkShape = new Ajv().compile({
  type: 'object',
  required: ['file', 'ok', 'mistakes', 'warnings'],
  additionalProperties: false,
  properties: {
    file: { type: 'string' },
    ok: { type: 'boolean' },
    mistakes: { type: 'array', items: mistake },
    furtherRows: { type: 'integer', minimum: 0 },
    warnings: { type: 'array', items: { type: 'object', required: ['code', 'message'] } },
    rows: { type: 'object', additionalProperties: { type: 'integer' } },
    companies: { type: 'array', items: { type: 'object', required: ['nit', 'checkDigit', 'software', 'ranges'] } },
  },
});

describe('ensayo registry check', () => {
  it('reports each mistake with its place, and exits with 1', async () => {
    const { code, stdout, stderr } = await registry('check', wrong);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain(`${wrong}:2:10 /companies/0/nit (check-digit-in-nit)\n`);
    expect(stdout).toContain(`${wrong}:5:5 /companies/1/nmae (unknown-field)\n`);
    expect(stdout).toContain('Did you mean name?');
    expect(stdout).toMatch(/: 2 mistakes\.\n$/);
  });

  it('shows what a client is configured with: the software of each family with its PIN', async () => {
    const file = fileOf('pin.yaml');
    writeFileSync(
      file,
      'companies:\n  - { nit: 900373115, name: MI EMPRESA SAS, software: { id: 56f2ae4e-9812-4fad-9255-08fcfcd5ccb0, pin: "12345" } }\n',
    );
    const { code, stdout } = await registry('check', file);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('software 56f2ae4e-9812-4fad-9255-08fcfcd5ccb0 for invoicing, PIN 12345\n'),
    ]);
    for (const family of ['support', 'payroll'])
      expect(stdout).toMatch(new RegExp(`software [0-9a-f-]{36} for ${family}, PIN \\d+\n`));
  });

  it('prints what a company written row by row is to be configured with, and warns of what is unlikely', async () => {
    const file = fileOf('rows.yaml');
    const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
    writeFileSync(
      file,
      [
        'companies: [{ nit: 900373115, name: MI EMPRESA SAS, responsibilities: [O-99] }]',
        'ranges:',
        '  - { issuerNit: 900373115, documentType: 05, resolution: 18764000005, prefix: DSN, from: 1, to: 9, startDate: 2026-01-01, endDate: 2099-12-31 }',
        'testSets:',
        `  - { id: ${id}, issuerNit: 900373115, family: invoicing, quotas: { invoice: { required: 6, minimumAccepted: 2 } } }`,
        '',
      ].join('\n'),
    );
    const { code, stdout } = await registry('check', file);
    expect(code).toBe(0);
    expect(stdout).toContain('MI EMPRESA SAS, NIT 900373115-3\n');
    expect(stdout).toContain('resolution 18764000005, DSN 1-9 (support documents, 2026-01-01 to 2099-12-31)\n');
    expect(stdout).toContain(`test set of invoicing ${id}: invoice 6 (at least 2 accepted)\n`);
    expect(stdout).toContain('(unknown-responsibility)\n');
  });

  it('reports how many more rows have mistakes after the first hundred', async () => {
    const many = fileOf('many.yaml');
    writeFileSync(many, `uvt:\n${'  - 5\n'.repeat(250)}`);
    const [{ code, stdout }, asJson] = await Promise.all([registry('check', many), registry('check', many, '--json')]);
    expect([code, stdout.split('\n').at(-2)]).toEqual([1, `${many}: 100 mistakes. 150 more rows have mistakes.`]);
    expect(JSON.parse(asJson.stdout)).toMatchObject({ furtherRows: 150 });
  });

  it('prints both outcomes as JSON of one shape', async () => {
    const finished = await Promise.all(
      [example('provider.yaml'), wrong].map((file) => registry('check', file, '--json')),
    );
    expect(finished.map(({ code }) => code)).toEqual([0, 1]);
    for (const { stdout } of finished)
      expect(checkShape(JSON.parse(stdout)), JSON.stringify(checkShape.errors)).toBe(true);
  });
});

describe('ensayo up --registry', () => {
  it('gives each company of the file a token for issuing', async () => {
    const [company] = ready.companies;
    expect(company).toMatchObject({ nit: '900373115', name: 'MI EMPRESA SAS' });
    expect(ready.trustAny).toBe(true);
    const { number: _number, prefix: _prefix, resolution_number: _own, ...body } = exampleInvoice();
    const response = await fetch(`${ready.issuer}${invoicePath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${company?.token ?? ''}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { readonly QRStr?: string };
    expect(answer).toMatchObject({ verdict: { accepted: true, rejected: [] } });
    expect(answer.QRStr).toContain('NitFac: 900373115');
  });

  it('explains SOAP faults in their reason with --explain-faults', async () => {
    const headers = { 'content-type': 'application/soap+xml' };
    const answer = await fetch(ready.authority, { method: 'POST', headers, body: '<Recibo/>' });
    expect(await answer.text()).toMatch(
      /<s:Text xml:lang="en-US">The body of the request .* not-an-envelope: .*Recibo/,
    );
  });

  it('does not start with a file that has mistakes', async () => {
    const { code, stdout, stderr } = await runCli(['up', '--json', '--registry', wrong]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/--registry \S+ .*check-digit-in-nit.* 1 .*: ensayo registry check/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('ensayo registry with running services', () => {
  it('adds, shows and removes', async () => {
    const added = await registry('add', 'company', 'nit=900373116', 'name=OTRA SAS', 'families=payroll', '--json');
    expect([added.code, JSON.parse(added.stdout)]).toEqual([0, expect.objectContaining({ contributors: 8 })]);
    expect(added.stderr).toMatch(/The authority knows the company now/);
    const shown = await registry('show', 'contributors', '900373116');
    expect(JSON.parse(shown.stdout)).toMatchObject({ name: 'OTRA SAS', families: ['payroll'] });
    expect((await registry('show')).stdout).toMatch(/^contributors\s+8$/m);
    expect((await registry('remove', 'contributor', '900373116')).stdout).toBe('900373116 removed\n');
    expect(await registry('remove', 'contributor', '900373116')).toMatchObject({ code: 1, stdout: '' });
  });

  it('shows the progress of test sets, and opens one again', async () => {
    const [shown, again] = await Promise.all([
      registry('test-sets', '901500100', '--tenant', 'worker-7'),
      registry('test-sets', '901500600', '--reset', acceptedSet, '--json', '--tenant', 'worker-7'),
    ]);
    expect(shown.stdout.split('\n').slice(0, 2)).toEqual([
      'a7c31f52-0d4b-4e86-9b17-5c20d8e4f601  open  invoicing of 901500100',
      '  invoice                0 accepted of 0 sent; requires 2, at least 2 accepted: 2 missing',
    ]);
    expect(JSON.parse(again.stdout)).toMatchObject([{ id: acceptedSet, state: 'open', kinds: [] }]);
  });

  it('loads files, replacing the registry or adding to it', async () => {
    const [kept, loaded, refused, unknown] = await Promise.all([
      registry('load', example('bad-days.yaml'), '--keep', '--json', '--tenant', 'worker-8'),
      registry('load', example('alone.json'), '--json', '--tenant', 'worker-9'),
      registry('load', wrong),
      registry('add', 'company', 'nit=9'),
    ]);
    expect(JSON.parse(kept.stdout)).toMatchObject({ uvt: 9, contingencyPeriods: 2 });
    expect(JSON.parse(loaded.stdout)).toMatchObject({ contributors: 1, ranges: 4 });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/unknown-field.* name\?/s);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatch(/\/nit: received "9"/);
  });
});

it('adds a test set with quotas under dotted names', async () => {
  const id = '5f0c2b6e-0a63-4c0e-9d0a-3b8d3f1f7a10';
  const quotas = ['quotas.invoice.required=30', 'quotas.invoice.minimumAccepted=1', 'quotas.creditNote.required=2'];
  const { code } = await registry('add', 'testSet', `id=${id}`, 'issuerNit=901500200', 'family=invoicing', ...quotas);
  expect(code).toBe(0);
  const { stdout } = await registry('show', 'testSets', id);
  expect(JSON.parse(stdout)).toMatchObject({
    quotas: { invoice: { required: 30, minimumAccepted: 1 }, creditNote: { required: 2, minimumAccepted: 2 } },
  });
  const { stdout: shown } = await registry('test-sets', '901500200', '--lang', 'es');
  expect(shown).toContain('0 aceptados de 0 enviados; exige 30, mínimo 1 aceptado: faltan 30');
});
