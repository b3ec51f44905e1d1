/** A line about a document of the till whose rule nobody saw says so wherever it is read, and can be left out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../../cli/testing/run-here.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { explanationsOf } from '../../../harness/answers.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';

const example = JSON.parse(readFileSync(packageFile('datasets/facts/examples/posTicket.json'), 'utf8')) as JsonObject; // our own file

/** DEAU04 is seen, and DEAU14 is inferred. */
const request = {
  ...example,
  legal_monetary_totals: {
    line_extension_amount: '100100.00',
    tax_exclusive_amount: '90000.00',
    tax_inclusive_amount: '119150.00',
    payable_amount: '129150.00',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'ensayo-inferred-'));
const file = join(folder, 'tiquete.xml');

let box: Box;
let body: JsonObject;

beforeAll(async () => {
  box = await startBox({ seed: 'inferred', clock: '2026-11-20T10:00:00-05:00' });
  ({ body } = await box.post('/api/ubl2.1/eqdoc', request));
  const golden = readFileSync(packageFile('datasets/proof/golden/posTicket-ticket.xml'), 'utf8');
  writeFileSync(
    file,
    golden.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replace(/(<cbc:LineCountNumeric>)/, '$19'),
  );
});

afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

it('in the explanations of the issuing service', () => {
  const inferred = explanationsOf(body).map((each) => [each.code, each.inferred]);
  expect(inferred).toContainEqual(['DEAU14', 'from FAU14; not seen']);
  expect(inferred).toContainEqual(['DEAU04', undefined]);
});

type Output = { readonly failed: readonly { readonly code: string; readonly inferred?: string }[] };

const judged = async (...options: readonly string[]): Promise<string> =>
  (await runHere(['judge', file, '--clock', '2026-03-16T15:00:00Z', ...options])).stdout;

const failedIn = (stdout: string): Output['failed'] => (JSON.parse(stdout) as Output).failed; // the command's own output

describe('on the command line', () => {
  it('is marked by judge, in its text and its JSON', async () => {
    expect(await judged()).toMatch(/DEAD16 .*\n(?: {6}.*\n)*? {6}inferred from FAD16; not seen\n/);
    expect(await judged('--lang', 'es')).toMatch(/ {6}inferida +de FAD16; no vista\n/);
    expect(failedIn(await judged('--json'))).toEqual([
      expect.objectContaining({ code: 'DEAD16', inferred: 'from FAD16; not seen' }),
    ]);
  });

  it('is left out by judge where only rules that somebody saw are wanted', async () => {
    expect(failedIn(await judged('--only-seen', '--json'))).toEqual([]);
    expect(failedIn(await judged('--profile', 'seen', '--json'))).toEqual([]);
  });

  it('is left out by rules', async () => {
    const listed = async (...options: readonly string[]): Promise<readonly string[]> => {
      const { stdout } = await runHere(['rules', '--group', 'AU', '--document', 'posTicket', '--json', ...options]);
      const { rules } = JSON.parse(stdout) as { readonly rules: readonly { readonly code: string }[] }; // as above
      return rules.map(({ code }) => code);
    };
    expect(await listed()).toEqual(expect.arrayContaining(['DEAU04', 'DEAU14']));
    const seen = await listed('--only-seen');
    expect(seen).toContain('DEAU04');
    expect(seen).not.toContain('DEAU14');
  });
});
