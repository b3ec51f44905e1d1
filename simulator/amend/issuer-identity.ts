/** The values that say who issues a document, and with what: in an example they are those of another company. */
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { keyFieldsOf } from '../document/key-fields.ts';
import { isEvent, isPayroll, ublNames, type SubjectKind } from '../document/kind.ts';
import type { Place } from './place.ts';
import { textAt } from './proposal.ts';
import { namesTo, specimensOf } from './specimen.ts';

const payrollParties: ReadonlySet<string> = new Set(['Empleador', 'ProveedorXML']);
const payrollValues: ReadonlySet<string> = new Set(['NIT', 'DV', 'RazonSocial', 'SoftwareID', 'SoftwareSC']);

/** Of the party, of its software and of its numbering resolution. */
const ublValues: ReadonlySet<string> = new Set([
  'cbc:CompanyID',
  'cbc:RegistrationName',
  'cbc:EndDate',
  'cbc:StartDate',
  'sts:From',
  'sts:InvoiceAuthorization',
  'sts:Prefix',
  'sts:ProviderID',
  'sts:SoftwareID',
  'sts:SoftwareSecurityCode',
  'sts:To',
]);

const issuerParty = (kind: SubjectKind): string => (isEvent(kind) ? 'cac:SenderParty' : `cac:${ublNames(kind).issuer}`);

const statesIssuer = (kind: SubjectKind, { element, attribute }: Place): boolean => {
  if (isPayroll(kind)) return payrollParties.has(element.name) && payrollValues.has(attribute ?? '');
  const names = namesTo(element);
  const isCheckDigit = attribute === 'schemeID' && element.name !== 'cbc:ID';
  const isOfIssuer = names.includes('sts:DianExtensions') || names[0] === issuerParty(kind);
  return isOfIssuer && ublValues.has(element.name) && (attribute === undefined || isCheckDigit);
};

const nitIn = (root: XmlElement, kind: SubjectKind): string | undefined => keyFieldsOf(root, kind).issuerNit;

const isOfSpecimens = (root: XmlElement, kind: SubjectKind): boolean =>
  specimensOf(kind).some((specimen) => nitIn(specimen.root, kind) === nitIn(root, kind));

/** Whether an example there would make the document, which names its issuer, that of another company. */
export const isForeignIdentity = (root: XmlElement, kind: SubjectKind, place: Place): boolean =>
  statesIssuer(kind, place) && textAt(place).trim() !== '' && !isOfSpecimens(root, kind);
