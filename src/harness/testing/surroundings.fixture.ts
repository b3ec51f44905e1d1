/** Conditions around a command that prevent it from working, and the code of the message it then prints. */
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortsFor, type Surroundings } from './commands.ts';

export const folder = mkdtempSync(join(tmpdir(), 'ensayo-surroundings-'));
export const at = (name: string): string => join(folder, name);

/**
 * Permissions mean nothing to root: cases about them then run as another user, and otherwise as the user running the
 * tests.
 */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
export const withoutRights: Surroundings = isRoot ? { uid: nobody, gid: nobody } : {};

const servers: Server[] = [];

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return String((server.address() as AddressInfo).port); // It listens on a port.
};

/** Ports and addresses, once they are prepared. */
export const places = { taken: '', website: '', refusing: '', foreign: '', objects: '' };

/** Takes no token, and has nothing below `/elsewhere`. */
const refuser = (): Server =>
  createHttpServer(({ url = '' }, response) => {
    const isElsewhere = url.startsWith('/elsewhere');
    response.writeHead(isElsewhere ? 404 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: isElsewhere ? 'unknown-path' : 'unauthenticated', message: 'No.' }));
  });

const ownRegistry = `companies:
  - { nit: 900373115, name: UNA SAS }
  - { nit: 900373116, name: OTRA SAS }
contributors:
  - { nit: 900373119, name: SIN RANGOS SAS, receptionEmail: a@example.com }
software:
  - { id: 0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d, ownerNit: 900373119, pin: "12345" }
`;

/** The prerequisites of the cases: files, folders, and a port in use. */
export const prepareSurroundings = async (): Promise<void> => {
  chmodSync(folder, 0o755);
  for (const name of ['folder', 'sealed', 'unreadable', 'used']) mkdirSync(at(name));
  writeFileSync(at('file'), 'not what anybody wants');
  writeFileSync(at('own.yaml'), ownRegistry);
  const inSpanish = 'companies:\n  - nit: 900373115\n    name: PEÑA SAS\n';
  writeFileSync(at('latin1.yaml'), inSpanish, 'latin1');
  writeFileSync(at('utf16.yaml'), `\ufeff${inSpanish}`, 'utf16le');
  writeFileSync(at('issuer-alone.json'), '{"issuer":"http://127.0.0.1:8080","token":"t"}');
  writeFileSync(at('broken.json'), '{"companies": [');
  writeFileSync(at('wrong.json'), JSON.stringify({ companies: [{ nit: 'x' }, { nit: 'y' }] }));
  writeFileSync(at('secret'), '{}');
  writeFileSync(at('huge.xml'), '');
  truncateSync(at('huge.xml'), 65 * 1024 * 1024);
  mkdirSync(at('foreign'));
  writeFileSync(at('foreign/authority.sqlite'), 'A text that is no database. '.repeat(200));
  for (const name of ['full.pem', 'full.json']) symlinkSync('/dev/full', at(name));
  chmodSync(at('secret'), 0o000);
  chmodSync(at('unreadable'), 0o000);
  chmodSync(at('sealed'), 0o500);
  if (!isRoot) chownSync(at('sealed'), process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  places.taken = await listening(createServer());
  places.website = `http://127.0.0.1:${await listening(createHttpServer((_request, response) => response.end('<h1>Hello</h1>')))}`;
  places.foreign = `http://127.0.0.1:${await listening(createHttpServer((_request, response) => response.writeHead(404).end('{"error":"none"}')))}`;
  places.objects = `http://127.0.0.1:${await listening(createHttpServer((_request, response) => response.end('{}')))}`;
  places.refusing = `http://127.0.0.1:${await listening(refuser())}`;
};

export const clearAway = (): void => {
  for (const server of servers) server.close();
  for (const name of ['sealed', 'unreadable']) chmodSync(at(name), 0o700);
  rmSync(folder, { recursive: true });
};

export const up = (...more: readonly string[]): readonly string[] => ['up', ...freePortsFor(more), ...more];
