/** The rehearsing company: registered but not enabled, with an open test set of each family. */
import { companyRows } from '../../../simulator/registry/file/company.ts';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { DocumentFamily, RegistryData } from '../../../simulator/registry/types.ts';
import type { RegistryIssuer } from '../company.ts';
import { requireKind, type OwnCompany } from '../own-company/choose-company.ts';
import { kindsOf, type Preset } from './plan.ts';

/** Unassigned: not in the default registry, and not in use in reality. */
const fictitious = { nit: '901700200', name: 'EMPRESA EN ENSAYO SAS', families: [] };

export type Rehearsing = {
  readonly company: RegistryIssuer;
  /** In which the company is not enabled for the families that it rehearses. */
  readonly registry: RegistryData;
  readonly testSets: readonly TestSet[];
};

type Wanted = {
  /** A company of a registry; a fictitious one if absent. */
  readonly own?: OwnCompany | undefined;
  readonly presets: readonly Preset[];
};

const fromNothing = (): Pick<OwnCompany, 'issuer' | 'registry'> => {
  const read = readRegistryData({ companies: [fictitious] });
  const [company] = read.ok ? read.companies : [];
  if (!read.ok || company === undefined) throw new Error(`The fictitious company is refused: ${JSON.stringify(read)}`);
  const { registry } = read;
  const testSets = registry.testSets.filter(({ issuerNit }) => issuerNit === company.nit);
  return { issuer: { ...company, testSets }, registry };
};

/** Set identifiers come from the registry if it has one for that family. */
const setFor = ({ nit, name, software }: RegistryIssuer, registry: RegistryData, preset: Preset): TestSet => {
  const { family, quotas } = preset;
  const mine = ({ testSets }: Pick<RegistryData, 'testSets'>): TestSet | undefined =>
    testSets.findLast((set) => set.issuerNit === nit && set.family === family);
  const known = mine(registry) ?? mine(companyRows({ nit, name }));
  if (known === undefined) throw new Error(`A company has no test set of ${family}.`);
  return { id: known.id, issuerNit: nit, family, softwareId: software[family].id, quotas, state: 'open' };
};

const without = (
  registry: RegistryData,
  nit: string,
  rehearsed: ReadonlySet<DocumentFamily>,
): RegistryData['contributors'] =>
  registry.contributors.map((contributor) => {
    if (contributor.nit !== nit) return contributor;
    const families = contributor.families.filter((family) => !rehearsed.has(family));
    return { ...contributor, families, status: families.length === 0 ? 'registered' : contributor.status };
  });

/** @throws RangeError for a company that lacks a range or software of a kind that the test sets require */
export const rehearsingCompany = ({ own, presets }: Wanted): Rehearsing => {
  if (own !== undefined) for (const kind of presets.flatMap(kindsOf)) requireKind(own, kind);
  const { issuer: company, registry } = own ?? fromNothing();
  const testSets = presets.map((preset) => setFor(company, registry, preset));
  const rehearsed = new Set(presets.map(({ family }) => family));
  const others = registry.testSets.filter((set) => set.issuerNit !== company.nit || !rehearsed.has(set.family));
  return {
    company,
    testSets,
    registry: {
      ...registry,
      contributors: without(registry, company.nit, rehearsed),
      testSets: [...others, ...testSets],
    },
  };
};
