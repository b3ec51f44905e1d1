import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../../../src/common/store/store.ts';
import type { TestSet } from '../../registry/test-sets.ts';
import type { RegistryData } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { closeAll, document, lasting, opened, passing } from './registry.fixture.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';
import { openRegistry } from './stored-registry.ts';

afterEach(closeAll);

const places: readonly (readonly [place: string, location: () => Promise<StorePlace>])[] = [
  ['that forgets', passing],
  ['that lasts', lasting],
];

describe.each(places)('a registry %s', (_place, location) => {
  it('works out of the box', async () => {
    const registry = await opened(location());
    expect(await registry.dump()).toEqual(defaultRegistry());
  });

  it('finds contributors, software and ranges by their keys, and nothing under other names', async () => {
    const registry = await opened(location());
    const names = ['901500100', 'constructor', '', '901500100', '__proto__'];
    expect([...(await registry.contributors(names)).keys()]).toEqual(['901500100']);
    const [software] = defaultRegistry().software;
    expect([...(await registry.software([software?.id ?? '', 'x', 'toString'])).values()]).toEqual([software]);
    const { rangesOfResolution, rangesOfIssuer } = registry;
    const production = { environment: '1' } as const;
    const first = { nit: '901500100', ...production };
    expect((await rangesOfResolution('18760000001', first)).map(({ prefix }) => prefix)).toEqual(['SETP', 'EPOS']);
    expect(await rangesOfResolution('', first)).toEqual([]);
    expect((await rangesOfIssuer({ nit: '901500600', ...production })).map(({ prefix }) => prefix)).toEqual(['SETU']);
    expect(await rangesOfIssuer({ nit: '1', ...production })).toEqual([]);
  });

  it('finds taxpayers in the RUT by number, and by name in any spelling', async () => {
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

  it('lets a taxpayer act for itself, and another with a mandate, and nobody for an empty NIT', async () => {
    const registry = await opened(location());
    await registry.replace({ mandates: [{ certificateNit: '800', issuerNit: '900' }] });
    const asked = ['900 900', '800 900', '900 800', '801 900', ' 900', ' ', '800 '].map((pair) => pair.split(' '));
    const answers = await Promise.all(asked.map(([sender = '', issuer = '']) => registry.mayActFor(sender, issuer)));
    expect(answers).toEqual([true, true, false, false, false, false, false]);
    expect([...(await registry.mandatesOf('900'))]).toEqual(['800']);
    expect([...(await registry.mandatesOf('800'))]).toEqual([]);
  });

  it('returns what was stored, and keeps what was not replaced', async () => {
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
    expect(await registry.rangesOfResolution('18760000001', { nit: '901500100', environment: '2' })).toEqual([]);
    expect(await registry.rut({ identifications: ['901500100'], names: [] })).toMatchObject({ available: false });
  });

  it('counts its own answers from one', async () => {
    const registry = await opened(location());
    const numbers = await Promise.all([1, 2, 3].map(() => registry.nextResponseNumber()));
    expect([...numbers].sort()).toEqual([1, 2, 3]);
  });

  it('returns a document as it was recorded', async () => {
    const registry = await opened(location());
    expect(await registry.record(document())).toBe('recorded');
    expect(await registry.documentByKey('a1b2')).toEqual(document());
    expect(await registry.acceptedDuplicate(document())).toEqual(document());
  });

  it('keeps the XML as deflated in its ZIP', async () => {
    const registry = await opened(location());
    const stood = deflateRawSync(document().xml, { level: 9 });
    await registry.record(document(), stood);
    expect(await registry.documentByKey('a1b2')).toEqual(document());
  });

  it('finds a document by its key in capitals, and keeps the key as it was sent', async () => {
    const registry = await opened(location());
    await registry.record(document({ key: 'A1b2', state: 'rejected' }));
    expect((await registry.documentByKey('a1B2'))?.key).toBe('A1b2');
    expect(await registry.documentByKey('')).toBeUndefined();
  });
});

describe('a test set', () => {
  const set: TestSet = { id: 'x', issuerNit: '901500100', family: 'payroll', quotas: {}, state: 'open' };

  const add = (registry: RegistryPort, added: TestSet): Promise<TestSet> =>
    registry.change(({ testSets }) => {
      const known = testSets.find(({ id }) => id === added.id);
      const replaced = known === undefined ? { testSets: [...testSets, added] } : undefined;
      return Promise.resolve({ replaced, result: known ?? added });
    });

  it('is kept with the others, and the first with a given id stays', async () => {
    const first = await openRegistry(await lasting());
    const other = { ...set, issuerNit: '901500600' };
    const added = await Promise.all([set, { ...set, id: 'y' }, other].map((each) => add(first, each)));
    expect(added).toEqual([set, { ...set, id: 'y' }, set]);
    await first.close();
    const second = await opened(lasting());
    expect(await second.testSet('x')).toEqual(set);
    expect(await second.testSet('y')).toBeDefined();
    expect(await second.testSet('z')).toBeUndefined();
    expect((await second.dump()).testSets).toHaveLength(defaultRegistry().testSets.length + 2);
  });
});

describe('a reopened registry', () => {
  it('has the family of software that was stored with a single one', async () => {
    const first = await openRegistry(await lasting());
    const software = defaultRegistry().software.map(({ families: _, ...row }) => ({ ...row, family: 'payroll' }));
    await first.replace({ software: software as unknown as RegistryData['software'] }); // as an older program wrote it
    await first.close();
    const second = await opened(lasting());
    expect(new Set((await second.dump()).software.flatMap(({ families }) => families))).toEqual(new Set(['payroll']));
  });

  it('still has its data, its documents and its count', async () => {
    const first = await openRegistry(await lasting());
    await first.replace({ mandates: [{ certificateNit: '800', issuerNit: '900' }], uvt: [] });
    await first.record(document());
    await first.nextResponseNumber();
    const data = await first.dump();
    await first.close();
    const second = await opened(lasting());
    expect(await second.dump()).toEqual(data);
    expect(await second.mayActFor('800', '900')).toBe(true);
    expect(await second.documentByKey('a1b2')).toEqual(document());
    expect(await second.nextResponseNumber()).toBe(2);
  });

  it('takes anything never replaced from the defaults of the program', async () => {
    const first = await openRegistry(await lasting());
    await first.replace({ mandates: [] });
    await first.close();
    const second = await opened(lasting());
    expect((await second.dump()).contributors).toEqual(defaultRegistry().contributors);
  });
});
