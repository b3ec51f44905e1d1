/** The rehearsing company: registered but not enabled, with an open test set of each family. */
import { companyRows, type RegisteredCompany } from '../../../simulator/registry/file/company.ts';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { DocumentFamily, RegistryData } from '../../../simulator/registry/types.ts';
import type { Preset } from './plan.ts';
import { optionProblem } from '../../common/start-error.ts';

/** Unassigned: not in the default registry, and not in use in reality. */
const fictitious = { nit: '901700200', name: 'EMPRESA EN ENSAYO SAS', families: [] };

export type Rehearsing = {
  readonly company: RegisteredCompany;
  /** In which the company is not enabled for the families that it rehearses. */
  readonly registry: RegistryData;
  readonly testSets: readonly TestSet[];
};

export type OwnRegistry = { readonly registry: RegistryData; readonly companies: readonly RegisteredCompany[] };

type Wanted = {
  /** From a registry file; a fictitious company if absent. */
  readonly own?: OwnRegistry | undefined;
  /** Which company of that file; the only one if absent. */
  readonly nit?: string | undefined;
  readonly presets: readonly Preset[];
};

const fromNothing = (): OwnRegistry => {
  const read = readRegistryData({ companies: [fictitious] });
  if (!read.ok) throw new Error(`The fictitious company is refused: ${JSON.stringify(read.mistakes)}`);
  return read;
};

/** @throws RangeError if the file does not have that company, or several and none was named */
const companyOf = ({ companies }: OwnRegistry, nit: string | undefined): RegisteredCompany => {
  const listed = companies.map((company) => company.nit).join(', ');
  if (companies.length === 0) {
    throw optionProblem('no-company', 'The registry file has no "companies". Put yours there (docs/registry.md).');
  }
  const found = companies.filter((company) => nit === undefined || company.nit === nit);
  const [company, ...others] = found;
  if (company === undefined)
    throw optionProblem('unknown-nit', `--nit is "${nit ?? ''}". The registry file has ${listed}.`);
  if (others.length > 0)
    throw optionProblem('several-companies', `The registry file has several companies: name one with --nit ${listed}.`);
  return company;
};

/** Set identifiers come from the registry if it has one for that family. */
const setFor = ({ nit, name, software }: RegisteredCompany, registry: RegistryData, preset: Preset): TestSet => {
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

/** @throws RangeError for a NIT without a company in the registry file */
export const rehearsingCompany = ({ own, nit, presets }: Wanted): Rehearsing => {
  const given = own ?? fromNothing();
  const company = companyOf(given, nit);
  const { registry } = given;
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
