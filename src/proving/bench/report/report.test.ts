import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { benchResult } from './result.ts';
import { pages, withFigures } from './page.ts';
import { caseTable, figure, holdTable, markdownTable, textTable } from './table.ts';

const machine = {
  system: 'linux x64',
  processor: 'A processor',
  avx512: true,
  cores: 2,
  memoryGigabytes: 16,
  node: 'v20.20.2',
  pinned: true,
  loadBefore: 0.25,
};

const result = benchResult(
  [
    { 'rsa-sign': { value: 3_000, cores: 1 }, 'cold-start': { value: 700 } },
    { 'rsa-sign': { value: 3_000.123, cores: 0.98 }, 'cold-start': { value: 900 } },
    {
      'rsa-sign': { value: 1_500, cores: 0.5 },
      'rsa-verify': { value: 30_000 },
      'cold-start': { value: 720.5 },
      'xml-crypto-sign': { value: 20 },
      'xml-crypto-verify': { value: 10 },
      issue: { value: 300 },
    },
  ],
  {
    at: '2026-11-24T10:00:00.000Z',
    version: '1.0.0',
    machine,
    filled: [{ case: 'judge-sqlite-100000', documents: 100_000, seconds: 6.1, bytesPerDocument: 1_234 }],
  },
);

describe('the result', () => {
  it('has the form that its schema describes', () => {
    const schema = JSON.parse(readFileSync(packageFile('docs/schemas/bench.schema.json'), 'utf8')) as object;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(result) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...result, rounds: 0 })).toBe(false);
  });

  it('has the middle of the rounds, and their ends', () => {
    expect(result.cases[0]).toMatchObject({ name: 'rsa-sign', median: 3_000, min: 1_500, max: 3_000, cores: 0.98 });
  });

  it('lacks cases that were not measured, and has every hold', () => {
    expect(result.cases.map(({ name }) => name)).toEqual([
      'rsa-sign',
      'rsa-verify',
      'xml-crypto-sign',
      'xml-crypto-verify',
      'issue',
      'cold-start',
    ]);
    expect(result.holds.find(({ name }) => name === 'issue-by-xml-crypto')).toMatchObject({
      median: 0.0134,
      met: true,
    });
    expect(result.holds.find(({ name }) => name === 'judge-by-xml-crypto')).toMatchObject({ median: null, met: null });
  });

  it('has the milliseconds of a document without its two signatures', () => {
    expect(result.cases.find(({ name }) => name === 'issue')).toMatchObject({ unit: 'ms/document', median: 2 });
  });

  it('lacks a document where the rate of its signatures was not measured', () => {
    const facts = { at: '', version: '', machine, filled: [] };
    expect(benchResult([{ issue: { value: 300 } }], facts).cases).toEqual([]);
  });
});

describe('a figure', () => {
  it.each([
    [12_345.6, '12,346', '12.346'],
    [12.345, '12.3', '12,3'],
    [1.6, '1.60', '1,60'],
    [0.18, '0.180', '0,180'],
  ])('%d is %s, in Spanish %s', (value, english, spanish) => {
    expect([figure(value, 'en'), figure(value, 'es')]).toEqual([english, spanish]);
  });
});

describe('the tables', () => {
  it('are Markdown with as many cells in each row', () => {
    const lines = markdownTable(caseTable(result, 'es')).split('\n');
    expect(lines).toHaveLength(8);
    expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
    expect(lines[2]).toContain('| RSA-2048, firmar | 3.000 | firmas/s | 1.500 – 3.000 | 0,980 |');
  });

  it('name what was wanted, and whether it is so', () => {
    const text = textTable(holdTable(result, 'en'));
    expect(text).toMatch(/Issuing alone ÷ xml-crypto, signing and verifying +0\.013 +0\.013 – 0\.013 +≤ 0\.050 +yes/);
    expect(text).toMatch(/Cold start to ready \(ms\) +721 +700 – 900 +≤ 800 +yes/);
    expect(text).toMatch(/Two workers ÷ one worker, the load generator’s share subtracted +≥ 1\.60 +not measured/);
  });
});

describe.each(['en', 'es'] as const)('the page in %s', (language) => {
  const page = readFileSync(packageFile(pages[language]), 'utf8');

  it('takes the figures in, and those of the next run in their place', () => {
    const once = withFigures(page, result, language);
    expect(once).toMatch(/A processor (with|con) AVX-512,/);
    expect(withFigures(once, result, language)).toBe(once);
  });

  it('without a place for figures is refused', () => {
    expect(() => withFigures('# Page', result, language)).toThrow('no place for the figures');
  });
});
