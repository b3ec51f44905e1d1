/** `ensayo certs`: what it prints and what it writes. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defectiveNames } from '../../../simulator/registry/certificates/defective.ts';
import { bodyProblems } from '../../../simulator/control/validate.ts';
import { certs, type CertsFlags } from './run-certs.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-certs-'));
const at = { clock: '2026-11-20T10:00:00-05:00', seed: 'certs' } as const;
const holder = { nit: '900508908', name: 'Comercial Andina S.A.S.' } as const;
let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const names = ['good', ...defectiveNames];
const file = (name: string): string => join(folder, name);
const json = (): unknown => JSON.parse(printed) as unknown;

const text = { type: 'string', minLength: 1 } as const;
const cause = { type: ['string', 'null'] } as const;
const shape = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const row = { name: { enum: names }, about: text, document: cause, message: cause };
const listSchema = { type: 'array', minItems: names.length, maxItems: names.length, items: shape(row) };
const writtenSchema = shape({
  ...row,
  nit: { const: holder.nit },
  file: text,
  format: { enum: ['pem', 'p12'] },
  password: cause,
});

const write = (name: string, flags: CertsFlags): Promise<void> => certs(name, { ...at, ...holder, ...flags });

describe('the list', () => {
  it('names every certificate with its consequences', async () => {
    await certs(undefined, { json: true });
    expect(bodyProblems(listSchema, json())).toEqual([]);
    expect((json() as readonly { readonly name: string }[]).map(({ name }) => name)).toEqual(names);
    printed = '';
    await certs(undefined, {});
    for (const name of names) expect(printed).toMatch(new RegExp(`^${name} `, 'm'));
  });
});

describe('a certificate', () => {
  it.each(names)('%s is written with its key and chain, readable by its owner alone', async (name) => {
    const out = file(`${name}.pem`);
    await write(name, { out, json: true });
    expect(bodyProblems(writtenSchema, json())).toEqual([]);
    expect(json()).toMatchObject({ name, file: out, format: 'pem', password: null });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const pem = readFileSync(out, 'utf8');
    const chain = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    const leaf = new X509Certificate(chain[0] ?? '');
    expect(leaf.checkPrivateKey(createPrivateKey(pem))).toBe(true);
    expect(leaf.subject.includes(holder.nit)).toBe(name !== 'wrongNit');
    expect(chain.length > 1).toBe(!['selfSigned', 'noChain'].includes(name));
  });

  it('comes as a key store with the requested password', async () => {
    await write('not-yet-valid', { out: file('store.p12'), password: 'clave', json: true });
    expect(json()).toMatchObject({ name: 'notYetValid', format: 'p12', password: 'clave' });
    const { default: forge } = await import('node-forge');
    const asn1 = forge.asn1.fromDer(readFileSync(file('store.p12')).toString('latin1'));
    const store = forge.pkcs12.pkcs12FromAsn1(asn1, 'clave');
    const bags = store.getBags({ bagType: forge.pki.oids.certBag ?? '' })[forge.pki.oids.certBag ?? ''] ?? [];
    expect(bags[0]?.cert?.validity.notBefore.getUTCFullYear()).toBe(2039);
    expect(() => forge.pkcs12.pkcs12FromAsn1(asn1, 'otra')).toThrow();
  });

  it('is the same again with the same seed and clock', async () => {
    await write('expired', { out: file('one.pem') });
    await write('expired', { out: file('two.pem') });
    expect(readFileSync(file('one.pem')).equals(readFileSync(file('two.pem')))).toBe(true);
  });
});

describe('the root', () => {
  it('is written as PEM or DER', async () => {
    await certs(undefined, { ...at, root: file('root.pem'), json: true });
    await certs(undefined, { ...at, root: file('root.cer') });
    const [pem, der] = [file('root.pem'), file('root.cer')].map((name) => new X509Certificate(readFileSync(name)));
    expect(pem?.ca).toBe(true);
    expect(pem?.fingerprint256).toBe(der?.fingerprint256);
    expect(readFileSync(file('root.cer'), 'latin1')).not.toContain('BEGIN');
  });
});

describe('what is refused', () => {
  it.each<readonly [what: string, name: string, flags: CertsFlags, said: string]>([
    [
      'a name that none has',
      'rusty',
      { out: 'x.pem' },
      'There is no certificate "rusty". Certificates: good, expired,',
    ],
    ['nobody in particular', 'good', { out: 'x.pem', nit: undefined as unknown as string }, 'Give --nit'],
    ['a NIT with a zero before it', 'good', { out: 'x.pem', nit: '0900508908' }, '--nit is "0900508908"'],
    ['a NIT with check digit', 'good', { out: 'x.pem', nit: '900508908-1' }, '--nit is "900508908-1"'],
    ['no file', 'good', {}, '--out is missing'],
    ['a file of another kind', 'good', { out: 'x.jks' }, '--out is "x.jks". Expected a .p12, .pfx or .pem file.'],
    ['a folder that is not there', 'good', { out: join(folder, 'no', 'x.pem') }, 'Cannot write'],
  ])('%s', async (_, name, flags, said) => {
    await expect(write(name, flags)).rejects.toThrow(said);
    expect(printed).toBe('');
  });

  it.each<readonly [what: string, name: string | undefined, flags: CertsFlags]>([
    ['a key store', 'good', { ...at, ...holder, out: file('taken.pem') }],
    ['the root', undefined, { ...at, root: file('taken.pem') }],
  ])('refuses to overwrite a file with %s, unless that is requested', async (_, name, flags) => {
    writeFileSync(file('taken.pem'), 'mine');
    await expect(certs(name, flags)).rejects.toMatchObject({ code: 'file-exists' });
    expect(readFileSync(file('taken.pem'), 'utf8')).toBe('mine');
    await certs(name, { ...flags, force: true });
    expect(readFileSync(file('taken.pem'), 'utf8')).toContain('BEGIN CERTIFICATE');
  });
});
