/** The service under load: started in another process or found at an address, and the connections that reach it. */
import { Agent, request as requestPlainly, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { optionProblem } from '../../common/start-error.ts';
import type { GeneratedName } from '../generated-documents/kinds.ts';

/** A request, ready to be sent. */
export type Parcel = {
  readonly kind: GeneratedName;
  readonly path: string;
  readonly body: string;
  /** Its number, if it was not left to the service. */
  readonly number?: string | undefined;
  /** The code that it must be rejected with; absent from a valid document. */
  readonly fault?: string | undefined;
};

export type Posted = {
  readonly status: number;
  readonly body: string;
  /** The header Retry-After. */
  readonly retryAfter?: string | undefined;
};

export type Poster = {
  /** Rejects with the system's error, or one whose code is `timeout`. */
  readonly post: (path: string, body: string, more?: Readonly<Record<string, string>>) => Promise<Posted>;
  readonly close: () => void;
};

type PosterOptions = {
  /** Of the issuing service, without a trailing slash. */
  readonly url: string;
  readonly token: string;
  readonly connections: number;
  readonly timeoutMs: number;
};

const timeout = (milliseconds: number): Error =>
  Object.assign(new Error(`No answer within ${String(milliseconds)} ms.`), { code: 'timeout' });

export const createPoster = ({ url, token, connections, timeoutMs }: PosterOptions): Poster => {
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: connections });
  const send = isSecure ? requestSecurely : requestPlainly;
  const post: Poster['post'] = (path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...more,
      };
      const options: RequestOptions = { method: 'POST', agent, headers, timeout: timeoutMs };
      const sent = send(`${url}${path}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            retryAfter: response.headers['retry-after'],
          });
        });
      });
      sent.once('timeout', () => sent.destroy(timeout(timeoutMs)));
      sent.once('error', reject);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
};

// Services in their own process, or at an address

export type Target = {
  readonly url: string;
  readonly token: string;
  /** Resident bytes of services started here; undefined elsewhere, and where the system does not report them. */
  readonly memory: () => number | undefined;
  readonly close: () => Promise<void>;
};

/** Linux reports it in a file, other systems through `ps`. */
const residentBytes = ({ pid }: ChildProcess): number | undefined => {
  if (pid === undefined) return undefined;
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    const told = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
    return Number.isFinite(told) && told > 0 ? told * 1_024 : undefined;
  }
};

export const closed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });

type Ready = {
  readonly issuer: string;
  readonly token: string;
  readonly companies?: readonly { readonly nit: string; readonly token?: string }[];
};

/** The facts that `up --json` prints once it is ready. @throws Error if it ends before */
export const readyOf = (child: ChildProcess): Promise<Ready> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.once('close', (code) => {
      reject(new Error(`The services ended before they were ready, with code ${String(code)}.`));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      // `up --json` prints one object and nothing after it.
      if (output.trimEnd().endsWith('\n}')) resolve(JSON.parse(output) as Ready); // printed by `up --json`
    });
  });

/**
 * Services in their own process, so that measuring takes none of their time.
 * @param command what runs `ensayo`: the file that this process was started with
 * @param own a registry file, and the company in it that sends; the default one if absent
 */
export const startOwnServices = async (
  command: string,
  own?: { readonly registry: string; readonly nit: string },
): Promise<Target> => {
  const registry = own === undefined ? [] : ['--registry', absolute(own.registry)];
  const options = ['up', '--json', '--no-https', '--port', '0', '--authority-port', '0', ...registry];
  // The documents of a run must not end up among the user's own, which ensayo.yaml and this variable may name.
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-load-'));
  const { ENSAYO_POSTGRES: _, ...env } = process.env;
  // In its own process group: Ctrl+C ends the measuring, and the services only after the last answer.
  const child = spawn(process.execPath, [command, ...options], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const kill = (): boolean => child.kill('SIGTERM');
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
  process.once('exit', kill);
  const { issuer, token: usual, companies = [] } = await readyOf(child);
  const token = own === undefined ? usual : companies.find(({ nit }) => nit === own.nit)?.token;
  if (token === undefined) {
    kill();
    throw optionProblem('no-company', {
      en: `Services started for the run know the companies that ${own?.registry ?? ''} has under "companies", and NIT ${own?.nit ?? ''} is not among them. Write it there (docs/registry.md), or name services that run already.`,
      es: `Los servicios que se inician para la carga conocen las empresas que ${own?.registry ?? ''} tiene en "companies", y el NIT ${own?.nit ?? ''} no está entre ellas. Agréguelo allí (docs/registry.md), o indique servicios en ejecución.`,
    });
  }
  return {
    url: issuer,
    token,
    memory: () => residentBytes(child),
    close: async () => {
      kill();
      await closed(child);
      process.off('exit', kill);
    },
  };
};

export const addressTarget = (url: string, token: string): Target => ({
  url: url.replace(/\/+$/, ''),
  token,
  memory: () => undefined,
  close: () => Promise.resolve(),
});
