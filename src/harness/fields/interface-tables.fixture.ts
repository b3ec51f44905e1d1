/** A transcription of the tables in section 2 of the interface, under canonical names: a witness of what the fields say of themselves. */
import type { RequestForm, Section } from '../../issuer/requests/field-facts.ts';

type Block = {
  readonly forms: readonly RequestForm[];
  /** The object that has the fields; nothing for the body itself. */
  readonly at?: string;
  readonly fields: readonly string[];
};

type Table = { readonly number: Section; readonly blocks: readonly Block[] };

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

const tables: readonly Table[] = [
  {
    number: '2.1',
    blocks: [
      {
        forms: ['invoice', ...noteVariants],
        fields: names(`
          prefix number type_document_id date time notes head_note foot_note establishment_name establishment_address
          establishment_phone establishment_municipality sendmail sendmailtome seze`),
      },
      { forms: ['invoice'], fields: ['establishment_email'] },
    ],
  },
  {
    number: '2.2',
    blocks: [
      {
        forms: ['invoice'],
        fields: names(`
          resolution_number disable_confirmation_text send_customer_credentials email_cc_list.*.email
          annexes.*.document annexes.*.extension html_header html_buttons html_footer atacheddocument_name_prefix
          invoice_template template_token customer.tax_id`),
      },
    ],
  },
  {
    number: '2.3',
    blocks: [
      {
        forms: ['invoice', 'creditNote', 'debitNote'],
        at: 'customer',
        fields: [...partyFields, 'municipality_id'],
      },
    ],
  },
  {
    number: '2.4',
    blocks: [
      {
        forms: ['invoice', ...supportVariants],
        at: 'payment_form',
        fields: names('payment_form_id payment_method_id payment_due_date duration_measure'),
      },
    ],
  },
  {
    number: '2.5',
    blocks: [
      { forms: ublVariants, at: 'allowance_charges.*', fields: allowanceFields },
      {
        forms: ['invoice', 'creditNote', 'supportAdjustmentNote', ...supportVariants],
        at: totalsOf.invoice,
        fields: totalFields,
      },
      { forms: ['debitNote'], at: totalsOf.debitNote, fields: totalFields },
      { forms: ublVariants, at: 'tax_totals.*', fields: taxFields },
    ],
  },
  {
    number: '2.5.1',
    blocks: [
      { forms: ['invoice', ...supportVariants], at: 'invoice_lines.*', fields: [...lineFields, 'notes'] },
      {
        forms: supportVariants,
        at: 'invoice_lines.*',
        fields: ['type_generation_transmition_id', 'start_date'],
      },
      { forms: ['creditNote', 'supportAdjustmentNote'], at: 'credit_note_lines.*', fields: lineFields },
      { forms: ['creditNote'], at: 'credit_note_lines.*', fields: ['notes'] },
      { forms: ['supportAdjustmentNote'], at: 'credit_note_lines.*', fields: ['brandname', 'modelname'] },
      { forms: ['debitNote'], at: 'debit_note_lines.*', fields: [...lineFields, 'notes'] },
    ],
  },
  {
    number: '2.6',
    blocks: [
      {
        forms: ['healthInvoice'],
        at: 'health_fields',
        fields: names('invoice_period_start_date invoice_period_end_date health_type_operation_id'),
      },
      {
        forms: ['healthInvoice'],
        at: 'health_fields.users_info.*',
        fields: names(`
          provider_code health_type_document_identification_id identification_number surname second_surname first_name
          health_type_user_id health_contracting_payment_method_id health_coverage_id autorization_numbers mipres
          mipres_delivery contract_number policy_number co_payment moderating_fee recovery_fee shared_payment`),
      },
      {
        forms: ['healthInvoice'],
        at: 'prepaid_payment',
        fields: names('idpayment prepaid_payment_type_id paidamount receiveddate paiddate instructionid'),
      },
    ],
  },
  {
    number: '2.7',
    blocks: [
      {
        forms: ['creditNote', 'debitNote'],
        fields: names(`
          billing_reference.number billing_reference.uuid billing_reference.issue_date discrepancyresponsecode
          discrepancyresponsedescription`),
      },
    ],
  },
  {
    number: '2.8',
    blocks: [
      {
        forms: supportVariants,
        fields: names(`
          number type_document_id date time notes foot_note sendmail sendmailtome resolution_number prefix
          establishment_name`),
      },
      { forms: supportVariants, at: 'seller', fields: [...partyFields, 'postal_zone_code'] },
      { forms: ['supportDocument'], at: 'seller', fields: ['municipality_id'] },
    ],
  },
  {
    number: '2.9',
    blocks: [
      {
        forms: ['nonResidentSupportDocument'],
        fields: names('type_operation_id seller.country_id seller.municipality_name seller.state_name'),
      },
    ],
  },
  {
    number: '2.10',
    blocks: [
      {
        forms: ['supportAdjustmentNote'],
        fields: names(`
          billing_reference.number billing_reference.uuid billing_reference.issue_date discrepancyresponsecode
          discrepancyresponsedescription`),
      },
      {
        forms: ['supportAdjustmentNote'],
        at: 'seller',
        fields: [...partyFields, 'postal_zone_code', 'municipality_id'],
      },
    ],
  },
  {
    number: '2.11',
    blocks: [
      {
        forms: payrollVariants,
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
        forms: payrollVariants,
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
    blocks: [
      {
        forms: ['payrollDeletion'],
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

/** The fields of each table, in each of its forms: `invoice customer.name`. */
export const tableFields: ReadonlyMap<Section, readonly string[]> = new Map(
  tables.map(({ number, blocks }) => [
    number,
    blocks.flatMap(({ forms, at, fields }) =>
      fields.flatMap((name) => forms.map((form) => `${form} ${at === undefined ? name : `${at}.${name}`}`)),
    ),
  ]),
);
