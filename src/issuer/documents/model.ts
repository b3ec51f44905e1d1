/**
 * The meaning of a request, as plain data that can be stored as JSON and built
 * again. Amounts are decimal text exactly as requested (unrounded); codes are
 * the official ones, already looked up. `path` names the part of the request
 * that an object came from, so that an explanation can name the field to fix.
 */
export type Coded = { readonly code: string; readonly name: string };

export type Address = {
  readonly municipality: Coded | undefined;
  /** City as free text if there is no municipality (abroad). */
  readonly city: string;
  readonly department: Coded | undefined;
  readonly state: string;
  readonly country: Coded;
  readonly postalZone: string | undefined;
  readonly line: string;
};

/** What the document states of a number: the code of its type, and the check digit of a NIT. */
export type IdentityScheme = { readonly type: string; readonly checkDigit: string | undefined };

type Identification = {
  readonly number: string;
  readonly type: Coded;
  readonly checkDigit: string | undefined;
  /** Where the document states another than these two: sellers of support documents. */
  readonly stated?: IdentityScheme | undefined;
};

export type Party = {
  /** `customer`, `seller`, or `establishment` for the issuer, whose fields are `establishment_name` and so on. */
  readonly path: string;
  /** A buyer who gives no name, in a document that states nothing else of one: no address, contact or registration. */
  readonly isAnonymous?: boolean | undefined;
  /** 1 legal person, 2 natural person. */
  readonly organization: string;
  readonly identification: Identification;
  readonly name: string;
  readonly tradeName: string | undefined;
  readonly address: Address | undefined;
  readonly liabilities: readonly Coded[];
  readonly regime: Coded;
  /** 01 IVA, 04 INC, ZA, ZZ. */
  readonly taxScheme: Coded;
  readonly merchantRegistration: string | undefined;
  readonly contact: {
    readonly telephone: string | undefined;
    readonly email: string | undefined;
    /** What a document says instead that must have a contact, where the request gives no mailbox. */
    readonly stated?: { readonly name: string | undefined; readonly email: string | undefined } | undefined;
  };
};

export type AllowanceCharge = {
  readonly path: string;
  readonly isCharge: boolean;
  readonly reasonCode: string | undefined;
  /** Empty if the request gives none. */
  readonly reason: string;
  /** Requested percentage of the base; if absent it follows from amount and base. */
  readonly multiplier?: string | undefined;
  readonly amount: string;
  readonly baseAmount: string | undefined;
};

export type TaxSubtotal = {
  readonly path: string;
  readonly tax: Coded;
  readonly taxAmount: string;
  readonly taxableAmount: string | undefined;
  readonly percent: string | undefined;
  /** Nominal taxes: an amount per unit. */
  readonly perUnit:
    | { readonly amount: string; readonly baseUnitMeasure: string; readonly unitCode: string }
    | undefined;
};

export type PaymentMeans = {
  readonly path: string;
  readonly form: Coded;
  readonly method: Coded;
  readonly dueDate: string | undefined;
  readonly durationDays: string | undefined;
};

export type PrepaidPayment = {
  readonly path: string;
  /** Empty if the request gives none. */
  readonly id: string;
  readonly type: Coded | undefined;
  readonly amount: string;
  readonly receivedDate: string | undefined;
  readonly paidDate: string | undefined;
  readonly instruction: string | undefined;
};

export type MonetaryTotals = {
  readonly path: string;
  readonly lineExtensionAmount: string;
  readonly taxExclusiveAmount: string;
  readonly taxInclusiveAmount: string;
  readonly allowanceTotalAmount: string | undefined;
  readonly chargeTotalAmount: string | undefined;
  readonly prepaidAmount: string | undefined;
  readonly payableRoundingAmount: string | undefined;
  readonly payableAmount: string;
};

export type Line = {
  readonly path: string;
  readonly unit: Coded;
  readonly quantity: string;
  readonly lineExtensionAmount: string;
  readonly freeOfCharge: boolean;
  /** Free lines: 01, 02, 03. */
  readonly referencePrice: Coded | undefined;
  readonly allowanceCharges: readonly AllowanceCharge[];
  readonly taxes: readonly TaxSubtotal[];
  readonly withholdings: readonly TaxSubtotal[];
  readonly descriptions: readonly string[];
  readonly notes: string | undefined;
  readonly brand: string | undefined;
  readonly model: string | undefined;
  readonly item: { readonly code: string; readonly standard: Coded; readonly agencyId: string | undefined };
  /** Mandates (CustomizationID 11): the party that the line is sold for. */
  readonly mandator?: { readonly nit: string; readonly checkDigit: string | undefined } | undefined;
  readonly waybill?: Waybill | undefined;
  readonly price: string;
  readonly baseQuantity: string;
  /** Support documents: the date of the purchase, and 1 reported by operation, 2 accumulated by week. */
  readonly purchase?: { readonly startDate: string | undefined; readonly generation: Coded | undefined } | undefined;
};

export type NumberRange = { readonly prefix: string; readonly from: string; readonly to: string };

/** The resolution that authorises a range. */
export type Authorization = {
  readonly resolution: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Absent for contingency ranges, whose code uses the software PIN. */
  readonly technicalKey?: string | undefined;
};

export type Numbering = NumberRange & {
  /** Invoices and support documents are numbered by resolutions; notes and payroll by the issuer alone. */
  readonly authorization?: Authorization | undefined;
  /** Documents without a number start here rather than at `from`, if others were issued elsewhere before. */
  readonly startAt?: string | undefined;
};

export type Software = {
  readonly id: string;
  readonly pin: string;
  readonly providerNit: string;
  readonly providerCheckDigit: string;
};

export type DocumentReference = {
  readonly path: string;
  readonly id: string;
  readonly issueDate: string | undefined;
  readonly typeCode: string | undefined;
  readonly uuid?: string | undefined;
  /** How the code in `uuid` was made: CUFE-SHA384, CUDE-SHA384. */
  readonly uuidScheme?: string | undefined;
  /** The request's names, if it gives the reference in fields of the body itself. */
  readonly fields?: Readonly<Record<'id' | 'issueDate' | 'typeCode', string>> | undefined;
};

/** Why a note was written: concept and its text from the authority's table. */
export type Discrepancy = {
  /** The number of the corrected document, or the period; undefined if the note names neither. */
  readonly reference: { readonly text: string; readonly field: string } | undefined;
  readonly concept: Coded;
  /** The reason in the request's own words, if the document takes them. */
  readonly explanation: string | undefined;
};

/** A user of the services billed in a health-sector invoice. */
export type HealthUser = {
  readonly path: string;
  readonly providerCode: string | undefined;
  readonly identificationType: Coded | undefined;
  readonly identificationNumber: string | undefined;
  readonly surname: string | undefined;
  readonly secondSurname: string | undefined;
  readonly firstName: string | undefined;
  readonly middleName: string | undefined;
  readonly type: Coded | undefined;
  readonly paymentMethod: Coded | undefined;
  readonly coverage: Coded | undefined;
  /** Several numbers in one text, separated by semicolons. */
  readonly authorizations: string | undefined;
  readonly mipres: string | undefined;
  readonly mipresDelivery: string | undefined;
  /** Either a contract or a policy. */
  readonly contract: string | undefined;
  readonly policy: string | undefined;
  /** Why there is no contract. */
  readonly uncontractedReason: Coded | undefined;
  readonly coPayment: string | undefined;
  readonly moderatingFee: string | undefined;
  readonly recoveryFee: string | undefined;
  readonly sharedPayment: string | undefined;
  readonly advance: string | undefined;
};

/** A health-sector invoice's data about the services (section 2.6). */
export type Health = {
  readonly path: string;
  /** The billed period. */
  readonly startDate: string;
  /** HH:MM:SS, Colombian time. */
  readonly startTime: string | undefined;
  readonly endDate: string;
  readonly endTime: string | undefined;
  readonly users: readonly HealthUser[];
  /** Whether the users are on the printed page. */
  readonly printsUsers: boolean;
};

/** Where, when and by whom goods are delivered. */
export type Delivery = {
  readonly path: string;
  readonly date: string | undefined;
  readonly address: Address | undefined;
  /** Who delivers. */
  readonly party: Party | undefined;
};

/** Freight (CustomizationID 12): what a waybill registered with the RNDC says of a line. */
export type Waybill = {
  /** Its number in the RNDC, and that of the carrier. */
  readonly number: string | undefined;
  readonly ownNumber: string | undefined;
  /** The value of the freight. */
  readonly value: string | undefined;
  /** What was delivered. */
  readonly quantity: string | undefined;
  readonly unit: Coded | undefined;
};

/** What a POS ticket says of itself beside UBL (DE annex 1.0, 8.2): values by the names of the annex. */
export type PointOfSale = {
  readonly manufacturer: {
    readonly path: string;
    readonly name: string;
    readonly businessName: string;
    readonly softwareName: string;
  };
  readonly benefits: {
    /** Where the request has none: those of the buyer, with 0 points. */
    readonly path: string;
    readonly code: string;
    readonly name: string;
    readonly points: string;
  };
  readonly till: {
    readonly path: string;
    readonly plate: string;
    readonly location: string;
    readonly cashier: string;
    readonly type: string;
    readonly saleCode: string;
    readonly subtotal: string;
  };
};

export type UblKind =
  | 'invoice'
  | 'creditNote'
  | 'debitNote'
  | 'supportDocument'
  | 'supportAdjustmentNote'
  | 'posTicket'
  | 'equivalentCreditNote'
  | 'equivalentDebitNote';

export type UblModel = {
  readonly kind: UblKind;
  /** 01 sale, 02 export, 03 issuer contingency, 04 authority contingency, 05 support document, 20 POS ticket, 91 to 95 notes. */
  readonly type: Coded;
  /** CustomizationID: 10, 09, 11, 20, 22, 30, 32, SS-CUFE … */
  readonly operation: string;
  /** 1 production, 2 test: the company's configured environment. */
  readonly environment: '1' | '2';
  readonly prefix: string;
  readonly number: string;
  readonly issueDate: string;
  /** HH:MM:SS, Colombian time. */
  readonly issueTime: string;
  readonly dueDate: string | undefined;
  readonly notes: readonly string[];
  readonly currency: string;
  readonly exchangeRate: { readonly path: string; readonly rate: string; readonly date: string } | undefined;
  readonly numbering: Numbering;
  readonly software: Software;
  /** AccountingSupplierParty: the issuer, but in support documents and their notes the seller. */
  readonly supplier: Party;
  /** AccountingCustomerParty: the acquirer, but in support documents and their notes the issuer. */
  readonly customer: Party;
  readonly period:
    | { readonly path: string; readonly startDate: string | undefined; readonly endDate: string | undefined }
    | undefined;
  /** Health-sector invoices; its period goes before `period`. */
  readonly health?: Health | undefined;
  readonly pointOfSale?: PointOfSale | undefined;
  readonly discrepancy?: Discrepancy | undefined;
  /** The document that a note corrects. */
  readonly billingReference?: DocumentReference | undefined;
  readonly orderReference: DocumentReference | undefined;
  readonly receiptReferences?: readonly DocumentReference[] | undefined;
  readonly additionalReferences: readonly DocumentReference[];
  readonly delivery?: Delivery | undefined;
  readonly deliveryTerms:
    | {
        readonly path: string;
        readonly specialTerms: string | undefined;
        readonly incoterm: string | undefined;
        readonly lossRisk: string | undefined;
      }
    | undefined;
  readonly paymentMeans: readonly PaymentMeans[];
  readonly prepaidPayments: readonly PrepaidPayment[];
  readonly allowanceCharges: readonly AllowanceCharge[];
  readonly taxTotals: readonly TaxSubtotal[];
  readonly withholdings: readonly TaxSubtotal[];
  readonly totals: MonetaryTotals;
  readonly lines: readonly Line[];
};

/** The request's options for the printed page and the mail; never part of the XML. */
export type Presentation = {
  readonly headNote: string | undefined;
  readonly footNote: string | undefined;
  readonly confirmationText: boolean;
  readonly economicZone: string | undefined;
  /** Printed as `Actividad económica`. */
  readonly economicActivity: string | undefined;
  readonly mail: {
    readonly toCustomer: boolean;
    readonly toIssuer: boolean;
    readonly customerCredentials: boolean;
    readonly copies: readonly string[];
    readonly annexes: readonly { readonly document: string; readonly extension: string }[];
    readonly html: {
      readonly header: string | undefined;
      readonly buttons: string | undefined;
      readonly footer: string | undefined;
    };
    readonly attachedDocumentPrefix: string | undefined;
  };
};
