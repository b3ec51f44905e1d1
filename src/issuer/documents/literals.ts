/** Fixed texts that the authority requires (FE annex 1.9, DS annex 1.1 and DE annex 1.0, structure tables). */
import type { UblKind, UblModel } from './model.ts';

/** The authority as the agency behind identifiers. */
export const dianAgency = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
} as const;

/** Code of the NIT among the identity documents. */
export const nitScheme = '31';

export const authority = {
  nit: '800197268',
  checkDigit: '4',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
  organization: '1',
} as const;

export type UblRoot = 'Invoice' | 'CreditNote' | 'DebitNote';

export type Container = { readonly profile: string; readonly documentType: string };

/** The name of a kind of document and the algorithm of its code. */
type KindLiterals = {
  readonly root: UblRoot;
  readonly profile: string;
  /** Where the operation changes the name. */
  readonly profiles?: Readonly<Record<string, string>>;
  readonly codeScheme: string;
  /** Where the type changes the algorithm. */
  readonly codeSchemes?: Readonly<Record<string, string>>;
  /** The operation changes what a line says: mandates, freight. */
  readonly hasLinesByOperation?: true;
  /** The request field behind the operation, where it is not the operation's own. */
  readonly operationField?: string;
  /** What an AttachedDocument around it says, where that is not what it says around an invoice. */
  readonly container?: Container;
};

/**
 * Our choice: the authority has shown no container of equivalent documents. These are the texts of one issuer in the
 * field.
 */
const equivalentContainer: Container = {
  profile: 'Documento Equivalente P.O.S.',
  documentType: 'Contenedor de Documento Equivalente',
};

/** The operation of a note to an equivalent document is the type of that document. */
const adjustedType = 'billing_reference.type_document_id';

const literals: Readonly<Record<UblKind, KindLiterals>> = {
  invoice: {
    root: 'Invoice',
    profile: 'DIAN 2.1: Factura Electrónica de Venta',
    codeScheme: 'CUFE-SHA384',
    // Documents of issuer contingency have no technical key: their code is a CUDE, like that of notes (annex 11.4).
    codeSchemes: { '03': 'CUDE-SHA384' },
    hasLinesByOperation: true,
  },
  creditNote: {
    root: 'CreditNote',
    profile: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
    // To an invoice that its acquirer has accepted.
    profiles: { '24': 'DIAN 2.1: Nota de Ajuste para Factura Electrónica de Venta Aceptada' },
    codeScheme: 'CUDE-SHA384',
  },
  debitNote: {
    root: 'DebitNote',
    profile: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
    codeScheme: 'CUDE-SHA384',
  },
  // Letter for letter: the full stop of the first is the authority's. The second has none, and no blank at its end.
  supportDocument: {
    root: 'Invoice',
    profile: 'DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.',
    codeScheme: 'CUDS-SHA384',
  },
  supportAdjustmentNote: {
    root: 'CreditNote',
    profile:
      'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente',
    codeScheme: 'CUDS-SHA384',
  },
  posTicket: {
    root: 'Invoice',
    profile: 'DIAN 2.1: Documento Equivalente POS',
    codeScheme: 'CUDE-SHA384',
    container: equivalentContainer,
  },
  equivalentCreditNote: {
    root: 'CreditNote',
    profile: 'DIAN 2.1: Nota de ajuste crédito al documento equivalente',
    codeScheme: 'CUDE-SHA384',
    operationField: adjustedType,
    container: equivalentContainer,
  },
  equivalentDebitNote: {
    root: 'DebitNote',
    profile: 'DIAN 2.1: Nota de ajuste débito al documento equivalente',
    codeScheme: 'CUDE-SHA384',
    operationField: adjustedType,
    container: equivalentContainer,
  },
};

export const rootOf = ({ kind }: Pick<UblModel, 'kind'>): UblRoot => literals[kind].root;

/** The text of `cbc:ProfileID`. */
export const profileOf = ({ kind, operation }: Pick<UblModel, 'kind' | 'operation'>): string =>
  literals[kind].profiles?.[operation] ?? literals[kind].profile;

/** `cbc:UUID/@schemeName`. */
export const codeScheme = ({ kind, type }: Pick<UblModel, 'kind' | 'type'>): string =>
  literals[kind].codeSchemes?.[type.code] ?? literals[kind].codeScheme;

export const operationFieldOf = ({ kind }: Pick<UblModel, 'kind'>): string =>
  literals[kind].operationField ?? 'type_operation_id';

export const hasLinesByOperation = ({ kind }: Pick<UblModel, 'kind'>): boolean =>
  literals[kind].hasLinesByOperation === true;

const invoiceContainer: Container = {
  profile: 'Factura Electrónica de Venta',
  documentType: 'Contenedor de Factura Electrónica',
};

export const containerOf = ({ kind }: Pick<UblModel, 'kind'>): Container =>
  literals[kind].container ?? invoiceContainer;

export const ublVersion = 'UBL 2.1';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Prefixes that every UBL document declares, the signature's included; the default one is the document's own. */
export const namespacesOf = (root: UblRoot | 'ApplicationResponse'): Readonly<Record<string, string>> => ({
  '': `${ubl}${root}-2`,
  cac: `${ubl}CommonAggregateComponents-2`,
  cbc: `${ubl}CommonBasicComponents-2`,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: `${ubl}CommonExtensionComponents-2`,
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
});

/** Identification of a buyer who gives no name (FE annex 1.9, 8.4). */
export const finalConsumer = '222222222222';
