/** An issuer put together from the rows of a registry, as the control interface and long registry files have them. */
import { nitCheckDigit } from '../../../simulator/document/index.ts';
import {
  defaultRegistry,
  companyDefaults,
  rangesFor,
  type RegisteredCompany,
  type RegistryData,
  type NumberingRange,
} from '../../../simulator/registry/index.ts';
import { documentFamilies, perFamily, type DocumentFamily } from '../../../simulator/document/kind.ts';
import type { RegistryIssuer, RegistryRows } from '../company.ts';

/** In use on that day. */
const isCurrent =
  (day: string) =>
  ({ startDate, endDate }: NumberingRange): boolean =>
    startDate <= day && day <= endDate;

type Wanted = {
  readonly nit: string;
  /** `YYYY-MM-DD` in Colombia. */
  readonly day: string;
  /** That of a known authority: in 2, ranges that are common to all issuers are the company's, too. */
  readonly environment?: '1' | '2' | undefined;
  /** Companies in their short form, which alone say where they are. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
};

/** The active ranges; those in use on that day come first, because an issuer uses the first of each type. */
const rangesOf = (
  { ranges, contributors }: RegistryData,
  { nit, day, environment = '1' }: Wanted,
): readonly NumberingRange[] => {
  const contributor = contributors.find((one) => one.nit === nit);
  const usable = rangesFor({ nit, environment }, { ranges, contributor });
  const active = usable.filter(({ issuerNit, state }) => issuerNit === nit && state === 'active');
  const current = active.filter(isCurrent(day));
  return [...current, ...active.filter((range) => !current.includes(range))];
};

type Software = RegistryIssuer['software'][DocumentFamily];

/** The software with which a company may issue documents of a family: the first, or the one with that `id`. */
export const softwareFor = (
  { software }: RegistryData,
  { nit, family, id }: { readonly nit: string; readonly family: DocumentFamily; readonly id?: string | undefined },
): Software | undefined => {
  const found = software.find(
    (each) =>
      each.status === 'active' &&
      each.issuers.includes(nit) &&
      each.families.includes(family) &&
      each.id === (id ?? each.id),
  );
  return found === undefined ? undefined : { id: found.id, pin: found.pin };
};

/** By family. */
export const softwareOf = (registry: RegistryData, nit: string): ReadonlyMap<DocumentFamily, Software> =>
  new Map(
    documentFamilies.flatMap((family) => {
      const found = softwareFor(registry, { nit, family });
      return found === undefined ? [] : [[family, found] as const];
    }),
  );

const testSetsOf = ({ testSets }: RegistryData, nit: string): RegistryIssuer['testSets'] =>
  testSets.filter(({ issuerNit }) => issuerNit === nit);

/** NITs of those that may issue: enabled or not, they have software of their own or a range. */
export const issuersIn = (registry: RegistryData): readonly string[] =>
  registry.contributors
    .filter(({ roles }) => roles.includes('issuer'))
    .map(({ nit }) => nit)
    .filter((nit) => registry.ranges.some(({ issuerNit }) => issuerNit === nit) || softwareOf(registry, nit).size > 0);

/** The issuers that a registry adds to the default one; all of them if it adds none. */
export const addedIssuers = (registry: RegistryData): readonly string[] => {
  const known = new Set(issuersIn(defaultRegistry()));
  const all = issuersIn(registry);
  const added = all.filter((nit) => !known.has(nit));
  return added.length === 0 ? all : added;
};

/** That of another family, which `requireKind` refuses to use, where a family has none. */
const softwareByFamily = (registry: RegistryData, nit: string): RegistryIssuer['software'] => {
  const known = softwareOf(registry, nit);
  const [any = { id: '', pin: '' }] = known.values();
  const of = (family: DocumentFamily): Software => known.get(family) ?? any;
  return perFamily(of);
};

/** Ranges, software and test sets of a NIT. */
export const rowsOf = (registry: RegistryData, wanted: Wanted): RegistryRows => ({
  ranges: rangesOf(registry, wanted),
  software: softwareOf(registry, wanted.nit),
  testSets: testSetsOf(registry, wanted.nit),
});

/** Undefined if the registry has no issuer with that NIT. */
export const issuerIn = (registry: RegistryData, wanted: Wanted): RegistryIssuer | undefined => {
  const { nit, companies = [] } = wanted;
  const contributor = registry.contributors.find((one) => one.nit === nit);
  if (contributor === undefined || !issuersIn(registry).includes(nit)) return undefined;
  const { name, receptionEmail, families: enabled } = contributor;
  const short = companies.find((company) => company.nit === nit);
  const rut = registry.rut.entries.find(({ identification }) => identification === nit);
  return {
    nit,
    checkDigit: nitCheckDigit(nit) ?? '',
    name,
    email: receptionEmail ?? companyDefaults.email,
    address: short?.address,
    phone: short?.phone,
    municipality: short?.municipality,
    responsibilities: rut?.responsibilities ?? companyDefaults.responsibilities,
    families: enabled,
    ...rowsOf(registry, wanted),
    software: softwareByFamily(registry, nit),
  };
};
