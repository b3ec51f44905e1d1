/** What must stand beside a field for it to say something, by the end of its path. */
type Given = Readonly<Record<string, unknown>>;

const dollars = 149;

/** Of a path ending so: siblings by name, and fields of the body. */
const rows: readonly { readonly ends: RegExp; readonly siblings?: Given; readonly body?: Given }[] = [
  { ends: /(?:tax_totals|with_holding_tax_total)\.\*\.tax_name$/, siblings: { tax_id: 15 } },
  {
    ends: /(?:tax_totals|with_holding_tax_total)\.\*\.unit_measure_id$/,
    siblings: { per_unit_amount: '66.00', base_unit_measure: '10.00' },
  },
  {
    ends: /\.(?:per_unit_amount|base_unit_measure)$/,
    siblings: { per_unit_amount: '66.00', base_unit_measure: '10.00' },
  },
  { ends: /\.type_discount_id$/, siblings: { discount_id: 4 } },
  { ends: /\.reference_price_id$/, siblings: { free_of_charge_indicator: true } },
  { ends: /\.agentparty_dv$/, siblings: { agentparty: '900300200', agentparty_dv: 1 } },
  { ends: /^calculationrate$/, body: { currency_id: dollars, calculationrate: '4000.00' } },
  { ends: /^calculationratedate$/, body: { currency_id: dollars, calculationrate: '4000.00' } },
  { ends: /^noteAIU$/, body: { 'invoice_lines.*.description': 'Administración' } },
  { ends: /^prepaid_payments\.\*\./, siblings: { idpayment: 'ANT-2', paidamount: '1.00' } },
  { ends: /(?:^|\.)policy_number$/, siblings: { contract_number: undefined } },
  { ends: /(?:municipality|state)_name$/, siblings: { municipality_id: undefined, country_id: 65 } },
];

const siblingPath = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');

/** Paths and values; undefined where the field needs nothing. */
export const givenFor = (path: string): Given | undefined => {
  const row = rows.find(({ ends }) => ends.test(path));
  if (row === undefined) return undefined;
  const { siblings = {}, body = {} } = row;
  const beside = Object.entries(siblings).map(([name, value]) => [siblingPath(path, name), value] as const);
  return { ...body, ...Object.fromEntries(beside) };
};
