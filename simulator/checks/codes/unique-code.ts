import { sha384Hex } from '../../../src/common/hash.ts';
import { textOf } from '../../../src/common/xml/tree.ts';
import { familyOf, ublNames, type SubjectKind } from '../../document/kind.ts';
import type { Subject } from '../../document/subject.ts';
import { childrenOf, select } from '../../document/path-index.ts';
import { amount, sumOf, truncated } from '../../document/amount.ts';
import { shown, type Finding } from '../vocabulary/check.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Datum } from '../../document/datum.ts';

/** One part of the hashed text, with its usual name. */
export type CodePart = { readonly name: string; readonly value: string };

const money = (text: string | undefined): string => truncated(amount(text), 2);

/** Header TaxAmount of one tax, summed over its groups; 0.00 if absent. */
const headerTax = (subject: Subject, tax: string): string => {
  const groups = subject
    .all('/*/cac:TaxTotal')
    .filter((total) =>
      select(total, 'cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID').some((id) => textOf(id) === tax),
    );
  const amounts = groups.flatMap((total) => childrenOf(total, 'cbc:TaxAmount').map(textOf));
  return truncated(sumOf(amounts), 2);
};

/** The totals element of each document. */
export const totalsPath = (kind: SubjectKind): string => `/*/cac:${ublNames(kind).totals}`;

const companyOf = (subject: Subject, role: 'Supplier' | 'Customer'): string =>
  subject.text(`/*/cac:Accounting${role}Party/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`) ?? '';

/**
 * The parts of a CUFE in order, or of the CUDE of a type 03 invoice and of invoice notes, where the software PIN
 * replaces the technical key (annex FE 1.9, 11.1 and 11.4). Everything but the secret is read from the document.
 */
export const cufeParts = (subject: Subject, secret: CodePart): readonly CodePart[] => {
  const text = (path: string): string => subject.text(path) ?? '';
  const total = totalsPath(subject.kind);
  return [
    { name: 'NumFac', value: text('/*/cbc:ID') },
    { name: 'FecFac', value: text('/*/cbc:IssueDate') },
    { name: 'HorFac', value: text('/*/cbc:IssueTime') },
    { name: 'ValFac', value: money(subject.text(`${total}/cbc:LineExtensionAmount`)) },
    { name: 'CodImp1', value: '01' },
    { name: 'ValImp1', value: headerTax(subject, '01') },
    { name: 'CodImp2', value: '04' },
    { name: 'ValImp2', value: headerTax(subject, '04') },
    { name: 'CodImp3', value: '03' },
    { name: 'ValImp3', value: headerTax(subject, '03') },
    { name: 'ValTot', value: money(subject.text(`${total}/cbc:PayableAmount`)) },
    { name: 'NitOFE', value: companyOf(subject, 'Supplier') },
    { name: 'NumAdq', value: companyOf(subject, 'Customer') },
    secret,
    { name: 'TipoAmbiente', value: text('/*/cbc:ProfileExecutionID') },
  ];
};

/**
 * The parts of the CUDS of a support document or its adjustment note in order: IVA alone, the seller (the supplier)
 * before the buyer (the issuer), and the software PIN (annex DS 1.1, 14).
 */
const cudsParts = (subject: Subject, secret: CodePart): readonly CodePart[] => {
  const text = (path: string): string => subject.text(path) ?? '';
  const total = totalsPath(subject.kind);
  return [
    { name: 'NumDS', value: text('/*/cbc:ID') },
    { name: 'FecDS', value: text('/*/cbc:IssueDate') },
    { name: 'HorDS', value: text('/*/cbc:IssueTime') },
    { name: 'ValDS', value: money(subject.text(`${total}/cbc:LineExtensionAmount`)) },
    { name: 'CodImp', value: '01' },
    { name: 'ValImp', value: headerTax(subject, '01') },
    { name: 'ValTot', value: money(subject.text(`${total}/cbc:PayableAmount`)) },
    { name: 'NumSNO', value: companyOf(subject, 'Supplier') },
    { name: 'NITABS', value: companyOf(subject, 'Customer') },
    secret,
    { name: 'TipoAmbiente', value: text('/*/cbc:ProfileExecutionID') },
  ];
};

export const isSupport = ({ kind }: Pick<Subject, 'kind'>): boolean => familyOf(kind) === 'support';

/** The parts of the unique code for a document of its kind: CUFE, CUDE or CUDS. */
export const uniqueCodeParts = (subject: Subject, secret: CodePart): readonly CodePart[] =>
  isSupport(subject) ? cudsParts(subject, secret) : cufeParts(subject, secret);

/** SHA-384 of the concatenated parts. */
export const codeOf = (parts: readonly CodePart[]): string => sha384Hex(parts.map(({ value }) => value).join(''));

/**
 * The hashed text for people, field by field. Keys and PINs appear in clear: they belong to the local registry, and a
 * swapped key cannot be found without seeing it.
 */
export const describeParts = (parts: readonly CodePart[]): string =>
  parts.map(({ name, value }) => `${name}=${value}`).join(' + ');

/** A code, and the text with a secret of which it is the hash. */
export const hashOf = (code: string, hashed: string | Bilingual, secret: string): Datum => ({
  kind: 'digest',
  value: code,
  algorithm: 'SHA-384',
  of: hashed,
  secret,
});

/** A mistake that people make with codes, in words, and the secret that these show. */
export type Mistake = { readonly meaning: Bilingual; readonly secret?: string };

/** A wrong code, with the mistake that explains it, if one does. */
export const mistakenCode = (code: string | undefined, mistake: Mistake | undefined): Datum => {
  if (mistake === undefined) return shown(code);
  const { meaning, secret } = mistake;
  const remark = { en: `which is the code with ${meaning.en}`, es: `que es el código con ${meaning.es}` };
  return { kind: 'value', value: code ?? '', remark, ...(secret === undefined ? {} : { secret }) };
};

/** The finding about a document without its code, for which no secret is needed; undefined for one that has a code. */
export const withoutCode = (code: string | undefined): Finding | undefined =>
  code !== undefined && code.trim() !== ''
    ? undefined
    : {
        found: shown(code),
        certain: true,
        fix: {
          en: 'Send the unique code: the document has none.',
          es: 'Envíe el código único: el documento no lo trae.',
        },
      };

/** SHA-384 of software identifier, PIN and number (annex FE 1.9, 11.4 SoftwareSecurityCode). */
export const softwareSecurityCode = (softwareId: string, pin: string, number: string): string =>
  sha384Hex(`${softwareId}${pin}${number}`);
