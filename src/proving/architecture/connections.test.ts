/**
 * Who may open a connection. An address in a document, a message, a certificate or a setting reaches none of these
 * files, but for the settings that name an authority, a mail server or a database.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTestOnly, root, scan, sourcePaths } from './sources.ts';

const callers: Readonly<Record<string, string>> = {
  'simulator/control/client.ts': 'the client of the control API, for whoever drives the simulator',
  'src/issuer/authority/client.ts': 'SOAP to the configured authority',
  'src/issuer/authority/destination.ts': 'looks up the name of the configured authority, and refuses others',
  'src/issuer/authority/http-transport.ts': 'HTTP to the configured authority',
  'src/issuer/mail/mailer.ts': 'SMTP to the configured server',
  'src/common/store/postgres.ts': 'the configured database',
};

const modules = /^(?:(?:node:)?(?:net|tls|http|https|http2|dgram|dns|dns\/promises)|undici|soap|nodemailer|pg)$/;
/** What is quoted in a file that imports one, before it is parsed. */
const mentioned = new RegExp(modules.source.replace('^', '[\'"]').replace('$', '[\'"]'));

/** Types alone open nothing, and servers only answer. */
const servers = ['src/common/http/server.ts', 'src/common/http/callers.ts', 'src/issuer/mail/inbox.ts'];

const opens = (path: string): boolean => {
  const text = readFileSync(join(root, path), 'utf8');
  const imported =
    mentioned.test(text) &&
    scan(path, text).imports.some(({ specifier, typeOnly }) => !typeOnly && modules.test(specifier));
  return imported || /(?<![.\w])fetch\(/.test(text);
};

describe('connections of the two services', () => {
  it('are opened by these files alone', () => {
    const product = sourcePaths().filter((path) => /^(?:simulator|src\/(?:issuer|common))\//.test(path));
    const found = product.filter((path) => !isTestOnly(path) && !servers.includes(path) && opens(path));
    expect(found.sort()).toEqual(Object.keys(callers).sort());
  });
});
