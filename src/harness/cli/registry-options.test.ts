import { describe, expect, it } from 'vitest';
import { dataFile, packageFile } from '../../common/data-directory.ts';
import { addressesOf, boxOptionsOf, type BoxFlags } from './options.ts';
import { addRow, checkFile, showRegistry } from './registry.ts';

const flags: BoxFlags = { profile: 'default', environment: '2' };
const noCertificate = packageFile('package.json');

describe('options that bring something along', () => {
  it('give the registry of a file and its companies', async () => {
    const options = await boxOptionsOf({ ...flags, registry: dataFile('registry/examples/alone.json') });
    expect(options.registry?.contributors).toMatchObject([{ nit: '900373115' }]);
    expect(options.companies).toMatchObject([{ nit: '900373115', checkDigit: '3' }]);
    expect(options.trust).toBeUndefined();
  });

  it('give nothing where nothing is asked for', async () => {
    expect(await boxOptionsOf(flags)).toEqual({
      environment: '2',
      profile: 'default',
      rules: {},
      trustAny: false,
    });
  });

  it.each<[string, Partial<BoxFlags>, RegExp]>([
    ['a registry that is not there', { registry: '/nonexistent.yaml' }, /^Cannot read --registry \/nonexistent\.yaml/],
    ['a registry that is none', { registry: noCertificate }, /--registry \S+ cannot be used: .*unknown-field/],
    ['trust in what is no certificate', { trust: [noCertificate] }, /^Certificate 1 of .*cannot be read/],
    ['trust in a file that is not there', { trust: ['/nonexistent.pem'] }, /^Cannot read --trust \/nonexistent\.pem/],
  ])('are refused with a sentence: %s', async (_, more, sentence) => {
    await expect(boxOptionsOf({ ...flags, ...more })).rejects.toThrow(sentence);
  });

  it('take whole addresses only', () => {
    expect(addressesOf(['https://dian.example.com/x'])).toEqual(['https://dian.example.com/x']);
    for (const text of ['dian.example.com', 'ftp://dian.example.com/x', ''])
      expect(() => addressesOf([text])).toThrow(`--address is "${text}". Expected the whole address`);
  });
});

describe('ensayo registry', () => {
  it.each<[string, () => Promise<void>, RegExp]>([
    ['a part that is none', () => addRow('taxpayer', ['nit=1'], {}), /no "taxpayer"\. Expected: companies, /],
    ['what is no field', () => addRow('company', ['900373115'], {}), /"900373115" is no field/],
    ['what is no JSON', () => addRow('testSet', ['quotas={x'], {}), /quotas is not JSON/],
    ['a file that is not there', () => checkFile('/nonexistent.yaml', {}), /^Cannot read \/nonexistent/],
  ])('refuses %s with a sentence', async (_, run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });

  it('knows no companies afterwards, only their rows', () => {
    expect(() => showRegistry({ part: 'companies', key: undefined }, {})).toThrow(/kept as its rows/);
  });
});
