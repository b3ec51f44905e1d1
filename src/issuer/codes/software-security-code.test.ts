import { describe, expect, it } from 'vitest';
import { softwareSecurityCode } from './software-security-code.ts';
import { vectors } from './vectors.fixture.ts';

describe('software security code', () => {
  it.each(vectors.softwareSecurityCodes)('of $number is the published one', ({ expected, ...input }) => {
    expect(softwareSecurityCode(input)).toBe(expected);
  });

  it('depends on each of its three parts', () => {
    const input = { softwareId: 'a', pin: '12345', number: 'SETP1' };
    const codes = [input, { ...input, softwareId: 'b' }, { ...input, pin: '12346' }, { ...input, number: 'SETP2' }].map(
      softwareSecurityCode,
    );
    expect(new Set(codes).size).toBe(4);
  });
});
