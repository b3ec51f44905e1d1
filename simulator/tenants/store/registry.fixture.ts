/** Registries that are closed with the test, and judged documents to file in them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFile, testAccess } from '../../../src/common/store/access.fixture.ts';
import { newSchema, postgresUrl } from '../../../src/common/store/postgres.fixture.ts';
import { memory, type StorePlace } from '../../../src/common/store/store.ts';
import type { BatchTask } from '../../registry/batches.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { openRegistry } from './stored-registry.ts';

let directory: string | undefined;
let schema: Promise<StorePlace> | undefined;
const open: RegistryPort[] = [];

export const batchTask: BatchTask = {
  operation: 'SendBillAsync',
  contentFile: 'UEsFBg==',
  certificate: 'MIIB',
  certificateNit: '901500100',
  exchangeId: 'e1',
};

/** To be called after each test. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.splice(0).map((registry) => registry.close()));
  if (directory !== undefined) rmSync(directory, { recursive: true });
  directory = undefined;
  schema = undefined;
};

/** The same within one test, different for the next. */
export const file = (): string => {
  directory ??= mkdtempSync(join(tmpdir(), 'ensayo-registry-'));
  return join(directory, 'authority.sqlite');
};

/** A place to come back to, the same within one test: a file, or a schema where the tests run with PostgreSQL. */
export const lasting = (access = testAccess()): Promise<StorePlace> =>
  postgresUrl === undefined ? Promise.resolve(inFile(file(), access)) : (schema ??= newSchema());

/** A new place each time: memory, or a schema. */
export const passing = (): Promise<StorePlace> => (postgresUrl === undefined ? Promise.resolve(memory) : newSchema());

/** An empty registry, unless a lasting place is given. */
export const opened = async (place: Promise<StorePlace> = passing()): Promise<RegistryPort> => {
  const registry = await openRegistry(await place);
  open.push(registry);
  return registry;
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
  const registry = await openRegistry(await passing());
  for (const each of documents) await registry.record(each);
  return registry;
};
