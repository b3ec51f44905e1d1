import { describe, expect, it } from 'vitest';
import type { UblModel } from '../../documents/model.ts';
import { invoice, outcome, party, presentation, qrText, uuid } from '../invoice.fixture.ts';
import {
  creditNote,
  debitNote,
  health,
  healthInvoice,
  supportAdjustmentNote,
  supportDocument,
  ublDocuments,
} from '../kinds.fixture.ts';
import type { PrintedState } from '../outcome.ts';
import type { PrintedDocument } from '../printed-document.ts';
import { ublView, correctionTables } from './ubl.ts';

describe('ublView of an invoice', () => {
  it('names the document, its number and its unique code', () => {
    const view = ublView(invoice(), presentation(), outcome());
    expect(view).toMatchObject({
      title: 'Factura electrónica de venta',
      number: 'SETP990000001',
      key: { caption: 'CUFE', text: uuid },
      qr: { text: qrText, url: outcome().qrUrl },
      issuer: { caption: 'Emisor', name: 'Ensayos y Muestras del Cañón S.A.S.' },
      counterparty: { caption: 'Adquirente', name: 'Cliente de Pruebas S.A.S.' },
      amountInWords: 'Un millón ciento noventa mil pesos colombianos',
    });
  });

  it.each([
    ['01', 'CUFE'],
    ['02', 'CUFE'],
    ['03', 'CUDE'],
    ['04', 'CUFE'],
  ])('calls the code of type %s %s', (code, caption) => {
    const view = ublView(invoice({ type: { code, name: 'x' } }), presentation(), outcome());
    expect(view.key.caption).toBe(caption);
  });

  it('cites the authorization of the numbering', () => {
    expect(ublView(invoice(), presentation(), outcome()).numbering).toBe(
      'Autorización de numeración de facturación No. 18760000001 desde SETP990000000 hasta SETP995000000 vigencia del 19/01/2019 al 19/01/2030',
    );
  });

  it('shows neither the technical key nor the PIN of the software', () => {
    const { numbering, software } = invoice();
    const text = JSON.stringify(ublView(invoice(), presentation(), outcome()));
    expect(text).not.toContain(numbering.authorization?.technicalKey);
    expect(text).not.toContain(software.pin);
  });

  it('has a banner for test documents only', () => {
    const banner = (environment: '1' | '2'): string | undefined =>
      ublView(invoice({ environment }), presentation(), outcome()).banner;
    expect(banner('2')).toBe('Documento de prueba – sin validez legal');
    expect(banner('1')).toBeUndefined();
  });

  it('passes on head and foot notes and leaves out empty ones', () => {
    const view = ublView(
      invoice({ notes: ['Una', ' ', 'Otra'] }),
      presentation({ headNote: 'Arriba', footNote: 'Abajo' }),
      outcome(),
    );
    expect(view).toMatchObject({ headNote: 'Arriba', footNote: 'Abajo' });
    expect(view.notes.map(({ text }) => text)).toEqual(['Una', 'Otra']);
  });

  it('has no QR without a text for it', () => {
    expect(ublView(invoice(), presentation(), outcome({ qrText: '' })).qr).toBeUndefined();
  });

  it('gives equal views for equal data', () => {
    const view = (): string => JSON.stringify(ublView(invoice(), presentation(), outcome()));
    expect(view()).toBe(view());
  });
});

describe('the state of the document', () => {
  it.each([
    ['accepted', undefined, 'Documento validado por la DIAN.'],
    [
      'rejected',
      'DOCUMENTO RECHAZADO',
      'Documento rechazado por la DIAN: no tiene validez como documento electrónico.',
    ],
    [
      'preview',
      'VISTA PREELIMINAR',
      'Vista previa: el documento no ha sido firmado ni transmitido y no tiene validez.',
    ],
    [
      'unknown',
      'SIN VALIDAR',
      'La validación de la DIAN está pendiente: el documento aún no tiene validez como documento electrónico.',
    ],
  ] satisfies [PrintedState, string | undefined, string][])('%s has the mark %s', (state, mark, sentence) => {
    const view = ublView(invoice(), presentation(), outcome({ state }));
    expect(view.mark?.text).toBe(mark);
    expect(view.legal).toContain(sentence);
  });

  it.each([
    ['accepted', 'Documento validado por el simulador: no tiene validez como documento electrónico.'],
    ['rejected', 'Documento rechazado por el simulador: no tiene validez como documento electrónico.'],
    ['preview', 'Vista previa: el documento no ha sido firmado ni transmitido y no tiene validez.'],
    [
      'unknown',
      'La validación del simulador está pendiente: el documento no tiene validez como documento electrónico.',
    ],
  ] satisfies [PrintedState, string][])('%s by a simulator names no verdict of the DIAN', (state, sentence) => {
    const { legal } = ublView(invoice(), presentation(), outcome({ state, isSimulated: true }));
    expect(legal).toContain(sentence);
    expect(legal.join('\n')).not.toMatch(/(?:validado|rechazado) por la DIAN|validación de la DIAN/);
  });

  it.each([
    ['accepted', 'Fecha y hora de validación', '20/11/2026 10:00:07'],
    ['rejected', 'Fecha y hora de rechazo', '20/11/2026 10:00:07'],
  ] as const)('%s says when: %s', (state, caption, text) => {
    const { facts } = ublView(invoice(), presentation(), outcome({ state }));
    expect(facts).toContainEqual({ caption, text });
  });

  it.each(['preview', 'unknown'] as const)('%s has no instant of a verdict', (state) => {
    const { facts } = ublView(invoice(), presentation(), outcome({ state }));
    expect(facts.filter(({ text }) => text.includes('10:00:07'))).toEqual([]);
  });

  it('only an accepted invoice is compared to a bill of exchange', () => {
    const states = ['accepted', 'rejected', 'preview', 'unknown'] as const;
    const likened = states.filter((state) =>
      ublView(invoice(), presentation(), outcome({ state })).legal.some((text) => text.includes('letra de cambio')),
    );
    expect(likened).toEqual(['accepted']);
  });
});

describe('legal texts', () => {
  const legal = (over: Partial<UblModel> = {}, confirmationText = true): readonly string[] =>
    ublView(invoice(over), presentation({ confirmationText }), outcome()).legal;

  it('asks to report the payment, unless the request disables it', () => {
    const asked = 'Por favor informe su pago al teléfono 6017654321 o al correo facturacion@example.com.';
    expect(legal()).toContain(asked);
    expect(legal({}, false)).not.toContain(asked);
  });

  it.each([
    [{ telephone: undefined, email: 'a@example.com' }, ['Por favor informe su pago al correo a@example.com.']],
    [{ telephone: '601', email: undefined }, ['Por favor informe su pago al teléfono 601.']],
    [{ telephone: undefined, email: undefined }, []],
  ])('names the channels that the issuer has: %j', (contact, expected) => {
    expect(
      legal({ supplier: party({ path: 'establishment', contact }) }).filter((text) => text.includes('su pago')),
    ).toEqual(expected);
  });

  it('states where the original is and who made the software', () => {
    expect(legal()).toContain(
      `Representación gráfica de un documento electrónico: el original es el XML firmado, que se consulta en\n${outcome().qrUrl}`,
    );
    expect(legal()).toContain(
      `Fabricante del software: ${invoice().supplier.name}, NIT 900373076-4. Software: Ensayo, identificador ${invoice().software.id}.`,
    );
  });

  it('does not state that the catalogue shows a simulated document', () => {
    const texts = ublView(invoice(), presentation(), outcome({ isSimulated: true })).legal;
    expect(texts).toContain(
      `Representación gráfica de un documento electrónico: el original es el XML firmado; en el catálogo de la DIAN tendría la dirección\n${outcome().qrUrl}`,
    );
  });

  it.each([
    ['of an accepted invoice without address', { qrUrl: '' }, ['el original es el XML firmado.']],
    ['of a rejected invoice, which no catalogue shows', { state: 'rejected' }, ['el original es el XML firmado.']],
    ['of a preview, which has no original', { state: 'preview' }, []],
  ] as const)('tells the original %s', (_name, over, expected) => {
    const texts = ublView(invoice(), presentation(), outcome(over)).legal.join('\n');
    expect(texts.match(/el original es.*/g) ?? []).toEqual(expected);
    expect(texts).not.toContain('http');
  });
});

describe('the kinds', () => {
  const view = (model: UblModel): PrintedDocument => ublView(model, presentation(), outcome());

  it.each([
    [
      'credit note',
      creditNote(),
      'Nota crédito de factura electrónica de venta',
      'NC17',
      'CUDE',
      'Total nota crédito COP',
    ],
    ['debit note', debitNote(), 'Nota débito de factura electrónica de venta', 'ND4', 'CUDE', 'Total nota débito COP'],
    [
      'support document',
      supportDocument(),
      'Documento soporte en adquisiciones efectuadas a no obligados a facturar',
      'SEDS984000003',
      'CUDS',
      'Total a pagar COP',
    ],
    [
      'adjustment note',
      supportAdjustmentNote(),
      'Nota de ajuste al documento soporte en adquisiciones efectuadas a no obligados a facturar',
      'NDS5',
      'CUDS',
      'Total nota de ajuste COP',
    ],
  ])('a %s states its type', (_name, model, title, number, code, total) => {
    const printed = view(model);
    expect(printed).toMatchObject({ title, number, key: { caption: code, text: uuid } });
    expect(printed.totals.at(-1)).toMatchObject({ caption: total, isFinal: true });
  });

  it.each([
    ['credit note', creditNote()],
    ['debit note', debitNote()],
  ])('a %s goes from the issuer to the acquirer', (_name, model) => {
    expect(view(model)).toMatchObject({
      issuer: { caption: 'Emisor', name: 'Ensayos y Muestras del Cañón S.A.S.' },
      counterparty: { caption: 'Adquirente', name: 'Cliente de Pruebas S.A.S.' },
    });
  });

  it.each([
    ['support document', supportDocument()],
    ['adjustment note', supportAdjustmentNote()],
  ])('in a %s the acquirer issues and the seller is the other side', (_name, model) => {
    expect(view(model)).toMatchObject({
      issuer: { caption: 'Adquirente', name: 'Ensayos y Muestras del Cañón S.A.S.' },
      counterparty: { caption: 'Vendedor', name: 'Rosalba Yepes Montoya' },
    });
  });

  it('cite the authorization that they have', () => {
    const numbering = Object.fromEntries(
      Object.entries(ublDocuments).map(([kind, make]) => [kind, view(make()).numbering?.replace(/ No\. .*/, '')]),
    );
    expect(numbering).toEqual({
      invoice: 'Autorización de numeración de facturación',
      creditNote: undefined,
      debitNote: undefined,
      supportDocument: 'Autorización de numeración de documento soporte',
      supportAdjustmentNote: undefined,
      posTicket: 'Autorización de numeración de documentos equivalentes',
      equivalentCreditNote: undefined,
      equivalentDebitNote: undefined,
    });
  });

  it('have their own legal texts', () => {
    const said = (sentence: string): string[] =>
      Object.entries(ublDocuments).flatMap(([kind, make]) =>
        view(make()).legal.some((text) => text.includes(sentence)) ? [kind] : [],
      );
    expect(said('letra de cambio')).toEqual(['invoice']);
    expect(said('no obligado a expedir factura')).toEqual(['supportDocument']);
    expect(said('informe su pago')).toEqual(['invoice', 'debitNote']);
    expect(said('Documento validado por la DIAN.')).toEqual(Object.keys(ublDocuments));
  });

  it('begin with the document they correct', () => {
    const first = (model: UblModel): string | undefined => view(model).tables[0]?.caption;
    expect(first(creditNote())).toBe('Factura que se corrige');
    expect(first(supportAdjustmentNote())).toBe('Documento soporte que se ajusta');
    expect(view(supportDocument()).tables).toHaveLength(1);
  });

  it('print the users of the health sector after the totals', () => {
    expect(view(healthInvoice()).annexes.map(({ caption }) => caption)).toEqual(['Usuarios del sector salud']);
    expect(view(healthInvoice({ health: health({ printsUsers: false }) })).annexes).toEqual([]);
  });
});

describe('correctionTables', () => {
  it.each([
    [
      'a credit note',
      creditNote(),
      'Factura que se corrige',
      {
        Número: 'SETP990000001',
        Fecha: '02/11/2026',
        Concepto: 'Devolución parcial de los bienes y/o no aceptación parcial del servicio',
        CUFE: uuid,
      },
    ],
    [
      'a debit note without a concept',
      debitNote({ discrepancy: undefined }),
      'Factura que se corrige',
      { Número: 'SETP990000001', Fecha: '02/11/2026', CUFE: uuid },
    ],
    [
      'a note to a document of contingency',
      creditNote({
        discrepancy: undefined,
        billingReference: {
          path: '',
          id: 'C1',
          issueDate: undefined,
          typeCode: undefined,
          uuid: 'abc',
          uuidScheme: 'CUDE-SHA384',
        },
      }),
      'Factura que se corrige',
      { Número: 'C1', CUDE: 'abc' },
    ],
    [
      'an adjustment note',
      supportAdjustmentNote(),
      'Documento soporte que se ajusta',
      { Número: 'SEDS984000003', Fecha: '19/11/2026', Concepto: 'Anulación del documento soporte', CUDS: uuid },
    ],
    [
      'a note without reference',
      debitNote({ billingReference: undefined }),
      'Nota sin referencia a un documento',
      { Concepto: 'Intereses' },
    ],
  ])('tells what %s corrects', (_name, model, caption, cells) => {
    const [table, ...others] = correctionTables(model);
    expect(others).toEqual([]);
    expect(table?.caption).toBe(caption);
    const printed = table?.columns.map((column, at) => [column.caption, table.rows[0]?.[at]]);
    expect(Object.fromEntries(printed ?? [])).toEqual(cells);
    expect(table?.columns.filter(({ isWide }) => isWide === true)).toHaveLength(1);
  });

  it.each([
    ['a note that names neither', creditNote({ billingReference: undefined, discrepancy: undefined })],
    ['an invoice', invoice()],
    ['a support document', supportDocument()],
  ])('has nothing to show for %s', (_name, model) => {
    expect(correctionTables(model)).toEqual([]);
  });
});
