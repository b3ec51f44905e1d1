/**
 * What embedders may rely on when something is thrown: every code is documented, and nothing else is thrown on purpose.
 */
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { controlErrorCodes } from '../../../../simulator/control/error-codes.ts';
import { isTestOnly, root, sourcePaths } from '../../architecture/sources.ts';
import { generators, isEnsayoError, judge, startBox } from '../../../harness/index.ts';
import { errorCodes } from '../../../harness/embed/errors.ts';

const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

/** A port in use for as long as the work takes. */
const withTakenPort = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port); // It listens on a port.
  } finally {
    server.close();
  }
};

describe('an error that an embedder can cause', () => {
  it.each([
    ['unknown-profile', () => startBox({ profile: 'lenient' })],
    ['unknown-option', () => startBox({ seed: 1, ...{ profil: 'strict' } })],
    ['unknown-option', () => judge('<none/>', { seed: 1, ...{ clok: 'yesterday' } })],
    ['unknown-rule', () => startBox({ rules: { FAX99: 'off' } })],
    ['invalid-clock', () => startBox({ clock: 'yesterday' })],
    ['registry-invalid', () => startBox({ registry: { companys: [] } })],
    ['file-not-found', () => startBox({ registry: '/nonexistent.yaml' })],
    ['file-not-found', () => startBox({ trust: ['/nonexistent.pem'] })],
    ['certificate-not-readable', () => startBox({ trust: [packageFile('package.json')] })],
    ['not-a-file', () => startBox({ registry: packageFile('docs') })],
    ['invalid-host', () => startBox({ allowHosts: ['https://ensayo.test'] })],
    ['invalid-token', () => startBox({ token: 'two words' })],
    ['invalid-port', () => startBox({ ports: { issuer: 65536 } })],
    ['invalid-port', () => startBox({ ports: { authority: -1 } })],
    ['host-not-available', () => startBox({ host: '203.0.113.1' })],
    ['invalid-retention', () => startBox({ keepDocuments: 1.5 })],
    ['invalid-retention', () => startBox({ keepDocuments: 20, keepRecords: 10 })],
    ['port-taken', () => withTakenPort((issuer) => startBox({ ports: { issuer } }))],
    ['port-taken', () => withTakenPort((authority) => startBox({ ports: { authority } }))],
    ['data-folder-unusable', () => startBox({ data: packageFile('package.json') })],
    ['zip-given', () => judge('PK\u0003\u0004')],
    ['unknown-profile', () => judge('<none/>', { profile: 'lenient' })],
    ['invalid-clock', () => judge('<none/>', { clock: 'yesterday' })],
    ['invalid-date', () => generators.createGenerator(1).invoice({ date: '2026-02-30' })],
  ] as const)('has the code %s', async (code, work) => {
    const error = await thrownBy(work);
    expect(error).toMatchObject({ code });
    expect(isEnsayoError(error)).toBe(true);
  });

  it('can be told from a bug', () => {
    for (const other of [new Error('x'), new TypeError('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), 7]) {
      expect(isEnsayoError(other)).toBe(false);
    }
  });
});

/** Codes that only commands return: they read and write other files, connect other services and choose what to run. */
const ofCommands = [
  'authority-not-allowed',
  'authority-disturbed',
  'company-without-range',
  'company-without-software',
  'file-exists',
  'invalid-authority',
  'messages-not-readable',
  'no-company',
  'not-a-bundle',
  'not-a-document',
  'not-json',
  'no-run',
  'numbering-exhausted',
  'password-in-address',
  'production-refused',
  'reference-not-accepted',
  'run-ended',
  'several-companies',
  'test-set-closed',
  'test-set-with-other-quotas',
  'unknown-nit',
  'unknown-test-set',
  'zip-not-readable',
];

describe('the list of codes', () => {
  it('lists every code that the sources throw', () => {
    const thrown = sourcePaths()
      .filter((path) => !isTestOnly(path) && !path.startsWith('src/cli/'))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').matchAll(/(?:start|option)Problem\(\s*'([a-z-]+)'/g),
      ])
      .map(([, code = '']) => code);
    expect(thrown.length).toBeGreaterThan(15);
    const unlisted = [...new Set(thrown)].filter((code) => !(code in errorCodes));
    expect(unlisted.filter((code) => !ofCommands.includes(code)).sort()).toEqual([]);
  });

  it.each([
    ['startBox, judge and the generators', errorCodes],
    ['the control interface', controlErrorCodes],
  ])('of %s is in docs/embed.md, code by code', (_of, codes) => {
    const page = readFileSync(packageFile('docs/embed.md'), 'utf8').replaceAll(/ +\|/g, ' |');
    const missing = Object.entries(codes).filter(([code, meaning]) => !page.includes(`| \`${code}\` | ${meaning} |`));
    expect(missing).toEqual([]);
  });
});
