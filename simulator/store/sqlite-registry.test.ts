import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, packText } from '../../src/common/store/database.ts';
import type { DocumentKind } from '../engine/document-kind.ts';
import type { Batch } from '../registry/batches.ts';
import { familyOf, type TestSet } from '../registry/test-sets.ts';
import type { JudgedDocument, RegistryData, RegistryPort } from '../registry/types.ts';
import { defaultRegistry } from './registry-data.ts';
import { migrations, type AuthorityTables } from './schema.ts';
import { openRegistry } from './sqlite-registry.ts';

let directory: string;
const open: RegistryPort[] = [];

const opened = async (location: string): Promise<RegistryPort> => {
  const registry = await openRegistry(location);
  open.push(registry);
  return registry;
};

const file = (): string => join(directory, 'authority.sqlite');

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-registry-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((registry) => registry.close()));
  rmSync(directory, { recursive: true });
});

const document = (changes: Partial<JudgedDocument> = {}): JudgedDocument => ({
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
  statusMessage: 'La Factura electrónica de venta SETP990000001, ha sido autorizada.',
  receivedAt: 1_795_100_400_000,
  ...changes,
});

const places: readonly (readonly [place: string, location: () => string])[] = [
  ['in memory', () => ':memory:'],
  ['in a file', file],
];

describe.each(places)('a registry %s', (_place, location) => {
  it('works out of the box', async () => {
    const registry = await opened(location());
    expect(await registry.dump()).toEqual(defaultRegistry());
  });

  it('finds contributors, software and ranges by what names them, and nothing under other names', async () => {
    const registry = await opened(location());
    const names = ['901500100', 'constructor', '', '901500100', '__proto__'];
    expect([...(await registry.contributors(names)).keys()]).toEqual(['901500100']);
    const [software] = defaultRegistry().software;
    expect([...(await registry.software([software?.id ?? '', 'x', 'toString'])).values()]).toEqual([software]);
    expect((await registry.rangesOfResolution('18760000001')).map(({ prefix }) => prefix)).toEqual(['SETP']);
    expect(await registry.rangesOfResolution('')).toEqual([]);
    expect((await registry.rangesOfIssuer('901500600')).map(({ prefix }) => prefix)).toEqual(['SETU']);
    expect(await registry.rangesOfIssuer('1')).toEqual([]);
  });

  it('finds taxpayers in the RUT by number, and by name however it is written', async () => {
    const registry = await opened(location());
    const found = await registry.rut({
      identifications: ['901500600', '1'],
      names: ['empresa de prúebas S.A.S.', 'x'],
    });
    expect(found.available).toBe(true);
    expect([...found.entries.keys()]).toEqual(['901500600']);
    expect([...found.named]).toMatchObject([['empresa de pruebas sas', [{ identification: '901500100' }]]]);
  });

  it('keeps several taxpayers of one name', async () => {
    const registry = await opened(location());
    const { named } = await registry.rut({ identifications: [], names: ['Persona de pruebas'] });
    expect([...named.values()].flat()).toHaveLength(3);
  });

  it('lets a taxpayer act for itself, and another with a mandate, and nobody for nobody', async () => {
    const registry = await opened(location());
    await registry.replace({ mandates: [{ certificateNit: '800', issuerNit: '900' }] });
    const asked = ['900 900', '800 900', '900 800', '801 900', ' 900', ' ', '800 '].map((pair) => pair.split(' '));
    const answers = await Promise.all(asked.map(([sender = '', issuer = '']) => registry.mayActFor(sender, issuer)));
    expect(answers).toEqual([true, true, false, false, false, false, false]);
    expect([...(await registry.mandatesOf('900'))]).toEqual(['800']);
    expect([...(await registry.mandatesOf('800'))]).toEqual([]);
  });

  it('gives back what it was given, and keeps what was not replaced', async () => {
    const registry = await opened(location());
    const before = await registry.dump();
    await registry.replace({ software: [], uvt: undefined } as unknown as Partial<RegistryData>);
    expect(await registry.dump()).toEqual({ ...before, software: [] });
    await registry.replace(before);
    expect(await registry.dump()).toEqual(before);
  });

  it('answers from what was replaced', async () => {
    const registry = await opened(location());
    await registry.replace({ contributors: [], ranges: [], rut: { available: false, entries: [] } });
    expect((await registry.contributors(['901500100'])).size).toBe(0);
    expect(await registry.rangesOfResolution('18760000001')).toEqual([]);
    expect(await registry.rut({ identifications: ['901500100'], names: [] })).toMatchObject({ available: false });
  });

  it('counts its own answers from one', async () => {
    const registry = await opened(location());
    const numbers = await Promise.all([1, 2, 3].map(() => registry.nextResponseNumber()));
    expect([...numbers].sort()).toEqual([1, 2, 3]);
  });

  it('gives a document back as it was recorded', async () => {
    const registry = await opened(location());
    expect(await registry.record(document())).toBe('recorded');
    expect(await registry.documentByKey('a1b2')).toEqual(document());
    expect(await registry.acceptedTwin(document())).toEqual(document());
  });

  it('finds a document by its key in capitals, and keeps the key as it was sent', async () => {
    const registry = await opened(location());
    await registry.record(document({ key: 'A1b2', state: 'rejected' }));
    expect((await registry.documentByKey('a1B2'))?.key).toBe('A1b2');
    expect(await registry.documentByKey('')).toBeUndefined();
  });
});

type Named = Pick<JudgedDocument, 'issuerNit' | 'type' | 'number' | 'key'>;

describe('the twin of a document', () => {
  const other: Named = { issuerNit: '901500100', type: '01', number: 'SETP990000001', key: 'other' };

  it.each<readonly [what: string, asked: Partial<Named>, found: boolean]>([
    ['of the same number', {}, true],
    ['for export', { type: '02' }, true],
    ['in contingency of the authority', { type: '04' }, true],
    ['in contingency of the issuer', { type: '03' }, false],
    ['of another type', { type: '91' }, false],
    ['of another issuer', { issuerNit: '901500600' }, false],
    ['with leading zeros', { number: 'SETP0990000001' }, true],
    ['with many leading zeros', { number: 'SETP000990000001' }, true],
    ['of another number', { number: 'SETP990000002' }, false],
    ['of a number ten times as large', { number: 'SETP9900000010' }, false],
    ['with another prefix', { number: 'SETT990000001' }, false],
    ['with a prefix in small letters', { number: 'setp990000001' }, false],
    ['of another number, with the same key', { number: 'OTRO1', key: 'a1b2' }, true],
    ['of another issuer, with the same key in capitals', { issuerNit: '1', key: 'A1B2' }, true],
  ])('%s: %j', async (_what, asked, found) => {
    const registry = await opened(':memory:');
    await registry.record(document());
    expect((await registry.acceptedTwin({ ...other, ...asked })) !== undefined).toBe(found);
  });

  it.each([
    ['SETP0', 'SETP000', true],
    ['0', '00', true],
    ['A1B007', 'A1B7', true],
    ['A1B007', 'A1B70', false],
    ['SETP', 'SETP0', false],
    ['A00B1', 'A0B1', false],
  ])('%s and %s are the same number: %s', async (one, another, same) => {
    const registry = await opened(':memory:');
    await registry.record(document({ number: one }));
    expect((await registry.acceptedTwin({ ...other, number: another })) !== undefined).toBe(same);
  });

  it('is never one that was rejected', async () => {
    const registry = await opened(':memory:');
    await registry.record(document({ state: 'rejected' }));
    expect(await registry.acceptedTwin(document())).toBeUndefined();
  });

  it('is found in no time behind a number of nothing but zeros', async () => {
    const registry = await opened(':memory:');
    const number = `${'0'.repeat(200_000)}x`;
    expect(await registry.acceptedTwin({ ...other, number })).toBeUndefined();
    expect(await registry.acceptedTwin({ ...other, number: '0'.repeat(200_000) })).toBeUndefined();
  }, 2_000);

  it('is looked up by index, however many documents there are', async () => {
    const database = openDatabase<AuthorityTables>(':memory:', migrations);
    const plan = async (condition: string): Promise<string> => {
      const query = `EXPLAIN QUERY PLAN SELECT data FROM documents WHERE ${condition}`;
      const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(database);
      return rows.map(({ detail }) => detail).join();
    };
    // A parameter in the place of the literal would read the whole table.
    expect(await plan("state = 'accepted' AND issuer_nit = '1' AND type_class = '01' AND number_key = '1'")).toContain(
      'USING INDEX accepted_number',
    );
    expect(await plan("state = 'accepted' AND key = 'a'")).toContain('USING INDEX accepted_key');
    await database.destroy();
  });
});

describe('two documents of one number', () => {
  it('are accepted once, whoever comes first', async () => {
    const registry = await opened(':memory:');
    const rivals = [document(), document({ key: 'c3d4', type: '02' })];
    const outcomes = await Promise.all(rivals.map((rival) => registry.record(rival)));
    expect([...outcomes].sort()).toEqual(['recorded', 'twin']);
  });

  it('are accepted once, also in two processes that share a file', async () => {
    const [first, second] = [await opened(file()), await opened(file())];
    expect(await first.record(document())).toBe('recorded');
    expect(await second.record(document({ key: 'c3d4' }))).toBe('twin');
    expect(await second.record(document({ number: 'SETP2' }))).toBe('twin');
    expect((await second.acceptedTwin(document()))?.key).toBe('a1b2');
    expect(await first.documentByKey('c3d4')).toBeUndefined();
  });

  it('may be rejected any number of times, before and after', async () => {
    const registry = await opened(':memory:');
    const rejected = document({ state: 'rejected', lines: ['Regla: FAD06, Rechazo: x'] });
    const outcomes = [];
    for (const sent of [rejected, rejected, document(), rejected]) outcomes.push(await registry.record(sent));
    expect(outcomes).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
    expect((await registry.documentByKey('a1b2'))?.state).toBe('accepted');
  });

  it('rejected both: the latest counts', async () => {
    const registry = await opened(':memory:');
    await registry.record(document({ state: 'rejected', lines: ['first'] }));
    await registry.record(document({ state: 'rejected', lines: ['second'] }));
    expect((await registry.documentByKey('a1b2'))?.lines).toEqual(['second']);
  });
});

describe('documents that others refer to', () => {
  it('are found by key however it is written, if accepted', async () => {
    const registry = await opened(':memory:');
    await registry.record(document({ key: 'A1B2' }));
    await registry.record(document({ number: 'SETP2', key: 'c3d4', state: 'rejected' }));
    const found = await registry.acceptedByKey(['a1B2', 'A1b2', 'c3d4', 'ffff', '']);
    expect([...found]).toEqual([['a1b2', document({ key: 'A1B2' })]]);
    expect((await registry.acceptedByKey([])).size).toBe(0);
  });

  it('are found among more keys than one statement takes', async () => {
    const registry = await opened(':memory:');
    await registry.record(document());
    const keys = Array.from({ length: 40_000 }, (_, at) => `k${at}`);
    expect([...(await registry.acceptedByKey([...keys, 'a1b2'])).keys()]).toEqual(['a1b2']);
  });
});

describe('notes about a document', () => {
  const note = (number: string, changes: Partial<JudgedDocument> = {}): JudgedDocument =>
    document({ type: '91', number, key: `key-of-${number}`, corrects: ['a1b2'], ...changes });
  const numbers = async (registry: RegistryPort, key: string): Promise<readonly string[]> =>
    (await registry.notesAbout(key)).map(({ number }) => number);

  it('are found by its key however it is written, oldest first, if accepted, without their XML', async () => {
    const registry = await opened(':memory:');
    await registry.record(note('NC2'));
    await registry.record(note('NC3', { state: 'rejected' }));
    await registry.record(note('NC1', { corrects: ['c3d4', 'A1B2', 'a1b2'] }));
    await registry.record(document({ number: 'SETP2' }));
    expect(await numbers(registry, 'A1b2')).toEqual(['NC2', 'NC1']);
    expect(await numbers(registry, 'c3d4')).toEqual(['NC1']);
    expect(await numbers(registry, 'ffff')).toEqual([]);
    const { xml: _xml, applicationResponse: _response, ...filed } = note('NC2');
    expect((await registry.notesAbout('a1b2'))[0]).toEqual(filed);
  });

  it('are not filed for a note whose number was accepted before', async () => {
    const registry = await opened(':memory:');
    await registry.record(note('NC1'));
    expect(await registry.record(note('NC1', { key: 'other', corrects: ['c3d4'] }))).toBe('twin');
    expect(await numbers(registry, 'c3d4')).toEqual([]);
  });

  it('may be about more documents than one statement takes', async () => {
    const registry = await opened(':memory:');
    const corrects = Array.from({ length: 40_000 }, (_, at) => `k${at}`);
    await registry.record(note('NC1', { corrects }));
    expect(await numbers(registry, 'k39999')).toEqual(['NC1']);
  });

  it('come back with a snapshot, and go with a reset', async () => {
    const registry = await opened(':memory:');
    await registry.record(note('NC1'));
    await registry.snapshots.take({ name: 's', takenAt: 0, outside: '{}' });
    await registry.reset();
    expect(await numbers(registry, 'a1b2')).toEqual([]);
    await registry.snapshots.restore('s');
    expect(await numbers(registry, 'a1b2')).toEqual(['NC1']);
  });
});

describe('payroll documents', () => {
  const payroll = (changes: Partial<JudgedDocument> = {}): JudgedDocument =>
    document({ type: '102', number: 'N1', receiverId: '1020', worker: '1020', month: '2026-11', ...changes });

  it('are found by employer, worker and month, oldest first, if accepted', async () => {
    const registry = await opened(':memory:');
    const all = [
      payroll({ key: '01' }),
      payroll({ key: '02', number: 'N2', worker: '1021' }),
      payroll({ key: '03', number: 'N3', month: '2026-12' }),
      payroll({ key: '04', number: 'N4', state: 'rejected' }),
      payroll({ key: '05', number: 'N5', issuerNit: '901500600' }),
      payroll({ key: '06', number: 'N6', type: '103' }),
      document({ key: '07' }),
    ];
    for (const each of all) await registry.record(each);
    const asked = { issuerNit: '901500100', worker: '1020', month: '2026-11' };
    expect(await registry.acceptedPayroll(asked)).toEqual([all[0], all[5]]);
    expect(await registry.acceptedPayroll({ ...asked, worker: '9' })).toEqual([]);
  });

  it.each<readonly [what: string, changes: Partial<JudgedDocument>, outcome: 'twin' | 'recorded']>([
    ['of the same worker and number', {}, 'twin'],
    ['of the same worker and number with leading zeros', { number: 'N001' }, 'twin'],
    ['of another worker under the same number', { worker: '1021' }, 'recorded'],
    ['of no worker under the same number', { worker: undefined }, 'recorded'],
    ['of another type under the same number', { type: '103' }, 'recorded'],
  ])('%s: %s', async (_what, changes, outcome) => {
    const registry = await opened(':memory:');
    await registry.record(payroll());
    const other = payroll({ key: 'ffff', ...changes });
    expect((await registry.acceptedTwin(other))?.key).toBe(outcome === 'twin' ? 'a1b2' : undefined);
    expect(await registry.record(other)).toBe(outcome);
  });
});

describe('a batch', () => {
  const answer = {
    ...{ ErrorMessage: [], IsValid: true, StatusCode: '00', StatusDescription: 'ñ', StatusMessage: null },
    ...{ XmlBase64Bytes: null, XmlDocumentKey: 'a1b2', XmlFileName: '0' },
  };
  const batch: Batch = {
    zipKey: 'f0f0f0f0-0000-4000-8000-000000000001',
    testSetId: undefined,
    receivedAt: 1_795_100_400_000,
    verdicts: [{ answer, results: { verdict: 'accepted' } }],
  };

  it('is kept with its verdicts, and counts how often it was asked for', async () => {
    const first = await openRegistry(file());
    await first.recordBatch({ ...batch, testSetId: 'set' });
    expect(await first.pollBatch(batch.zipKey)).toEqual({ batch: { ...batch, testSetId: 'set' }, polls: 0 });
    await first.close();
    const second = await opened(file());
    expect((await second.pollBatch(batch.zipKey.toUpperCase()))?.polls).toBe(1);
    expect(await second.batch(batch.zipKey)).toEqual({ batch: { ...batch, testSetId: 'set' }, polls: 2 });
    expect((await second.batch(batch.zipKey))?.polls).toBe(2);
  });

  it('is unknown under another key', async () => {
    const registry = await opened(':memory:');
    await registry.recordBatch(batch);
    expect([await registry.batch('x'), await registry.pollBatch('')]).toEqual([undefined, undefined]);
    expect((await registry.batch(batch.zipKey))?.batch.testSetId).toBeUndefined();
  });
});

describe('a test set', () => {
  const set: TestSet = { id: 'x', issuerNit: '901500100', family: 'payroll', quotas: {}, state: 'open' };

  it('is kept beside the others, and the first of an id stays', async () => {
    const first = await openRegistry(file());
    const other = { ...set, issuerNit: '901500600' };
    const added = await Promise.all([set, { ...set, id: 'y' }, other].map((each) => first.addTestSet(each)));
    expect(added).toEqual([set, { ...set, id: 'y' }, set]);
    await first.close();
    const second = await opened(file());
    expect(await second.testSet('x')).toEqual(set);
    expect(await second.testSet('y')).toBeDefined();
    expect(await second.testSet('z')).toBeUndefined();
    expect((await second.dump()).testSets).toHaveLength(defaultRegistry().testSets.length + 2);
  });
});

describe('a registry that is opened again', () => {
  it('by a newer program has what the older one kept', async () => {
    const older = openDatabase<AuthorityTables>(file(), migrations.slice(0, 1));
    await sql`INSERT INTO documents (issuer_nit, type_class, number_key, key, state, data, xml, response)
      VALUES ('901500100', '01', 'SETP990000001', 'a1b2', 'accepted', ${JSON.stringify({ key: 'a1b2' })}, ${packText('<a/>')}, ${packText('')})`.execute(
      older,
    );
    await older.destroy();
    const registry = await opened(file());
    expect((await registry.documentByKey('a1b2'))?.xml).toBe('<a/>');
    expect(await registry.record(document({ key: 'c3d4' }))).toBe('twin');
    expect(await registry.record(document({ type: '102', number: 'N1', key: 'ffff', worker: '1' }))).toBe('recorded');
  });

  it('still has its data, its documents and its count', async () => {
    const first = await openRegistry(file());
    await first.replace({ mandates: [{ certificateNit: '800', issuerNit: '900' }], uvt: [] });
    await first.record(document());
    await first.nextResponseNumber();
    const data = await first.dump();
    await first.close();
    const second = await opened(file());
    expect(await second.dump()).toEqual(data);
    expect(await second.mayActFor('800', '900')).toBe(true);
    expect(await second.documentByKey('a1b2')).toEqual(document());
    expect(await second.nextResponseNumber()).toBe(2);
  });

  it('takes what was never replaced from the defaults of the program', async () => {
    const first = await openRegistry(file());
    await first.replace({ mandates: [] });
    await first.close();
    const second = await opened(file());
    expect((await second.dump()).contributors).toEqual(defaultRegistry().contributors);
  });
});

describe('the default registry', () => {
  const data = defaultRegistry();

  it('has contributors for every scenario', () => {
    const facts = data.contributors.map(({ status, roles, families }) => ({ status, roles, families }));
    const all = ['invoicing', 'support', 'payroll'];
    expect(facts).toContainEqual({ status: 'enabled', roles: ['issuer', 'provider'], families: all });
    expect(facts.some(({ status }) => status === 'registered')).toBe(true);
    expect(facts.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(facts.some(({ status, families }) => status === 'enabled' && !families.includes('payroll'))).toBe(true);
  });

  it('names every taxpayer once', () => {
    for (const names of [
      data.contributors.map(({ nit }) => nit),
      data.rut.entries.map(({ identification }) => identification),
      data.software.map(({ id }) => id),
      data.ranges.map(({ issuerNit, resolution, prefix }) => `${issuerNit} ${resolution} ${prefix}`),
      data.uvt.map(({ year }) => year),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has whole numbers, dates and references that exist', () => {
    const software = new Set(data.software.map(({ id }) => id));
    const contributors = new Set(data.contributors.map(({ nit }) => nit));
    for (const range of data.ranges) {
      expect(
        [range.from, range.to].every((text) => /^\d+$/.test(text)),
        range.prefix,
      ).toBe(true);
      expect(BigInt(range.from) <= BigInt(range.to), range.prefix).toBe(true);
      expect([range.resolutionDate, range.startDate, range.endDate].join(' '), range.prefix).toMatch(
        /^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/,
      );
      expect(range.softwareId === undefined || software.has(range.softwareId), range.prefix).toBe(true);
      expect(contributors.has(range.issuerNit), range.prefix).toBe(true);
    }
    for (const { ownerNit, issuers } of data.software) {
      expect([ownerNit, ...issuers].filter((nit) => !contributors.has(nit))).toEqual([]);
    }
  });

  it('has an open test set of every family, for software of that family, and quotas for its kinds', () => {
    const openSets = data.testSets.filter(({ state }) => state === 'open');
    expect(new Set(openSets.map(({ family }) => family))).toEqual(new Set(['invoicing', 'support', 'payroll']));
    for (const { id, family, softwareId, issuerNit, quotas } of data.testSets) {
      const software = data.software.find((each) => each.id === softwareId);
      expect(software === undefined || software.family === family, id).toBe(true);
      expect(software === undefined || software.issuers.includes(issuerNit), id).toBe(true);
      // A name that is no kind has no family.
      expect(
        Object.keys(quotas).every((kind) => familyOf(kind as DocumentKind) === family),
        id,
      ).toBe(true);
    }
  });

  it('has the public range of the test environment, with its key', () => {
    expect(data.ranges).toContainEqual(
      expect.objectContaining({
        ...{ resolution: '18760000001', prefix: 'SETP', from: '990000000', to: '995000000' },
        ...{ startDate: '2019-01-19', endDate: '2030-01-19' },
        technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
      }) as unknown,
    );
  });

  it('has ranges with a key exactly where the code needs one', () => {
    for (const { documentType, technicalKey, prefix } of data.ranges) {
      expect(technicalKey !== undefined, prefix).toBe(documentType === '01');
    }
  });
});
