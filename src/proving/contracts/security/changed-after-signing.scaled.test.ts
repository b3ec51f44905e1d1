/** A document changed in transit gets ZE02 over SOAP and from `ensayo judge`, whatever xml-crypto says about it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { tamperings } from '../../../../simulator/testing/tampered.fixture.ts';
import { sampled } from '../../../common/testing/volume.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';

const clock = '2026-11-20T10:00:00-05:00';
const folder = mkdtempSync(join(tmpdir(), 'ensayo-changed-'));
const note = 'Primera línea\nsegunda línea';
const muchText = `${note} ${'tercera línea '.repeat(20_000)}`;

let box: Box;
let signed = '';
let number = firstNumber;

beforeAll(async () => {
  box = await startBox({
    seed: 'changed',
    clock,
    onStep: (step, value) => {
      if (step === 'signed') signed = String(value);
    },
  });
});

afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

type Change = (xml: string) => string;

type Case = {
  readonly path: string;
  readonly request: () => JsonObject;
  readonly changes: readonly { readonly name: string; readonly change: Change }[];
};

const invoice = (notes: string): JsonObject => exampleInvoice({ number: (number += 1), notes });

const payroll = (notes: string): JsonObject => {
  const request = createGenerator(`changed ${String((number += 1))}`).payroll({ date: '2026-11-20' }) as JsonObject; // plain data
  return { ...request, notes, worker: { ...(request.worker as JsonObject), middle_name: 'DARY DEL MAR' } };
};

const certain =
  (change: (xml: string) => string | undefined): Change =>
  (xml) =>
    change(xml) ?? expect.fail('The document has no such place.');

const everywhere = tamperings.map(({ name, change }) => ({ name, change: certain(change) }));
const workerName = {
  name: "U+2028 in the worker's name",
  change: (xml: string) => xml.replace('DARY DEL MAR', 'DARY\u2028DEL MAR'),
};
const isNamed =
  (part: string) =>
  ({ name }: { readonly name: string }) =>
    name.includes(part);
const overlooked = everywhere.filter(({ name }) => isNamed('U+2028 for')({ name }) || isNamed('xmlns')({ name }));

const cases: readonly (readonly [what: string, one: Case])[] = [
  ['an invoice', { path: invoicePath, request: () => invoice(note), changes: everywhere }],
  ['an invoice with much text', { path: invoicePath, request: () => invoice(muchText), changes: overlooked }],
  [
    'a payroll',
    {
      path: '/api/ubl2.1/payroll',
      request: () => payroll(note),
      changes: [workerName, ...everywhere.filter(({ name }) => !isNamed('xmlns')({ name }))],
    },
  ],
];

type Line = { readonly code: string; readonly found: string };

/** The issuing service's answer when the document is changed between it and the authority. */
const sent = async ({ path, request }: Case, change?: Change) => {
  box.tamperWith(change && { signed: change });
  const { body } = await box.post(path, request());
  box.tamperWith(undefined);
  const { accepted, rejected } = body.verdict as { readonly accepted: boolean; readonly rejected: readonly string[] };
  return { accepted, rejected, explanations: (body.explanations ?? []) as readonly Line[] };
};

type Report = {
  readonly file: string;
  readonly verdict: string;
  readonly failed: readonly Line[];
  readonly signature: { readonly references: readonly { readonly note?: string }[] };
};

/** In `npm test` an invoice, whose tests beside the judge change other documents as well. */
describe.each(sampled(cases, 1))('%s', (what, one) => {
  it('is accepted as signed, over SOAP', async () => {
    expect(await sent(one)).toMatchObject({ accepted: true, rejected: [] });
  });

  it.each(one.changes)('with $name gets ZE02 over SOAP', async ({ change }) => {
    const { accepted, rejected, explanations } = await sent(one, change);
    expect(accepted).toBe(false);
    expect(rejected).toEqual(expect.arrayContaining(['DC09', 'ZE02']));
    expect(explanations.find(({ code }) => code === 'ZE02')?.found).toContain('is not what was signed');
    const [exchange = expect.fail('no exchange')] = await box.authority.journal.list(1);
    const { signature } = exchange.results as Report; // the results of a document are its report
    const noted = signature.references[0]?.note;
    if (noted !== undefined) expect(explanations.find(({ code }) => code === 'ZE02')?.found).toContain(noted);
  });

  it('with each of these changes gets ZE02 from `ensayo judge`', async () => {
    await sent(one);
    const files = [{ name: 'unchanged', change: (xml: string) => xml }, ...one.changes].map(({ name, change }, at) => {
      const file = join(folder, `${what}-${String(at)}.xml`);
      writeFileSync(file, change(signed));
      return { name, file };
    });
    const paths = files.map(({ file }) => file);
    const judged = await runHere(['judge', '--json', '--clock', clock, ...paths]);
    expect([judged.code, judged.stderr]).toEqual([1, '']);
    const [whole, ...changed] = JSON.parse(judged.stdout) as readonly Report[];
    expect(whole).toMatchObject({ verdict: 'accepted', failed: [] });
    expect(changed.map(({ verdict, failed }) => [verdict, failed.some(({ code }) => code === 'ZE02')])).toEqual(
      one.changes.map(() => ['rejected', true]),
    );
  });
});

it("`ensayo judge` shows xml-crypto's opinion next to the refusal", async () => {
  const [, one] = cases[0] ?? expect.fail('no case');
  await sent(one);
  const file = join(folder, 'shown.xml');
  writeFileSync(file, certain(tamperings[0]?.change ?? (() => undefined))(signed));
  const { code, stdout } = await runHere(['judge', '--clock', clock, file]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/ZE02 Rechazo: .*\n\s+at .*\n\s+found .*xml-crypto verifies it; the refusal stands/);
  expect(stdout).toMatch(/signature: the reference URI="" does not verify: .*\n\s+note\s+xml-crypto verifies it/);
});
