import { textOf } from '../../../src/common/xml/tree.ts';
import { billedKeys, identityOf } from '../../document/identity.ts';
import { statedResolution } from '../../checks/numbering.ts';
import { attributeAt, blocksOf } from '../../document/payroll-blocks.ts';
import { keyFieldsOf } from '../../document/key-fields.ts';
import type { Inquiries } from '../../registry/port.ts';
import { dian } from '../../document/paths.ts';
import { familyOf, isEvent, isNote, isPayroll } from '../../document/kind.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Subject } from '../../document/subject.ts';

const party = (role: string): string => `/*/cac:${role}/cac:Party`;
const parties = [party('AccountingSupplierParty'), party('AccountingCustomerParty')];
const shareholder = 'cac:PartyLegalEntity/cac:ShareholderParty/cac:Party';

/** Where a UBL document names taxpayers. Either party may be the issuer: support documents are issued by the buyer. */
const taxpayerPaths = [
  ...parties.flatMap((at) => [
    `${at}/cac:PartyTaxScheme/cbc:CompanyID`,
    `${at}/cac:PartyLegalEntity/cbc:CompanyID`,
    `${at}/${shareholder}/cac:PartyTaxScheme/cbc:CompanyID`,
  ]),
  `${dian}/sts:SoftwareProvider/sts:ProviderID`,
];

/** Where it gives names that are looked up in the RUT. */
const namePaths = parties.map((at) => `${at}/cac:PartyLegalEntity/cbc:RegistrationName`);

const unique = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.filter((text): text is string => text !== undefined && text !== '')),
];

const textsAt = (subject: Subject, paths: readonly string[]): readonly string[] =>
  unique(paths.flatMap((path) => subject.all(path).map(textOf)));

const attributesAt = (subject: Subject, ...places: readonly (readonly [child: string, attribute: string])[]) =>
  unique(blocksOf(subject).flatMap((block) => places.map((place) => attributeAt(block, ...place))));

/** The registry queries for one document. */
type Named = {
  readonly taxpayers: readonly string[];
  readonly names: readonly string[];
  readonly software: readonly string[];
  /** Unique codes of other documents. */
  readonly references: readonly string[];
};

const namedInUbl = (subject: Subject): Named => ({
  taxpayers: textsAt(subject, taxpayerPaths),
  names: textsAt(subject, namePaths),
  software: textsAt(subject, [`${dian}/sts:SoftwareProvider/sts:SoftwareID`]),
  references: billedKeys(subject),
});

const namedInPayroll = (subject: Subject): Named => ({
  taxpayers: attributesAt(subject, ['Empleador', 'NIT'], ['ProveedorXML', 'NIT']),
  names: [],
  software: attributesAt(subject, ['ProveedorXML', 'SoftwareID']),
  references: attributesAt(
    subject,
    ['ReemplazandoPredecesor', 'CUNEPred'],
    ['EliminandoPredecesor', 'CUNEPred'],
    ['Novedad', 'CUNENov'],
  ),
});

const eventParties = ['Sender', 'Receiver'].map((role) => `/*/cac:${role}Party/cac:PartyTaxScheme/cbc:CompanyID`);

const namedInEvent = (subject: Subject): Named => ({
  taxpayers: textsAt(subject, [...eventParties, `${dian}/sts:SoftwareProvider/sts:ProviderID`]),
  names: [],
  software: textsAt(subject, [`${dian}/sts:SoftwareProvider/sts:SoftwareID`]),
  references: textsAt(subject, ['/*/cac:DocumentResponse/cac:DocumentReference/cbc:UUID']),
});

const namedIn = (subject: Subject): Named => {
  if (isPayroll(subject.kind)) return namedInPayroll(subject);
  return isEvent(subject.kind) ? namedInEvent(subject) : namedInUbl(subject);
};

/** Unique codes of the other documents that a document refers to, as sent. */
export const referencesOf = (subject: Subject): readonly string[] => namedIn(subject).references;

/** Unique codes of the documents that it corrects, replaces or deletes; undefined for other kinds. */
export const correctedBy = (subject: Subject): readonly string[] | undefined =>
  isNote(subject.kind) || subject.kind === 'payrollAdjustment' ? referencesOf(subject) : undefined;

type RegistryFacts = Pick<
  Facts,
  | 'issuerRegistry'
  | 'mandates'
  | 'rut'
  | 'softwareRegistry'
  | 'numberingRanges'
  | 'technicalKeys'
  | 'priorDocuments'
  | 'referencedDocuments'
  | 'registeredEvents'
  | 'priorPayroll'
  | 'deletions'
  | 'contingencyPeriods'
  | 'uvt'
  | 'closedKinds'
>;

/** A document without its key fields cannot be found again: it would be confused with any other without them. */
const priorDocumentsOf = async (subject: Subject, registry: Inquiries): Promise<Facts['priorDocuments']> =>
  keyFieldsOf(subject.root, subject.kind).missing.length > 0
    ? { asked: false, duplicate: undefined }
    : { asked: true, duplicate: await registry.acceptedDuplicate(identityOf(subject)) };

type Environment = Facts['environment']['code'];

/** The ranges of the resolution and of the issuer, the document's software, and that associated with the ranges. */
const numberingOf = async (
  stated: readonly string[],
  subject: Subject,
  { registry, environment }: { readonly registry: Inquiries; readonly environment: Environment },
): Promise<Pick<Facts, 'numberingRanges' | 'softwareRegistry' | 'technicalKeys'>> => {
  const family = familyOf(subject.kind);
  const user = { nit: identityOf(subject).issuerNit, environment, softwareId: stated[0], family };
  const ranges = await registry.rangesOfResolution(statedResolution(subject), user);
  const ofIssuer = await registry.rangesOfIssuer(user);
  // An inactive range is not found.
  const numberingRanges = ranges.filter(({ state }) => state === 'active');
  const ids = unique([...stated, ...numberingRanges.map(({ softwareId }) => softwareId)]);
  const technicalKeys = unique(ofIssuer.map(({ technicalKey }) => technicalKey));
  return { numberingRanges, technicalKeys, softwareRegistry: await registry.software(ids) };
};

const priorPayrollOf = async (subject: Subject, registry: Inquiries): Promise<Facts['priorPayroll']> => {
  const { issuerNit, worker, month } = identityOf(subject);
  if (worker === undefined || month === undefined) return { sameMonth: [] };
  return { sameMonth: await registry.acceptedPayroll({ issuerNit, worker, month }) };
};

/** Alone among adjustments, a deletion names no worker. */
const deletionsOf = async (
  { kind }: Subject,
  references: readonly string[],
  registry: Inquiries,
): Promise<Facts['deletions']> => {
  if (!isPayroll(kind)) return [];
  const adjustments = await Promise.all(references.map((key) => registry.notesAbout(key)));
  return adjustments.flat().filter(({ worker }) => worker === undefined);
};

/** Queries the registries once, for all rules, about everyone and everything the document names. */
export const gatherRegistryFacts = async (
  subject: Subject,
  registry: Inquiries,
  environment: Environment,
): Promise<RegistryFacts> => {
  const { taxpayers, names, software, references } = namedIn(subject);
  const [
    issuerRegistry,
    mandates,
    rut,
    numbering,
    priorDocuments,
    byKey,
    byDocument,
    priorPayroll,
    deletions,
    periods,
    uvt,
    closedKinds,
  ] = await Promise.all([
    registry.contributors(taxpayers),
    registry.mandatesOf(identityOf(subject).issuerNit),
    registry.rut({ identifications: taxpayers, names }),
    numberingOf(software, subject, { registry, environment }),
    priorDocumentsOf(subject, registry),
    registry.acceptedByKey(references),
    registry.eventsOf(references),
    priorPayrollOf(subject, registry),
    deletionsOf(subject, references, registry),
    registry.contingencyPeriods(),
    registry.uvt(),
    registry.closedKinds(),
  ]);
  return {
    issuerRegistry,
    mandates,
    rut,
    priorDocuments,
    referencedDocuments: { byKey },
    registeredEvents: { byDocument },
    priorPayroll,
    deletions,
    contingencyPeriods: periods,
    uvt,
    closedKinds,
    ...numbering,
  };
};
