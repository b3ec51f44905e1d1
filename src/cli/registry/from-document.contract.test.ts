/** `ensayo registry from-document`: the registry it writes, judged with, and its answer to what is no document. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import type { JsonObject } from '../../harness/box-types.ts';
import { startBox } from '../../harness/box.ts';
import { eventDesk } from '../../harness/events/desk.ts';
import type { Ended } from '../../harness/testing/commands.ts';
import { runHere } from '../testing/run-here.ts';
import { writeZip } from '../../issuer/zip-write.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-from-document-'));
const fileOf = (name: string): string => join(folder, name);

const golden = packageFile('datasets/proof/golden');
const goldenFiles = readdirSync(golden).sort();
const goldenText = (name: string): string => readFileSync(join(golden, name), 'utf8');
const invoice = join(golden, 'invoice-withoutDiscount.xml');

const pins: Readonly<Record<string, string>> = {
  support: '20192',
  payroll: '20193',
  posTicket: '20196',
  equivalent: '20196',
};
const pinFor = (name: string): string =>
  pins[/^(support|payroll|posTicket|equivalent)/.exec(name)?.[0] ?? ''] ?? '20191';
const technicalKey = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';

const write = (name: string, content: string | Buffer): string => {
  writeFileSync(fileOf(name), content);
  return fileOf(name);
};

const fromDocument = (...args: readonly string[]): Promise<Ended> => runHere(['registry', 'from-document', ...args]);

type Derived = JsonObject & {
  readonly environment: string | null;
  readonly clock: string | null;
  readonly leftOut: readonly { readonly part: string; readonly field: string; readonly received: unknown }[];
  readonly references: readonly string[];
  readonly unknown: readonly string[];
  readonly registry: Readonly<Record<string, unknown>>;
};

const derive = async (file: string, ...args: readonly string[]): Promise<Derived> => {
  const { code, stdout, stderr } = await fromDocument(file, '--json', ...args);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Derived; // the command's own output
};

/** Codes of the lines, judged with that registry and as the derived options say. */
const judged = async (file: string, registry: string, { environment, clock }: Derived): Promise<readonly string[]> => {
  const options = ['--environment', environment ?? '', '--clock', clock ?? ''];
  const { stdout } = await runHere(['judge', file, '--registry', registry, ...options, '--json']);
  const { failed } = JSON.parse(stdout) as { readonly failed: readonly { readonly code: string }[] }; // as above
  return failed.map(({ code }) => code);
};

let event = '';

beforeAll(async () => {
  const box = await startBox({ seed: 'from-document', clock: '2026-11-20T10:00:00-05:00' });
  try {
    const desk = eventDesk(box);
    const about = { number: 'SETP990000001', uuid: 'ab'.repeat(48), type: '01' };
    event = (await desk.prepare(desk.model('030', about))).xml;
  } finally {
    await box.close();
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('documents of every kind', () => {
  it.each(goldenFiles)('%s has no line that a registry could prevent', async (name) => {
    const file = join(golden, name);
    const registry = fileOf(`${name}.yaml`);
    const secrets = ['--pin', pinFor(name), ...(name.startsWith('invoice') ? ['--technical-key', technicalKey] : [])];
    const derived = await derive(file, ...secrets, '--out', registry);
    expect(derived.leftOut).toEqual([]);
    expect(derived.unknown).toEqual([]);
    expect(await judged(file, registry, derived)).toEqual([]);
  });

  it('an event has no line: what needs its invoice is left open', async () => {
    const file = write('event.xml', event);
    const registry = fileOf('event.yaml');
    const derived = await derive(file, '--pin', '20195', '--out', registry);
    expect(derived).toMatchObject({ about: 'event030 AR1 of 901500600', references: ['ab'.repeat(48)] });
    expect(await judged(file, registry, derived)).toEqual([]);
  });

  it('what no document states is named, and what is computed with it is left undecided', async () => {
    const registry = fileOf('secrets.yaml');
    const derived = await derive(invoice, '--out', registry);
    expect(derived.unknown.map((what) => /^the [\w ]+/.exec(what)?.[0])).toEqual([
      'the PIN of the software',
      'the technical key of the range',
    ]);
    expect(await judged(invoice, registry, derived)).toEqual([]);
    expect(readFileSync(registry, 'utf8')).toMatch(/pin: "UNKNOWN" # .*--pin/);
    expect(readFileSync(registry, 'utf8')).toMatch(/technicalKey: "unknown" # .*--technical-key/);
  });
});

const judgedUnknowing = async (file: string, ...secrets: readonly string[]) => {
  const registry = fileOf('unknowing.yaml');
  const { clock } = await derive(file, '--out', registry, '--force', ...secrets);
  const { code, stdout } = await runHere(['judge', file, '--registry', registry, '--clock', clock ?? '', '--json']);
  const { notEvaluated, failed, proposed } = JSON.parse(stdout) as {
    readonly notEvaluated: readonly { readonly code: string; readonly reason: string; readonly supply?: string }[];
    readonly failed: readonly { readonly code: string }[];
    readonly proposed?: { readonly verdict: string; readonly changes: readonly { readonly code: string }[] };
  }; // the command's own output
  const options = notEvaluated
    .filter(({ supply }) => supply === 'registry')
    .map((open) => [open.code, /--(?:pin|technical-key)/.exec(open.reason)?.[0]]);
  return { code, options, failed: failed.map((line) => line.code), proposed };
};

const noPin = ['FAB27b', '--pin'];
const noKey = ['FAD06', '--technical-key'];

describe('a document judged with a registry without secrets', () => {
  it.each([
    ['neither', [], 3, [noPin, noKey]],
    ['the PIN alone', ['--pin', '20191'], 3, [noKey]],
    ['the key alone', ['--technical-key', technicalKey], 3, [noPin]],
    ['both', ['--pin', '20191', '--technical-key', technicalKey], 0, []],
  ])('with %s names the option that supplies what is missing', async (_what, secrets, code, options) => {
    expect(await judgedUnknowing(invoice, ...secrets)).toMatchObject({ code, options, failed: [] });
  });

  it.each([
    ['payroll-cash.xml', ['NIE020', 'NIE024']],
    ['creditNote-withoutDiscount.xml', ['CAB27b', 'CAD06']],
  ])('%s leaves open what is computed with the PIN', async (name, codes) => {
    const { options } = await judgedUnknowing(join(golden, name));
    expect(options.toSorted()).toEqual(codes.map((code) => [code, '--pin']));
  });

  it('gets no code of placeholders as a change', async () => {
    const wrong = goldenText('invoice-withoutDiscount.xml').replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
    const { proposed } = await judgedUnknowing(write('wrong-total.xml', wrong));
    expect(proposed).toMatchObject({ verdict: 'undecided', changes: [{ code: 'FAU14' }] });
  });
});

describe('what it writes', () => {
  it('is a registry file, on standard output, with the command to judge with on standard error', async () => {
    const { code, stdout, stderr } = await fromDocument(invoice, '--technical-key', technicalKey, '--pin', '20191');
    expect(code).toBe(0);
    expect(stderr).toContain('--environment 2 --clock 2026-03-16T10:00:00-05:00');
    const { stdout: checked } = await runHere(['registry', 'check', write('printed.yaml', stdout)]);
    expect(checked).toContain('no mistakes. Rows: 2 taxpayers, 2 RUT, 1 software, 1 range.');
  });

  it('takes a clock that is not before the signature', async () => {
    const xml = goldenText('invoice-withoutDiscount.xml').replace(
      /(<xades:SigningTime>[^<T]*T[\d:]{8})(?:\.\d+)?/,
      '$1.001',
    );
    expect(await derive(write('later.xml', xml))).toMatchObject({ clock: '2026-03-16T10:00:01-05:00' });
  });

  it('certificates are those of the signature, as --trust takes them', async () => {
    const pem = fileOf('signer.pem');
    await derive(invoice, '--certificates', pem);
    expect(readFileSync(pem, 'utf8')).toMatch(/^-----BEGIN CERTIFICATE-----/);
    const { code } = await runHere(['judge', invoice, '--trust', pem, '--clock', '2026-03-16T10:00:00-05:00']);
    expect(code).toBe(0);
  });

  it('overwrites a file only if told to', async () => {
    const file = write('there.yaml', 'mine');
    const refused = await fromDocument(invoice, '--out', file);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('(file-exists)');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await fromDocument(invoice, '--out', file, '--force')).code).toBe(0);
  });

  it('leaves out a row that no registry takes, and says what it received and expected', async () => {
    const xml = goldenText('invoice-withoutDiscount.xml').replace('<sts:Prefix>SETP<', '<sts:Prefix>SETPRUEBAS<');
    const file = write('prefix.xml', xml);
    const derived = await derive(file, '--out', fileOf('prefix.yaml'));
    expect(derived.leftOut).toMatchObject([{ part: 'ranges', field: 'prefix', received: 'SETPRUEBAS' }]);
    expect(derived.registry).not.toHaveProperty('ranges');
    expect(readFileSync(fileOf('prefix.yaml'), 'utf8')).toMatch(
      /# - left out of ranges: prefix is "SETPRUEBAS"; expected a prefix/,
    );
    expect((await runHere(['registry', 'check', fileOf('prefix.yaml')])).code).toBe(0);
  });

  it('leaves out what depends on a row that is left out', async () => {
    const xml = goldenText('invoice-withoutDiscount.xml').replaceAll('>901500100<', '>9015A<');
    const { leftOut, registry } = await derive(write('nit.xml', xml));
    expect(leftOut.map(({ part }) => part)).toEqual(expect.arrayContaining(['contributors', 'software', 'ranges']));
    expect(registry).not.toHaveProperty('software');
  });

  it.each([
    ['a line break', 'ACME&#10;contributors: []'],
    ['a comment', 'ACME # SAS'],
    ['quotes', 'ACME &quot;SAS&quot; &apos;X&apos; \\'],
    ['an escape sequence', 'ACME \u202e SAS'],
  ])('keeps a name with %s a name', async (_what, name) => {
    const xml = goldenText('invoice-withoutDiscount.xml').replaceAll(/(<cbc:RegistrationName>)[^<]*/g, `$1${name}`);
    const out = fileOf('name.yaml');
    const { registry } = await derive(write('name.xml', xml), '--out', out, '--force');
    const { stdout } = await runHere(['registry', 'check', out, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, rows: { contributors: 2, rut: 2 } });
    expect(registry).toMatchObject({ contributors: [{ name: expect.stringMatching(/^ACME/) as unknown }, {}] });
    expect(readFileSync(out, 'utf8')).not.toContain('\u202e');
  });

  it('names provider, mailbox and certificate holder as far as the document knows them', async () => {
    const xml = goldenText('invoice-withoutDiscount.xml')
      .replace(/(<sts:ProviderID [^>]*>)901500100/, '$1900508908')
      .replace(/<cbc:ElectronicMail>[^<]*<\/cbc:ElectronicMail>/g, '')
      .replaceAll('>901500100<', '>900373115<');
    const out = fileOf('provider.yaml');
    const { registry, unknown } = await derive(write('provider.xml', xml), '--out', out);
    expect(registry).toMatchObject({
      contributors: [
        { nit: '900373115', roles: ['issuer'], receptionEmail: 'unknown@example.com' },
        { nit: '900508908', name: 'NIT 900508908', roles: ['provider'] },
        { nit: '999795705', roles: [], status: 'registered' },
      ],
      software: [{ ownerNit: '900508908', issuers: ['900373115'] }],
    });
    expect(unknown).toContain('the mailbox that the issuer registered');
    expect(readFileSync(out, 'utf8')).toContain('mandates: [{ certificateNit: "901500100", issuerNit: "900373115" }]');
  });

  it('declares the outage that an invoice of type 04 claims', async () => {
    const xml = goldenText('invoice-withoutDiscount.xml').replace(/(<cbc:InvoiceTypeCode[^>]*>)01/, '$104');
    const { registry } = await derive(write('outage.xml', xml));
    expect(registry.contingencyPeriods).toEqual([
      { start: '2026-03-16T00:00:00-05:00', end: '2026-03-16T23:59:59-05:00' },
    ]);
  });
});

const attached = (content: string): string =>
  `<AttachedDocument xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${content}]]></cbc:Description></cac:ExternalReference></cac:Attachment></AttachedDocument>`;

const envelopeWith = (file: Buffer): string =>
  `<Envelope><Body><SendBillSync><contentFile>${file.toString('base64')}</contentFile></SendBillSync></Body></Envelope>`;

const zip = (...names: readonly string[]): Buffer =>
  writeZip(
    names.map((name) => ({ name, data: readFileSync(invoice) })),
    0,
  );

describe('what holds a document', () => {
  it.each([
    ['an AttachedDocument', () => attached(goldenText('invoice-withoutDiscount.xml')), true],
    ['a ZIP', () => zip('one.xml'), false],
    ['a ZIP in a SOAP message', () => envelopeWith(zip('one.xml')), false],
  ])('%s is opened', async (_what, content, contained) => {
    const derived = await derive(write('holder', content()));
    const { registry } = await derive(invoice);
    expect(derived).toMatchObject({ contained, registry });
  });
});

const answer = (code: string): string => event.replace(/(<cbc:ResponseCode>)030/, `$1${code}`);

describe('what is no document', () => {
  it.each([
    ['text', () => 'not XML', 'It is no XML'],
    ['damaged XML', () => '<Invoice>', 'not readable XML (line 1'],
    ['another root', () => '<Order/>', 'its root is Order'],
    ['an answer of the authority', () => answer('02'), 'It is an answer about a document'],
    ['an AttachedDocument without content', () => '<AttachedDocument/>', 'an AttachedDocument without a document'],
    ['another root in it', () => attached('<Order/>'), 'wrong/Description): its root is Order'],
    ['a ZIP with two', () => zip('one.xml', 'two.xml'), 'it has 2 documents'],
  ])('%s is refused with what was received and expected', async (_what, content, received) => {
    const { code, stdout, stderr } = await fromDocument(write('wrong', content()));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(received);
    expect(stderr).toMatch(/\(not-a-document\)\n$/);
  });

  it.each([
    [['--technical-key', 'a b'], invoice, '--technical-key is "a b"'],
    [['--pin', 'ñ'], invoice, '--pin is "ñ"'],
    [['--technical-key', 'abc'], join(golden, 'payroll-cash.xml'), 'Expected an invoice of type 01, 02 or 04'],
  ])('%j is refused for %s', async (options, file, told) => {
    const { code, stdout, stderr } = await fromDocument(file, ...options);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(told);
  });

  it('no certificates are written for an unsigned document', async () => {
    const unsigned = goldenText('invoice-withoutDiscount.xml').replace(/<ds:Signature .*<\/ds:Signature>/s, '');
    const pem = fileOf('none.pem');
    const { code, stderr } = await fromDocument(write('unsigned.xml', unsigned), '--certificates', pem);
    expect([code, existsSync(pem)]).toEqual([2, false]);
    expect(stderr).toContain(basename('unsigned.xml'));
  });
});
