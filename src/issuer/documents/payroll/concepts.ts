/**
 * All accruals and deductions except salary, transport and the contributions required by law: the name in the request,
 * the element and attributes for it, and their order (NE annex 1.0, sections Devengados and Deducciones). Readers and
 * builders follow these tables.
 */

/** How a value is requested and written. `code` always has a table. */
export type FieldKind = 'money' | 'quantity' | 'percent' | 'date' | 'dateTime' | 'text' | 'code';

export type ConceptField = {
  /** In the request. */
  readonly name: string;
  /** Spanish, for the description of the interface. */
  readonly title: string;
  /** Undefined for a figure that is the text of its element. */
  readonly attribute?: string;
  readonly kind: FieldKind;
  /** The request names a row of this table: a `percent` is its surcharge of the day, a `code` its code. */
  readonly table?: 'type_overtime_surcharges' | 'type_disabilities';
  readonly isOptional?: boolean;
  /** Written if the request gives nothing, because the schema requires the attribute. */
  readonly absent?: string;
};

export type Concept = {
  /** The list in the request. */
  readonly name: string;
  /** Spanish, for the printed page. */
  readonly title: string;
  readonly element: string;
  readonly fields: readonly ConceptField[];
};

/** Concepts that share one element; without `wrapper` they have none around them. */
export type ConceptGroup = { readonly wrapper?: string; readonly concepts: readonly Concept[] };

/** A concept that is a single figure in its own element. */
export type FigureConcept = { readonly name: string; readonly title: string; readonly element: string };

/** One row of a list in the request; `values` by the request's names, as requested. */
export type ConceptRow = {
  readonly path: string;
  readonly concept: string;
  readonly values: Readonly<Record<string, string>>;
};

/** `concept` is the request's name of the figure, `path` its place. */
export type Figure = { readonly path: string; readonly concept: string; readonly amount: string };

const money = (name: string, attribute: string, title: string): ConceptField => ({
  name,
  title,
  attribute,
  kind: 'money',
});
const optionalMoney: typeof money = (...field) => ({
  ...money(...field),
  isOptional: true,
});

const quantity: ConceptField = {
  name: 'quantity',
  title: 'Cantidad de horas o días',
  attribute: 'Cantidad',
  kind: 'quantity',
};
const payment = money('payment', 'Pago', 'Valor pagado');

const days: readonly ConceptField[] = [
  { name: 'start_date', title: 'Primer día', attribute: 'FechaInicio', kind: 'date' },
  { name: 'end_date', title: 'Último día', attribute: 'FechaFin', kind: 'date' },
  quantity,
];

/** The percentage itself, where the request states it: then the one of the identifier is not written. */
export const statedPercentage = 'percentage_value';

/** Hours of one kind, with the surcharge of the day for the identifier. */
const overtime = (element: string, title: string): ConceptGroup => ({
  wrapper: `${element}s`,
  concepts: [
    {
      name: `${element}s`,
      title,
      element,
      fields: [
        { name: 'start_time', title: 'Desde cuándo', attribute: 'HoraInicio', kind: 'dateTime' },
        { name: 'end_time', title: 'Hasta cuándo', attribute: 'HoraFin', kind: 'dateTime' },
        quantity,
        {
          name: 'percentage',
          title: 'Porcentaje',
          attribute: 'Porcentaje',
          kind: 'percent',
          table: 'type_overtime_surcharges',
        },
        { name: statedPercentage, title: 'Porcentaje', attribute: 'Porcentaje', kind: 'percent', isOptional: true },
        payment,
      ],
    },
  ],
});

const alone = (concept: Concept): ConceptGroup => ({ concepts: [concept] });
const within = (wrapper: string, ...concepts: readonly Concept[]): ConceptGroup => ({ wrapper, concepts });

type Amounts = Omit<Concept, 'fields'> & { readonly field: Pick<ConceptField, 'name' | 'title' | 'isOptional'> };

/** Amounts that are the text of their elements. */
const amounts = (wrapper: string, { field, ...concept }: Amounts): ConceptGroup =>
  within(wrapper, { ...concept, fields: [{ ...field, kind: 'money' }] });

const thirdParties = amounts('PagosTerceros', {
  name: 'third_party_payments',
  title: 'Pagos a terceros',
  element: 'PagoTercero',
  field: { name: 'third_party_payment', title: 'Valor pagado a terceros' },
});

const advances = (isOptional: boolean): ConceptGroup =>
  amounts('Anticipos', {
    name: 'advances',
    title: 'Anticipos',
    element: 'Anticipo',
    field: { name: 'advance', title: 'Valor del anticipo', isOptional },
  });

/** In the order of `Devengados`, after Basico and Transporte. */
export const accruedGroups: readonly ConceptGroup[] = [
  overtime('HED', 'Horas extra diurnas'),
  overtime('HEN', 'Horas extra nocturnas'),
  overtime('HRN', 'Recargo nocturno'),
  overtime('HEDDF', 'Horas extra diurnas dominicales y festivas'),
  overtime('HRDDF', 'Recargo diurno dominical y festivo'),
  overtime('HENDF', 'Horas extra nocturnas dominicales y festivas'),
  overtime('HRNDF', 'Recargo nocturno dominical y festivo'),
  within(
    'Vacaciones',
    { name: 'common_vacation', title: 'Vacaciones', element: 'VacacionesComunes', fields: [...days, payment] },
    {
      name: 'paid_vacation',
      title: 'Vacaciones compensadas',
      element: 'VacacionesCompensadas',
      fields: [quantity, payment],
    },
  ),
  alone({
    name: 'service_bonus',
    title: 'Prima de servicios',
    element: 'Primas',
    fields: [quantity, payment, optionalMoney('paymentNS', 'PagoNS', 'Valor no salarial')],
  }),
  alone({
    name: 'severance',
    title: 'Cesantías',
    element: 'Cesantias',
    fields: [
      payment,
      { name: 'percentage', title: 'Porcentaje', attribute: 'Porcentaje', kind: 'percent' },
      money('interest_payment', 'PagoIntereses', 'Intereses de las cesantías'),
    ],
  }),
  within('Incapacidades', {
    name: 'work_disabilities',
    title: 'Incapacidades',
    element: 'Incapacidad',
    fields: [
      ...days,
      { name: 'type', title: 'Tipo de incapacidad', attribute: 'Tipo', kind: 'code', table: 'type_disabilities' },
      payment,
    ],
  }),
  within(
    'Licencias',
    {
      name: 'maternity_leave',
      title: 'Licencia de maternidad o paternidad',
      element: 'LicenciaMP',
      fields: [...days, payment],
    },
    { name: 'paid_leave', title: 'Licencia remunerada', element: 'LicenciaR', fields: [...days, payment] },
    { name: 'non_paid_leave', title: 'Licencia no remunerada', element: 'LicenciaNR', fields: days },
  ),
  within('Bonificaciones', {
    name: 'bonuses',
    title: 'Bonificaciones',
    element: 'Bonificacion',
    fields: [
      optionalMoney('salary_bonus', 'BonificacionS', 'Bonificación salarial'),
      optionalMoney('non_salary_bonus', 'BonificacionNS', 'Bonificación no salarial'),
    ],
  }),
  within('Auxilios', {
    name: 'aid',
    title: 'Auxilios',
    element: 'Auxilio',
    fields: [
      optionalMoney('salary_assistance', 'AuxilioS', 'Auxilio salarial'),
      optionalMoney('non_salary_assistance', 'AuxilioNS', 'Auxilio no salarial'),
    ],
  }),
  within('HuelgasLegales', { name: 'legal_strike', title: 'Huelga legal', element: 'HuelgaLegal', fields: days }),
  within('OtrosConceptos', {
    name: 'other_concepts',
    title: 'Otros conceptos',
    element: 'OtroConcepto',
    fields: [
      {
        name: 'description_concept',
        title: 'Descripción del concepto',
        attribute: 'DescripcionConcepto',
        kind: 'text',
      },
      optionalMoney('salary_concept', 'ConceptoS', 'Concepto salarial'),
      optionalMoney('non_salary_concept', 'ConceptoNS', 'Concepto no salarial'),
    ],
  }),
  within('Compensaciones', {
    name: 'compensations',
    title: 'Compensaciones',
    element: 'Compensacion',
    fields: [
      money('ordinary_compensation', 'CompensacionO', 'Compensación ordinaria'),
      money('extraordinary_compensation', 'CompensacionE', 'Compensación extraordinaria'),
    ],
  }),
  within('BonoEPCTVs', {
    name: 'epctv_bonuses',
    title: 'Bonos y vales',
    element: 'BonoEPCTV',
    fields: [
      optionalMoney('paymentS', 'PagoS', 'Valor salarial'),
      optionalMoney('paymentNS', 'PagoNS', 'Valor no salarial'),
      optionalMoney('salary_food_payment', 'PagoAlimentacionS', 'Alimentación salarial'),
      optionalMoney('non_salary_food_payment', 'PagoAlimentacionNS', 'Alimentación no salarial'),
    ],
  }),
  amounts('Comisiones', {
    name: 'commissions',
    title: 'Comisiones',
    element: 'Comision',
    field: { name: 'commission', title: 'Valor de la comisión' },
  }),
  thirdParties,
  advances(true),
];

/** In the order of `Devengados`, at its end. */
export const accruedFigures: readonly FigureConcept[] = [
  { name: 'endowment', title: 'Dotación', element: 'Dotacion' },
  { name: 'sustenance_support', title: 'Apoyo de sostenimiento', element: 'ApoyoSost' },
  { name: 'telecommuting', title: 'Teletrabajo', element: 'Teletrabajo' },
  { name: 'withdrawal_bonus', title: 'Bonificación de retiro', element: 'BonifRetiro' },
  { name: 'compensation', title: 'Indemnización', element: 'Indemnizacion' },
  { name: 'refund', title: 'Reintegro', element: 'Reintegro' },
];

const sanction: typeof money = (...field) => ({
  ...optionalMoney(...field),
  absent: '0.00',
});

/** In the order of `Deducciones`, after Salud, FondoPension and FondoSP. */
export const deductionGroups: readonly ConceptGroup[] = [
  within('Sindicatos', {
    name: 'labor_union',
    title: 'Sindicato',
    element: 'Sindicato',
    fields: [
      { name: 'percentage', title: 'Porcentaje', attribute: 'Porcentaje', kind: 'percent' },
      money('deduction', 'Deduccion', 'Valor que se deduce'),
    ],
  }),
  within('Sanciones', {
    name: 'sanctions',
    title: 'Sanciones',
    element: 'Sancion',
    fields: [
      sanction('public_sanction', 'SancionPublic', 'Sanción pública'),
      sanction('private_sanction', 'SancionPriv', 'Sanción privada'),
    ],
  }),
  within('Libranzas', {
    name: 'orders',
    title: 'Libranzas',
    element: 'Libranza',
    fields: [
      { name: 'description', title: 'Descripción de la libranza', attribute: 'Descripcion', kind: 'text' },
      money('deduction', 'Deduccion', 'Valor que se deduce'),
    ],
  }),
  thirdParties,
  advances(false),
  amounts('OtrasDeducciones', {
    name: 'other_deductions',
    title: 'Otras deducciones',
    element: 'OtraDeduccion',
    field: { name: 'other_deduction', title: 'Valor de la deducción' },
  }),
];

/** In the order of `Deducciones`, at its end. */
export const deductionFigures: readonly FigureConcept[] = [
  { name: 'voluntary_pension', title: 'Pensión voluntaria', element: 'PensionVoluntaria' },
  { name: 'withholding_at_source', title: 'Retención en la fuente', element: 'RetencionFuente' },
  { name: 'afc', title: 'Ahorro para el fomento de la construcción', element: 'AFC' },
  { name: 'cooperative', title: 'Cooperativa', element: 'Cooperativa' },
  { name: 'tax_liens', title: 'Embargo fiscal', element: 'EmbargoFiscal' },
  { name: 'supplementary_plan', title: 'Plan complementario', element: 'PlanComplementarios' },
  { name: 'education', title: 'Educación', element: 'Educacion' },
  { name: 'refund', title: 'Reintegro', element: 'Reintegro' },
  { name: 'debt', title: 'Deuda', element: 'Deuda' },
];
