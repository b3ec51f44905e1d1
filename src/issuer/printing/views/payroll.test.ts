import { describe, expect, it } from 'vitest';
import type { PayrollModel } from '../../documents/payroll/model.ts';
import { outcome, presentation, uuid } from '../invoice.fixture.ts';
import { payroll, payrollDeletion, payrollReplacement } from '../payroll.fixture.ts';
import type { PrintedDocument } from '../printed-document.ts';
import { payrollView } from './payroll.ts';

const view = (model: PayrollModel): PrintedDocument => payrollView(model, presentation(), outcome());

const factsOf = (facts: PrintedDocument['facts'] | undefined): Record<string, string> =>
  Object.fromEntries((facts ?? []).map(({ caption, text }) => [caption, text]));

const captions = (model: PayrollModel): (string | undefined)[] => view(model).tables.map(({ caption }) => caption);

describe('a payroll document', () => {
  it('states its type, its issuer and its worker', () => {
    expect(view(payroll())).toMatchObject({
      title: 'Documento soporte de pago de nómina electrónica',
      number: 'NI100051',
      key: { caption: 'CUNE', text: uuid },
      issuer: { caption: 'Empleador', name: 'Ensayos y Muestras del Cañón S.A.S.' },
      counterparty: { caption: 'Trabajador', name: 'PÉREZ GÓMEZ ANA' },
      numbering: undefined,
      amountInWords: 'Ochocientos cinco mil pesos colombianos',
    });
  });

  it('tells of the worker', () => {
    expect(factsOf(view(payroll()).counterparty?.facts)).toEqual({
      'Cédula de ciudadanía': '10200037',
      Código: 'T-7',
      'Tipo de trabajador': 'Dependiente',
      Subtipo: 'No aplica',
      Contrato: 'Término fijo',
      Sueldo: '1.500.000,00',
      'Salario integral': 'No',
      'Pensión de alto riesgo': 'No',
      'Lugar de trabajo': 'Calle 1 # 2-03, Calarcá, Quindío',
      Correo: 'ana@example.com',
    });
  });

  it('prefers the worker’s own code, and leaves out absent data', () => {
    const { worker } = payroll();
    const of = (over: Partial<typeof worker>): Record<string, string> =>
      factsOf(view(payroll({ worker: { ...worker, ...over }, workerCode: 'T-7' })).counterparty?.facts);
    expect(of({ code: 'W-1' }).Código).toBe('W-1');
    expect(of({ email: undefined })).not.toHaveProperty('Correo');
    expect(of({ hasIntegralSalary: true, hasHighRiskPension: true })).toMatchObject({
      'Salario integral': 'Sí',
      'Pensión de alto riesgo': 'Sí',
    });
    const bogota = { code: '11', name: 'Bogotá, D.C.' };
    expect(of({ municipality: bogota, department: bogota })['Lugar de trabajo']).toBe('Calle 1 # 2-03, Bogotá, D.C.');
  });

  it('shows period and payment', () => {
    expect(factsOf(view(payroll()).facts)).toEqual({
      'Fecha y hora de emisión': '20/11/2026 10:00:00',
      'Fecha y hora de validación': '20/11/2026 10:00:07',
      'Período liquidado': 'desde 16/11/2026 hasta 30/11/2026',
      Periodicidad: 'Quincenal',
      'Fecha de ingreso': '10/10/2018',
      'Tiempo laborado': '785 días',
      'Fechas de pago': '30/11/2026',
      'Medio de pago': 'Transferencia débito bancaria',
      Cuenta: 'Banco Davivienda · Ahorros 123456789012',
      Moneda: 'COP',
    });
  });

  it('shows a retirement, several payments and no account', () => {
    const { period, payment } = payroll();
    const model = payroll({
      period: { ...period, retirementDate: '2026-11-30' },
      payment: { ...payment, bank: undefined, accountType: undefined, accountNumber: undefined },
      paymentDates: ['2026-11-15', '2026-11-30'].map((date) => ({ path: '', date })),
    });
    const facts = factsOf(view(model).facts);
    expect(facts).toMatchObject({ 'Fecha de retiro': '30/11/2026', 'Fechas de pago': '15/11/2026, 30/11/2026' });
    expect(facts).not.toHaveProperty('Cuenta');
  });

  it('has accruals, deductions and the net amount', () => {
    expect(captions(payroll())).toEqual(['Devengados', 'Deducciones']);
    expect(view(payroll()).totals).toEqual([
      { caption: 'Total devengado', text: '865.000,00', isFinal: false },
      { caption: 'Total deducciones', text: '60.000,00', isFinal: false },
      { caption: 'Neto a pagar COP', text: '805.000,00', isFinal: true },
    ]);
  });

  it.each([
    ['a novelty', { path: 'novelty', isNovelty: true, cune: uuid }, [[uuid]]],
    ['no novelty', { path: 'novelty', isNovelty: false, cune: uuid }, undefined],
    ['a novelty without code', { path: 'novelty', isNovelty: true, cune: '' }, undefined],
  ])('names the document of %s', (_name, novelty, rows) => {
    const table = view(payroll({ novelty })).tables.find(({ caption }) => caption === 'Novedad contractual');
    expect(table?.rows).toEqual(rows);
  });

  it('shows neither the PIN of the software nor the sentences of invoices', () => {
    const text = JSON.stringify(view(payroll()));
    expect(text).not.toContain(payroll().software.pin);
    expect(text).not.toMatch(/letra de cambio|informe su pago/);
    expect(text).toContain('vinculación laboral');
  });
});

describe('an adjustment of payroll', () => {
  const affected = (model: PayrollModel): unknown => view(model).tables[0]?.rows;

  it('that replaces is a payroll document that also names the one it replaces', () => {
    const model = payrollReplacement();
    expect(view(model).title).toBe('Nota de ajuste de documento soporte de pago de nómina electrónica');
    expect(captions(model)).toEqual(['Documento que se reemplaza', 'Devengados', 'Deducciones']);
    expect(affected(model)).toEqual([['NI100003', '28/10/2026', uuid]]);
    expect(factsOf(view(model).facts)['Tipo de ajuste']).toBe('Reemplaza un documento');
    expect(view(model).totals).toHaveLength(3);
  });

  it('that deletes has neither worker nor amounts', () => {
    const model = payrollDeletion();
    expect(captions(model)).toEqual(['Documento que se elimina']);
    expect(affected(model)).toEqual([['NI100003', '28/10/2026', uuid]]);
    expect(view(model)).toMatchObject({ counterparty: undefined, totals: [], amountInWords: undefined });
    expect(Object.keys(factsOf(view(model).facts))).toEqual([
      'Fecha y hora de emisión',
      'Fecha y hora de validación',
      'Tipo de ajuste',
      'Moneda',
    ]);
  });
});
