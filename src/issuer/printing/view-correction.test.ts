import { describe, expect, it } from 'vitest';
import { invoice, uuid } from './invoice.fixture.ts';
import { creditNote, debitNote, supportAdjustmentNote, supportDocument } from './kinds.fixture.ts';
import { correctionTables } from './view-correction.ts';

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
  ])('has nothing to tell of %s', (_name, model) => {
    expect(correctionTables(model)).toEqual([]);
  });
});
