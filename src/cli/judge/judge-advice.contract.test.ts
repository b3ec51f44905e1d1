/** `ensayo judge` gives advice below its verdict, which changes neither verdict nor exit code, and shows values by date. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { runHere } from '../testing/run-here.ts';

const signed = readFileSync(packageFile('datasets/proof/golden/invoice-credit.xml'), 'utf8');

/** Not signed yet, and due before it is issued. */
const early = signed
  .replace(/<ds:Signature .*<\/ds:Signature>/s, '')
  .replaceAll(/(<cbc:(?:Payment)?DueDate>)[^<]*/g, '$12020-01-31');

const file = join(mkdtempSync(join(tmpdir(), 'ensayo-advice-')), 'early.xml');
writeFileSync(file, early);

const judged = (...more: readonly string[]) =>
  runHere(['judge', file, '--clock', '2026-03-16T10:00:00-05:00', ...more]);

const xpath = '/Invoice/cac:PaymentMeans/cbc:PaymentDueDate';

it.each([
  ['en', 'The payment is due before the document was issued.', '2026-03-16 or later'],
  ['es', 'El pago vence antes de que se emitiera el documento.', '2026-03-16 o después'],
])('under a heading of its own, in %s', async (language, text, plausible) => {
  const { stdout, code } = await judged('--lang', language);
  const [, below = ''] = stdout.split('Aviso de Ensayo');
  for (const part of ['due-before-issue', text, plausible, xpath]) expect(below).toContain(part);
  const without = await judged('--lang', language, '--no-advice');
  expect([without.code, without.stdout]).toEqual([code, `${stdout.split('\n  Aviso de Ensayo')[0]}\n`]);
});

it.each([
  ['en', 'applied', 'Type of operation, 20-REG: not in force (signed on 16 March 2026); from 23 April 2026: 20-REG'],
  [
    'es',
    'aplicado',
    'Tipo de operación, 20-REG: no rige (firmado el 16 de marzo de 2026); a partir del 23 de abril de 2026: 20-REG',
  ],
])('a line says which value by date applied, in %s', async (language, label, text) => {
  const irregular = signed
    .replace(/(<cbc:CustomizationID>)[^<]*/, '$120-REG')
    .replace(/(<cbc:InvoiceTypeCode[^>]*>)[^<]*/, '$103');
  writeFileSync(file, irregular);
  const { stdout } = await judged('--lang', language);
  writeFileSync(file, early);
  expect(stdout).toMatch(new RegExp(`^ +${label} +${text.replaceAll(/[().]/g, String.raw`\$&`)}$`, 'm'));
});

it('as data, and an empty list without it', async () => {
  const [advised, plain] = [await judged('--json'), await judged('--json', '--no-advice')];
  const { advice, ...rest } = JSON.parse(advised.stdout) as { readonly advice: unknown };
  expect(advice).toMatchObject([{ id: 'due-before-issue', xpath }]);
  expect(JSON.parse(plain.stdout)).toEqual({ ...rest, advice: [] });
  expect(advised.code).toBe(plain.code);
});
