/**
 * Invoice bodies as published by integrators, posted unchanged. The table of outcomes is ours; the bodies stay outside
 * the repository, and if they are absent only the table is checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { foundInvoices } from '../../generate/found-requests.ts';
import { linesGiven, linesStated, type VerdictGiven } from '../../generate/stated-lines.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';
import { differencesIn, sentence } from './recompute.fixture.ts';

const requests = foundInvoices();

const folder = packageFile('../shared/requests');
const present = existsSync(folder);

const read = (file: string): JsonObject => JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject; // kept beside us

const form = /^[\w.]+: .+ (-?\d+\.\d\d), stated (-?\d+\.\d\d), difference (\d+\.\d\d), tolerance (\d\.\d\d)$/;

describe('the table of found requests', () => {
  it('names each file once, in order', () => {
    const files = requests.map(({ file }) => file);
    expect(files).toEqual([...new Set(files)].sort());
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(requests)(
    'gives for $file an instant in Colombia and amounts that add up',
    ({ clock, lines, recomputation }) => {
      expect(clock).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/);
      const exceeding = recomputation.filter((text) => {
        const [recomputed, stated, difference, tolerance] = (form.exec(text) ?? []).slice(1).map(Number);
        expect(Math.abs((stated ?? 0) - (recomputed ?? 0)), text).toBeCloseTo(difference ?? Number.NaN, 2);
        return (difference ?? 0) > (tolerance ?? 0);
      });
      expect(
        exceeding.length === 0 || linesStated(lines).length > 0,
        'an amount beyond its tolerance asks for a line',
      ).toBe(true);
    },
  );
});

describe('the lines of the table', () => {
  it.each(requests)('of $file have a reason each', ({ lines, reasons }) => {
    const explained = reasons.map((reason) => reason.split(':')[0]).sort();
    expect(explained).toEqual(linesStated(lines).map((line) => line.split(',')[0]));
  });
});

describe('the recomputation', () => {
  it('finds nothing in a body that adds up', () => {
    expect(differencesIn(exampleInvoice())).toEqual([]);
  });

  it('distinguishes a difference from one beyond the tolerance', () => {
    const totals = { line_extension_amount: '1165001.99', tax_inclusive_amount: '1386351.99', payable_amount: 1386360 };
    const found = differencesIn(exampleInvoice({ legal_monetary_totals: totals }));
    expect(found.map(({ field, exceeds }) => [field, exceeds])).toEqual([
      ['legal_monetary_totals.line_extension_amount', false],
      ['legal_monetary_totals.payable_amount', true],
    ]);
    expect(sentence(found[0] ?? expect.fail())).toBe(
      'legal_monetary_totals.line_extension_amount: sum of lines 1165000.00, stated 1165001.99, difference 1.99, tolerance 2.00',
    );
  });
});

const postThem = (): void => {
  let box: Box;

  beforeAll(async () => {
    // Certificates are valid for a year from the start, which is later than every body.
    box = await startBox({ seed: 'found', clock: '2026-11-20' });
  });

  afterAll(() => box.close());

  it('are all in the table, except health', () => {
    const files = readdirSync(folder).filter((name) => /^invoice-(?!health)/.test(name));
    expect(files.sort()).toEqual(requests.map(({ file }) => file));
  });

  it.each(requests)('$file is answered with exactly the lines of the table', async ({ file, clock, lines }) => {
    box.clock.set(clock);
    const { status, body } = await box.post(invoicePath, read(file));
    expect(status, JSON.stringify(body)).toBe(200);
    const verdict = body.verdict as VerdictGiven; // of an invoice that was sent
    expect(linesGiven(verdict)).toEqual(linesStated(lines));
    expect(verdict.accepted).toBe(lines.Rechazo === undefined);
  });

  it.each(requests)('$file: the recomputation of the table follows from the body', ({ file, recomputation }) => {
    expect(differencesIn(read(file)).map(sentence)).toEqual(recomputation);
  });
};

if (present) describe('the found requests', postThem);
else {
  it('posted none of the found requests: their folder is absent, only the table was checked', () => {
    expect(existsSync(folder)).toBe(false);
  });
}
