import { describe, expect, it } from 'vitest';
import type { UblModel, PaymentMeans } from '../../documents/model.ts';
import { invoice, outcome } from '../invoice.fixture.ts';
import { health } from '../kinds.fixture.ts';
import { ublFacts } from './facts.ts';

const facts = (over: Partial<UblModel> = {}): Record<string, string> =>
  Object.fromEntries(ublFacts(invoice(over), outcome()).map(({ caption, text }) => [caption, text]));

const means = (over: Partial<PaymentMeans> = {}): PaymentMeans => ({
  path: 'payment_form',
  form: { code: '1', name: 'Contado' },
  method: { code: '10', name: 'Efectivo' },
  dueDate: undefined,
  durationDays: undefined,
  ...over,
});

describe('the facts of the health sector', () => {
  it('name operation and period, its own before that of the invoice', () => {
    const period = { path: 'invoice_period', startDate: '2026-01-01', endDate: '2026-01-31' };
    expect(facts({ operation: 'SS-CUFE', health: health(), period })).toMatchObject({
      'Operación del sector salud': 'SS-CUFE',
      'Período facturado': 'desde 01/10/2026 hasta 31/10/2026',
    });
    const times = { startTime: '06:00:00', endTime: '23:59:59' };
    expect(facts({ operation: 'SS-CUFE', health: health(times) })).toMatchObject({
      'Período facturado': 'desde 01/10/2026 06:00:00 hasta 31/10/2026 23:59:59',
    });
    expect(facts({ operation: '11' })).not.toHaveProperty(['Operación del sector salud']);
  });
});

describe('ublFacts', () => {
  it('show dates, payment and currency', () => {
    expect(facts()).toEqual({
      'Fecha y hora de emisión': '20/11/2026 10:00:00',
      'Fecha y hora de validación': '20/11/2026 10:00:07',
      'Fecha de vencimiento': '20/12/2026',
      'Forma de pago': 'Crédito',
      'Medio de pago': 'Transferencia crédito',
      Plazo: '30 días',
      Moneda: 'COP',
    });
  });

  it.each([
    [
      'the due date of the payment where the document has none',
      { dueDate: undefined },
      'Fecha de vencimiento',
      '20/12/2026',
    ],
    [
      'the exchange rate',
      { currency: 'USD', exchangeRate: { path: '', rate: '3890.25', date: '2026-11-19' } },
      'Tasa de cambio',
      '1 USD = 3.890,25 COP al 19/11/2026',
    ],
    [
      'the period',
      { period: { path: '', startDate: '2026-10-01', endDate: '2026-10-31' } },
      'Período facturado',
      'desde 01/10/2026 hasta 31/10/2026',
    ],
    [
      'a period without end',
      { period: { path: '', startDate: '2026-10-01', endDate: undefined } },
      'Período facturado',
      'desde 01/10/2026',
    ],
    [
      'the order',
      { orderReference: { path: '', id: 'OC-1', issueDate: '2026-11-01', typeCode: undefined } },
      'Orden de compra',
      'OC-1 del 01/11/2026',
    ],
    [
      'an order without date',
      { orderReference: { path: '', id: 'OC-1', issueDate: undefined, typeCode: undefined } },
      'Orden de compra',
      'OC-1',
    ],
    [
      'other references',
      {
        additionalReferences: [
          { path: '', id: 'A', issueDate: undefined, typeCode: '99' },
          { path: '', id: 'B', issueDate: '2026-01-02', typeCode: '99' },
        ],
      },
      'Documentos de referencia',
      'A, B del 02/01/2026',
    ],
    [
      'receipts',
      { receiptReferences: [{ path: '', id: 'R1', issueDate: undefined, typeCode: undefined }] },
      'Recibos',
      'R1',
    ],
    [
      'terms of delivery, each once',
      { deliveryTerms: { path: '', specialTerms: 'Flete', incoterm: 'CIF', lossRisk: 'Flete' } },
      'Condiciones de entrega',
      'CIF · Flete',
    ],
  ] satisfies [string, Partial<UblModel>, string, string][])('tells %s', (_name, over, caption, text) => {
    expect(facts(over)[caption]).toBe(text);
  });

  it.each([
    [undefined, undefined],
    ['0', undefined],
    ['1', '1 día'],
    ['60', '60 días'],
  ])('prints a term of %s days as %s', (durationDays, text) => {
    expect(facts({ paymentMeans: [means({ durationDays })] }).Plazo).toBe(text);
  });

  it('show each of several payments in one fact', () => {
    const paymentMeans = [
      means(),
      means({ form: { code: '2', name: 'Crédito' }, dueDate: '2026-12-22', durationDays: '30' }),
    ];
    expect(facts({ paymentMeans })).toMatchObject({
      'Pago 1': 'Contado · Efectivo',
      'Pago 2': 'Crédito · Efectivo · vence 22/12/2026 · 30 días',
    });
  });

  it('leave out absent data', () => {
    const all = facts({ dueDate: undefined, paymentMeans: [] });
    expect(Object.keys(all)).toEqual(['Fecha y hora de emisión', 'Fecha y hora de validación', 'Moneda']);
  });

  it('have no instant of validation before there is one', () => {
    const captions = ublFacts(invoice(), outcome({ validatedAt: undefined })).map(({ caption }) => caption);
    expect(captions).not.toContain('Fecha y hora de validación');
  });
});
