/** Registries that are closed with the test, and judged documents to file in them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccess } from '../../src/common/store/access.fixture.ts';
import type { JudgedDocument, RegistryPort } from '../registry/types.ts';
import { openRegistry } from './sqlite-registry.ts';

let directory: string | undefined;
const open: RegistryPort[] = [];

/** To be called after each test. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.splice(0).map((registry) => registry.close()));
  if (directory !== undefined) rmSync(directory, { recursive: true });
  directory = undefined;
};

export const opened = async (location: string, access = testAccess()): Promise<RegistryPort> => {
  const registry = await openRegistry(location, {}, access);
  open.push(registry);
  return registry;
};

/** The same within one test, different for the next. */
export const file = (): string => {
  directory ??= mkdtempSync(join(tmpdir(), 'ensayo-registry-'));
  return join(directory, 'authority.sqlite');
};

export const document = (changes: Partial<JudgedDocument> = {}): JudgedDocument => ({
  issuerNit: '901500100',
  type: '01',
  number: 'SETP990000001',
  key: 'a1b2',
  receiverId: '222222222222',
  issueDate: '2026-11-20',
  payableAmount: '1190.00',
  state: 'accepted',
  fileName: 'fv09015001000002600000001',
  xml: '<Invoice>ñ</Invoice>',
  applicationResponse: '<ApplicationResponse>€</ApplicationResponse>',
  lines: ['Regla: FAJ43b, Notificación: El nombre no coincide'],
  statusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
  receivedAt: 1_795_100_400_000,
  ...changes,
});

/** One of several, which differ in number, key and XML. */
export const numbered = (number: string, changes: Partial<JudgedDocument> = {}): JudgedDocument =>
  document({
    number,
    key: `key-of-${number}`,
    xml: `<Invoice>${number}</Invoice>`,
    lines: [],
    statusMessage: '',
    ...changes,
  });

/** For the tests of a whole file; the caller closes it. */
export const registryWith = async (documents: readonly JudgedDocument[]): Promise<RegistryPort> => {
  const registry = await openRegistry(':memory:');
  for (const each of documents) await registry.record(each);
  return registry;
};
