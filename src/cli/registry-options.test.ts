import { describe, expect, it } from 'vitest';
import { dataFile, packageFile } from '../common/data-directory.ts';
import { addressesOf, boxOptionsOf, type BoxFlags } from './shared/box-options.ts';
import { addRow, checkFile, showRegistry } from './registry/run-registry.ts';

const flags: BoxFlags = { profile: 'default', environment: '2', advice: true };
const noCertificate = packageFile('package.json');

describe('options that add to the registry', () => {
  it('give the registry of a file and its companies', async () => {
    const options = await boxOptionsOf({ ...flags, registry: dataFile('registry/examples/alone.json') });
    expect(options.registry?.contributors).toMatchObject([{ nit: '900373115' }]);
    expect(options.companies).toMatchObject([{ nit: '900373115', checkDigit: '3' }]);
    expect(options.trust).toBeUndefined();
  });

  it('give nothing by default', async () => {
    expect(await boxOptionsOf(flags)).toEqual({
      environment: '2',
      profile: 'default',
      rules: {},
      advice: true,
      trustAny: false,
    });
  });

  it.each<[string, Partial<BoxFlags>, RegExp, string?]>([
    [
      'a registry that is not there',
      { registry: '/nonexistent.yaml' },
      /--registry \/nonexistent\.yaml/,
      'file-not-found',
    ],
    ['a registry that is none', { registry: noCertificate }, /--registry \S+ .*unknown-field/, 'registry-invalid'],
    ['trust in what is no certificate', { trust: [noCertificate] }, / 1 /, 'certificate-not-readable'],
    ['a limit that is none', { limit: ['nodes=5'] }, /^--limit .*"nodes=5"\. .*NAME=VALUE.*connections.*xmlNodes/],
    ['a limit without a number', { limit: ['xmlNodes=many'] }, /^--limit is "xmlNodes=many"/],
    ['a limit of nothing', { limit: ['xmlNodes=0'] }, /^--limit is/],
    ['elements deeper than can be walked', { limit: ['xmlDepth=100000'] }, /^--limit is/],
    ['JSON deeper than can be walked', { limit: ['jsonDepth=100000'] }, /^--limit is .*jsonItems/],
    [
      'trust in a file that is not there',
      { trust: ['/nonexistent.pem'] },
      /--trust \/nonexistent\.pem/,
      'file-not-found',
    ],
  ])('are refused with a sentence: %s', async (_, more, message, code = 'wrong-usage') => {
    await expect(boxOptionsOf({ ...flags, ...more })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('take limits by their names', async () => {
    const { limits } = await boxOptionsOf({ ...flags, limit: ['xmlNodes=5', 'envelopeBytes=1000'] });
    expect(limits).toEqual({ xmlNodes: 5, envelopeBytes: 1000 });
    const { http, maxTenants } = await boxOptionsOf({
      ...flags,
      limit: ['request=30s', 'tenants=7', 'headerBytes=900'],
    });
    expect({ http, maxTenants }).toEqual({ http: { requestMs: 30_000, headerBytes: 900 }, maxTenants: 7 });
  });

  it('take whole addresses only', () => {
    expect(addressesOf(['https://dian.example.com/x'])).toEqual(['https://dian.example.com/x']);
    for (const text of ['dian.example.com', 'ftp://dian.example.com/x', ''])
      expect(() => addressesOf([text])).toThrow(expect.objectContaining({ code: 'invalid-option', path: '--address' }));
  });
});

describe('ensayo registry', () => {
  it.each<[string, () => Promise<void>, RegExp]>([
    ['a part that is none', () => addRow('taxpayer', ['nit=1'], {}), /no "taxpayer"\. Expected: companies, /],
    ['what is no field', () => addRow('company', ['900373115'], {}), /"900373115" is no field/],
    ['what is no JSON', () => addRow('testSet', ['quotas={x'], {}), /quotas:1:2 is not JSON/],
    [
      'a key twice',
      () => addRow('testSet', [String.raw`quotas={"a":1,"\u0061":2}`], {}),
      /quotas:1:8 repeats the key "a" of 1:2/,
    ],
    ['a file that is not there', () => checkFile('/nonexistent.yaml', {}), /^Cannot read \/nonexistent/],
  ])('refuses %s with a sentence', async (_, run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });

  it('no longer knows companies afterwards, only their rows', () => {
    expect(() => showRegistry({ part: 'companies', key: undefined }, {})).toThrow(
      expect.objectContaining({
        code: 'wrong-usage',
        message: expect.stringMatching(/contributors, rut/) as string,
      }),
    );
  });
});
