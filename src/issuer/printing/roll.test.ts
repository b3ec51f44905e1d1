import { describe, expect, it } from 'vitest';
import type { UblModel } from '../documents/model.ts';
import { line, outcome, presentation } from './invoice.fixture.ts';
import { posTicket } from './kinds.fixture.ts';
import { readPages, readQr, textOfPage, textOfPdf } from './pdf-reader.ts';
import { renderPdf } from './pdf.ts';
import type { PrintedDocument } from './printed-document.ts';
import { viewOf } from './views.ts';

const view = (over: Partial<UblModel> = {}): PrintedDocument => viewOf(posTicket(over), presentation(), outcome());

const render = (document: PrintedDocument): Promise<Buffer> => renderPdf(document, { at: 0, compress: false });

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

const lines = (count: number): UblModel['lines'] =>
  Array.from({ length: count }, (_line, index) => line({ descriptions: [`Artículo número ${String(index + 1)}`] }));

/** `[width, height]` of each page, in points. */
const sizes = (pdf: Buffer): readonly (readonly number[])[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...sides]) => sides.map(Number));

describe('a POS ticket on paper', () => {
  it.each([1, 3, 40])('is one page of 80 mm, as high as its content, with %d lines', async (count) => {
    const pdf = await render(view({ lines: lines(count) }));
    const [page, ...more] = readPages(pdf);
    const [[width = 0, height = 0] = []] = sizes(pdf);
    expect(more).toEqual([]);
    expect(width).toBe(226.77);
    const ys = (page?.texts ?? []).map(({ y }) => y);
    expect(Math.min(...ys)).toBeGreaterThan(11);
    expect(Math.min(...ys)).toBeLessThan(20);
    expect(Math.max(...ys)).toBeLessThan(height - 11);
    expect(Math.max(...ys)).toBeGreaterThan(height - 30);
  });

  it('has every text, whatever the width of a name', async () => {
    const name = `Producto ${'largo'.repeat(60)} de nombre muy extenso`;
    const document = view({ lines: [line({ descriptions: [name] }), ...lines(2)] });
    const printed = squeezed(textOfPdf(await render(document)));
    const expected = [
      ...[document.title, `No. ${document.number}`, document.numbering, document.banner, document.key.text],
      ...[document.issuer, document.counterparty].flatMap((each) => [
        each?.name,
        ...(each?.facts ?? []).map(({ text }) => text),
      ]),
      ...[...document.facts, ...document.totals].flatMap(({ caption, text }) => [caption, text]),
      ...[...document.tables, ...document.summaries].flatMap(({ rows }) => rows.flat()),
      ...document.notes.map(({ text }) => text),
      ...document.legal,
      document.amountInWords,
    ];
    expect(expected.filter((text) => text !== undefined && !printed.includes(squeezed(text)))).toEqual([]);
    expect(printed).toContain(squeezed(name));
    expect(expected.length).toBeGreaterThan(25);
  });

  it('writes nothing beyond the margins', async () => {
    const document = view({ lines: lines(3), totals: { ...posTicket().totals, payableAmount: '9'.repeat(30) } });
    const [page] = readPages(await render(document));
    for (const { x } of page?.texts ?? []) expect(x).toBeGreaterThanOrEqual(11);
  });

  it('names till, cashier, buyer and the maker of the software', async () => {
    const printed = squeezed(textOfPdf(await render(view())));
    for (const text of ['Cajero: Ana Pérez', 'CAJA-01 · Caja principal · Almacén principal', 'V-000123', 'Caja Uno'])
      expect(printed).toContain(squeezed(text));
    expect(printed).toContain(squeezed('Adquirente: Consumidor Final Identificación: 222222222222'));
  });

  it('prints each tax of a line with its own amount', async () => {
    const tax = line().taxes[0] ?? expect.fail('a line has a tax');
    const inc = { ...tax, tax: { code: '04', name: 'INC' }, percent: '8', taxAmount: '544' };
    const taxes = [{ ...tax, taxAmount: '950' }, inc];
    const printed = squeezed(textOfPdf(await render(view({ lines: [line({ taxes })] }))));
    expect(printed).toContain(squeezed('Impuesto IVA 19,00 % · Valor impuesto 950,00 · Impuesto INC 8,00 %'));
    expect(printed).toContain(squeezed('Valor impuesto 544,00'));
  });

  it('has the QR of the document, which is read back', async () => {
    const document = view();
    const [page] = readPages(await render(document));
    expect(page && readQr(page)).toBeDefined();
    expect(textOfPage(page)).toContain('CUDE');
  });

  it('goes on where a page would be longer than readers of PDF show', async () => {
    const pdf = await render(view({ lines: lines(600) }));
    const heights = sizes(pdf).map(([, height = 0]) => height);
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThanOrEqual(14_400);
    expect(squeezed(textOfPdf(pdf))).toContain(squeezed('Artículo número 600'));
  });
});
