/** `ensayo judge --write-fixed` writes the document with the proposed changes, and says why where it writes none. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { zipOf } from '../../issuer/submission/prepare.ts';
import { runHere } from '../testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-fixed-'));
const valid = readFileSync(packageFile('datasets/proof/golden/invoice-credit.xml'), 'utf8');
const wrong = valid.replace('<cbc:UBLVersionID>UBL 2.1', '<cbc:UBLVersionID>UBL 2.0');

const written = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const judged = (...args: readonly string[]) => runHere(['judge', '--clock', '2026-03-16T10:00:00-05:00', ...args]);

type Printed = { readonly fixed?: unknown; readonly proposed?: unknown; readonly error?: unknown };

const printed = async (...args: readonly string[]): Promise<Printed> => {
  const { stdout, stderr } = await judged(...args, '--json');
  return JSON.parse(stdout === '' ? stderr : stdout) as Printed;
};

/** With line ends of Windows. */
const marked = (xml: string): string => xml.replaceAll('\n', '\r\n').replace(/$/, '\r\n\r\n');

it('changes nothing else, and ends as it does without', async () => {
  const [from, to] = [written('wrong.xml', marked(wrong)), join(folder, 'fixed.xml')];
  const { stdout, code } = await judged(from, '--write-fixed', to, '--lang', 'en');
  expect(code).toBe(1);
  expect(readFileSync(to, 'utf8')).toBe(marked(valid));
  expect(stdout).toContain(`Written: ${to}. It corrects FAD01. Judged again, as if signed, no Rechazo remains.`);
  expect(stdout).toContain('Its signature verifies');
  expect(readFileSync(from, 'utf8')).toBe(marked(wrong));
});

it('states what it corrects and what its old signature leads to, in --json', async () => {
  const edited = valid
    .replace(/(<cbc:Description>)/, '$1Y ')
    .replace(/<cbc:LineCountNumeric>\d+/, '<cbc:LineCountNumeric>99');
  const to = join(folder, 'stale.xml');
  expect(await printed(written('stale-source.xml', edited), '--write-fixed', to)).toMatchObject({
    proposed: { mended: ['FAD16'], signature: 'stale', untilSigned: ['ZE02', 'DC09'], codeIsKnown: true },
    fixed: { file: to },
  });
});

it('takes the document out of what carries it, and leaves an existing file unless it is forced', async () => {
  const zip = written('one.zip', zipOf('inner.xml', wrong, 0));
  const to = written('there.xml', 'mine');
  expect(await printed(zip, '--write-fixed', to)).toMatchObject({ error: { code: 'file-exists' } });
  expect(readFileSync(to, 'utf8')).toBe('mine');
  expect(await printed(zip, '--write-fixed', to, '--force')).toMatchObject({ fixed: { file: to } });
  expect(readFileSync(to, 'utf8')).toBe(valid);
});

const unknown = wrong
  .replace('<cbc:UBLVersionID>UBL 2.0', '<cbc:UBLVersionID>UBL 2.1')
  .replace(/<cbc:TaxLevelCode[^>]*>[^<]*/, '<cbc:TaxLevelCode>O-99');

it.each([
  ['not-rejected', valid],
  ['no-change-known', unknown],
  ['not-tried', wrong.slice(0, 5000)],
])('writes no file and says so: %s', async (code, xml) => {
  expect(await printed(written(`${code}.xml`, xml), '--write-fixed', join(folder, `no-${code}.xml`))).toMatchObject({
    fixed: { file: null, code },
  });
});

it.each([
  ['fixed-one-document', [written('a.xml', wrong), written('b.xml', wrong), '--write-fixed', join(folder, 'c.xml')]],
  ['fixed-needs-file', [written('d.xml', wrong), '--write-fixed', '-']],
  ['option-mixture', [written('e.xml', wrong), '--write-fixed', join(folder, 'f.xml'), '--no-changes']],
])('is refused: %s', async (code, args) => {
  expect(await printed(...args)).toMatchObject({ error: { code } });
});

it('leads with the cause of many lines, and hides none', async () => {
  const mistyped = written('mistyped.xml', valid.replace(/(<cbc:DocumentCurrencyCode[^>]*>)COP</, '$1COPP<'));
  const { stdout } = await judged(mistyped, '--lang', 'en');
  const lines = stdout.split('\n');
  const codes = lines.flatMap((line) => /^  (FA\w+|FB\w+) Rechazo/.exec(line)?.[1] ?? []);
  expect(lines[1]).toMatch(/^  Likely cause: FAD15a\. .* settles FAD15b, .*FAX08/);
  expect(codes.length).toBeGreaterThan(8);
  expect(lines.filter((line) => line.includes(' are settled with FAD15a'))).toHaveLength(1);
});

it('leads with no cause that the lines do not show: the schema hides it', async () => {
  const hidden = valid
    .replace(/(<cbc:DocumentCurrencyCode[^>]*>)COP</, '$1COPP<')
    .replace(/<cbc:UBLVersionID>.*?<\/cbc:UBLVersionID>/, '$&$&');
  const { stdout } = await judged(written('hidden.xml', hidden), '--lang', 'en');
  const settled = stdout.split('\n').filter((line) => line.includes(' settled with FAD15a'));
  expect([settled.length, stdout.includes('Likely cause')]).toEqual([1, false]);
});
