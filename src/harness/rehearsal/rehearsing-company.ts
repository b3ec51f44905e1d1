/** The rehearsing company: registered but not enabled, with an open test set of each family. */
import { english, spanish, type Part } from '../../common/text/bilingual.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  companyRows,
  readRegistryData,
  type NumberingRange,
  type RegistryData,
  type TestSet,
} from '../../../simulator/registry/index.ts';
import { familyOfType, perFamily, type DocumentFamily } from '../../../simulator/document/kind.ts';
import type { RegistryIssuer } from '../company.ts';
import { requireKind, type OwnCompany } from '../own-company/choose-company.ts';
import { softwareFor } from '../own-company/issuer-in-registry.ts';
import { optionProblem } from '../../common/start-error.ts';
import { isUsual, kindsOf, requiresTheUsual, type Preset } from './plan.ts';

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

type Issuing = { readonly company: RegistryIssuer; readonly registry: RegistryData };

type Sought = Issuing & { readonly place: Part };

/** @throws RangeError `test-set-closed`: a set that was decided is not silently begun again */
const refuseClosed = ({ id, state }: TestSet, place: Part): never => {
  const words = state === 'accepted' ? { en: 'accepted', es: 'aceptado' } : { en: 'rejected', es: 'rechazado' };
  throw optionProblem('test-set-closed', {
    en: `Test set ${id} of ${english(place)} is ${words.en}, and a rehearsal needs an open one. In a file, write state: open; in a running authority: ensayo registry test-sets --reset ${id}. Or name another family with --set.`,
    es: `El set de pruebas ${id} de ${spanish(place)} está ${words.es}, y el ensayo necesita uno abierto. En un archivo, escriba state: open; en una autoridad en ejecución: ensayo registry test-sets --reset ${id}. O indique otra familia con --set.`,
  });
};

/** The newest open one of the registry; the one that every company has, if the registry has none. */
const knownSet = ({ company: { nit, name }, registry, place }: Sought, family: DocumentFamily): TestSet => {
  const isOf = (set: TestSet): boolean => set.issuerNit === nit && set.family === family;
  // A set without quotas was opened by the first document that named it, and never closes.
  const mine = registry.testSets.filter((set) => isOf(set) && Object.keys(set.quotas).length > 0);
  const open = mine.findLast(({ state }) => state === 'open');
  const last = mine.at(-1);
  if (open === undefined && last !== undefined) refuseClosed(last, place);
  const known = open ?? companyRows({ nit, name }).testSets.find(isOf);
  if (known === undefined) throw new Error(`A company has no test set of ${family}.`);
  return known;
};

/**
 * A set that requires amounts of its own keeps them; the preset says what any other requires.
 * @throws RangeError `test-set-with-other-quotas` where the preset contradicts the set
 */
const quotasOf = (known: TestSet, preset: Preset, place: Part): TestSet['quotas'] => {
  if (requiresTheUsual(known)) return preset.quotas;
  if (isUsual(preset) || isDeepStrictEqual(known.quotas, preset.quotas)) return known.quotas;
  const usual = known.family;
  throw optionProblem('test-set-with-other-quotas', {
    en: `--set is "${preset.name}", and test set ${known.id} of ${english(place)} requires other amounts. Rehearse what it requires with --set ${usual}, or write preset: ${preset.name} in its row, without quotas.`,
    es: `--set es "${preset.name}", y el set de pruebas ${known.id} de ${spanish(place)} exige otras cantidades. Ensaye lo que exige con --set ${usual}, o escriba preset: ${preset.name} en su fila, sin quotas.`,
  });
};

const setFor = (sought: Sought, preset: Preset): TestSet => {
  const { company, place } = sought;
  const { family } = preset;
  const known = knownSet(sought, family);
  const { id, softwareId = company.software[family].id } = known;
  return { id, issuerNit: company.nit, family, softwareId, quotas: quotasOf(known, preset, place), state: 'open' };
};

/**
 * With the software that its sets name, where it may issue with it. Ranges of other software come last: who issues uses
 * the first of each type.
 */
const issuingFor = (testSets: readonly TestSet[], { company, registry }: Issuing): Issuing => {
  const { nit } = company;
  const softwareIn = (family: DocumentFamily) => {
    const id = testSets.find((set) => set.family === family)?.softwareId;
    const named = id === undefined ? undefined : softwareFor(registry, { nit, family, id });
    return named ?? company.software[family];
  };
  const software = perFamily(softwareIn);
  const isOfOther = ({ issuerNit, softwareId, documentType }: NumberingRange): boolean =>
    issuerNit === nit && softwareId !== undefined && softwareId !== software[familyOfType(documentType)].id;
  const sorted = (ranges: readonly NumberingRange[]): readonly NumberingRange[] =>
    ranges.toSorted((one, other) => Number(isOfOther(one)) - Number(isOfOther(other)));
  return {
    company: { ...company, software, ranges: sorted(company.ranges) },
    registry: { ...registry, ranges: sorted(registry.ranges) },
  };
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

/**
 * The company with the test sets of its registry, as they are written there, and nothing counted yet.
 * @throws RangeError for a company that lacks a range or software of a kind that its test sets require, and for a test
 * set that is closed, or requires something else than the preset that was named for it
 */
export const rehearsingCompany = ({ own, presets }: Wanted): Rehearsing => {
  const { issuer: company, registry } = own ?? fromNothing();
  const testSets = presets.map((preset) => setFor({ company, registry, place: own?.place ?? '' }, preset));
  if (own !== undefined) for (const kind of testSets.flatMap(kindsOf)) requireKind(own, kind);
  const rehearsed = new Set(presets.map(({ family }) => family));
  const others = registry.testSets.filter((set) => set.issuerNit !== company.nit || !rehearsed.has(set.family));
  const issuing = issuingFor(testSets, { company, registry });
  return {
    company: issuing.company,
    testSets,
    registry: {
      ...issuing.registry,
      contributors: without(registry, company.nit, rehearsed),
      testSets: [...others, ...testSets],
    },
  };
};
