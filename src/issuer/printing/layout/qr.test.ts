import qrcode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { qrText } from '../invoice.fixture.ts';
import { createQr, qrSide } from './qr.ts';

const rowsOf = (text: string): string[] => {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) => (modules.get(y, x) === 1 ? '#' : '.')).join(''),
  );
};

describe('createQr', () => {
  it.each([
    ['QRStr of an invoice', qrText],
    ['a short text', 'a'],
    ['accents, which go as UTF-8', 'Ñandú €'],
  ])('returns the dark modules of %s as runs', async (_name, text) => {
    const symbol = await createQr(text);
    const rows = Array.from({ length: symbol.size }, () => '.'.repeat(symbol.size));
    for (const { x, y, length } of symbol.runs) {
      const row = rows[y] ?? '';
      rows[y] = row.slice(0, x) + '#'.repeat(length) + row.slice(x + length);
    }
    expect(rows).toEqual(rowsOf(text));
  });

  it('joins neighbours: no run touches the next', async () => {
    const { runs } = await createQr(qrText);
    const touching = runs.filter((run, at) => {
      const next = runs[at + 1];
      return next?.y === run.y && next.x <= run.x + run.length;
    });
    expect(touching).toEqual([]);
  });

  it('refuses a text beyond the capacity of a QR', async () => {
    await expect(createQr('x'.repeat(3000))).rejects.toThrow(/amount of data/);
  });
});

describe('qrSide', () => {
  it('is never below the 2 cm that the authority requires', () => {
    expect(qrSide({ size: 21, runs: [] }) / 72).toBeGreaterThanOrEqual(2 / 2.54);
  });

  it('grows with the text, so that a module keeps at least 3 dots at 200 dpi', async () => {
    const symbol = await createQr(qrText);
    expect(((qrSide(symbol) / symbol.size) * 200) / 72).toBeGreaterThan(3);
  });
});
