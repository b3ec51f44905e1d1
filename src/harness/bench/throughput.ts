/**
 * `npm run bench`: how many invoices per second both services issue and judge through HTTP on one core, compared with
 * how many RSA-2048 signatures the same core makes. Every document costs three: its own, that of its envelope and that
 * of the answer. A ratio holds on any machine; seconds do not. It runs the compiled code, as published: the loader that
 * runs TypeScript in a clone wraps functions to keep their names.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { stopwatch } from '../../common/env/env.ts';
import { dataFile, packageFile } from '../../common/data-directory.ts';

const serverCore = '0';
const connections = 8;
/** The rules are thousands of small functions that take this long to compile: until then the rate keeps growing. */
const warmUpDocuments = Number(process.env.ENSAYO_BENCH_WARMUP ?? '3000');
/** Documents and signatures are measured in turn, so that a shared machine slows down both. */
const rounds = 5;
const documentSeconds = 2;
const signatureSeconds = 0.6;
const signaturesPerDocument = 3;
/** The share of the RSA limit that issuing and judging together must reach. */
const wantedShare = 0.09;

const canPin = spawnSync('taskset', ['-c', serverCore, 'true']).status === 0;

const pinned = (command: readonly string[]): readonly [string, readonly string[]] =>
  canPin ? ['taskset', ['-c', serverCore, ...command]] : [command[0] ?? '', command.slice(1)];

/** Signatures per second with a committed throw-away key. */
const rsaPerSecond = (seconds: number): number => {
  const key = createPrivateKey(readFileSync(dataFile('keys/issuer.pem')));
  const data = Buffer.alloc(1_000, 'x');
  const elapsed = stopwatch();
  let made = 0;
  while (elapsed() < seconds * 1_000) {
    sign('sha256', data, key);
    made += 1;
  }
  return (made * 1_000) / elapsed();
};

type Services = { readonly process: ChildProcess; readonly issuer: string; readonly token: string };

const startServices = (): Promise<Services> =>
  new Promise((resolve, reject) => {
    const [command, args] = pinned([
      process.execPath,
      packageFile('dist/src/harness/cli/main.js'),
      ...['up', '--json', '--no-https', '--port', '0', '--authority-port', '0'],
    ]);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!output.trimEnd().endsWith('}')) return;
      const ready = JSON.parse(output) as { readonly issuer: string; readonly token: string }; // printed by `up --json`
      resolve({ process: child, ...ready });
    });
  });

const agent = new Agent({ keepAlive: true, maxSockets: connections });

const post = ({ issuer, token }: Services, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(`${issuer}/api/ubl2.1/invoice`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve(Buffer.concat(chunks).toString('utf8'));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });

const invoice = JSON.parse(readFileSync(dataFile('bench/invoice-10-lines.json'), 'utf8')) as Record<string, unknown>; // our own request

let number = 990_000_000;

const issueOne = async (services: Services): Promise<void> => {
  number += 1;
  const answer = await post(services, JSON.stringify({ ...invoice, number }));
  if (!answer.includes('"IsValid":"true"')) throw new Error(`Not accepted: ${answer.slice(0, 2_000)}`);
};

/** Keeps every connection busy until `goOn` returns false; returns how many documents were issued. */
const issueWhile = async (services: Services, goOn: (issued: number) => boolean): Promise<number> => {
  let issued = 0;
  const worker = async (): Promise<void> => {
    while (goOn(issued)) {
      issued += 1;
      await issueOne(services);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return issued;
};

const [rsaCommand, rsaArguments] = pinned([
  process.execPath,
  '--import',
  packageFile('scripts/register-tsx.mjs'),
  import.meta.filename,
  '--rsa',
]);

const rsaRate = (): number => Number(spawnSync(rsaCommand, rsaArguments, { encoding: 'utf8' }).stdout);

const documentRate = async (services: Services): Promise<number> => {
  const elapsed = stopwatch();
  const issued = await issueWhile(services, () => elapsed() < documentSeconds * 1_000);
  return (issued * 1_000) / elapsed();
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Round = { readonly documents: number; readonly rsa: number };

const measure = async (): Promise<readonly Round[]> => {
  const services = await startServices();
  try {
    await issueWhile(services, (issued) => issued < warmUpDocuments);
    const measured: Round[] = [];
    while (measured.length < rounds) measured.push({ documents: await documentRate(services), rsa: rsaRate() });
    return measured;
  } finally {
    services.process.kill('SIGTERM');
    agent.destroy();
  }
};

const shareOf = ({ documents, rsa }: Round): number => documents / (rsa / signaturesPerDocument);

const report = (measured: readonly Round[]): void => {
  const shares = measured.map(shareOf);
  const range = [Math.min(...shares), Math.max(...shares)].map((share) => share.toFixed(3)).join(' – ');
  const [documents, rsa] = [
    median(measured.map((round) => round.documents)),
    median(measured.map((round) => round.rsa)),
  ];
  const place = canPin ? `core ${serverCore}` : 'unpinned cores';
  process.stdout.write(
    [
      `issue + judge   ${documents.toFixed(1)} documents/s on ${place}, ${connections} connections, Node ${process.version}`,
      `RSA-2048        ${rsa.toFixed(0)} signatures/s on the same core (${signaturesPerDocument} for each document)`,
      `share           ${median(shares).toFixed(3)} of the RSA limit, median of ${rounds} rounds (${range}); wanted ${wantedShare}`,
      '',
    ].join('\n'),
  );
};

if (process.argv[2] === '--rsa') process.stdout.write(`${rsaPerSecond(signatureSeconds)}\n`);
else report(await measure());
