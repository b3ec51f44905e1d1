import { describe, expect, it } from 'vitest';
import { certificateNit } from './certificate-nit.ts';

type Facts = Parameters<typeof certificateNit>[0];

const nitAttribute = '1.3.6.1.4.1.23267.2.2';
const serialNumber = '2.5.4.5';

const facts = (subject: Readonly<Record<string, string>>, extension?: string): Facts => ({
  subject: Object.entries(subject).map(([oid, value]) => ({ oid, name: oid, value })),
  extensions:
    extension === undefined ? [] : [{ oid: nitAttribute, critical: false, value: Buffer.alloc(0), text: extension }],
});

describe('certificateNit', () => {
  it.each<readonly [string, Facts, string | undefined]>([
    ['serialNumber', facts({ [serialNumber]: '900373913' }), '900373913'],
    ['serialNumber with its check digit', facts({ [serialNumber]: '900373913-4' }), '900373913'],
    ['serialNumber with dots and a word', facts({ [serialNumber]: 'NIT 900.373.913-4' }), '900373913'],
    [
      'the Colombian attribute before serialNumber',
      facts({ [serialNumber]: '1020304050', [nitAttribute]: '900373913' }),
      '900373913',
    ],
    ['the Colombian extension before serialNumber', facts({ [serialNumber]: '1020304050' }, '900373913'), '900373913'],
    [
      'serialNumber when the attribute is empty',
      facts({ [serialNumber]: '900373913', [nitAttribute]: '' }),
      '900373913',
    ],
    ['nothing when there is no number', facts({ [serialNumber]: 'unknown', '2.5.4.3': '900373913' }), undefined],
    ['nothing when there is no attribute', facts({}), undefined],
  ])('takes %s', (_name, certificate, nit) => {
    expect(certificateNit(certificate)).toBe(nit);
  });
});
