import { textOf } from '../../src/common/xml/tree.ts';
import { statedResolution } from '../checks/numbering.ts';
import type { RegistryPort } from '../registry/types.ts';
import { dian } from '../rules/paths.ts';
import type { Facts } from './facts.ts';
import { identityOf } from './identity.ts';
import type { Subject } from './subject.ts';

const party = (role: string): string => `/*/cac:${role}/cac:Party`;

/** Where a document names taxpayers. */
const taxpayerPaths = [
  `${party('AccountingSupplierParty')}/cac:PartyTaxScheme/cbc:CompanyID`,
  `${party('AccountingSupplierParty')}/cac:PartyLegalEntity/cbc:CompanyID`,
  `${party('AccountingSupplierParty')}/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`,
  `${party('AccountingCustomerParty')}/cac:PartyTaxScheme/cbc:CompanyID`,
  `${dian}/sts:SoftwareProvider/sts:ProviderID`,
] as const;

type RegistryFacts = Pick<
  Facts,
  'issuerRegistry' | 'rut' | 'softwareRegistry' | 'numberingRanges' | 'priorDocuments' | 'contingencyPeriods' | 'uvt'
>;

/** Asks the registries, once and for all rules, about everybody and everything that the document names. */
export const gatherRegistryFacts = async (subject: Subject, registry: RegistryPort): Promise<RegistryFacts> => {
  const identity = identityOf(subject);
  const taxpayers = [...new Set(taxpayerPaths.flatMap((path) => subject.all(path).map((element) => textOf(element).trim())))];
  const softwareId = subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`);
  const [issuerRegistry, rut, softwareRegistry, numberingRanges, twin, contingencyPeriods, uvt] = await Promise.all([
    registry.contributors(taxpayers),
    registry.rut(taxpayers),
    registry.software(softwareId === undefined ? [] : [softwareId]),
    registry.rangesOfResolution(statedResolution(subject)),
    registry.acceptedTwin(identity),
    registry.contingencyPeriods(),
    registry.uvt(),
  ]);
  return { issuerRegistry, rut, softwareRegistry, numberingRanges, priorDocuments: { twin }, contingencyPeriods, uvt };
};
