import { textOf } from '../../src/common/xml/tree.ts';
import { statedResolution } from '../checks/numbering.ts';
import { keyFieldsOf } from '../intake/key-fields.ts';
import type { RegistryPort } from '../registry/types.ts';
import { dian } from '../rules/paths.ts';
import type { Facts } from './facts.ts';
import { identityOf } from './identity.ts';
import type { Subject } from './subject.ts';

const party = (role: string): string => `/*/cac:${role}/cac:Party`;
const supplier = party('AccountingSupplierParty');

/** Where a document names taxpayers. */
const taxpayerPaths = [
  `${supplier}/cac:PartyTaxScheme/cbc:CompanyID`,
  `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`,
  `${supplier}/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`,
  `${party('AccountingCustomerParty')}/cac:PartyTaxScheme/cbc:CompanyID`,
  `${dian}/sts:SoftwareProvider/sts:ProviderID`,
] as const;

/** Where it gives names that are looked up in the RUT. */
const namePaths = [`${supplier}/cac:PartyLegalEntity/cbc:RegistrationName`] as const;

const textsAt = (subject: Subject, paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap((path) => subject.all(path).map((element) => textOf(element).trim()))),
];

type RegistryFacts = Pick<
  Facts,
  | 'issuerRegistry'
  | 'mandates'
  | 'rut'
  | 'softwareRegistry'
  | 'numberingRanges'
  | 'priorDocuments'
  | 'contingencyPeriods'
  | 'uvt'
>;

/** A document without its key fields cannot be found again: it would be mistaken for any other without them. */
const priorDocumentsOf = async (subject: Subject, registry: RegistryPort): Promise<Facts['priorDocuments']> =>
  keyFieldsOf(subject.root, subject.kind).missing.length > 0
    ? { asked: false, twin: undefined }
    : { asked: true, twin: await registry.acceptedTwin(identityOf(subject)) };

/** The software that the document states, and those that its numbering ranges are associated with. */
const softwareOf = async (
  subject: Subject,
  registry: RegistryPort,
): Promise<Pick<Facts, 'numberingRanges' | 'softwareRegistry'>> => {
  const numberingRanges = await registry.rangesOfResolution(statedResolution(subject));
  const ids = [
    subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`),
    ...numberingRanges.map(({ softwareId }) => softwareId),
  ];
  return { numberingRanges, softwareRegistry: await registry.software(ids.filter((id) => id !== undefined)) };
};

/** Asks the registries, once and for all rules, about everybody and everything that the document names. */
export const gatherRegistryFacts = async (subject: Subject, registry: RegistryPort): Promise<RegistryFacts> => {
  const taxpayers = textsAt(subject, taxpayerPaths);
  const [issuerRegistry, mandates, rut, numbering, priorDocuments, contingencyPeriods, uvt] = await Promise.all([
    registry.contributors(taxpayers),
    registry.mandatesOf(identityOf(subject).issuerNit),
    registry.rut({ identifications: taxpayers, names: textsAt(subject, namePaths) }),
    softwareOf(subject, registry),
    priorDocumentsOf(subject, registry),
    registry.contingencyPeriods(),
    registry.uvt(),
  ]);
  return { issuerRegistry, mandates, rut, ...numbering, priorDocuments, contingencyPeriods, uvt };
};
