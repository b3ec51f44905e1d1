/** The fields of section 2 of the interface, as its tables list them, under canonical names. */
import { fieldShapes, type FieldShape } from './shapes.ts';
import { variantNamed, variantNames, type VariantName } from './variants.ts';

type Block = {
  readonly variants: readonly VariantName[];
  /** The object that has the fields; nothing for the body itself. */
  readonly at?: string;
  readonly fields: readonly string[];
};

export type Section = { readonly number: string; readonly title: string; readonly blocks: readonly Block[] };

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

const noteVariants = ['creditNote', 'debitNote', 'supportAdjustmentNote'] as const;
const supportVariants = ['supportDocument', 'nonResidentSupportDocument'] as const;
const ublVariants = ['invoice', ...noteVariants, ...supportVariants] as const;
const payrollVariants = ['payroll'] as const;
const totalsOf = { invoice: 'legal_monetary_totals', debitNote: 'requested_monetary_totals' } as const;

const totalFields = names(`
  line_extension_amount tax_exclusive_amount tax_inclusive_amount allowance_total_amount charge_total_amount
  pre_paid_amount payable_amount`);

const partyFields = names(`
  identification_number dv name phone address email merchant_registration type_document_identification_id
  type_organization_id type_liability_id type_regime_id`);

const allowanceFields = names('discount_id charge_indicator allowance_charge_reason amount base_amount');
const taxFields = names('tax_id tax_amount percent taxable_amount');

const lineFields = names(`
  unit_measure_id invoiced_quantity line_extension_amount free_of_charge_indicator
  allowance_charges.*.charge_indicator allowance_charges.*.allowance_charge_reason allowance_charges.*.amount
  allowance_charges.*.base_amount tax_totals.*.tax_id tax_totals.*.tax_amount tax_totals.*.taxable_amount
  tax_totals.*.percent description code type_item_identification_id price_amount base_quantity`);

const establishment = names(
  'establishment_name establishment_address establishment_phone establishment_municipality establishment_email',
);

const periodFields = names('admision_date settlement_start_date settlement_end_date issue_date worked_time').map(
  (name) => `period.${name}`,
);

export const sections: readonly Section[] = [
  {
    number: '2.1',
    title: 'Issuer and header',
    blocks: [
      {
        variants: ['invoice', ...noteVariants],
        fields: names(`
          prefix number type_document_id date time notes head_note foot_note establishment_name establishment_address
          establishment_phone establishment_municipality sendmail sendmailtome seze`),
      },
      { variants: ['invoice'], fields: ['establishment_email'] },
    ],
  },
  {
    number: '2.2',
    title: 'Invoices, and their preview',
    blocks: [
      {
        variants: ['invoice'],
        fields: names(`
          resolution_number disable_confirmation_text send_customer_credentials email_cc_list.*.email
          annexes.*.document annexes.*.extension html_header html_buttons html_footer atacheddocument_name_prefix
          invoice_template template_token customer.tax_id`),
      },
    ],
  },
  {
    number: '2.3',
    title: 'Customer',
    blocks: [
      {
        variants: ['invoice', 'creditNote', 'debitNote'],
        at: 'customer',
        fields: [...partyFields, 'municipality_id'],
      },
    ],
  },
  {
    number: '2.4',
    title: 'Payment',
    blocks: [
      {
        variants: ['invoice', ...supportVariants],
        at: 'payment_form',
        fields: names('payment_form_id payment_method_id payment_due_date duration_measure'),
      },
    ],
  },
  {
    number: '2.5',
    title: 'Discounts, charges, totals and taxes of the document',
    blocks: [
      { variants: ublVariants, at: 'allowance_charges.*', fields: allowanceFields },
      {
        variants: ['invoice', 'creditNote', 'supportAdjustmentNote', ...supportVariants],
        at: totalsOf.invoice,
        fields: totalFields,
      },
      { variants: ['debitNote'], at: totalsOf.debitNote, fields: totalFields },
      { variants: ublVariants, at: 'tax_totals.*', fields: taxFields },
    ],
  },
  {
    number: '2.5.1',
    title: 'Lines',
    blocks: [
      { variants: ['invoice', ...supportVariants], at: 'invoice_lines.*', fields: [...lineFields, 'notes'] },
      {
        variants: supportVariants,
        at: 'invoice_lines.*',
        fields: ['type_generation_transmition_id', 'start_date'],
      },
      { variants: ['creditNote', 'supportAdjustmentNote'], at: 'credit_note_lines.*', fields: lineFields },
      { variants: ['creditNote'], at: 'credit_note_lines.*', fields: ['notes'] },
      { variants: ['supportAdjustmentNote'], at: 'credit_note_lines.*', fields: ['brandname', 'modelname'] },
      { variants: ['debitNote'], at: 'debit_note_lines.*', fields: [...lineFields, 'notes'] },
    ],
  },
  {
    number: '2.6',
    title: 'Health sector',
    blocks: [
      {
        variants: ['healthInvoice'],
        at: 'health_fields',
        fields: names('invoice_period_start_date invoice_period_end_date health_type_operation_id'),
      },
      {
        variants: ['healthInvoice'],
        at: 'health_fields.users_info.*',
        fields: names(`
          provider_code health_type_document_identification_id identification_number surname second_surname first_name
          health_type_user_id health_contracting_payment_method_id health_coverage_id autorization_numbers mipres
          mipres_delivery contract_number policy_number co_payment moderating_fee recovery_fee shared_payment`),
      },
      {
        variants: ['healthInvoice'],
        at: 'prepaid_payment',
        fields: names('idpayment prepaid_payment_type_id paidamount receiveddate paiddate instructionid'),
      },
    ],
  },
  {
    number: '2.7',
    title: 'Credit and debit notes',
    blocks: [
      {
        variants: ['creditNote', 'debitNote'],
        fields: names(`
          billing_reference.number billing_reference.uuid billing_reference.issue_date discrepancyresponsecode
          discrepancyresponsedescription`),
      },
    ],
  },
  {
    number: '2.8',
    title: 'Support documents',
    blocks: [
      {
        variants: supportVariants,
        fields: names(`
          number type_document_id date time notes foot_note sendmail sendmailtome resolution_number prefix
          establishment_name`),
      },
      { variants: supportVariants, at: 'seller', fields: [...partyFields, 'postal_zone_code'] },
      { variants: ['supportDocument'], at: 'seller', fields: ['municipality_id'] },
    ],
  },
  {
    number: '2.9',
    title: 'Support documents of sellers who do not reside in Colombia',
    blocks: [
      {
        variants: ['nonResidentSupportDocument'],
        fields: names('type_operation_id seller.country_id seller.municipality_name seller.state_name'),
      },
    ],
  },
  {
    number: '2.10',
    title: 'Adjustment notes of support documents',
    blocks: [
      {
        variants: ['supportAdjustmentNote'],
        fields: names(`
          billing_reference.number billing_reference.uuid billing_reference.issue_date discrepancyresponsecode
          discrepancyresponsedescription`),
      },
      {
        variants: ['supportAdjustmentNote'],
        at: 'seller',
        fields: [...partyFields, 'postal_zone_code', 'municipality_id'],
      },
    ],
  },
  {
    number: '2.11',
    title: 'Payroll',
    blocks: [
      {
        variants: payrollVariants,
        fields: [
          'type_document_id',
          ...establishment,
          ...names('head_note foot_note novelty.novelty novelty.uuidnov'),
          ...periodFields,
          ...names(`
            sendmail sendmailtome worker_code prefix consecutive resolution_number payroll_period_id notes
            payment.payment_method_id payment.bank_name payment.account_type payment.account_number
            payment_dates.*.payment_date accrued.worked_days accrued.salary accrued.transportation_allowance
            accrued.accrued_total deductions.eps_type_law_deductions_id deductions.eps_deduction
            deductions.pension_type_law_deductions_id deductions.pension_deduction deductions.deductions_total`),
        ],
      },
      {
        variants: payrollVariants,
        at: 'worker',
        fields: names(`
          type_worker_id sub_type_worker_id payroll_type_document_identification_id municipality_id type_contract_id
          high_risk_pension identification_number surname second_surname first_name middle_name address
          integral_salarary salary email`),
      },
    ],
  },
  {
    number: '2.12',
    title: 'Payroll adjustments that delete',
    blocks: [
      {
        variants: ['payrollDeletion'],
        fields: [
          'type_document_id',
          ...establishment,
          ...names(`
            head_note foot_note type_note predecessor.predecessor_number predecessor.predecessor_cune
            predecessor.predecessor_issue_date`),
          ...periodFields,
          ...names('prefix consecutive payroll_period_id notes'),
        ],
      },
    ],
  },
];

/** A field of a variant. */
export type Field = { readonly path: string; readonly variant: VariantName };

export const fieldsOf = ({ blocks }: Section): readonly Field[] =>
  blocks.flatMap(({ variants, at, fields }) =>
    fields.flatMap((name) => variants.map((variant) => ({ path: at === undefined ? name : `${at}.${name}`, variant }))),
  );

/** Forms of a kind whose further fields are listed with it: a replacement has those of payroll, below `Reemplazar`. */
const formOf: Readonly<Partial<Record<VariantName, VariantName>>> = {
  healthInvoice: 'invoice',
  nonResidentSupportDocument: 'supportDocument',
  payrollReplacement: 'payroll',
};

const shapes = new Map<VariantName, ReadonlyMap<string, FieldShape>>();

/** By path. */
export const shapesOf = (variant: VariantName): ReadonlyMap<string, FieldShape> => {
  const made =
    shapes.get(variant) ?? new Map(fieldShapes(variantNamed(variant).schema).map((shape) => [shape.path, shape]));
  shapes.set(variant, made);
  return made;
};

/** Fields that the service takes and section 2 does not list for that kind. */
export const furtherFields = (): readonly Field[] => {
  const listed = new Set(
    sections.flatMap(fieldsOf).map(({ variant, path }) => `${formOf[variant] ?? variant} ${path}`),
  );
  return variantNames.flatMap((variant) => {
    const whole = formOf[variant];
    const isOthers = (path: string): boolean =>
      whole !== undefined && shapesOf(whole).has(path) && !path.startsWith('health_fields.');
    return [...shapesOf(variant).keys()]
      .filter((path) => !listed.has(`${whole ?? variant} ${path}`) && !isOthers(path))
      .filter((path) => variant !== 'invoice' || !path.startsWith('health_fields.'))
      .map((path) => ({ path, variant }));
  });
};
