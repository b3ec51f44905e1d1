import { describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

type Valued = { readonly value: unknown; readonly source: string };

type Listed = {
  readonly note?: string;
  readonly inForce: readonly {
    readonly topic: string;
    readonly key: string | null;
    readonly now: Valued | null;
    readonly before: Valued | null;
    readonly next: { readonly from: string; readonly value: unknown } | null;
  }[];
};

type ListedDifference = {
  readonly topic: string;
  readonly key: string | null;
  readonly before: Valued | null;
  readonly after: Valued | null;
  readonly lack?: string;
};

type Compared = { readonly differences: readonly ListedDifference[] };

type Changed = {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly (ListedDifference & { readonly on: string })[];
};

const listed = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse((await runHere(['rules', ...args, '--json'])).stdout);

const at = async (date: string) => (await listed('--at', date)) as Listed; // as --at prints it
const between = async (...dates: readonly string[]) => (await listed('--diff', ...dates)) as Compared; // as --diff prints it

describe('rules --at', () => {
  it('has what was before, what is next, and the source', async () => {
    const { inForce } = await at('2026-11-28');
    const found = inForce.find(({ topic, key }) => topic === 'surcharge-by-law' && key === 'HRDDF');
    expect([found?.now?.value, found?.now?.source, found?.before?.value, found?.next]).toEqual([
      '90.00',
      'Ley 2466 de 2025, art. 14',
      '80.00',
      { from: '2027-07-01', value: '100.00' },
    ]);
  });

  it('says of which annex the rules are before 1 May 2024, in both languages', async () => {
    expect((await at('2024-04-30')).note).toContain('annex 1.9');
    expect((await at('2024-05-01')).note).toBeUndefined();
    const { stdout } = await runHere(['rules', '--at', '2024-04-30', '--lang', 'es']);
    expect(stdout.split('\n')[0]).toContain('anexo 1.9');
  });

  it('shows times in the language of the reader', async () => {
    const texts = ['en', 'es'].map(
      async (lang) => (await runHere(['rules', '--at', '2026-11-28', '--lang', lang])).stdout,
    );
    const [english = '', spanish = ''] = await Promise.all(texts);
    expect(english).toContain('HRDDF  since 1 July 2026: 90 %; before: 80 %; from 1 July 2027: 100 %');
    expect(spanish).toContain(
      'HRDDF  desde el 1 de julio de 2026: 90 %; antes: 80 %; a partir del 1 de julio de 2027: 100 %',
    );
  });
});

describe('rules --diff', () => {
  it('takes two dates, apart or as a range', async () => {
    const { differences } = await between('2026-06-30', '2026-07-02');
    expect(differences.map(({ key, before, after }) => [key, before?.value, after?.value])).toContainEqual([
      'HRDDF',
      '80.00',
      '90.00',
    ]);
    expect(differences).toHaveLength(16);
    expect((await between('2026-06-30..2026-07-02')).differences).toEqual(differences);
  });

  it('counts differences and shows what is not in force', async () => {
    const { stdout } = await runHere(['rules', '--diff', '2026-04-30', '2026-05-01', '--lang', 'en']);
    expect(stdout).toContain('1 difference between 30 April 2026 and 1 May 2026');
    expect(stdout).toContain('20-REG → no longer in force');
  });
});

describe('what is published year by year', () => {
  it('is not known yet rather than gone', async () => {
    const { inForce } = await at('2027-01-15');
    expect(inForce.find(({ topic }) => topic === 'uvt')).toMatchObject({ now: null, before: { value: '52374' } });
    const { stdout } = await runHere(['rules', '--at', '2027-01-15', '--lang', 'en']);
    expect(stdout).toContain('no value known yet; until 31 December 2026: 52374');
  });

  it('differs so, and other things that have ended do not', async () => {
    const lackOf = async (topic: string, ...dates: readonly string[]) =>
      (await between(...dates)).differences.find((each) => each.topic === topic)?.lack;
    expect(await lackOf('uvt', '2026-11-29', '2027-05-29')).toBe('unknown');
    expect(await lackOf('operation-type', '2026-04-30', '2026-05-01')).toBe('ended');
    const { stdout } = await runHere(['rules', '--diff', '2026-11-29', '2027-05-29', '--lang', 'es']);
    expect(stdout).toContain('52374 → aún sin valor conocido');
  });
});

describe('rules --changes', () => {
  const changed = async (...dates: readonly string[]) => (await listed('--changes', ...dates)) as Changed; // as --changes prints it

  it('has each step of a value, and what came and went', async () => {
    const { from, to, changes } = await changed('2026-11-29', '2024-04-01');
    expect([from, to]).toEqual(['2024-04-01', '2026-11-29']);
    const steps = changes
      .filter(({ topic, key }) => topic === 'surcharge-by-law' && key === 'HRDDF')
      .map(({ on, before, after }) => [on, before?.value, after?.value]);
    expect(steps).toEqual([
      ['2025-07-01', '75.00', '80.00'],
      ['2026-07-01', '80.00', '90.00'],
    ]);
    expect(changes.filter(({ key }) => key === '20-REG').map(({ on }) => on)).toEqual(['2026-04-23', '2026-05-01']);
  });

  it('is shown day by day, and --diff names it where it says more', async () => {
    const { stdout } = await runHere(['rules', '--changes', '2026-04-01', '2026-05-01', '--lang', 'en']);
    expect(stdout).toMatch(/^2 changes after 1 April 2026, up to 1 May 2026\n23 April 2026\n[^]*\n1 May 2026\n/);
    const compared = await runHere(['rules', '--diff', '2026-04-01', '2026-05-01', '--lang', 'en']);
    expect(compared.stdout).toContain('0 differences');
    expect(compared.stdout).toContain('Day by day there are 2: ensayo rules --changes 2026-04-01 2026-05-01');
  });
});

describe('a wrong date', () => {
  it.each([
    ['--at', '2026-02-30'],
    ['--at', 'tomorrow'],
    ['--diff', '2026-06-30'],
    ['--diff', '2026-06-30', '2026-06-31'],
    ['--diff', '2026-06-30', '2026-07-01', '2026-07-02'],
    ['--changes', '2026-06-30'],
    ['--changes', '2026-06-30', '2026-06-31'],
  ])('is refused with its code: %s %s %s', async (...args) => {
    const { code, stderr, stdout } = await runHere(['rules', ...args.filter((each) => each !== '')]);
    expect([code, stdout, stderr.includes('(invalid-date)')]).toEqual([2, '', true]);
  });

  it('is not looked at beside filters', async () => {
    const { stderr } = await runHere(['rules', '--at', '2026-07-01', '--group', 'AD']);
    expect(stderr).toContain('(option-mixture)');
  });
});
