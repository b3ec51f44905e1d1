import { describe, expect, it } from 'vitest';
import { isMailAddress, separated } from '../mail/address.ts';
import { read } from './invoice-body.fixture.ts';

describe('an address of mail', () => {
  it.each([
    ['with a blank behind it', 'ana@empresa.co ', 'ana@empresa.co'],
    ['of several', 'a@b.co;c@d.co', 'a@b.co;c@d.co'],
    ['of several, by commas', 'a@b.co, c@d.co', 'a@b.co, c@d.co'],
    ['with accents', 'josé@peña.co', 'josé@peña.co'],
  ])('%s is one that mail is sent to', (_what, given, kept) => {
    expect(separated(given).every(isMailAddress)).toBe(true);
    const result = read({ 'customer.email': given });
    expect(result).toMatchObject({ ok: true, model: { customer: { contact: { email: kept } } } });
  });
});
