/**
 * Which fields of a request make which elements (NE annex 1.0, Devengados and
 * Deducciones), in the order of the schema. The specification has salary and
 * transport; the rest is the vocabulary of services of this dialect.
 */
type Value =
  | 'amount'
  | 'date'
  | 'text'
  /** A moment, `YYYY-MM-DDTHH:MM:SS`. */
  | 'moment'
  /** Identifier of `type_overtime_surcharges`, written as its percentage. */
  | 'surcharge'
  /** Identifier of `type_disabilities`, written as its code. */
  | 'disability'
  /** Identifier of `type_law_deductions`, written as its percentage. */
  | 'lawDeduction';

export type ConceptMember = { readonly attribute: string; readonly field: string; readonly is: Value };

export type ConceptRule = {
  readonly path: readonly [string, ...string[]];
  /** The list or object of the request; undefined where the members stand in `accrued` or `deductions` themselves. */
  readonly field: string | undefined;
  /** Empty where the element holds text. */
  readonly members: readonly ConceptMember[];
  /** The field whose amount is the element's text. */
  readonly text?: string;
};

const amounts = (...pairs: readonly (readonly [attribute: string, field: string])[]): readonly ConceptMember[] =>
  pairs.map(([attribute, field]) => ({ attribute, field, is: 'amount' }));

const overtime = (element: string): ConceptRule => ({
  path: [`${element}s`, element],
  field: `${element}s`,
  members: [
    { attribute: 'HoraInicio', field: 'start_time', is: 'moment' },
    { attribute: 'HoraFin', field: 'end_time', is: 'moment' },
    { attribute: 'Cantidad', field: 'quantity', is: 'amount' },
    { attribute: 'Porcentaje', field: 'percentage', is: 'surcharge' },
    { attribute: 'Pago', field: 'payment', is: 'amount' },
  ],
});

const spell: readonly ConceptMember[] = [
  { attribute: 'FechaInicio', field: 'start_date', is: 'date' },
  { attribute: 'FechaFin', field: 'end_date', is: 'date' },
  { attribute: 'Cantidad', field: 'quantity', is: 'amount' },
];

const paidSpell: readonly ConceptMember[] = [...spell, ...amounts(['Pago', 'payment'])];

const single = (element: string, text: string): ConceptRule => ({
  path: [element],
  field: undefined,
  members: [],
  text,
});

const listed = (group: string, element: string, [field, text]: readonly [string, string]): ConceptRule => ({
  path: [group, element],
  field,
  members: [],
  text,
});

export const earningRules: readonly ConceptRule[] = [
  {
    path: ['Transporte'],
    field: undefined,
    members: amounts(
      ['AuxilioTransporte', 'transportation_allowance'],
      ['ViaticoManuAlojS', 'salary_viatics'],
      ['ViaticoManuAlojNS', 'non_salary_viatics'],
    ),
  },
  ...['HED', 'HEN', 'HRN', 'HEDDF', 'HRDDF', 'HENDF', 'HRNDF'].map(overtime),
  { path: ['Vacaciones', 'VacacionesComunes'], field: 'common_vacation', members: paidSpell },
  {
    path: ['Vacaciones', 'VacacionesCompensadas'],
    field: 'paid_vacation',
    members: amounts(['Cantidad', 'quantity'], ['Pago', 'payment']),
  },
  {
    path: ['Primas'],
    field: 'service_bonus',
    members: amounts(['Cantidad', 'quantity'], ['Pago', 'payment'], ['PagoNS', 'paymentNS']),
  },
  {
    path: ['Cesantias'],
    field: 'severance',
    members: amounts(['Pago', 'payment'], ['Porcentaje', 'percentage'], ['PagoIntereses', 'interest_payment']),
  },
  {
    path: ['Incapacidades', 'Incapacidad'],
    field: 'work_disabilities',
    members: [...paidSpell, { attribute: 'Tipo', field: 'type', is: 'disability' }],
  },
  { path: ['Licencias', 'LicenciaMP'], field: 'maternity_leave', members: paidSpell },
  { path: ['Licencias', 'LicenciaR'], field: 'paid_leave', members: paidSpell },
  { path: ['Licencias', 'LicenciaNR'], field: 'non_paid_leave', members: spell },
  {
    path: ['Bonificaciones', 'Bonificacion'],
    field: 'bonuses',
    members: amounts(['BonificacionS', 'salary_bonus'], ['BonificacionNS', 'non_salary_bonus']),
  },
  {
    path: ['Auxilios', 'Auxilio'],
    field: 'aid',
    members: amounts(['AuxilioS', 'salary_assistance'], ['AuxilioNS', 'non_salary_assistance']),
  },
  { path: ['HuelgasLegales', 'HuelgaLegal'], field: 'legal_strike', members: spell },
  {
    path: ['OtrosConceptos', 'OtroConcepto'],
    field: 'other_concepts',
    members: [
      { attribute: 'DescripcionConcepto', field: 'description_concept', is: 'text' },
      ...amounts(['ConceptoS', 'salary_concept'], ['ConceptoNS', 'non_salary_concept']),
    ],
  },
  {
    path: ['Compensaciones', 'Compensacion'],
    field: 'compensations',
    members: amounts(['CompensacionO', 'ordinary_compensation'], ['CompensacionE', 'extraordinary_compensation']),
  },
  {
    path: ['BonoEPCTVs', 'BonoEPCTV'],
    field: 'epctv_bonuses',
    members: amounts(
      ['PagoS', 'paymentS'],
      ['PagoNS', 'paymentNS'],
      ['PagoAlimentacionS', 'salary_food_payment'],
      ['PagoAlimentacionNS', 'non_salary_food_payment'],
    ),
  },
  listed('Comisiones', 'Comision', ['commissions', 'commission']),
  listed('PagosTerceros', 'PagoTercero', ['third_party_payments', 'third_party_payment']),
  listed('Anticipos', 'Anticipo', ['advances', 'advance']),
  single('Dotacion', 'endowment'),
  single('ApoyoSost', 'sustenance_support'),
  single('Teletrabajo', 'telecommuting'),
  single('BonifRetiro', 'withdrawal_bonus'),
  single('Indemnizacion', 'compensation'),
  single('Reintegro', 'refund'),
];

export const deductionRules: readonly ConceptRule[] = [
  {
    path: ['FondoSP'],
    field: undefined,
    members: [
      { attribute: 'Porcentaje', field: 'fondossp_type_law_deductions_id', is: 'lawDeduction' },
      { attribute: 'DeduccionSP', field: 'fondosp_deduction_SP', is: 'amount' },
      { attribute: 'PorcentajeSub', field: 'fondossp_sub_type_law_deductions_id', is: 'lawDeduction' },
      { attribute: 'DeduccionSub', field: 'fondosp_deduction_sub', is: 'amount' },
    ],
  },
  {
    path: ['Sindicatos', 'Sindicato'],
    field: 'labor_union',
    members: amounts(['Porcentaje', 'percentage'], ['Deduccion', 'deduction']),
  },
  {
    path: ['Sanciones', 'Sancion'],
    field: 'sanctions',
    members: amounts(['SancionPublic', 'public_sanction'], ['SancionPriv', 'private_sanction']),
  },
  {
    path: ['Libranzas', 'Libranza'],
    field: 'orders',
    members: [{ attribute: 'Descripcion', field: 'description', is: 'text' }, ...amounts(['Deduccion', 'deduction'])],
  },
  listed('PagosTerceros', 'PagoTercero', ['third_party_payments', 'third_party_payment']),
  listed('Anticipos', 'Anticipo', ['advances', 'advance']),
  listed('OtrasDeducciones', 'OtraDeduccion', ['other_deductions', 'other_deduction']),
  single('PensionVoluntaria', 'voluntary_pension'),
  single('RetencionFuente', 'withholding_at_source'),
  single('AFC', 'afc'),
  single('Cooperativa', 'cooperative'),
  single('EmbargoFiscal', 'tax_liens'),
  single('PlanComplementarios', 'supplementary_plan'),
  single('Educacion', 'education'),
  single('Reintegro', 'refund'),
  single('Deuda', 'debt'),
];
