import { describe, expect, it } from 'vitest';
import { createEnv } from '../../src/common/env/env.ts';
import { readCertificate, type CertificateFacts } from '../../src/common/x509.ts';
import { createCertificates } from './certificates.ts';
import { holderIdentifications, isHeldBy } from './holder.ts';

const { chain } = await createCertificates(createEnv({ seed: 1 })).issuer({
  nit: '900123456',
  checkDigit: '8',
  name: 'X',
});
const facts = await readCertificate(chain[0] ?? Buffer.alloc(0));
if (facts === undefined) throw new Error('Not a certificate.');

const holding = (...values: readonly (readonly [oid: string, value: string])[]): CertificateFacts => ({
  ...facts,
  subject: values.map(([oid, value]) => ({ oid, name: oid, value })),
});

describe('the identifications of a certificate holder', () => {
  it.each([
    [[['2.5.4.5', '900123456']], ['900123456']],
    [[['2.5.4.5', '900.123.456-8']], ['9001234568']],
    [[['2.5.4.5', 'NIT900123456']], ['900123456']],
    [[['1.3.6.1.4.1.23267.2.2', '900123456']], ['900123456']],
    [
      [
        ['2.5.4.5', '79123456'],
        ['1.3.6.1.4.1.23267.2.2', '900123456'],
      ],
      ['79123456', '900123456'],
    ],
    [
      [
        ['2.5.4.5', '900123456'],
        ['1.3.6.1.4.1.23267.2.2', '900123456'],
      ],
      ['900123456'],
    ],
    [[['2.5.4.3', '900123456']], []],
    [[['2.5.4.5', 'sin número']], []],
  ] as const)('%j are %j', (subject, identifications) => {
    expect(holderIdentifications(holding(...subject))).toEqual(identifications);
  });
});

describe('a certificate belongs to a NIT', () => {
  it.each([
    ['800197268', '800197268', true],
    ['800197268-4', '800197268', true],
    ['NIT 800.197.268-4', '800197268', true],
    ['800197268-5', '800197268', false],
    ['8001972684', '8001972684', true],
    ['800197268', '80019726', false],
    ['800197268', '', false],
    ['sin número', '800197268', false],
  ])('written %j, asked for %j: %s', (written, nit, held) => {
    expect(isHeldBy(holding(['2.5.4.5', written]), nit)).toBe(held);
  });
});
