/** Where a declaration departs on purpose from the specification of the catalogue. Nothing else may differ, and nothing here may be unneeded. */
export type Exception = {
  /** Entries of the specification, and of our listing: `invoice/FAB05b`. */
  readonly ids: readonly string[];
  readonly field: 'kind' | 'target' | 'needs' | 'source' | 'defaultOn' | 'strict' | 'order';
  readonly reason: string;
};

export const exceptions: readonly Exception[] = [
  {
    ids: ['invoice/FAB05b', 'supportDocument/DSAB05b'],
    field: 'needs',
    reason:
      'The software registry says whether the resolution is associated with the provider that sends; AB24b reports unknown software.',
  },
  {
    ids: ['invoice/FAB05b'],
    field: 'strict',
    reason:
      'FAB05c says what the row prints about the software; a literal profile, which has no FAB05c, reads the row whole.',
  },
  {
    ids: ['invoice/FAB05c'],
    field: 'needs',
    reason: 'Two identifiers are compared; whether the software is registered is what FAB24b says.',
  },
  {
    ids: [
      ...['invoice/FAD09e', 'creditNote/CAD09e', 'debitNote/DAD09e', 'supportDocument/DSAD09e'],
      ...['supportAdjustmentNote/NSAD09e', 'supportDocument/DSFC02a', 'supportDocument/DSFC02b', 'invoice/CTG01'],
      'invoice/FAD02',
      ...['invoice/F', 'creditNote/C', 'debitNote/D'].flatMap((sale) => [`${sale}AD09c`, `${sale}AD09d`]),
    ],
    field: 'needs',
    reason: 'The signing time comes from the report on the signature, which is the need `certificate`.',
  },
  {
    ids: ['supportDocument/DSFC02a', 'supportDocument/DSFC02b'],
    field: 'strict',
    reason:
      'The specification reads the signing date of AD09e and of the date of purchase literally as written, but notes it beside AD09e alone.',
  },
  {
    ids: ['AS14', 'AX14'].flatMap((family) => [
      ...[`invoice/F${family}`, `creditNote/C${family}`, `debitNote/D${family}`],
      ...[`supportDocument/DS${family}`, `supportAdjustmentNote/NS${family}`],
    ]),
    field: 'strict',
    reason: 'The rate of ICUI by date stands with the dates of the catalogue, not beside the rules.',
  },
  ...(['strict', 'needs'] as const).map((field) => ({
    ids: ['077', '082', '087', '092', '097', '102', '107'].flatMap((family) => [
      `payroll/NIE${family}`,
      `payrollAdjustment/NIAE${family}`,
    ]),
    field,
    reason:
      'Percentages by law stand with the dates of the catalogue, not beside the rules; without dates today decides.',
  })),
  {
    ids: ['creditNote/CBG05', 'debitNote/DBG05', 'supportAdjustmentNote/NSBG05'],
    field: 'needs',
    reason:
      'The right algorithm depends on the type of the referenced document, which is known from earlier documents.',
  },
  {
    ids: ['supportDocument/DSAJ21', 'supportAdjustmentNote/NSAJ21'],
    field: 'needs',
    reason: 'The rule asks the RUT; a seller who does not have to invoice is not in the registry of contributors.',
  },
  {
    ids: ['payrollAdjustment/NIAE225', 'payrollAdjustment/NIAE231', 'payrollAdjustment/NIAE243'],
    field: 'needs',
    reason: 'The document alone decides on a name and a check digit, as in the siblings NIAE205, NIAE018 and NIAE210.',
  },
  {
    ids: ['signature/DC24a', 'signature/DC24b', 'signature/DC24c', 'signature/DC24e', 'signature/DC24z'],
    field: 'needs',
    reason: 'The signing time is compared with documents and events on file; DC24 is the rule that needs the clock.',
  },
  {
    ids: ['supportAdjustmentNote/NSAJ21'],
    field: 'source',
    reason: 'The specification gives it for the support document, whose rule it shares.',
  },
  {
    ids: ['invoice/FAK24b'],
    field: 'order',
    reason: 'Known from answers only, so the specification lists it last; it belongs beside FAK24.',
  },
  {
    ids: ['invoice/FAD09c', 'invoice/FAD09d'],
    field: 'order',
    reason: 'Withdrawn in 1.9, so the specification lists them last; they stay with the other dates.',
  },
  {
    ids: ['invoice/FAX02'],
    field: 'order',
    reason: 'The specification lists it last for the invoice alone; in the notes it follows AX01.',
  },
  {
    ids: ['invoice/FAT04', 'invoice/FAT09'],
    field: 'order',
    reason: 'The specification lists them last for the invoice alone; in support documents they keep their place.',
  },
];
