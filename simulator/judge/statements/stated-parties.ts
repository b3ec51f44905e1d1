/** Whom a document names, and what it says of them. */
import { isEvent, isPayroll, ublNames } from '../../document/kind.ts';
import { attributeAt, blocksOf } from '../../document/payroll-blocks.ts';
import { select } from '../../document/path-index.ts';
import { dian } from '../../document/paths.ts';
import type { Subject } from '../../document/subject.ts';
import type { XmlElement } from '../../../src/common/xml/tree.ts';
import { attributeOf, textOf } from '../../../src/common/xml/tree.ts';

export type StatedParty = {
  readonly identification: string | undefined;
  readonly name: string | undefined;
  /** Whether the identification is a NIT: type 31, or the place takes nothing else. */
  readonly hasNit: boolean;
  readonly email?: string | undefined;
  readonly responsibilities?: readonly string[];
};

export type StatedParties = {
  readonly issuer: StatedParty;
  /** Buyer, seller or the other side of an event; absent from payroll, whose workers no registry holds. */
  readonly receiver?: StatedParty;
  readonly provider: StatedParty;
  readonly shareholders: readonly StatedParty[];
};

const nitType = '31';

const elementAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  element === undefined ? undefined : select(element, path)[0];

/** Line breaks and indentation inside a name belong to the layout of the file. */
const textAt = (element: XmlElement | undefined, ...paths: readonly string[]): string | undefined =>
  paths
    .map((path) => elementAt(element, path))
    .map((found) => (found === undefined ? '' : textOf(found).replaceAll(/\s+/g, ' ').trim()))
    .find((text) => text !== '');

const responsibilitiesAt = (party: XmlElement | undefined): readonly string[] =>
  (textAt(party, 'cac:PartyTaxScheme/cbc:TaxLevelCode') ?? '')
    .split(';')
    .map((code) => code.trim())
    .filter((code) => /^[A-Z]-\d{2}(-[A-Z]{2})?$/.test(code));

const identified = (party: XmlElement | undefined, scheme: string): Pick<StatedParty, 'identification' | 'hasNit'> => {
  const at = `${scheme}cbc:CompanyID`;
  const id = elementAt(party, at);
  const type = id === undefined ? undefined : attributeOf(id, 'schemeName');
  return { identification: textAt(party, at), hasNit: type?.trim() === nitType };
};

const ublParty = (party: XmlElement | undefined): StatedParty => ({
  ...identified(party, 'cac:PartyTaxScheme/'),
  name: textAt(
    party,
    'cac:PartyLegalEntity/cbc:RegistrationName',
    'cac:PartyTaxScheme/cbc:RegistrationName',
    'cac:PartyName/cbc:Name',
  ),
  email: textAt(party, 'cac:Contact/cbc:ElectronicMail'),
  responsibilities: responsibilitiesAt(party),
});

const eventParty = (party: XmlElement | undefined): StatedParty => ({
  ...identified(party, 'cac:PartyTaxScheme/'),
  name: textAt(party, 'cac:PartyTaxScheme/cbc:RegistrationName'),
  email: textAt(party, 'cac:PartyTaxScheme/cac:Contact/cbc:ElectronicMail', 'cac:Contact/cbc:ElectronicMail'),
});

const ublProvider = (subject: Subject): StatedParty => ({
  identification: subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`),
  name: undefined,
  hasNit: true,
});

const partyOf = (subject: Subject, role: string): XmlElement | undefined => subject.first(`/*/cac:${role}/cac:Party`);

const inUbl = (subject: Subject): StatedParties => {
  const { issuer, receiver } = ublNames(subject.kind);
  const issuing = partyOf(subject, issuer);
  const shareholders = ['AccountingSupplierParty', 'AccountingCustomerParty'].flatMap((role) =>
    subject.all(`/*/cac:${role}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party`),
  );
  return {
    issuer: { ...ublParty(issuing), hasNit: true },
    receiver: ublParty(partyOf(subject, receiver)),
    provider: ublProvider(subject),
    shareholders: shareholders.map(ublParty),
  };
};

const inEvent = (subject: Subject): StatedParties => ({
  issuer: { ...eventParty(subject.first('/*/cac:SenderParty')), hasNit: true },
  receiver: eventParty(subject.first('/*/cac:ReceiverParty')),
  provider: ublProvider(subject),
  shareholders: [],
});

const personNames = ['PrimerNombre', 'OtrosNombres', 'PrimerApellido', 'SegundoApellido'];

const payrollParty = (block: XmlElement | undefined, child: string): StatedParty => {
  const at = (name: string): string => (block === undefined ? '' : (attributeAt(block, child, name) ?? ''));
  const person = personNames
    .map(at)
    .filter((part) => part !== '')
    .join(' ');
  const name = at('RazonSocial') === '' ? person : at('RazonSocial');
  return {
    identification: at('NIT') === '' ? undefined : at('NIT'),
    name: name === '' ? undefined : name,
    hasNit: true,
  };
};

const inPayroll = (subject: Subject): StatedParties => {
  const [block] = blocksOf(subject);
  return {
    issuer: payrollParty(block, 'Empleador'),
    provider: payrollParty(block, 'ProveedorXML'),
    shareholders: [],
  };
};

const inDocument = (subject: Subject): StatedParties => {
  if (isPayroll(subject.kind)) return inPayroll(subject);
  return isEvent(subject.kind) ? inEvent(subject) : inUbl(subject);
};

/** The provider is named by its NIT alone, but it may be one of the parties. */
const providerNamed = ({ provider, issuer, receiver }: StatedParties): StatedParty => {
  const same = [issuer, receiver].find((party) => party?.identification === provider.identification);
  return { ...provider, name: provider.name ?? same?.name };
};

export const statedParties = (subject: Subject): StatedParties => {
  const parties = inDocument(subject);
  return { ...parties, provider: providerNamed(parties) };
};
