import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { createCertificates } from './certificates.ts';
import { holderIdentifications, holderNit, isHeldBy } from './holder.ts';

const { chain } = await createCertificates(createEnv({ seed: 1 })).issuer({
  nit: '900123456',
  checkDigit: '8',
  name: 'X',
});
const facts = await readCertificate(chain[0] ?? Buffer.alloc(0));
if (facts === undefined) throw new Error('Not a certificate.');

const nitAttribute = '1.3.6.1.4.1.23267.2.2';
const serialNumber = '2.5.4.5';
const commonName = '2.5.4.3';

type Attributes = readonly (readonly [oid: string, value: string])[];

const holding = (subject: Attributes, extension?: string): CertificateFacts => ({
  ...facts,
  subject: subject.map(([oid, value]) => ({ oid, name: oid, value })),
  extensions:
    extension === undefined ? [] : [{ oid: nitAttribute, critical: false, value: Buffer.alloc(0), text: extension }],
});

describe('the identifications of a certificate holder', () => {
  it.each<readonly [what: string, certificate: CertificateFacts, identifications: readonly string[]]>([
    ['of our own certificates', facts, ['900123456']],
    ['serialNumber', holding([[serialNumber, '900123456']]), ['900123456']],
    ['a check digit behind a hyphen left out', holding([[serialNumber, '900.123.456-8']]), ['900123456']],
    ['a check digit that nothing sets apart', holding([[serialNumber, '9001234568']]), ['9001234568']],
    ['a word before it', holding([[serialNumber, 'NIT900123456']]), ['900123456']],
    ['blanks and dots', holding([[serialNumber, 'NIT 900.123 456 - 8']]), ['900123456']],
    ['a digit of the word before it left out', holding([[serialNumber, 'PN2-79123456']]), ['79123456']],
    ['the first number of several', holding([[serialNumber, 'CC 12345 NIT 901500100']]), ['12345']],
    ['the first of two grouped ones', holding([[serialNumber, 'NIT 901.500.100-2 CC 79 123 456']]), ['901500100']],
    ['a very short one alone', holding([[serialNumber, '800']]), ['800']],
    ['a short cédula', holding([[serialNumber, '19123']]), ['19123']],
    ['the Colombian attribute', holding([[nitAttribute, '900123456']]), ['900123456']],
    [
      'the Colombian attribute before serialNumber',
      holding([
        [serialNumber, '79123456'],
        [nitAttribute, '900123456'],
      ]),
      ['900123456', '79123456'],
    ],
    [
      'the Colombian extension before serialNumber',
      holding([[serialNumber, '79123456']], '900123456'),
      ['900123456', '79123456'],
    ],
    [
      'what two attributes repeat once',
      holding([
        [serialNumber, '900123456'],
        [nitAttribute, '900123456-8'],
      ]),
      ['900123456'],
    ],
    ['no other attribute', holding([[commonName, '900123456']]), []],
    ['no number', holding([[serialNumber, 'sin número']]), []],
    [
      'serialNumber where the attribute is empty',
      holding([
        [nitAttribute, ''],
        [serialNumber, '900123456'],
      ]),
      ['900123456'],
    ],
  ])('%s', (_what, certificate, identifications) => {
    expect(holderIdentifications(certificate)).toEqual(identifications);
    expect(isHeldBy(certificate, holderNit(certificate) ?? '')).toBe(identifications.length > 0);
  });
});

describe('a certificate belongs to a NIT', () => {
  it.each([
    ['800197268', '800197268', true],
    ['800197268-4', '800197268', true],
    ['NIT 800.197.268-4', '800197268', true],
    ['8001972684', '800197268', true],
    ['8001972685', '800197268', false],
    ['8001972684', '8001972684', true],
    ['800000001', '800000001', true],
    ['800000001', '80000000', false],
    ['1019123456', '101912345', false],
    ['10191234563', '1019123456', true],
    ['CC 12345 NIT 901500100', '901500100', false],
    ['CC 12345 NIT 901500100', '12345', true],
    ['800197268', '80019726', false],
    ['800197268', '', false],
    ['sin número', '800197268', false],
  ])('written %j, asked for %j: %s', (written, nit, held) => {
    expect(isHeldBy(holding([[serialNumber, written]]), nit)).toBe(held);
  });

  it.each([
    ['8001972684', '800197268'],
    ['800000001', '800000001'],
    ['CC 12345 NIT 901500100', '12345'],
  ])('and its holder acts under one: %j under %j', (written, nit) => {
    expect(holderNit(holding([[serialNumber, written]]))).toBe(nit);
  });

  it('whichever of its identifications it is', () => {
    const certificate = holding([
      [serialNumber, '79123456'],
      [nitAttribute, '900123456'],
    ]);
    expect(['79123456', '900123456'].map((nit) => isHeldBy(certificate, nit))).toEqual([true, true]);
  });
});
