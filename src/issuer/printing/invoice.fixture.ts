/** Invoices for the tests of this folder. */
import type { AllowanceCharge, Coded, UblModel, Line, Party, Presentation, TaxSubtotal } from '../documents/model.ts';
import type { Outcome } from './outcome.ts';

const vat: Coded = { code: '01', name: 'IVA' };

export const subtotal = (over: Partial<TaxSubtotal> = {}): TaxSubtotal => ({
  path: 'tax_totals.0',
  tax: vat,
  taxAmount: '190000.00',
  taxableAmount: '1000000.00',
  percent: '19',
  perUnit: undefined,
  ...over,
});

export const allowance = (over: Partial<AllowanceCharge> = {}): AllowanceCharge => ({
  path: 'allowance_charges.0',
  isCharge: false,
  reasonCode: '09',
  reason: 'Descuento general',
  amount: '50000.00',
  baseAmount: '1000000.00',
  ...over,
});

export const line = (over: Partial<Line> = {}): Line => ({
  path: 'invoice_lines.0',
  unit: { code: '94', name: 'unidad' },
  quantity: '1',
  lineExtensionAmount: '1000000.00',
  freeOfCharge: false,
  referencePrice: undefined,
  allowanceCharges: [],
  taxes: [subtotal()],
  withholdings: [],
  descriptions: ['Comisión por servicios'],
  notes: undefined,
  brand: undefined,
  model: undefined,
  item: { code: 'COMISION', standard: { code: '999', name: 'Estándar propio' }, agencyId: undefined },
  price: '1000000.00',
  baseQuantity: '1',
  ...over,
});

export const party = (over: Partial<Party> = {}): Party => ({
  path: 'customer',
  organization: '1',
  identification: { number: '900100274', type: { code: '31', name: 'NIT' }, checkDigit: '5' },
  name: 'Cliente de Pruebas S.A.S.',
  tradeName: undefined,
  address: {
    municipality: { code: '63130', name: 'Calarcá' },
    city: 'Calarcá',
    department: { code: '63', name: 'Quindío' },
    state: 'Quindío',
    country: { code: 'CO', name: 'Colombia' },
    postalZone: '632001',
    line: 'Calle 1 # 2-03',
  },
  liabilities: [{ code: 'R-99-PN', name: 'No aplica - Otros' }],
  regime: { code: '48', name: 'Responsable de IVA' },
  taxScheme: vat,
  merchantRegistration: '0000000-00',
  contact: { telephone: '3001234567', email: 'cliente@example.com' },
  ...over,
});

const supplier = party({
  path: 'establishment',
  identification: { number: '900373076', type: { code: '31', name: 'NIT' }, checkDigit: '4' },
  name: 'Ensayos y Muestras del Cañón S.A.S.',
  liabilities: [
    { code: 'O-13', name: 'Gran contribuyente' },
    { code: 'O-15', name: 'Autorretenedor' },
  ],
  merchantRegistration: '123456-16',
  contact: { telephone: '6017654321', email: 'facturacion@example.com' },
});

export const invoice = (over: Partial<UblModel> = {}): UblModel => ({
  kind: 'invoice',
  type: { code: '01', name: 'Factura electrónica de venta' },
  operation: '10',
  environment: '2',
  prefix: 'SETP',
  number: '990000001',
  issueDate: '2026-11-20',
  issueTime: '10:00:00',
  dueDate: '2026-12-20',
  notes: ['Gracias por su compra.'],
  currency: 'COP',
  exchangeRate: undefined,
  numbering: {
    prefix: 'SETP',
    from: '990000000',
    to: '995000000',
    authorization: {
      resolution: '18760000001',
      startDate: '2019-01-19',
      endDate: '2030-01-19',
      technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    },
  },
  software: {
    id: 'b0b2a4f5-2f0e-4f0f-9b11-7d1f2f1f9a01',
    pin: '75315',
    providerNit: '900373076',
    providerCheckDigit: '4',
  },
  supplier,
  customer: party(),
  period: undefined,
  orderReference: undefined,
  additionalReferences: [],
  deliveryTerms: undefined,
  paymentMeans: [
    {
      path: 'payment_form',
      form: { code: '2', name: 'Crédito' },
      method: { code: '30', name: 'Transferencia crédito' },
      dueDate: '2026-12-20',
      durationDays: '30',
    },
  ],
  prepaidPayments: [],
  allowanceCharges: [],
  taxTotals: [subtotal()],
  withholdings: [],
  totals: {
    path: 'legal_monetary_totals',
    lineExtensionAmount: '1000000.00',
    taxExclusiveAmount: '1000000.00',
    taxInclusiveAmount: '1190000.00',
    allowanceTotalAmount: undefined,
    chargeTotalAmount: undefined,
    prepaidAmount: undefined,
    payableRoundingAmount: undefined,
    payableAmount: '1190000.00',
  },
  lines: [line()],
  ...over,
});

export const presentation = (over: Partial<Presentation> = {}): Presentation => ({
  headNote: undefined,
  footNote: undefined,
  confirmationText: true,
  economicZone: undefined,
  economicActivity: undefined,
  mail: {
    toCustomer: false,
    toIssuer: false,
    customerCredentials: false,
    copies: [],
    annexes: [],
    html: { header: undefined, buttons: undefined, footer: undefined },
    attachedDocumentPrefix: undefined,
  },
  ...over,
});

export const uuid = '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4';
const qrUrl = `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${uuid}`;

export const qrText = [
  'NumFac: SETP990000001',
  'FecFac: 2026-11-20',
  'HorFac: 10:00:00-05:00',
  'NitFac: 900373076',
  'DocAdq: 900100274',
  'ValFac: 1000000.00',
  'ValIva: 190000.00',
  'ValOtroIm: 0.00',
  'ValTolFac: 1190000.00',
  `CUFE: ${uuid}`,
  qrUrl,
].join('\n');

export const outcome = (over: Partial<Outcome> = {}): Outcome => ({
  uuid,
  qrText,
  qrUrl,
  state: 'accepted',
  isSimulated: false,
  validatedAt: Date.parse('2026-11-20T10:00:07-05:00'),
  ...over,
});
