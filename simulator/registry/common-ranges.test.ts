import { describe, expect, it } from 'vitest';
import { rangesFor, type RangeUser } from './common-ranges.ts';
import { defaultRegistry } from './default-registry.ts';

const { ranges, contributors } = defaultRegistry();

const used = (user: RangeUser) =>
  rangesFor(user, { ranges, contributor: contributors.find(({ nit }) => nit === user.nit) })
    .filter(({ issuerNit }) => issuerNit === user.nit)
    .map(({ prefix, softwareId }) => `${prefix} ${softwareId ?? '-'}`);

const invoicing = '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205';

describe('ranges that are common to all issuers', () => {
  it.each<[string, RangeUser, readonly string[]]>([
    [
      'are those of any registered issuer in the test environment, for any software',
      { nit: '901500400', environment: '2', softwareId: 'x' },
      ['SETP x', 'SEDS x', 'EPOS x'],
    ],
    ['are nobody’s in production', { nit: '901500400', environment: '1', softwareId: 'x' }, []],
    ['are not those of a NIT that is not registered', { nit: '900373115', environment: '2' }, []],
    ['are not those of a provider that does not issue', { nit: '901500500', environment: '2' }, []],
    ['are not those of a NIT that is named like their owner', { nit: 'all', environment: '2' }, []],
  ])('%s', (_, user, expected) => {
    expect(used(user)).toEqual(expected);
  });

  it('give way to a range of the issuer with the same resolution and prefix', () => {
    const own = used({ nit: '901500100', environment: '2', softwareId: 'x' });
    expect(own.filter((range) => range.startsWith('SETP'))).toEqual([`SETP ${invoicing}`]);
  });
});
