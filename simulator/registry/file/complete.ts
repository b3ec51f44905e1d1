/** Rows of a file, which may omit values, completed as the registry keeps them. */
import { documentFamilies } from '../../document/kind.ts';
import { requirePreset } from '../test-set-presets.ts';
import { wholeQuotas, type TestSet, type WrittenQuotas } from '../test-sets.ts';
import type { Contributor, DocumentFamily, NumberingRange, RegisteredSoftware, RegistryData } from '../types.ts';
import type { CompanyRow } from './company.ts';

type Optional<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined };

/** The schema has filled in the defaults it knows; these are left out if they were omitted. */
export type ContributorRow = Optional<Contributor, 'families' | 'receptionEmail' | 'status'>;
export type SoftwareRow = Optional<RegisteredSoftware, 'issuers' | 'families'> & {
  /** The only family, instead of a list of them. */
  readonly family?: DocumentFamily;
};
export type RangeRow = Optional<NumberingRange, 'resolutionDate' | 'technicalKey' | 'softwareId'>;
/** A set's requirements are a preset, quotas of its own with a family, or a preset with some quotas of its own. */
export type TestSetRow = Omit<TestSet, 'quotas' | 'family'> &
  (
    | { readonly preset: string; readonly family?: DocumentFamily; readonly quotas?: WrittenQuotas }
    | { readonly preset?: never; readonly family: DocumentFamily; readonly quotas: WrittenQuotas }
  );

/** A registry file by its schema. */
export type FileData = {
  readonly extends?: 'default' | 'nothing';
  readonly companies?: readonly CompanyRow[];
  readonly contributors?: readonly ContributorRow[];
  readonly rut?: { readonly available?: boolean; readonly entries?: RegistryData['rut']['entries'] };
  readonly software?: readonly SoftwareRow[];
  readonly ranges?: readonly RangeRow[];
  readonly mandates?: RegistryData['mandates'];
  readonly contingencyPeriods?: RegistryData['contingencyPeriods'];
  readonly uvt?: RegistryData['uvt'];
  readonly testSets?: readonly TestSetRow[];
  readonly closedKinds?: RegistryData['closedKinds'];
};

/** As of a company: without families it is only registered. */
const statusOf = ({ status, families: given }: ContributorRow): Contributor['status'] =>
  status ?? (given?.length === 0 ? 'registered' : 'enabled');

const familiesOf = ({ status }: ContributorRow): readonly DocumentFamily[] =>
  status === 'registered' ? [] : documentFamilies;

export const contributorOf = (row: ContributorRow): Contributor => ({
  ...row,
  status: statusOf(row),
  families: row.families ?? familiesOf(row),
  receptionEmail: row.receptionEmail,
});

export const softwareOf = ({ family, ...row }: SoftwareRow): RegisteredSoftware => ({
  ...row,
  families: row.families ?? (family === undefined ? documentFamilies : [family]),
  issuers: row.issuers ?? [row.ownerNit],
});

export const rangeOf = (row: RangeRow): NumberingRange => ({
  ...row,
  resolutionDate: row.resolutionDate ?? row.startDate,
  technicalKey: row.technicalKey,
  softwareId: row.softwareId,
});

export const testSetOf = (row: TestSetRow): TestSet => {
  if (row.preset === undefined) return { ...row, quotas: wholeQuotas(row.quotas) };
  const { preset: name, quotas: own = {}, ...set } = row;
  const preset = requirePreset(name);
  // A family that differs from the preset's is a mistake, which a check reports.
  return { ...set, family: preset.family, quotas: { ...preset.quotas, ...wholeQuotas(own) } };
};
