/**
 * The fields by which the authority files a document. When one is missing it
 * answers 66 and validates nothing else.
 */
import { attributeOf, childElements, type XmlElement } from '../../src/common/xml/tree.ts';
import { impliedType, isEvent, isPayroll, ublNames, type SubjectKind } from './kind.ts';
import { childOf, textAt } from './path-index.ts';
import { eventResponseCode } from './paths.ts';

export type KeyField = 'number' | 'uuid' | 'issuerNit' | 'type' | 'noteType';

export type KeyFields = {
  /** Prefix and consecutive as sent. */
  readonly number: string | undefined;
  /** CUFE, CUDE, CUDS or CUNE as sent. */
  readonly uuid: string | undefined;
  /** NIT of the issuing company, without check digit: the buyer of a support document, the sender of an event. */
  readonly issuerNit: string | undefined;
  /** 01-05, 91, 92, 95, 102, 103; of an event its response code. */
  readonly type: string | undefined;
  /** The absent or empty ones; `noteType` is TipoNota of a payroll adjustment. */
  readonly missing: readonly KeyField[];
};

type Found = Omit<KeyFields, 'missing'>;

const filled = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

const attributeAt = (element: XmlElement, child: string, name: string): string | undefined => {
  const first = childOf(element, child);
  return first === undefined ? undefined : filled(attributeOf(first, name));
};

const companyId = 'cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

const ublType = (root: XmlElement, kind: SubjectKind): string | undefined =>
  impliedType(kind) ?? textAt(root, 'cbc:InvoiceTypeCode') ?? textAt(root, 'cbc:CreditNoteTypeCode');

const ublFields = (root: XmlElement, kind: SubjectKind): Found => ({
  number: textAt(root, 'cbc:ID'),
  uuid: textAt(root, 'cbc:UUID'),
  issuerNit: textAt(root, `cac:${ublNames(kind).issuer}/${companyId}`),
  type: ublType(root, kind),
});

/** An adjustment holds its content one level deeper, under Reemplazar or Eliminar. */
export const payrollContent = (root: XmlElement, kind: SubjectKind): XmlElement => {
  if (kind === 'payroll') return root;
  return childElements(root).find(({ local }) => local === 'Reemplazar' || local === 'Eliminar') ?? root;
};

const payrollFields = (root: XmlElement, kind: SubjectKind): Found => {
  const content = payrollContent(root, kind);
  return {
    number: attributeAt(content, 'NumeroSecuenciaXML', 'Numero'),
    uuid: attributeAt(content, 'InformacionGeneral', 'CUNE'),
    issuerNit: attributeAt(content, 'Empleador', 'NIT'),
    type: attributeAt(content, 'InformacionGeneral', 'TipoXML'),
  };
};

/** An event is issued by its sender, and its type is its response code. */
const eventFields = (root: XmlElement): Found => ({
  number: textAt(root, 'cbc:ID'),
  uuid: textAt(root, 'cbc:UUID'),
  issuerNit: textAt(root, 'cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID'),
  type: textAt(root, eventResponseCode),
});

const always = ['number', 'uuid', 'issuerNit', 'type'] as const;

const fieldsOf = (root: XmlElement, kind: SubjectKind): Found => {
  if (isPayroll(kind)) return payrollFields(root, kind);
  return isEvent(kind) ? eventFields(root) : ublFields(root, kind);
};

export const keyFieldsOf = (root: XmlElement, kind: SubjectKind): KeyFields => {
  const fields = fieldsOf(root, kind);
  const lacksNoteType = kind === 'payrollAdjustment' && textAt(root, 'TipoNota') === undefined;
  const missing = always.filter((field) => fields[field] === undefined);
  return { missing: lacksNoteType ? [...missing, 'noteType'] : missing, ...fields };
};
