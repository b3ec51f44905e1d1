/**
 * The fields that the bodies of all UBL documents share (sections 2.1 to 2.5.1):
 * parties, payment, amounts, lines, and the fields for the printed page and the
 * mail. The schema has only the interface's own conditions: the authority judges
 * totals, dates, numbers and check digits.
 */
import {
  amount,
  date,
  time,
  text,
  flag,
  digit,
  digits,
  prefix,
  filePart,
  identifierIn,
  email,
  described,
  list,
  object,
  oneOrMany,
  shortList,
  type Condition,
  type ObjectSchema,
} from './schema-parts.ts';
import type { TableName } from '../../common/code-lists.ts';

/** Customer or seller. */
const party = object(
  {
    identification_number: text('Número de identificación, sin dígito de verificación'),
    dv: digit('Dígito de verificación del NIT'),
    name: text('Nombre o razón social'),
    phone: text('Teléfono'),
    address: text('Dirección'),
    email: email('Correo electrónico'),
    merchant_registration: text('Matrícula mercantil'),
    postal_zone_code: text('Código postal'),
    type_document_identification_id: identifierIn(
      'type_document_identifications',
      'Tipo de documento de identificación',
    ),
    type_organization_id: identifierIn('type_organizations', 'Tipo de organización: persona jurídica o natural'),
    type_liability_id: identifierIn('type_liabilities', 'Responsabilidad fiscal'),
    type_regime_id: identifierIn('type_regimes', 'Régimen fiscal'),
    tax_id: identifierIn('taxes', 'Tributo del que es responsable'),
    municipality_id: identifierIn('municipalities', 'Municipio'),
    country_id: identifierIn('countries', 'País'),
    municipality_name: text('Ciudad, para quien no reside en Colombia'),
    state_name: text('Estado o región, para quien no reside en Colombia'),
  },
  {
    component: 'Party',
    required: ['identification_number', 'name'],
    requiredWhen: [
      {
        field: 'dv',
        when: 'type_document_identification_id',
        has: 6,
        because: 'cuando el documento de identificación es un NIT (type_document_identification_id 6)',
      },
    ],
  },
);

export const customer = described('Adquiriente', party);
export const seller = described('Vendedor no obligado a facturar', party);

const onCredit = (field: string): Condition => ({
  field,
  when: 'payment_form_id',
  has: 2,
  because: 'cuando la forma de pago es crédito (payment_form_id 2)',
});

const paymentFormOf = (component: string, ...requiredWhen: readonly Condition[]): ObjectSchema =>
  object(
    {
      payment_form_id: identifierIn('payment_forms', 'Forma de pago: contado o crédito'),
      payment_method_id: identifierIn('payment_methods', 'Medio de pago'),
      payment_due_date: date('Fecha de vencimiento'),
      duration_measure: digits('Plazo en días; obligatorio a crédito'),
    },
    { component, requiredWhen },
  );

export const paymentForm = paymentFormOf('PaymentForm', onCredit('duration_measure'));
/** Support documents bought on credit also say when they are due (section 2.4). */
export const supportPaymentForm = paymentFormOf(
  'SupportPaymentForm',
  onCredit('duration_measure'),
  onCredit('payment_due_date'),
);

export const paymentFormsOf = (form: ObjectSchema) => described('Forma de pago, o varias', oneOrMany(form));

const allowanceCharge = object(
  {
    discount_id: identifierIn('discounts', 'Tipo de descuento'),
    type_discount_id: identifierIn('type_discounts', 'Clase de descuento'),
    charge_indicator: flag('true es un cargo, false un descuento'),
    allowance_charge_reason: text('Razón del descuento o cargo'),
    multiplier_factor_numeric: amount('Porcentaje sobre la base'),
    amount: amount('Valor'),
    base_amount: amount('Base sobre la que se calcula'),
  },
  { component: 'AllowanceCharge', required: ['charge_indicator', 'amount'] },
);

const taxTotal = object(
  {
    tax_id: identifierIn('taxes', 'Tributo'),
    tax_name: text('Nombre del tributo, cuando la tabla no lo tiene'),
    tax_amount: amount('Valor del tributo'),
    taxable_amount: amount('Base gravable'),
    percent: amount('Tarifa en porcentaje'),
    unit_measure_id: identifierIn('unit_measures', 'Unidad de medida'),
    per_unit_amount: amount('Valor del tributo por unidad'),
    base_unit_measure: amount('Unidades a las que se aplica el valor por unidad'),
  },
  { component: 'TaxTotal', required: ['tax_id', 'tax_amount'] },
);

/** Fields of bodies and lines alike. */
export const allowanceCharges = described('Descuentos y cargos', list(allowanceCharge));
export const taxTotals = described('Impuestos', list(taxTotal));
export const withholdings = described('Retenciones', list(taxTotal));

const monetaryTotals = object(
  {
    line_extension_amount: amount('Valor bruto: la suma de las líneas'),
    tax_exclusive_amount: amount('Suma de las bases gravables de las líneas'),
    tax_inclusive_amount: amount('Valor bruto más impuestos'),
    allowance_total_amount: amount('Suma de los descuentos del documento'),
    charge_total_amount: amount('Suma de los cargos del documento'),
    pre_paid_amount: amount('Suma de los anticipos'),
    payable_rounding_amount: amount('Redondeo del total'),
    payable_amount: amount('Total: bruto más impuestos y cargos, menos descuentos y anticipos'),
  },
  {
    component: 'MonetaryTotals',
    required: ['line_extension_amount', 'tax_exclusive_amount', 'tax_inclusive_amount', 'payable_amount'],
  },
);

export const totals = described('Totales', monetaryTotals);

const lineFields = {
  unit_measure_id: identifierIn('unit_measures', 'Unidad de medida'),
  invoiced_quantity: amount('Cantidad'),
  line_extension_amount: amount('Valor de la línea'),
  free_of_charge_indicator: flag('Si se entrega sin cobro'),
  reference_price_id: identifierIn('reference_prices', 'Tipo del precio de referencia de lo que no se cobra'),
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
  with_holding_tax_total: withholdings,
  description: text('Descripción; varias se separan con punto y coma'),
  notes: text('Información adicional de la línea'),
  code: text('Código del producto o servicio'),
  type_item_identification_id: identifierIn('type_item_identifications', 'Estándar del código del producto'),
  price_amount: amount('Precio unitario'),
  base_quantity: amount('Cantidad a la que se aplica el precio'),
  brandname: text('Marca'),
  modelname: text('Modelo'),
  agentparty: text('NIT del mandante'),
  agentparty_dv: digit('Dígito de verificación del mandante'),
} as const;

const lineRequirements = {
  required: [
    'unit_measure_id',
    'invoiced_quantity',
    'line_extension_amount',
    'description',
    'code',
    'type_item_identification_id',
    'price_amount',
  ],
};

export const line = object(lineFields, { component: 'Line', ...lineRequirements });
/** With the date of the purchase and how it is reported (section 2.5.1). */
export const supportLine = object(
  {
    ...lineFields,
    type_generation_transmition_id: identifierIn(
      'type_generation_transmitions',
      'Cómo se transmite la compra: por operación o acumulada de la semana',
    ),
    start_date: date('Fecha de la compra'),
  },
  { component: 'SupportLine', ...lineRequirements },
);

export const linesOf = (item: ObjectSchema) => described('Líneas', list(item, 1));

export const prepaidPayment = object(
  {
    idpayment: text('Identificador del anticipo'),
    prepaid_payment_type_id: identifierIn('prepaid_payment_types', 'Tipo de anticipo'),
    paidamount: amount('Valor del anticipo'),
    receiveddate: date('Fecha en que se recibió'),
    paiddate: date('Fecha en que se pagó'),
    instructionid: text('Instrucción del pago'),
  },
  { component: 'PrepaidPayment', required: ['paidamount'] },
);

const documentReference = object(
  {
    id: text('Número del documento citado, con prefijo'),
    date: date('Fecha del documento citado'),
    uuid: text('Código único del documento citado'),
    type_document_id: identifierIn('type_documents', 'Tipo del documento citado'),
  },
  { component: 'DocumentReference', required: ['id'] },
);

/** What goes to the printed page and the mail. */
export const presentation = {
  head_note: text('Texto en el encabezado de la representación gráfica'),
  foot_note: text('Texto en el pie de la representación gráfica'),
  seze: text('Régimen de zona económica y social especial (ZESE), para la representación gráfica'),
  actividadeconomica: text('Actividad económica (CIIU), para la representación gráfica'),
  disable_confirmation_text: flag('Quita el texto de confirmación del correo'),
  sendmail: flag('Envía el documento aceptado por correo'),
  sendmailtome: flag('Lo envía también al emisor'),
  send_customer_credentials: flag('Envía el correo a la dirección del adquiriente'),
  email_cc_list: described(
    'Destinatarios adicionales del correo',
    shortList(object({ email: email('Dirección del destinatario') }, { required: ['email'] }), 50),
  ),
  annexes: described(
    'Archivos que acompañan el documento en el correo',
    shortList(
      object(
        {
          document: text('Contenido del archivo en Base64'),
          extension: filePart('Extensión del archivo, por ejemplo png'),
        },
        { required: ['document', 'extension'] },
      ),
      20,
    ),
  ),
  html_header: text('HTML en lugar del encabezado del correo'),
  html_buttons: text('HTML en lugar de los botones del correo'),
  html_footer: text('HTML en lugar del pie del correo'),
  atacheddocument_name_prefix: filePart('Se antepone al nombre del AttachedDocument'),
  invoice_template: text('Plantilla de la representación gráfica'),
  template_token: text('Credencial de la plantilla'),
} as const;

/** The company as the document names it, in place of what is configured. */
export const establishment = {
  establishment_name: text('Nombre del emisor que se imprime'),
  establishment_address: text('Dirección del establecimiento'),
  establishment_phone: text('Teléfono del establecimiento'),
  establishment_municipality: identifierIn('municipalities', 'Municipio del establecimiento'),
  establishment_email: email('Correo del establecimiento'),
} as const;

/** The head of every UBL document but its type. */
export const header = {
  type_operation_id: identifierIn('type_operations', 'Tipo de operación; sin él, la estándar del documento'),
  resolution_number: text('Resolución de numeración; sin ella, la de la empresa para el tipo y el prefijo'),
  prefix: prefix('Prefijo de la numeración'),
  number: digits('Número sin prefijo; sin él, el servicio da el que sigue'),
  date: date('Fecha de emisión; sin ella, la de hoy en Colombia'),
  time: time('Hora de emisión; sin ella, la de ahora en Colombia'),
  notes: text('Notas del documento'),
  currency_id: identifierIn('type_currencies', 'Moneda; sin ella, pesos colombianos'),
  calculationrate: amount('Tasa de cambio a pesos colombianos'),
  calculationratedate: date('Fecha de la tasa de cambio'),
  ...establishment,
} as const;

/** A period, and the other documents that a document names. */
export const references = {
  invoice_period: described(
    'Periodo que se factura',
    object({ start_date: date('Primer día'), end_date: date('Último día') }),
  ),
  order_reference: described(
    'Orden de compra',
    object(
      { id_order: text('Número de la orden'), issue_date_order: date('Fecha de la orden') },
      { required: ['id_order'] },
    ),
  ),
  receipt_document_references: described(
    'Documentos de recepción',
    list(
      object(
        { id: text('Número del documento de recepción'), issue_date: date('Fecha del documento de recepción') },
        { required: ['id'] },
      ),
    ),
  ),
  additional_document_reference: described('Otros documentos que se citan', oneOrMany(documentReference)),
} as const;

/** Why a note is written and what it corrects (section 2.7); `concepts` is the table of its reasons. */
export const correction = (concepts: TableName) =>
  ({
    billing_reference: described(
      'Documento que se corrige',
      object(
        {
          number: text('Número del documento que se corrige, con prefijo'),
          uuid: text('Código único (CUFE, CUDE o CUDS) del documento que se corrige'),
          issue_date: date('Fecha del documento que se corrige'),
          type_document_id: identifierIn('type_documents', 'Tipo del documento que se corrige'),
        },
        { required: ['number', 'uuid'] },
      ),
    ),
    discrepancyresponsecode: identifierIn(concepts, 'Concepto de la corrección'),
    discrepancyresponsedescription: text('Explicación de la corrección'),
  }) as const;
