/**
 * Envelopes of 60 MB that are designed to be costly, against an authority in its own process with a heap of 2 GB, whose
 * memory use is measured.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { request as open } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
// oxlint-disable-next-line ensayo/no-timed-tests -- a limit that grows with the time of small messages
import { stopwatch } from '../../../src/common/env/env.ts';
import { signedEnvelope } from './testing/signed-envelope.ts';

const clock = '2026-11-20T15:00:00Z';
const megabyte = 1024 * 1024;
const wholeSize = 60 * megabyte;

type Figures = {
  readonly rss: number;
  /** The maximum since the figures were last requested. */
  readonly peak: number;
  readonly kept: readonly { readonly kept: number; readonly omitted: number; readonly check?: string }[];
};

let child: ChildProcessByStdio<Writable, Readable, null>;
let lines: AsyncIterator<string>;
let url: string;
let credentials: Credentials;

const nextLine = async (): Promise<unknown> => {
  const line = await lines.next();
  if (line.done === true) throw new Error('The process ended.');
  return JSON.parse(line.value);
};

const figures = async (): Promise<Figures> => {
  child.stdin.write('\n');
  return (await nextLine()) as Figures; // what the process writes
};

beforeAll(async () => {
  const script = fileURLToPath(new URL('testing/authority-process.ts', import.meta.url));
  child = spawn(process.execPath, ['--max-old-space-size=2048', '--import', 'tsx', script, clock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ready = (await nextLine()) as { url: string; privateKey: string; chain: readonly string[] }; // likewise
  url = ready.url;
  credentials = {
    privateKey: createPrivateKey(ready.privateKey),
    chain: ready.chain.map((der) => Buffer.from(der, 'base64')),
  };
});

afterAll(async () => {
  child.stdin.end();
  if (child.exitCode === null) await once(child, 'exit');
});

type Answer = {
  readonly status: number;
  readonly check: string | undefined;
  /** Between the last byte sent and the first of the answer, in milliseconds. */
  readonly wait: number;
};

/** Sends the pieces as fast as they are accepted. */
const send = async (pieces: Iterable<string | Buffer>, headers: Record<string, string> = {}): Promise<Answer> => {
  const request = open(url, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/soap+xml', ...headers },
  });
  const answered = once(request, 'response');
  for (const piece of pieces) if (!request.write(piece)) await once(request, 'drain');
  await new Promise<void>((resolve) => {
    request.end(resolve);
  });
  const elapsed = stopwatch();
  const [response] = (await answered) as [Readable & { statusCode?: number; headers: Record<string, string> }]; // of http
  const wait = elapsed();
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode ?? 0, check: response.headers['ensayo-failed-check'], wait };
};

const filledWith = function* (start: string, filling: string, end: string): Generator<string> {
  yield start;
  const block = filling.repeat(Math.ceil(megabyte / Buffer.byteLength(filling)));
  for (let size = 0; size < wholeSize; size += Buffer.byteLength(block)) yield block;
  yield end;
};

const envelope = '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope">';
const call = '<GetStatus xmlns="http://wcf.dian.colombia">';
const inBody = [`${envelope}<e:Header/><e:Body>${call}`, '</GetStatus></e:Body></e:Envelope>'] as const;
const inHeader = [`${envelope}<e:Header>`, `</e:Header><e:Body>${call}</GetStatus></e:Body></e:Envelope>`] as const;

const signed = (): string =>
  signedEnvelope({
    credentials,
    to: url,
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: clock,
    expires: '2026-11-20T15:05:00Z',
  });

const small = (): Promise<Answer> => send([`${inBody[0]}${inBody[1]}`]);

const costly: readonly (readonly [check: string, what: string, pieces: () => Iterable<string>])[] = [
  ['security-missing', 'siblings in the Body', () => filledWith(inBody[0], '<a/><b/>', inBody[1])],
  [
    'security-missing',
    'siblings beside the operation',
    () => filledWith(`${envelope}<e:Body>`, '<a/><b/>', '</e:Body></e:Envelope>'),
  ],
  [
    'security-missing',
    'attributes of the operation',
    () => filledWith(`${envelope}<e:Body><a `, 'b="" ', '/></e:Body></e:Envelope>'),
  ],
  ['security-missing', 'text in several alphabets in the Body', () => filledWith(inBody[0], 'ñ😀', inBody[1])],
  ['too-complex', 'siblings in the Header', () => filledWith(inHeader[0], '<a/><b/>', inHeader[1])],
  ['header-too-large', 'text in the Header', () => filledWith(`${inHeader[0]}<a>`, 'QUJD', `</a>${inHeader[1]}`)],
  ['header-too-large', 'a comment before the envelope', () => filledWith('<!--', 'x', `-->${inBody.join('')}`)],
  ['too-complex', 'siblings in no envelope', () => filledWith(`<x><y xmlns="urn:z">`, '<a/><b/>', '</y></x>')],
];

describe('an unsigned message of 60 MB', () => {
  it.each(costly)(
    '%s: %s is refused at once, in little memory, and the service continues',
    async (check, _what, pieces) => {
      expect((await small()).check).toBe('security-missing');
      const before = await figures();
      const peers: number[] = [];
      for (let round = 0; round < 20; round += 1) peers.push((await small()).wait);
      const refused = await send(pieces());
      expect(refused.check).toBe(check);
      // As long as twenty small ones take together, and no less than a busy machine needs.
      expect(refused.wait).toBeLessThan(
        Math.max(
          10_000,
          peers.reduce((sum, each) => sum + each, 0),
        ),
      );
      const after = await figures();
      expect(after.peak - before.rss).toBeLessThan(200 * megabyte);
      expect(after.kept[0]?.check).toBe(check);
      expect(after.kept[0]?.kept).toBeLessThanOrEqual(256 * 1024);
      expect((after.kept[0]?.kept ?? 0) + (after.kept[0]?.omitted ?? 0)).toBeGreaterThan(wholeSize);
      expect((await send([signed()])).status).toBe(200);
    },
  );

  it('is refused when compressed into a few kilobytes', async () => {
    const before = await figures();
    const bomb = gzipSync([...filledWith(inBody[0], '<a/><b/>', inBody[1])].join(''));
    expect(bomb.length).toBeLessThan(megabyte);
    expect((await send([bomb], { 'Content-Encoding': 'gzip' })).check).toBe('security-missing');
    expect((await figures()).peak - before.rss).toBeLessThan(200 * megabyte);
    expect((await send([signed()])).status).toBe(200);
  });

  it('is refused several times at once', async () => {
    const before = await figures();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(filledWith(inBody[0], '<a/><b/>', inBody[1]))),
    );
    expect(new Set(answers.map(({ check }) => check))).toEqual(new Set(['security-missing']));
    expect((await figures()).peak - before.rss).toBeLessThan(200 * megabyte);
    expect((await send([signed()])).status).toBe(200);
  });
});

describe('60 MB under a valid signature', () => {
  it('is refused for its nodes, and the service continues', async () => {
    const [start = '', end = ''] = signed().split('</wcf:GetStatus>');
    const refused = await send(filledWith(start, '<a/><b/>', `</wcf:GetStatus>${end}`));
    expect(refused.check).toBe('too-complex');
    const [last] = (await figures()).kept;
    expect(last?.kept).toBeLessThanOrEqual(256 * 1024);
    expect((await send([signed()])).status).toBe(200);
  });
});
