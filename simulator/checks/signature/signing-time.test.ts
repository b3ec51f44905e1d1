import { describe, expect, it } from 'vitest';
import { readSigningTime } from './verify.ts';
import { parsed } from './testing/box.ts';

const read = (text: string) =>
  readSigningTime(parsed(`<xades:SigningTime xmlns:xades="urn:x">${text}</xades:SigningTime>`).root);

describe('a signing time', () => {
  it.each([
    ['2026-11-20T10:00:00-05:00', '2026-11-20T15:00:00.000Z', '2026-11-20'],
    ['2026-11-20T10:00:00+00:00', '2026-11-20T10:00:00.000Z', '2026-11-20'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z', '2026-11-20'],
    ['2026-11-20T23:30:00.5Z', '2026-11-20T23:30:00.500Z', '2026-11-20'],
    ['2019-06-21T19:09:35.993-05:00', '2019-06-22T00:09:35.993Z', '2019-06-21'],
    ['2026-11-20T10:00:00.1234567-05:00', '2026-11-20T15:00:00.123Z', '2026-11-20'],
    ['\n 2026-11-20T10:00:00-05:00 ', '2026-11-20T15:00:00.000Z', '2026-11-20'],
    ['2024-02-29T00:00:00+14:00', '2024-02-28T10:00:00.000Z', '2024-02-29'],
  ])('%j is an instant, and keeps its own date', (text, instant, date) => {
    expect(read(text)).toEqual({ text: text.trim(), instant: Date.parse(instant), date });
  });

  it('without offset is Colombian time', () => {
    expect(read('2026-11-20T10:00:00').instant).toBe(Date.parse('2026-11-20T10:00:00-05:00'));
  });

  it.each([
    '',
    'today',
    '2026-11-20',
    '2026-11-20 10:00:00-05:00',
    '2026-11-20T10:00-05:00',
    '2026-02-29T10:00:00-05:00',
    '2026-13-01T10:00:00-05:00',
    '2026-11-20T24:00:01-05:00',
    '2026-11-20T10:60:00-05:00',
    '2026-11-20T10:00:60-05:00',
    '2026-11-20T10:00:00-5:00',
    '2026-11-20T10:00:00+15:00',
    '2026-11-20T10:00:00.-05:00',
  ])('%j is none', (text) => {
    expect(read(text)).toEqual({ text, instant: undefined, date: undefined });
  });
});
