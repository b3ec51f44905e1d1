import qrcode from 'qrcode';
import { describe, expect, it, vi } from 'vitest';
import type { TaxSubtotal, UblModel } from '../documents/model.ts';
import { allowance, invoice, line, outcome, party, presentation, qrText, subtotal } from './invoice.fixture.ts';
import { creditNote, debitNote, healthInvoice, supportAdjustmentNote, supportDocument } from './kinds.fixture.ts';
import type { Outcome } from './outcome.ts';
import { readPages, readQr, textOfPage, textOfPdf } from './pdf-reader.ts';
import { png } from './pictures/picture.fixture.ts';
import { payroll, payrollDeletion, payrollReplacement } from './payroll.fixture.ts';
import { renderPdf } from './pdf.ts';
import type { PrintedDocument, PrintedTable } from './printed-document.ts';
import { ublView } from './views/ubl.ts';
import { viewOf } from './views.ts';

const at = Date.parse('2026-11-20T10:00:00-05:00');

const view = (over: Partial<UblModel> = {}, outcomeOver: Partial<Outcome> = {}): PrintedDocument =>
  ublView(invoice(over), presentation(), outcome(outcomeOver));

const render = (document: PrintedDocument): Promise<Buffer> => renderPdf(document, { at, compress: false });

/** All pieces in one line, so that a wrapped text is found as a whole. */
const flat = (text: string): string => text.replaceAll('\n', ' ');

/** Without white space: a text is found wherever the page breaks it. */
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

const bottomOfContent = 28;

const lines = (count: number): UblModel['lines'] =>
  Array.from({ length: count }, (_line, index) =>
    line({ descriptions: [`Artículo número ${index + 1}`], item: { ...line().item, code: `REF-${index + 1}` } }),
  );

describe('renderPdf', () => {
  it('leaves out an unprintable logo stored by an earlier version', async () => {
    const logo = png({ data: Buffer.from('garbage') }).toString('base64');
    expect((await render({ ...view(), logo })).toString('latin1')).not.toContain('/Subtype /Image');
  });

  const annex: PrintedTable = {
    caption: undefined,
    columns: [{ caption: 'Anexo', align: 'left' }],
    rows: Array.from({ length: 9 }, () => ['fila']),
  };

  it.each<readonly [block: string, over: Partial<PrintedDocument>, last: string]>([
    ['the amount in words', { notes: [] }, 'Son:'],
    ['the notes', { notes: [{ caption: '', text: 'Entregar en la bodega. '.repeat(20) }] }, 'bodega.'],
    ['a further table', { notes: [], annexes: [annex] }, 'fila'],
  ])('begins no page with the legal sentences: they follow %s', async (_block, over, last) => {
    for (let count = 1; count <= 24; count += 1) {
      const document = { ...view({ lines: lines(count) }), ...over };
      const [first = ''] = document.legal;
      const pages = readPages(await render(document)).map((page) => squeezed(textOfPage(page)));
      const page = pages.find((text) => text.includes(squeezed(first)));
      expect(page, `${String(count)} lines`).toContain(squeezed(last));
    }
  });

  const everything = {
    allowanceCharges: [allowance()],
    withholdings: [subtotal({ tax: { code: '06', name: 'ReteRenta' }, percent: '2.5', taxAmount: '25000' })],
    totals: { ...invoice().totals, allowanceTotalAmount: '50000' },
  };

  it.each([
    ['an invoice', invoice(everything)],
    ['an invoice of the health sector', healthInvoice()],
    ['a credit note', creditNote(everything)],
    ['a debit note', debitNote()],
    ['a support document', supportDocument(everything)],
    ['an adjustment note', supportAdjustmentNote()],
    ['a payroll document', payroll()],
    ['a replacement of one', payrollReplacement()],
    ['a deletion of one', payrollDeletion()],
  ])('prints every text of %s', async (_name, model) => {
    const document = viewOf(model, presentation(), outcome());
    const printed = squeezed(textOfPdf(await render(document)));
    const expected = [
      ...[document.title, `No. ${document.number}`, document.numbering, document.banner, document.key.text],
      document.issuer.caption.toUpperCase(),
      document.counterparty?.caption,
      ...[document.issuer, document.counterparty].flatMap((each) => [
        each?.name,
        ...(each?.facts ?? []).map(({ text }) => text),
      ]),
      ...[...document.facts, ...document.totals].flatMap(({ caption, text }) => [caption, text]),
      ...[...document.tables, ...document.summaries, ...document.annexes].flatMap(({ caption, columns, rows }) => [
        caption,
        ...columns.map((each) => each.caption),
        ...rows.flat(),
      ]),
      ...document.notes.map(({ text }) => text),
      ...document.legal,
      document.amountInWords && `Son: ${document.amountInWords}`,
    ];
    expect(expected.filter((text) => text !== undefined && !printed.includes(squeezed(text)))).toEqual([]);
    expect(expected.length).toBeGreaterThan(25);
  });

  it('gives the same bytes for the same data and instant, and others for another instant', async () => {
    const [first, second, later] = await Promise.all([
      renderPdf(view(), { at }),
      renderPdf(view(), { at }),
      renderPdf(view(), { at: at + 1000 }),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(later)).toBe(false);
    expect(first.toString('latin1')).toContain('(D:20261120150000Z)');
  });

  it('gives the same bytes the first time in a process and later', async () => {
    vi.resetModules();
    const fresh = await import('./pdf.ts');
    const first = await fresh.renderPdf(view(), { at });
    expect((await fresh.renderPdf(view(), { at })).equals(first)).toBe(true);
  });

  it('names document and issuer in the properties of the file', async () => {
    const source = (await render(view())).toString('latin1');
    const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('latin1');
    expect(source).toContain(utf16('Factura electrónica de venta SETP990000001'));
    expect(source).toContain(utf16('Ensayos y Muestras del Cañón S.A.S.'));
    expect(source).toContain('/Lang (es-CO)');
  });

  it('compresses unless told not to', async () => {
    const compressed = await renderPdf(view(), { at });
    expect(compressed.toString('latin1')).toContain('/FlateDecode');
    expect(compressed.length).toBeLessThan(15_000);
  });
});

describe('the QR', () => {
  const matrix = (text: string): string[] => {
    const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
    return Array.from({ length: modules.size }, (_row, y) =>
      Array.from(modules.data.subarray(y * modules.size, (y + 1) * modules.size), (dark) =>
        dark === 1 ? '#' : '.',
      ).join(''),
    );
  };

  it('contains the whole QRStr, drawn as rectangles that are filled once', async () => {
    const [first] = readPages(await render(view()));
    const qr = first && readQr(first);
    expect(qr?.rows).toEqual(matrix(qrText));
    expect(qr?.fills).toBe(1);
  });

  it('is at least 2 cm wide and links to the catalogue', async () => {
    const pdf = await render(view());
    const [first] = readPages(pdf);
    expect((first && readQr(first))?.side).toBeGreaterThanOrEqual((2 / 2.54) * 72);
    expect(pdf.toString('latin1')).toContain(`/URI (${outcome().qrUrl})`);
  });

  it('is on the first page only', async () => {
    const pages = readPages(await render(view({ lines: lines(80) })));
    expect(pages.map((page) => readQr(page) !== undefined)).toEqual([true, false, false]);
  });

  it('is left out if there is no text for it', async () => {
    const [first] = readPages(await render(view({}, { qrText: '' })));
    expect(first && readQr(first)).toBeUndefined();
  });
});

describe('pages', () => {
  it.each([
    [1, 1],
    [40, 2],
    [500, 11],
  ])('has %i lines on %i pages, each with number, code and head', async (count, expected) => {
    const pages = readPages(await render(view({ lines: lines(count) })));
    expect(pages).toHaveLength(expected);
    pages.forEach((page, index) => {
      const text = textOfPage(page);
      expect(text).toContain(`Página ${index + 1} de ${expected}`);
      expect(text).toContain(`CUFE: ${outcome().uuid}`);
      expect(text).toContain('Documento de prueba – sin validez legal');
      expect(text).toContain('Ensayos y Muestras del Cañón S.A.S.');
    });
  });

  it('says in the head of later pages when a title is too long for it', async () => {
    const pages = readPages(await render(ublView(supportDocument({ lines: lines(60) }), presentation(), outcome())));
    expect(textOfPage(pages[0])).not.toContain('…');
    expect(pages.slice(1).map(textOfPage).join('\n')).toMatch(/^SEDS984000003 {2}Documento soporte en .*…$/m);
  });

  it('names no code at the foot of a document without one', async () => {
    const document = view({}, { uuid: '', qrText: '', state: 'preview' });
    expect(textOfPdf(await render(document))).not.toContain('CUFE');
  });

  it('prints each of 500 lines once and in order', async () => {
    const text = textOfPdf(await render(view({ lines: lines(500) })));
    const codes = [...text.matchAll(/REF-(\d+)/g)].map(([, number]) => Number(number));
    expect(codes).toEqual(Array.from({ length: 500 }, (_code, index) => index + 1));
  });

  it('repeats the head of the table on every page that has lines', async () => {
    const pages = readPages(await render(view({ lines: lines(200) })));
    for (const page of pages) {
      const text = textOfPage(page);
      const heads = text.match(/^Descripción$/gm)?.length ?? 0;
      expect(heads).toBe(text.includes('Artículo número') ? 1 : 0);
    }
  });

  it('leaves no heading of a table alone at the end of a page', async () => {
    for (let count = 14; count < 34; count += 3) {
      const pages = readPages(await render(ublView(healthInvoice({ lines: lines(count) }), presentation(), outcome())));
      const text = pages.map(textOfPage).find((page) => page.includes('Usuarios del sector salud'));
      expect(text).toMatch(/Usuarios del sector salud[^]*PÉREZ GÓMEZ ANA LUISA[^]*MIPRES/);
    }
  });

  it('keeps all text inside the margins', async () => {
    const long = 'palabra '.repeat(4000);
    const document = ublView(
      invoice({ lines: [line({ descriptions: [long] }), ...lines(70)], notes: [long] }),
      presentation({ headNote: long, footNote: long }),
      outcome(),
    );
    const places = readPages(await render(document)).flatMap(({ texts }) => texts);
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(bottomOfContent);
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(792 - 30);
    expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThanOrEqual(36);
    expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(612 - 36);
  });

  it('prints no content over the foot', async () => {
    const document = ublView(
      invoice({ lines: [line({ descriptions: ['palabra '.repeat(4000)] })] }),
      presentation({ footNote: 'Pie de página' }),
      outcome(),
    );
    for (const { texts } of readPages(await render(document))) {
      const foot = texts.find(({ text }) => text === 'Pie de página');
      const content = texts.filter(({ text }) => text.startsWith('palabra'));
      expect(foot).toBeDefined();
      expect(Math.min(...content.map(({ y }) => y), Infinity)).toBeGreaterThan((foot?.y ?? 0) + 5);
    }
  });

  it('splits a line that is longer than a page and loses no word of it', async () => {
    const words = Array.from({ length: 3000 }, (_word, index) => `w${index}`);
    const text = textOfPdf(await render(view({ lines: [line({ descriptions: [words.join(' ')] })] })));
    expect([...text.matchAll(/\bw\d+\b/g)].map(([word]) => word)).toEqual(words);
  });
});

describe('text that does not fit in its place', () => {
  const words = (prefix: string, count: number): string =>
    Array.from({ length: count }, (_word, index) => `${prefix}${index}`).join(' ');

  it.each([
    ['a short head note on every page', 'Encabezado breve', 3],
    ['a long head note in full among the notes', words('h', 600), 1],
  ])('prints %s', async (_name, headNote, times) => {
    const document = ublView(invoice({ lines: lines(80) }), presentation({ headNote }), outcome());
    const text = flat(textOfPdf(await render(document)));
    expect(text.split(headNote)).toHaveLength(times + 1);
  });

  it('prints a long foot note in full among the notes', async () => {
    const footNote = words('f', 600);
    const document = ublView(invoice(), presentation({ footNote }), outcome());
    expect(flat(textOfPdf(await render(document)))).toContain(`Nota de pie de página: ${footNote}`);
  });

  it('prints long names and addresses in full among the notes', async () => {
    const name = words('n', 120);
    const address = { ...party().address, line: words('d', 150) } as UblModel['customer']['address'];
    const text = flat(textOfPdf(await render(view({ customer: party({ name, address }) }))));
    expect(text).toContain('(ver notas)');
    expect(text).toContain(`Adquirente: ${name}`);
    expect(text).toContain(`Dirección: ${words('d', 150)}`);
  });

  it('prints a hundred payments', async () => {
    const [means] = invoice().paymentMeans;
    const paymentMeans = Array.from({ length: 100 }, () => means).filter((each) => each !== undefined);
    const text = textOfPdf(await render(view({ paymentMeans })));
    const missing = paymentMeans
      .map((_means, index) => `Pago ${index + 1}`)
      .filter((caption) => !text.includes(caption));
    expect(missing).toEqual([]);
  });

  it('prints more summaries than a page holds below the totals', async () => {
    const taxTotals = Array.from({ length: 150 }, (_tax, index) => subtotal({ percent: String(index) }));
    const text = textOfPdf(await render(view({ taxTotals })));
    const missing = taxTotals.filter((_tax, index) => !text.includes(`\n${index},00 %\n`));
    expect(missing).toEqual([]);
    expect(text.indexOf('Total a pagar COP')).toBeLessThan(text.indexOf('\n149,00 %\n'));
  });

  it('makes the letters of a table smaller before it splits long amounts', async () => {
    const amount = '123456789012.00';
    const pages = readPages(
      await render(
        view({
          lines: [line({ price: amount, lineExtensionAmount: amount, taxes: [subtotal({ taxAmount: amount })] })],
        }),
      ),
    );
    const found = pages.flatMap(({ texts }) => texts).filter(({ text }) => text === '123.456.789.012,00');
    expect(found).toHaveLength(3);
  });

  it('prints names of other taxes in characters that the fonts have, and none too small to read', async () => {
    const named = (name: string): TaxSubtotal => subtotal({ tax: { code: 'ZZ', name }, percent: '1', taxAmount: '10' });
    const long = `Estampilla ${'departamental '.repeat(40)}`.trim();
    const taxTotals = [named('Contribució\u0301n Łódź ≥ 10'), named('😀 Sobretasa'), named(long)];
    const pages = readPages(await render(view({ taxTotals })));
    const texts = pages.flatMap((page) => page.texts);
    const printed = texts.map(({ text }) => text).join(' ');
    expect(printed).toContain('Total Contribución');
    expect(printed).toContain('Total ? Sobretasa');
    expect(squeezed(printed)).toContain(squeezed(long));
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThan(4);
  });

  it('loses no digit of amounts that no column can fit', async () => {
    const amount = '123456789012345678901234.56';
    const document = view({
      lines: [
        line({
          price: amount,
          lineExtensionAmount: amount,
          taxes: [subtotal({ taxAmount: amount })],
          allowanceCharges: [allowance({ amount })],
        }),
      ],
      totals: { ...invoice().totals, payableAmount: amount },
    });
    const text = textOfPdf(await render(document));
    const joined = text.replaceAll('\n', '');
    expect(joined.split('123.456.789.012.345.678.901.234,56').length - 1).toBe(5);
    expect(text).toContain('123.456.789.012.345.678.901.234,56');
  });
});

describe('marks', () => {
  it.each([
    ['preview', 'VISTA PREELIMINAR'],
    ['rejected', 'DOCUMENTO RECHAZADO'],
    ['unknown', 'SIN VALIDAR'],
  ] as const)('draws the mark of a document in state %s on every page, below the text', async (state, mark) => {
    const pages = readPages(await render(view({ lines: lines(60) }, { state })));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ texts }) => texts[0]?.text)).toEqual(pages.map(() => mark));
    expect(pages.every(({ texts }) => (texts[0]?.size ?? 0) > 30)).toBe(true);
    expect(pages.map(({ texts }) => texts[1]?.text)).toEqual(
      pages.map(() => `${mark} – Documento de prueba – sin validez legal`),
    );
  });

  it('draws none on an accepted document', async () => {
    const text = textOfPdf(await render(view()));
    expect(text).not.toMatch(/VISTA|RECHAZADO|SIN VALIDAR/);
  });

  it('has no banner in production', async () => {
    const text = textOfPdf(await render(view({ environment: '1' })));
    expect(text).not.toContain('sin validez legal');
  });
});

describe('characters', () => {
  const remark =
    'Los caracteres que la fuente de impresión no tiene aparecen como «?»; el XML conserva el texto original.';

  it('prints accents, ñ, the euro sign and typographic marks as they are', async () => {
    const name = 'Ñandú & Cía. “Ágil” — 5 € ¿qué?';
    const text = textOfPdf(await render(view({ customer: party({ name }) })));
    expect(text).toContain(name);
    expect(text).not.toContain(remark);
  });

  it('replaces characters that the fonts lack and reports it', async () => {
    const text = textOfPdf(await render(view({ customer: party({ name: 'Dvořák 北京 👍' }) })));
    expect(text).toContain('Dvorák ?? ?');
    expect(text).toContain(remark);
  });

  it('prints a text with control characters and brackets without damage to the page', async () => {
    const text = textOfPdf(await render(view({ notes: ['a) \\(b <c> \u0000 [d] TJ\tfin'] })));
    expect(text).toContain('a) \\(b <c> ? [d] TJ fin');
  });
});
