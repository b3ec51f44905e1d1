import type { UblModel } from '../documents/model.ts';
import { date } from './formats.ts';
import type { PrintedTable } from './printed-document.ts';
import { itemTable } from './view-table.ts';
import type { ItemColumn } from './view-table.ts';

/** `CUFE-SHA384` → `CUFE`. */
const codeName = (scheme: string | undefined): string => (scheme ?? 'CUFE').replace(/-.*$/, '');

const captions: Readonly<Partial<Record<UblModel['kind'], string>>> = {
  creditNote: 'Factura que se corrige',
  debitNote: 'Factura que se corrige',
  supportAdjustmentNote: 'Documento soporte que se ajusta',
};

type Correction = {
  readonly number: string;
  readonly issueDate: string;
  readonly concept: string;
  readonly key: string;
};

const correctionOf = ({ billingReference, discrepancy }: UblModel): Correction => ({
  number: billingReference?.id ?? '',
  issueDate: date(billingReference?.issueDate ?? ''),
  concept: discrepancy?.concept.name ?? '',
  key: billingReference?.uuid ?? '',
});

/** The code takes the width that is left; without one the concept does. */
const columnsFor = ({ key }: Correction, keyName: string): readonly ItemColumn<Correction>[] => [
  { caption: 'Número', align: 'left', share: 0.2, isOptional: true, cell: ({ number }) => number },
  { caption: 'Fecha', align: 'left', isOptional: true, cell: ({ issueDate }) => issueDate },
  {
    caption: 'Concepto',
    align: 'left',
    share: 0.3,
    isWide: key === '',
    isOptional: true,
    cell: ({ concept }) => concept,
  },
  { caption: keyName, align: 'left', isWide: true, isOptional: true, cell: (correction) => correction.key },
];

/** The document that a note corrects, and why; a note may name the reason alone, or neither. */
export const correctionTables = (model: UblModel): readonly PrintedTable[] => {
  const { billingReference, discrepancy } = model;
  const corrects = captions[model.kind];
  if (corrects === undefined || (billingReference === undefined && discrepancy === undefined)) return [];
  const caption = billingReference === undefined ? 'Nota sin referencia a un documento' : corrects;
  const correction = correctionOf(model);
  return [itemTable(caption, columnsFor(correction, codeName(billingReference?.uuidScheme)), [correction])];
};
