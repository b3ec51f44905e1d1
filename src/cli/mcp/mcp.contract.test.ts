/** What an agent sends, good and bad, through the SDK's own client; and one session with the real process, and its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { Client } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { boxOptionsOf } from '../shared/box-options.ts';
import { serveOver } from './run-mcp.ts';
import { openSession, type Session } from './session.ts';

type Given = Readonly<Record<string, unknown>>;
type Call = readonly [what: string, tool: string, given: Given | (() => Given), expected: object];

/** Bad input: a stable code, and what else a program reads. */
const refusedAs = (code: string, more: object = {}): object => ({
  isError: true,
  structuredContent: { code, message: expect.stringMatching(/\.$/) as string, ...more },
});

const answers = (structuredContent: object): object => ({ structuredContent });

const folder = mkdtempSync(join(tmpdir(), 'ensayo-mcp-'));
const at = (name: string): string => join(folder, name);
const golden = packageFile('datasets/proof/golden/invoice-credit.xml');
const clock = '2026-11-20T10:00:00-05:00';
/** The request that the session has written. */
const written = () =>
  JSON.parse(readFileSync(at('request.json'), 'utf8')) as { readonly legal_monetary_totals: object };

const wrong = () => ({
  ...written(),
  legal_monetary_totals: { ...written().legal_monetary_totals, payable_amount: '1.00' },
});

/** What the services read and write, as the transport of a client: that of a server, from the other end. */
const connected = async (output: Readable, input: Writable): Promise<{ client: Client; noise: readonly Error[] }> => {
  const noise: Error[] = [];
  const client = new Client({ name: 'test', version: '1' });
  client.onerror = (error) => noise.push(error);
  await client.connect(new StdioServerTransport(output, input));
  return { client, noise };
};

let client: Client;
let session: Session;
let served: Promise<void>;
const [input, output] = [new PassThrough(), new PassThrough()];

const called = (tool: string, given: Given, signal?: AbortSignal) =>
  client.callTool({ name: tool, arguments: given }, { ...(signal === undefined ? {} : { signal }) });

const calls: readonly Call[] = [
  ['a code', 'explain', { code: 'FAU14' }, answers({ code: 'FAU14', field: 'legal_monetary_totals.payable_amount' })],
  ['a code in lower case', 'explain', { code: 'fau14' }, answers({ code: 'FAU14' })],
  [
    'a pasted answer',
    'explain',
    { code: 'Regla: FAJ43b, Notificación: x. Regla: FAU14, Rechazo: y' },
    answers({ leftOut: {} }),
  ],
  ['a status', 'explain', { code: '66' }, answers({ status: '66' })],
  [
    'the status of one in process',
    'explain',
    { code: '98' },
    answers({ code: '98', fix: expect.stringContaining('GetStatus') as string }),
  ],
  ['advice', 'explain', { code: 'due-before-issue' }, answers({ code: 'due-before-issue' })],
  ['an unknown code', 'explain', { code: 'FAU99' }, refusedAs('unknown-rule')],
  ['a text without codes', 'explain', { code: 'x'.repeat(300_000) }, refusedAs('unknown-rule')],
  ['a number as code', 'explain', { code: 14 }, refusedAs('invalid-option', { path: 'code', received: '14' })],
  ['no code', 'explain', {}, refusedAs('invalid-option', { path: 'code' })],
  ['an empty code', 'explain', { code: '' }, refusedAs('invalid-option', { path: 'code' })],
  ['a misspelt argument', 'explain', { cod: 'FAU14' }, refusedAs('unknown-option', { path: 'cod' })],
  ['words', 'search_rules', { text: 'payable amount' }, answers({ found: 16 })],
  ['words of many rules', 'search_rules', { text: 'a' }, answers({ leftOut: { rules: expect.any(Number) as number } })],
  ['a limit', 'search_rules', { text: 'iva', limit: 2 }, answers({ rules: [{}, {}] })],
  ['words of no rule', 'search_rules', { text: 'zzzz' }, answers({ found: 0, rules: [] })],
  ['a limit of none', 'search_rules', { text: 'iva', limit: 0 }, refusedAs('invalid-option', { path: 'limit' })],
  ['a kind of none', 'search_rules', { text: 'iva', kind: 'Error' }, refusedAs('invalid-option', { path: 'kind' })],
  ['a document', 'judge', { path: golden }, answers({ kind: 'invoice', verdict: 'accepted' })],
  ['a folder of documents', 'judge', { path: packageFile('datasets/proof/golden') }, refusedAs('not-a-file')],
  ['no file', 'judge', { path: at('nothing.xml') }, refusedAs('file-not-found')],
  ['standard input', 'judge', { path: '-' }, refusedAs('file-not-found')],
  ['a device', 'judge', { path: '/dev/stdin' }, refusedAs('not-a-file')],
  ['a path with NUL', 'judge', { path: at('a\0b') }, refusedAs('file-not-readable')],
  ['prior ones with NUL', 'judge', { path: golden, prior: at('a\0b') }, refusedAs('file-not-readable')],
  ['no document', 'judge', {}, refusedAs('option-mixture')],
  ['text that is no XML', 'judge', { xml: 'no XML' }, refusedAs('not-xml')],
  ['a megabyte of rubbish', 'judge', { xml: '<a>'.repeat(350_000) }, refusedAs('not-xml')],
  ['an unknown profile', 'judge', { path: golden, profile: 'lenient' }, refusedAs('unknown-profile')],
  ['a damaged registry', 'judge', { path: golden, registry: at('wrong.yaml') }, refusedAs('registry-invalid')],
  ['a request as document', 'judge', { xml: '{"prefix":"SETP"}' }, refusedAs('request')],
  [
    'a generated request',
    'generate',
    { kind: 'invoice' },
    answers({ path: 'POST /api/ubl2.1/invoice', bytes: expect.any(Number) as number }),
  ],
  [
    'a request into a file',
    'generate',
    { kind: 'invoice', seed: '2', out: at('request.json') },
    answers({ written: at('request.json') }),
  ],
  [
    'the same file again',
    'generate',
    { kind: 'invoice', out: at('request.json') },
    refusedAs('file-exists', { message: `Cannot write ${at('request.json')}: it exists already. Name another file.` }),
  ],
  [
    'a request into a folder',
    'generate',
    { kind: 'invoice', out: folder },
    refusedAs('not-writable', { message: `Cannot write out ${folder}: it is a folder. Name a file.` }),
  ],
  ['a request into a link', 'generate', { kind: 'invoice', out: at('link.json') }, refusedAs('file-exists')],
  ['a request into a circle', 'generate', { kind: 'invoice', out: at('loop.json') }, refusedAs('file-exists')],
  ['a request into NUL', 'generate', { kind: 'invoice', out: at('a\0b') }, refusedAs('not-writable')],
  ['a request from a file', 'issue', { kind: 'invoice', path: at('request.json') }, answers({ verdict: 'accepted' })],
  [
    'a wrong amount',
    'issue',
    () => ({ kind: 'invoice', request: wrong() }),
    answers({ verdict: 'rejected', findings: [{ code: 'FAU14', field: 'legal_monetary_totals.payable_amount' }] }),
  ],
  [
    'an empty request',
    'issue',
    { kind: 'invoice', request: {} },
    answers({ verdict: 'refused', fields: [{ field: 'customer' }, {}, {}] }),
  ],
  ['a note into a file', 'generate', { kind: 'creditNote', out: at('note.json') }, answers({ corrects: {} })],
  ['that note', 'issue', { kind: 'creditNote', path: at('note.json') }, answers({ verdict: 'accepted' })],
  ['a list as request', 'issue', { kind: 'invoice', request: [] }, refusedAs('invalid-option', { path: 'request' })],
  ['a stranger', 'issue', { kind: 'invoice', request: {}, company: '1' }, refusedAs('unknown-nit')],
  [
    'a rule to see fail',
    'reproduce',
    { code: 'FAU14' },
    answers({ asDeclared: true, requestChanges: [{ field: 'legal_monetary_totals.payable_amount' }] }),
  ],
  ['a rule that there is none of', 'reproduce', { code: 'FAU99' }, refusedAs('unknown-rule')],
  [
    'a rehearsal',
    'rehearse_status',
    { folder },
    answers({
      company: { nit: '900373115', name: 'MI EMPRESA SAS' },
      outcome: 'incomplete',
      missing: [{ kind: 'supportAdjustmentNote', missing: 1 }],
    }),
  ],
  ['a folder without one', 'rehearse_status', { folder: packageFile('docs') }, refusedAs('file-not-found')],
];

const report = {
  format: 'ensayo-rehearsal/1',
  outcome: 'incomplete',
  company: { nit: '900373115', checkDigit: '3', name: 'MI EMPRESA SAS' },
  period: { simulated: { to: clock } },
  files: [],
  sets: [
    {
      family: 'support',
      state: 'open',
      kinds: [
        { kind: 'supportDocument', required: 2, minimumAccepted: 1, sent: 1, accepted: 1, missing: 0 },
        { kind: 'supportAdjustmentNote', required: 1, minimumAccepted: 1, sent: 0, accepted: 0, missing: 1 },
      ],
    },
  ],
};

beforeAll(async () => {
  writeFileSync(at('company.yaml'), 'companies: [{ nit: 900373115, name: MI EMPRESA SAS }]\n');
  symlinkSync(at('nowhere.json'), at('link.json'));
  symlinkSync(at('loop.json'), at('loop.json'));
  writeFileSync(at('wrong.yaml'), 'companies: [{ nit: x }]\n');
  writeFileSync(at('informe.json'), JSON.stringify(report));
  session = openSession(
    'en',
    await boxOptionsOf({ clock, seed: 'mcp', profile: 'default', environment: '2', advice: true }),
  );
  served = serveOver(input, output, {
    ...session,
    close: async () => {
      heedsSignals = process.listenerCount('SIGTERM') > heard;
      await session.close();
    },
  });
  ({ client } = await connected(output, input));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** While its services stop: a client may send a signal right behind the end of its input. */
let heedsSignals = false;
const heard = process.listenerCount('SIGTERM');

describe('a session of ensayo mcp', () => {
  it('lists seven tools with closed schemas, and a page for each guide', async () => {
    const { tools } = await client.listTools();
    const { resources } = await client.listResources();
    expect(tools.map(({ inputSchema }) => inputSchema.additionalProperties)).toEqual(Array(7).fill(false));
    expect(resources.map(({ uri }) => uri)).toContain('ensayo://docs/judge');
  });

  it.each(calls)('answers %s, in less than 2 KB', async (_what, tool, given, expected) => {
    const answer = await called(tool, typeof given === 'function' ? given() : given);
    expect(answer).toMatchObject(expected);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(2_000);
  });

  it('gives everything where more is asked for', async () => {
    const { structuredContent } = await called('generate', { kind: 'invoice', seed: '2', detail: true });
    expect(structuredContent).toHaveProperty('request', JSON.parse(readFileSync(at('request.json'), 'utf8')));
  });

  it.each([
    ['an unknown tool', () => called('explian', { code: 'FAU14' }), 'unknown-tool'],
    ['an unknown page', () => client.readResource({ uri: 'ensayo://docs/nothing' }), 'unknown-resource'],
    ['a foreign address', () => client.readResource({ uri: 'file:///etc/passwd' }), 'unknown-resource'],
  ])('refuses %s as the protocol does, with a code of its own', async (_what, call, code) => {
    await expect(call()).rejects.toMatchObject({ code: -32602, data: { code } });
  });

  it('takes two calls at once, and goes on after one that was cancelled', async () => {
    const gone = new AbortController();
    const cancelled = called('judge', { path: golden }, gone.signal);
    gone.abort();
    await expect(cancelled).rejects.toThrow();
    const [one, other] = await Promise.all([
      called('explain', { code: 'FAU14' }),
      called('issue', { kind: 'invoice', request: { ...written(), notes: 'other' } }),
    ]);
    expect([one, other]).toMatchObject([answers({ code: 'FAU14' }), answers({ verdict: 'accepted' })]);
  });

  it.each([
    ['ensayo://rules/FAU14', 'FAU14'],
    ['ensayo://docs/judge', '# Judge a document'],
  ])('has the page %s', async (uri, part) => {
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, text: expect.stringContaining(part) as string }]);
  });

  it('ends with its services when its input does', async () => {
    const { issuer } = await session.box();
    input.end();
    await served;
    await expect(fetch(issuer.url)).rejects.toThrow();
    expect([heedsSignals, process.listenerCount('SIGTERM')]).toEqual([true, heard]);
  });
});

it('ensayo mcp ends when standard input does, having printed nothing but the protocol', async () => {
  const child = spawn(process.execPath, [packageFile('scripts/ensayo.mjs'), 'mcp', '--lang', 'en'], { stdio: 'pipe' });
  const ended = once(child, 'close');
  const log: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text));
  try {
    const { client: own, noise } = await connected(child.stdout, child.stdin);
    const asked = await own.callTool({ name: 'rehearse_status', arguments: { folder: packageFile('docs') } });
    expect(asked).toMatchObject(refusedAs('file-not-found'));
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
    expect([noise, log]).toEqual([[], []]);
  } finally {
    child.kill();
  }
});
