/** The kinds of document that the authority validates, by the catalogue's names. */
export const documentKinds = [
  'invoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'payroll',
  'payrollAdjustment',
] as const;

export type DocumentKind = (typeof documentKinds)[number];
