/** The issuer of a document, as its ApplicationResponse names the receiver. */
import { table } from '../../../src/common/code-lists.ts';
import { attributeOf } from '../../../src/common/xml/tree.ts';
import { attributeAt } from '../../document/payroll-blocks.ts';
import { isEvent, isPayroll, ublNames } from '../../document/kind.ts';
import { identityOf } from '../../document/identity.ts';
import type { Subject } from '../../document/subject.ts';
import { payrollContent } from '../../document/key-fields.ts';
import type { ApplicationResponseInput } from '../reply/application-response.ts';

type Issuer = ApplicationResponseInput['receiver'];

const nitScheme = '31';

const naturalName = ['PrimerNombre', 'OtrosNombres', 'PrimerApellido', 'SegundoApellido'] as const;

/** An employer is named by RazonSocial or, if a natural person, by names and surnames. */
const employerOf = (subject: Subject): Issuer => {
  const content = payrollContent(subject.root, subject.kind);
  const at = (attribute: string): string => attributeAt(content, 'Empleador', attribute) ?? '';
  const personal = naturalName.map(at).filter((part) => part !== '');
  return {
    nit: identityOf(subject).issuerNit,
    checkDigit: attributeAt(content, 'Empleador', 'DV'),
    name: at('RazonSocial') || personal.join(' '),
    schemeName: nitScheme,
  };
};

/** Events are issued by their sender. */
const issuingParty = ({ kind }: Subject): string =>
  isEvent(kind)
    ? '/*/cac:SenderParty/cac:PartyTaxScheme'
    : `/*/cac:${ublNames(kind).issuer}/cac:Party/cac:PartyTaxScheme`;

const ublIssuerOf = (subject: Subject): Issuer => {
  const party = issuingParty(subject);
  const id = subject.first(`${party}/cbc:CompanyID`);
  return {
    nit: identityOf(subject).issuerNit,
    checkDigit: id === undefined ? undefined : attributeOf(id, 'schemeID'),
    name: subject.text(`${party}/cbc:RegistrationName`) ?? '',
    schemeName: (id === undefined ? undefined : attributeOf(id, 'schemeName')) ?? nitScheme,
  };
};

export const issuerOf = (subject: Subject): Issuer =>
  isPayroll(subject.kind) ? employerOf(subject) : ublIssuerOf(subject);

const statedScheme = (subject: Subject): string | undefined => {
  if (isPayroll(subject.kind)) {
    return attributeAt(payrollContent(subject.root, subject.kind), 'InformacionGeneral', 'EncripCUNE');
  }
  const uuid = subject.first('/*/cbc:UUID');
  return uuid === undefined ? undefined : attributeOf(uuid, 'schemeName');
};

/** CUFE-SHA384 and the like: as stated in the document, otherwise by its type. */
export const uuidSchemeOf = (subject: Subject): string =>
  statedScheme(subject) ??
  (isEvent(subject.kind) ? 'CUDE-SHA384' : undefined) ??
  table('type_documents').byCode(identityOf(subject).type)?.uuid_scheme ??
  'CUFE-SHA384';
