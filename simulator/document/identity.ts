import { attributeOf, childElements, textOf } from '../../src/common/xml/tree.ts';
import { attributeAt } from './payroll-blocks.ts';
import { isEvent, isPayroll, ublNames } from './kind.ts';
import { keyFieldsOf, payrollContent } from './key-fields.ts';
import { childOf, childrenOf } from './path-index.ts';
import { dian } from './paths.ts';
import type { Subject } from './subject.ts';

/** The identity of a document: its issuer and receiver, type and number, and unique code. Empty text if absent. */
export type Identity = {
  /** The buyer of a support document, the employer of a payroll, the sender of an event. */
  readonly issuerNit: string;
  /** The seller of a support document, the worker of a payroll. */
  readonly receiverId: string;
  /** Kinds of these identifications, as stated: 31 for a NIT, 13 for a cédula. */
  readonly issuerScheme?: string | undefined;
  readonly receiverScheme?: string | undefined;
  /** 01, 02, 03, 04, 05, 91, 92, 95, 102, 103; of an event its response code. */
  readonly type: string;
  readonly number: string;
  /** With which the number begins, as the document states it; undefined if anything but digits comes after it. */
  readonly prefix?: string | undefined;
  readonly key: string;
  readonly issueDate: string;
  readonly payableAmount: string;
  /** For payroll with a payment: identification of the worker. A deletion names none. */
  readonly worker?: string | undefined;
  /** For payroll: month in which the pay period begins, `2026-11`. */
  readonly month?: string | undefined;
};

const filled = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

type Particulars = Omit<Identity, 'issuerNit' | 'type' | 'number' | 'key'>;

const companyId = (role: string): string => `/*/cac:${role}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;

const control = `${dian}/sts:InvoiceControl`;

/** Of the range, where there is one: the party of a note registers the prefix with its branch. */
const ublPrefix = (subject: Subject, issuer: string): string | undefined =>
  subject.first(control) === undefined
    ? subject.text(`/*/cac:${issuer}/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID`)
    : (subject.text(`${control}/sts:AuthorizedInvoices/sts:Prefix`) ?? '');

const schemesIn = (subject: Subject, paths: Readonly<Record<'issuer' | 'receiver', string>>) => {
  const schemeAt = (path: string): string | undefined => {
    const id = subject.first(path);
    return id === undefined ? undefined : filled(attributeOf(id, 'schemeName'))?.trim();
  };
  return { issuerScheme: schemeAt(paths.issuer), receiverScheme: schemeAt(paths.receiver) };
};

const ublParticulars = (subject: Subject): Particulars => {
  const { issuer, receiver, totals } = ublNames(subject.kind);
  return {
    prefix: ublPrefix(subject, issuer),
    receiverId: subject.text(companyId(receiver)) ?? '',
    ...schemesIn(subject, { issuer: companyId(issuer), receiver: companyId(receiver) }),
    issueDate: subject.text('/*/cbc:IssueDate') ?? '',
    payableAmount: subject.text(`/*/cac:${totals}/cbc:PayableAmount`)?.trim() ?? '',
  };
};

const payrollParticulars = (subject: Subject): Particulars => {
  const content = payrollContent(subject.root, subject.kind);
  const worker = filled(attributeAt(content, 'Trabajador', 'NumeroDocumento'));
  const total = childOf(content, 'ComprobanteTotal');
  return {
    prefix: attributeAt(content, 'NumeroSecuenciaXML', 'Prefijo') ?? '',
    receiverId: worker ?? '',
    issueDate: attributeAt(content, 'InformacionGeneral', 'FechaGen') ?? '',
    payableAmount: total === undefined ? '' : textOf(total).trim(),
    worker,
    month: filled(attributeAt(content, 'Periodo', 'FechaLiquidacionInicio')?.slice(0, 'YYYY-MM'.length)),
  };
};

const eventParty = (role: 'Sender' | 'Receiver'): string => `/*/cac:${role}Party/cac:PartyTaxScheme/cbc:CompanyID`;

const eventParticulars = (subject: Subject): Particulars => ({
  receiverId: subject.text(eventParty('Receiver')) ?? '',
  ...schemesIn(subject, { issuer: eventParty('Sender'), receiver: eventParty('Receiver') }),
  issueDate: subject.text('/*/cbc:IssueDate') ?? '',
  payableAmount: '',
});

const particularsOf = (subject: Subject): Particulars => {
  if (isPayroll(subject.kind)) return payrollParticulars(subject);
  return isEvent(subject.kind) ? eventParticulars(subject) : ublParticulars(subject);
};

const fitting = (prefix: string | undefined, number: string): string | undefined =>
  prefix !== undefined && number.startsWith(prefix) && /^\d+$/.test(number.slice(prefix.length)) ? prefix : undefined;

export const identityOf = (subject: Subject): Identity =>
  subject.once('identity', () => {
    const { issuerNit = '', type = '', number = '', uuid = '' } = keyFieldsOf(subject.root, subject.kind);
    const { prefix, ...particulars } = particularsOf(subject);
    return { issuerNit, type, number, prefix: fitting(prefix, number), key: uuid, ...particulars };
  });

/** Unique codes of the documents that a document refers to (BillingReference), once each and as sent. */
export const billedKeys = (subject: Subject): readonly string[] =>
  subject.once('billedKeys', () => {
    const keys = subject
      .all('/*/cac:BillingReference')
      .flatMap((reference) => childElements(reference).flatMap((document) => childrenOf(document, 'cbc:UUID')))
      .map(textOf);
    return [...new Set(keys.filter((key) => key.trim() !== ''))];
  });
