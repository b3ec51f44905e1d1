/** One document of each UBL kind for the tests of this folder, and the additions of the health sector. */
import type { Health, HealthUser, UblKind, UblModel } from '../documents/model.ts';
import { invoice, line, party, uuid } from './invoice.fixture.ts';

const ownNumbering = (prefix: string): UblModel['numbering'] => ({ prefix, from: '1', to: '5000000' });

const note = (over: Partial<UblModel>): UblModel =>
  invoice({
    dueDate: undefined,
    notes: ['Devolución de dos unidades por avería.'],
    billingReference: {
      path: 'billing_reference',
      id: 'SETP990000001',
      issueDate: '2026-11-02',
      typeCode: undefined,
      uuid,
      uuidScheme: 'CUFE-SHA384',
    },
    ...over,
  });

export const creditNote = (over: Partial<UblModel> = {}): UblModel =>
  note({
    kind: 'creditNote',
    type: { code: '91', name: 'Nota crédito' },
    operation: '20',
    prefix: 'NC',
    number: '17',
    numbering: ownNumbering('NC'),
    discrepancy: {
      reference: { text: 'SETP990000001', field: 'billing_reference.number' },
      concept: { code: '1', name: 'Devolución parcial de los bienes y/o no aceptación parcial del servicio' },
      explanation: undefined,
    },
    ...over,
  });

export const debitNote = (over: Partial<UblModel> = {}): UblModel =>
  note({
    kind: 'debitNote',
    type: { code: '92', name: 'Nota débito' },
    operation: '30',
    prefix: 'ND',
    number: '4',
    numbering: ownNumbering('ND'),
    discrepancy: {
      reference: { text: 'SETP990000001', field: 'billing_reference.number' },
      concept: { code: '1', name: 'Intereses' },
      explanation: undefined,
    },
    ...over,
  });

const seller = party({
  path: 'seller',
  organization: '2',
  identification: { number: '10200037', type: { code: '13', name: 'Cédula de ciudadanía' }, checkDigit: undefined },
  name: 'Rosalba Yepes Montoya',
  regime: { code: '49', name: 'No responsable de IVA' },
  taxScheme: { code: 'ZZ', name: 'No aplica' },
  merchantRegistration: '0000-00',
  contact: { telephone: '3109876543', email: 'rosalba@example.com' },
});

export const supportDocument = (over: Partial<UblModel> = {}): UblModel => {
  const { supplier: issuer, numbering } = invoice();
  return invoice({
    kind: 'supportDocument',
    type: { code: '05', name: 'Documento soporte en adquisiciones a no obligados a facturar' },
    prefix: 'SEDS',
    number: '984000003',
    numbering: { ...numbering, prefix: 'SEDS', from: '984000000', to: '985000000' },
    supplier: seller,
    customer: issuer,
    lines: [
      line({ purchase: { startDate: '2026-11-20', generation: { code: '1', name: 'Por operación' } } }),
      line({ purchase: { startDate: '2026-11-16', generation: { code: '2', name: 'Acumulado semanal' } } }),
    ],
    ...over,
  });
};

export const supportAdjustmentNote = (over: Partial<UblModel> = {}): UblModel =>
  note({
    kind: 'supportAdjustmentNote',
    type: { code: '95', name: 'Nota de ajuste al documento soporte' },
    prefix: 'NDS',
    number: '5',
    numbering: ownNumbering('NDS'),
    supplier: seller,
    customer: invoice().supplier,
    billingReference: {
      path: 'billing_reference',
      id: 'SEDS984000003',
      issueDate: '2026-11-19',
      typeCode: undefined,
      uuid,
      uuidScheme: 'CUDS-SHA384',
    },
    discrepancy: {
      reference: { text: 'SEDS984000003', field: 'billing_reference.number' },
      concept: { code: '2', name: 'Anulación del documento soporte' },
      explanation: undefined,
    },
    lines: [line({ brand: 'FULLFIT', model: '1088' })],
    ...over,
  });

const till = {
  numbering: {
    prefix: 'EPOS',
    from: '1',
    to: '1000',
    authorization: { resolution: '18760000001', startDate: '2019-01-19', endDate: '2030-01-19' },
  },
} as const;

/** To the final consumer. */
export const posTicket = (over: Partial<UblModel> = {}): UblModel =>
  invoice({
    ...till,
    kind: 'posTicket',
    type: { code: '20', name: 'Documento equivalente - tiquete de máquina registradora con sistema P.O.S.' },
    prefix: 'EPOS',
    number: '2',
    dueDate: undefined,
    paymentMeans: [
      {
        path: 'payment_form',
        form: { code: '1', name: 'Contado' },
        method: { code: '10', name: 'Efectivo' },
        dueDate: undefined,
        durationDays: undefined,
      },
    ],
    customer: party({
      isAnonymous: true,
      organization: '2',
      identification: {
        number: '222222222222',
        type: { code: '13', name: 'Cédula de ciudadanía' },
        checkDigit: undefined,
        stated: { type: '13', checkDigit: '' },
      },
      name: 'Consumidor Final',
      address: undefined,
      merchantRegistration: undefined,
      contact: { telephone: undefined, email: undefined },
    }),
    pointOfSale: {
      manufacturer: {
        path: 'software_manufacturer',
        name: 'Empresa de Pruebas',
        businessName: 'EMPRESA DE PRUEBAS SAS',
        softwareName: 'Caja Uno',
      },
      benefits: { path: 'buyer_benefits', code: '222222222222', name: 'Consumidor Final', points: '0' },
      till: {
        path: 'cash_information',
        plate: 'CAJA-01',
        location: 'Almacén principal',
        cashier: 'Ana Pérez',
        type: 'Caja principal',
        saleCode: 'V-000123',
        subtotal: '1000000.00',
      },
    },
    ...over,
  });

const ofTicket = {
  operation: '20',
  billingReference: {
    path: 'billing_reference',
    id: 'EPOS2',
    issueDate: '2026-11-20',
    typeCode: '20',
    uuid: 'e'.repeat(96),
    uuidScheme: 'CUDE-SHA384',
  },
  discrepancy: {
    reference: { text: 'EPOS2', field: 'billing_reference.number' },
    concept: { code: '2', name: 'Anulación de factura electrónica' },
    explanation: undefined,
  },
} as const satisfies Partial<UblModel>;

const equivalentCreditNote = (over: Partial<UblModel> = {}): UblModel =>
  creditNote({
    ...ofTicket,
    kind: 'equivalentCreditNote',
    type: { code: '94', name: 'Nota de ajuste de tipo crédito al documento equivalente' },
    prefix: 'NCP',
    number: '2',
    ...over,
  });

const equivalentDebitNote = (over: Partial<UblModel> = {}): UblModel =>
  debitNote({
    ...ofTicket,
    kind: 'equivalentDebitNote',
    type: { code: '93', name: 'Nota de ajuste de tipo débito al documento equivalente' },
    prefix: 'NDP',
    number: '2',
    billingReference: { ...ofTicket.billingReference, typeCode: undefined },
    ...over,
  });

export const healthUser = (over: Partial<HealthUser> = {}): HealthUser => ({
  path: 'health_fields.users_info.0',
  providerCode: 'AF-0000500-85',
  identificationType: { code: 'CC', name: 'Cédula de ciudadanía' },
  identificationNumber: 'AB100003',
  surname: 'PÉREZ',
  secondSurname: 'GÓMEZ',
  firstName: 'ANA',
  middleName: 'LUISA',
  type: { code: '04', name: 'Subsidiado' },
  paymentMethod: { code: '03', name: 'Pago por capitación' },
  coverage: { code: '05', name: 'Cobertura ARL' },
  authorizations: 'A12345;604567',
  mipres: 'RNA3D345;664FF04567',
  mipresDelivery: 'RN6645G-345',
  contract: undefined,
  policy: '1045-2FG01-0567228',
  uncontractedReason: undefined,
  coPayment: '3300.00',
  moderatingFee: '5800.00',
  recoveryFee: '105000.00',
  sharedPayment: '225000.00',
  advance: undefined,
  ...over,
});

/** A user with the least data in the request. */
export const leastHealthUser: HealthUser = healthUser({
  providerCode: undefined,
  identificationType: undefined,
  identificationNumber: undefined,
  surname: undefined,
  secondSurname: undefined,
  firstName: undefined,
  middleName: undefined,
  type: undefined,
  authorizations: undefined,
  mipres: undefined,
  mipresDelivery: undefined,
  policy: undefined,
  coPayment: undefined,
  moderatingFee: undefined,
  recoveryFee: undefined,
  sharedPayment: undefined,
});

export const health = (over: Partial<Health> = {}): Health => ({
  path: 'health_fields',
  startDate: '2026-10-01',
  startTime: undefined,
  endDate: '2026-10-31',
  endTime: undefined,
  users: [healthUser(), leastHealthUser],
  printsUsers: true,
  ...over,
});

export const healthInvoice = (over: Partial<UblModel> = {}): UblModel =>
  invoice({ operation: 'SS-CUFE', health: health(), ...over });

export const ublDocuments: Readonly<Record<UblKind, (over?: Partial<UblModel>) => UblModel>> = {
  invoice,
  creditNote,
  debitNote,
  supportDocument,
  supportAdjustmentNote,
  posTicket,
  equivalentCreditNote,
  equivalentDebitNote,
};
