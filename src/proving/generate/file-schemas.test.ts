import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRegistryData } from '../../../simulator/registry/index.ts';
import { dataFile, packageFile } from '../../common/data-directory.ts';
import { fileSchemas } from './file-schemas.ts';

const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, keywords: ['errorMessage'] });
addFormats.default(ajv, ['date']);

const [registry, options] = fileSchemas('en').map(([, text]) => ajv.compile(JSON.parse(text) as object));

const examples = readdirSync(dataFile('registry/examples'));

const company = { nit: 900373115, name: 'MI EMPRESA SAS' };

describe('the schema of registry files', () => {
  it.each(examples)('accepts %s', (file) => {
    expect(registry?.(parse(readFileSync(dataFile(`registry/examples/${file}`), 'utf8')))).toBe(true);
  });

  it.each([
    ['a part', { company: [company] }],
    ['a field', { companies: [{ ...company, nombre: 'x' }] }],
    ['a field that is missing', { companies: [{ nit: 900373115 }] }],
    ['a value', { companies: [{ ...company, nit: '900.373.115-3' }] }],
    ['a date', { companies: [{ ...company, startDate: '2026-02-31' }] }],
    ['a number as a date', { companies: [{ ...company, startDate: 20_261_120 }] }],
    ['a number with too few digits', { companies: [{ ...company, nit: 1234 }] }],
    ['a number with too many digits', { companies: [{ ...company, from: 1, to: 1e13 }] }],
    ['a number as an e-mail address', { companies: [{ ...company, email: 1 }] }],
    ['a member of a list', { companies: [{ ...company, families: ['invoices'] }] }],
    [
      'what a test set needs without a preset',
      { testSets: [{ id: '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205', issuerNit: '900373115' }] },
    ],
  ])('marks %s, which the authority refuses', (_what, data) => {
    expect([registry?.(data), readRegistryData(data).ok]).toEqual([false, false]);
  });

  it('takes digits for text or number, as the authority does', () => {
    const data = {
      companies: [{ ...company, from: 1, to: '5000' }],
      closedKinds: [{ environment: 2, kind: 'supportDocument' }],
    };
    expect([registry?.(data), readRegistryData(data).ok]).toEqual([true, true]);
  });
});

describe('the schema of ensayo.yaml', () => {
  const [, example = ''] = /```yaml\n([^`]+)```/.exec(readFileSync(packageFile('docs/config.md'), 'utf8')) ?? [];

  it('accepts the example of its page', () => {
    expect(options?.(parse(example))).toBe(true);
    expect(options?.errors).toBeNull();
  });

  it.each([
    ['an option', { profil: 'strict' }],
    ['a command', { commands: { upp: {} } }],
    ['an option of another command', { commands: { judge: { port: 1 } } }],
    ['an unknown language', { lang: 'fr' }],
    ['an unknown language of a command', { commands: { judge: { lang: 'fr' } } }],
    ['a flag that is no boolean', { commands: { up: { https: 'no' } } }],
  ])('marks %s', (_what, config) => {
    expect(options?.(config)).toBe(false);
  });
});
