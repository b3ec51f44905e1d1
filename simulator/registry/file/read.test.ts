import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { dataFile } from '../../../src/common/data-directory.ts';
import { defaultRegistry } from '../default-registry.ts';
import { readRegistryData, readRegistryText } from './read.ts';

describe('a company of a few lines', () => {
  const text = 'companies:\n  - nit: 900373115\n    name: MI EMPRESA SAS\n    prefix: FE\n';

  it('joins the default registry with everything it needs', async () => {
    const read = await readRegistryText(text);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    const { registry, companies, added } = read;
    expect(registry.contributors).toHaveLength(defaultRegistry().contributors.length + 1);
    expect(registry.uvt).toEqual(defaultRegistry().uvt);
    expect(added.contributors).toMatchObject([
      { nit: '900373115', status: 'enabled', families: ['invoicing', 'support', 'equivalent', 'payroll'] },
    ]);
    expect(added.ranges.map(({ documentType, prefix }) => [documentType, prefix])).toEqual([
      ['01', 'FE'],
      ['05', 'SEDS'],
      ['03', 'SCON'],
      ['20', 'EPOS'],
    ]);
    expect(added.testSets.map(({ quotas }) => Object.values(quotas).map(({ required }) => required))).toEqual([
      [2, 1, 1],
      [1, 1],
      [3, 1, 1],
      [4, 4],
    ]);
    expect(companies).toMatchObject([{ nit: '900373115', checkDigit: '3', responsibilities: ['R-99-PN'] }]);
    expect(companies[0]?.software.invoicing.id).toBe(added.software[0]?.id);
    expect(companies[0]?.ranges[0]?.technicalKey).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is the same each time, and different for another NIT', async () => {
    const read = async (source: string) => {
      const result = await readRegistryText(source);
      return result.ok ? result.added : undefined;
    };
    const once = await read(text);
    expect(await read(text)).toEqual(once);
    const other = await read(text.replace('900373115', '900373116'));
    expect(other?.software.map(({ id }) => id)).not.toEqual(once?.software.map(({ id }) => id));
    expect(other?.ranges.map(({ resolution }) => resolution)).not.toEqual(
      once?.ranges.map(({ resolution }) => resolution),
    );
  });

  it('that is enabled for nothing is registered', async () => {
    const read = await readRegistryText(`${text}    families: []\n`);
    expect(read.ok && read.added.contributors).toMatchObject([{ status: 'registered', families: [] }]);
  });

  it('means the same in a row of its own', async () => {
    const read = await readRegistryText(
      'contributors:\n  - { nit: 900373115, name: A, families: [], receptionEmail: a@example.com }',
    );
    expect(read.ok && read.added.contributors).toMatchObject([{ status: 'registered', families: [] }]);
  });

  it('keeps the zeros of values that look like numbers', async () => {
    const read = await readRegistryText(`${text}    resolution: 00187\n    phone: 0573001\n`);
    expect(read.ok && read.companies).toMatchObject([
      { phone: '0573001', ranges: [{ resolution: '00187' }, {}, {}, {}] },
    ]);
  });
});

describe('software', () => {
  const text = (line: string): string =>
    `software:\n  - id: 6f0a7b1c-2d3e-4f50-8a6b-7c8d9e0f1a2b\n    ownerNit: 901500100\n    pin: 1\n${line}`;

  it.each<readonly [what: string, line: string, families: readonly string[]]>([
    ['serves all families where nothing is said', '', ['invoicing', 'support', 'equivalent', 'payroll']],
    ['serves those of its list', '    families: [support, payroll]\n', ['support', 'payroll']],
    ['serves a single one', '    family: payroll\n', ['payroll']],
  ])('%s', async (_what, line, families) => {
    const read = await readRegistryText(text(line));
    expect(read.ok && read.added.software.map((row) => row.families)).toEqual([families]);
  });
});

describe('a registry file', () => {
  it('may name the software that a company has already', () => {
    const [software] = defaultRegistry().software;
    const own = { software: { id: software?.id, pin: '1' }, contingencyPrefix: 'SC2', equivalentPrefix: 'EP2' };
    const read = readRegistryData({ companies: [{ nit: software?.ownerNit, name: 'A', ...own }] });
    expect(read).toMatchObject({ ok: true });
  });

  it('can extend an empty registry, except for the value of the UVT', async () => {
    const read = await readRegistryText('extends: nothing\ncompanies: [{ nit: 900373115, name: A }]');
    expect(read.ok && read.registry.contributors.map(({ nit }) => nit)).toEqual(['900373115']);
    expect(read.ok && read.registry.uvt).toEqual(defaultRegistry().uvt);
  });

  it('replaces rows of the same key and keeps the others', async () => {
    const read = await readRegistryText(
      'rut: { available: false }\nuvt: [{ year: 2026, amount: 1 }, { year: 2027, amount: 2 }]',
    );
    expect(read.ok && read.registry.uvt.filter(({ year }) => year >= '2026')).toEqual([
      { year: '2026', amount: '1' },
      { year: '2027', amount: '2' },
    ]);
    expect(read.ok && read.registry.rut).toEqual({ ...defaultRegistry().rut, available: false });
  });

  it('can be the default registry itself', async () => {
    const text = readFileSync(dataFile('registry/default.json'), 'utf8');
    const read = await readRegistryText(text.replace('{', '{"extends": "nothing",'));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.registry).toEqual(defaultRegistry());
  });

  it('names presets of test sets, with its own quotas where given', () => {
    const set = { id: '11111111-2222-4333-8444-555555555555', issuerNit: '901500100' };
    const read = readRegistryData({
      testSets: [{ ...set, preset: 'payroll', quotas: { payroll: { required: 9 } } }],
    });
    expect(read.ok && read.added.testSets).toEqual([
      {
        ...set,
        family: 'payroll',
        state: 'open',
        quotas: {
          payroll: { required: 9, minimumAccepted: 9 },
          payrollAdjustment: { required: 4, minimumAccepted: 4 },
        },
      },
    ]);
  });

  it('compares identifiers of software with case, as the judge does', () => {
    const [known] = defaultRegistry().software;
    const id = known?.id.toUpperCase() ?? '';
    const read = readRegistryData({ software: [{ ...known, id }] });
    const ids = read.ok ? read.registry.software.map((row) => row.id) : [];
    expect([ids.includes(id), ids.includes(known?.id ?? '')]).toEqual([true, true]);
  });

  it('can be a registry dump, including the counts of its test sets', () => {
    const registry = defaultRegistry();
    const progress = { invoice: { sent: 2, accepted: 1 } };
    const dumped = { ...registry, testSets: registry.testSets.map((set) => ({ ...set, progress })) };
    const read = readRegistryData({ extends: 'nothing', ...dumped });
    expect(read.ok && read.registry).toEqual(dumped);
  });

  it('from a program may contain numbers', () => {
    const read = readRegistryData({ uvt: [{ year: 2027, amount: 53000 }] });
    expect(read.ok && read.added.uvt).toEqual([{ year: '2027', amount: '53000' }]);
  });

  it('is not modified by reading', () => {
    const given = { companies: [{ nit: 900373115, name: 'A' }] };
    expect(readRegistryData(given)).toMatchObject({ ok: true });
    expect(given).toEqual({ companies: [{ nit: 900373115, name: 'A' }] });
  });
});
