/**
 * `ensayo generate --unsigned`: complete but for the signature. Another implementation signs what comes out, the one of
 * the example client, with xml-crypto.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { judge } from '../../harness/index.ts';
import { runHere } from '../testing/run-here.ts';

const clock = '2026-11-20T10:00:00-05:00';
const nit = '900373115';
const folder = mkdtempSync(join(tmpdir(), 'ensayo-unsigned-'));
const registry = join(folder, 'mine.json');
const pem = join(folder, 'mine.pem');
const company = { nit, name: 'MI EMPRESA SAS', prefix: 'FE', email: 'mia@example.com' };

type Signer = {
  readonly readIdentity: (pem: string) => object;
  readonly signDocument: (xml: string, identity: object, now: Date) => string;
};

let sign: (xml: string) => string;

beforeAll(async () => {
  writeFileSync(registry, JSON.stringify({ companies: [company] }));
  const { code } = await runHere([
    'certs',
    'good',
    '--nit',
    nit,
    '--name',
    company.name,
    '--out',
    pem,
    '--clock',
    clock,
  ]);
  expect(code).toBe(0);
  const example = pathToFileURL(packageFile('docs/examples/clients/node-soap/sign.mjs')).href;
  const { readIdentity, signDocument } = (await import(example)) as Signer; // the example has no types
  const identity = readIdentity(readFileSync(pem, 'utf8'));
  sign = (xml) => signDocument(xml, identity, new Date(clock));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const generate = (...args: readonly string[]) =>
  runHere(['generate', ...args, '--unsigned', '--registry', registry, '--company', nit, '--clock', clock]);

const verdictOn = async (xml: string) => {
  const { verdict, failed } = await judge(xml, { clock, registry });
  return [verdict, failed.map(({ code }) => code)];
};

describe('an unsigned document of a company', () => {
  it.each(['invoice', 'credit-note --about none', 'debit-note --about none', 'support-document', 'payroll'])(
    'is accepted once somebody else has signed it: %s',
    async (kind) => {
      const { code, stdout, stderr } = await generate(...kind.split(' '));
      expect(code).toBe(0);
      expect(stderr).toMatch(/ ds:Signature /);
      expect(stdout).not.toContain('<ds:Signature');
      expect((await verdictOn(stdout))[0]).toBe('undecided');
      expect(await verdictOn(sign(stdout))).toEqual(['accepted', []]);
    },
  );

  it('is broken as --invalid says, and by nothing else', async () => {
    const { stdout } = await generate('invoice', '--invalid', 'FAU14');
    expect(await verdictOn(sign(stdout))).toEqual(['rejected', ['FAU14']]);
  });

  it.each(['ZE02', 'DC12', '90', 'ZIP-EMPTY'])('cannot break %s, which is not in its content', async (code) => {
    const { code: exit, stdout, stderr } = await generate('invoice', '--invalid', code);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(String.raw`\b${code} .*--unsigned.*\(wrong-usage\)\n$`));
  });

  it('goes into files and JSON under its own name', async () => {
    const out = join(folder, 'out');
    await generate('invoice', '--count', '2', '--out', out);
    expect(readdirSync(out).sort()).toEqual([
      '0001-request.json',
      '0001-unsigned.xml',
      '0002-request.json',
      '0002-unsigned.xml',
    ]);
    const [document] = JSON.parse((await generate('invoice', '--json')).stdout) as readonly { readonly xml: string }[];
    expect(await verdictOn(sign(document?.xml ?? ''))).toEqual(['accepted', []]);
  });
});
