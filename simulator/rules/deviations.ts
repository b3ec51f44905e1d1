/**
 * Where a declaration departs on purpose from its entry in the catalogue
 * (`datasets/catalogue.json`), or settles what its condition leaves open. A
 * test holds the first five kinds against the declarations: nothing else may
 * differ, and nothing stands here that does not.
 */
export type Deviation = {
  /** Of the entry; `document/*` for all entries of a document. */
  readonly id: string;
  readonly what: 'kind' | 'needs' | 'target' | 'source' | 'order' | 'message' | 'condition';
  readonly reason: string;
};

const each = (ids: readonly string[], what: Deviation['what'], reason: string): readonly Deviation[] =>
  ids.map((id) => ({ id, what, reason }));

export const deviations: readonly Deviation[] = [
  ...each(
    ['invoice/FAB05b', 'supportDocument/DSAB05b'],
    'needs',
    'Whether the resolution is associated with the provider that sends is read from the software registry; unknown software is left to AB24b.',
  ),
  ...each(
    [
      ...['invoice/FAD09e', 'creditNote/CAD09e', 'debitNote/DAD09e', 'supportDocument/DSAD09e'],
      ...['supportAdjustmentNote/NSAD09e', 'supportDocument/DSFC02a', 'supportDocument/DSFC02b', 'invoice/CTG01'],
    ],
    'needs',
    'The signing time comes from the report on the signature, which is the need `certificate`.',
  ),
  ...each(
    ['creditNote/CBG05', 'debitNote/DBG05', 'supportAdjustmentNote/NSBG05'],
    'needs',
    'Which algorithm is right follows from the type of the document referred to, which only the documents judged before tell.',
  ),
  ...each(
    ['supportDocument/DSAJ21', 'supportAdjustmentNote/NSAJ21'],
    'needs',
    'What is asked is the RUT; a seller who is not obliged to invoice is no contributor of the registry.',
  ),
  {
    id: 'supportAdjustmentNote/NSAJ21',
    what: 'source',
    reason: 'The specification gives it for the support document, whose rule it shares.',
  },
  {
    id: 'invoice/FAK24b',
    what: 'order',
    reason: 'Known from answers only, so the catalogue lists it last; it belongs beside FAK24.',
  },
  ...each(
    ['invoice/FAD09c', 'invoice/FAD09d'],
    'order',
    'Withdrawn in 1.9, so the catalogue lists them last; they stay with the other dates.',
  ),
  {
    id: 'invoice/FAX02',
    what: 'order',
    reason: 'The catalogue lists it last for the invoice alone; in the notes it follows AX01.',
  },
  ...each(
    ['invoice/FAT04', 'invoice/FAT09'],
    'order',
    'The catalogue lists them last for the invoice alone; in support documents they keep their place by number.',
  ),
  {
    id: 'invoice/90',
    what: 'message',
    reason: 'Captured answers end the sentence with a full stop, and clients compare it: so in every document.',
  },

  ...each(
    [
      ...['invoice/FAB05a', 'invoice/FAB07b', 'invoice/FAB08b', 'invoice/FAB10b', 'invoice/FAB11a', 'invoice/FAB11b'],
      ...['invoice/FAB12a', 'invoice/FAB12b', 'invoice/FAB14', 'invoice/FAB19a', 'invoice/FAB24a', 'invoice/FAB31'],
    ],
    'condition',
    'Judged although the group around the target is missing: the groups of DianExtensions are obligatory, no rule asks for them, and the schema does not look inside.',
  ),
  ...each(
    ['invoice/FAJ24a', 'invoice/FAK24', 'invoice/FAK47'],
    'condition',
    'An empty @schemeID counts as absent, as the condition of FAB22a says: FAK47 has no second rule that would refuse it.',
  ),
  ...each(
    ['invoice/FAJ26', 'invoice/FAJ62', 'invoice/FAM37'],
    'condition',
    'An absent TaxLevelCode fails too: it is obligatory (1..1), and X is not Y also where X is absent.',
  ),
  ...each(
    [
      ...['invoice/FAJ73', 'invoice/FAJ74', 'invoice/FAK57', 'invoice/FAK58'],
      ...['invoice/FAM68', 'invoice/FAM69', 'invoice/FAM70'],
    ],
    'condition',
    'The postal table is not public as data: six digits that begin with a department code pass.',
  ),
  ...each(
    [
      ...['invoice/FAJ10', 'invoice/FAJ11', 'invoice/FAJ30', 'invoice/FAJ31', 'invoice/FAJ43b', 'invoice/FAJ44b'],
      ...['invoice/FAK10', 'invoice/FAK11', 'invoice/FAK17', 'invoice/FAK30', 'invoice/FAK31', 'invoice/FAK37'],
      ...['invoice/FAM06', 'invoice/FAM07', 'invoice/FAM13', 'invoice/FAM21', 'invoice/FAM22', 'invoice/FAM28'],
      ...['invoice/FAM41', 'invoice/FAM42', 'invoice/FAM48'],
    ],
    'condition',
    'Names are compared without accents, case, full stops and commas.',
  ),
  {
    id: 'invoice/FAJ44b',
    what: 'condition',
    reason:
      'Fires when the RUT has the name under other identifications only; a name that it has not is FAJ43b’s business, else the two would always fire together.',
  },
  {
    id: 'invoice/FAJ57',
    what: 'condition',
    reason: 'A participant without record is not active in the RUT: no other rule would report it.',
  },
  {
    id: 'invoice/FAB19b',
    what: 'condition',
    reason: 'A cancelled contributor does not exist for the test environment either.',
  },
  {
    id: 'invoice/FAD05d',
    what: 'condition',
    reason: 'Letters behind the prefix lie outside any range: else SETP99A1 would pass every rule about numbers.',
  },
  {
    id: 'invoice/FAD05e',
    what: 'condition',
    reason:
      'A range of another type of document does not number an invoice: its code could not be computed. Contingency of the issuer (03) may use an invoice range.',
  },
  ...each(
    ['supportDocument/DSAB36', 'supportAdjustmentNote/NSAB36'],
    'condition',
    'The address may stand behind other lines, as in the official sample, and be that of either environment; its key is compared with cbc:UUID as sent.',
  ),
  ...each(
    ['supportDocument/DSAB05b', 'supportDocument/DSAB05a'],
    'condition',
    'A resolution of somebody else breaks both: to the buyer, it is not found either.',
  ),
  ...each(
    ['supportDocument/DSAD12b', 'supportAdjustmentNote/NSAD12b'],
    'condition',
    'Reached by a second type code only: by the first one the document is told from invoices and their notes.',
  ),
  {
    id: 'creditNote/CBF04',
    what: 'condition',
    reason: 'The older text of concept 5 («Otros») is accepted beside the present one.',
  },
  ...each(
    ['creditNote/CBG06', 'debitNote/DBG06', 'supportAdjustmentNote/NSBG06'],
    'condition',
    'Judged although the note gives no date, where the registered one is known.',
  ),
  {
    id: 'invoice/92',
    what: 'condition',
    reason: 'Asked in the test environment as well, so that the default registry can show it.',
  },
  {
    id: 'invoice/RUT01',
    what: 'condition',
    reason: 'Also fires when the RUT does not answer, which is a declared outcome.',
  },
  {
    id: 'signature/ZE03',
    what: 'condition',
    reason: 'The holder of a mandate of the issuer may sign for it.',
  },
  {
    id: 'soap/ZB01',
    what: 'condition',
    reason: 'The parser error in the line is cut at 300 characters.',
  },
  ...each(
    ['invoice/FAU08', 'invoice/FAU10', 'invoice/FAV06'],
    'condition',
    'ChargeIndicator is an xsd:boolean: 0 and 1 count as false and true.',
  ),
  ...each(
    ['invoice/FAS07', 'invoice/FAX07', 'invoice/FAT07', 'invoice/FAY07', 'invoice/FAY05'],
    'condition',
    'The strict profile compares integers here as in the other sums.',
  ),
  {
    id: 'invoice/FAV06',
    what: 'condition',
    reason: 'A BaseQuantity that is absent is no factor: else 0.00 would do for any line without it.',
  },
  {
    id: 'invoice/FAX10',
    what: 'condition',
    reason: 'A unit that is absent is not in the table either, so that it fires along with AX09.',
  },
  {
    id: 'invoice/*',
    what: 'condition',
    reason: 'An amount of more than forty characters counts 0.00: it only keeps the judge busy.',
  },
  ...each(
    ['creditNote/CAN02', 'supportAdjustmentNote/NSAN02', 'invoice/FBC04', 'creditNote/CBC04'],
    'condition',
    'Judged where there is a value: the annex leaves the element to the sender (0..1), so that its absence is right.',
  ),
  ...each(
    [
      ...['invoice/FAR01', 'creditNote/CAR01', 'debitNote/DAR01', 'supportDocument/DSAR01'],
      ...['supportAdjustmentNote/NSAR01', 'invoice/FAR04', 'creditNote/CAR04', 'debitNote/DAR04'],
      ...['supportDocument/DSAR04', 'supportAdjustmentNote/NSAR04', 'invoice/FGB04'],
    ],
    'condition',
    'A document without currency is left to AD15a: whether it is in pesos nobody knows.',
  ),
  {
    id: 'invoice/FBD03',
    what: 'condition',
    reason:
      'The tolerance of 2.00 holds for the limit of health invoices too, and the strict profile compares integers.',
  },
  ...each(
    ['invoice/FBH04', 'invoice/FBI04'],
    'condition',
    'The code of an accepted document of another type is refused as well: no note of that kind has it.',
  ),
  ...each(
    ['payrollAdjustment/NIAE225', 'payrollAdjustment/NIAE231', 'payrollAdjustment/NIAE243'],
    'needs',
    'A name and a check digit are judged from the document alone, as their siblings NIAE205, NIAE018 and NIAE210 are.',
  ),
  ...each(
    ['signature/DC24a', 'signature/DC24b', 'signature/DC24c', 'signature/DC24e', 'signature/DC24z'],
    'needs',
    'The signing time is held against the documents and events on file; the clock is a matter of DC24.',
  ),
];
