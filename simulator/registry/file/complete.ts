/** Rows of a file, which may leave things out, as the registry keeps them. */
import type { DocumentKind } from '../../engine/document-kind.ts';
import type { TestSet, TestSetQuota } from '../test-sets.ts';
import type { Contributor, DocumentFamily, NumberingRange, RegisteredSoftware, RegistryData } from '../types.ts';
import type { CompanyRow } from './company.ts';
import { families } from './schema.ts';

type Optional<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined };

/** The schema has put in what it knows by itself; these are left out where they were. */
export type ContributorRow = Optional<Contributor, 'families' | 'receptionEmail'>;
export type SoftwareRow = Optional<RegisteredSoftware, 'issuers'>;
export type RangeRow = Optional<NumberingRange, 'resolutionDate' | 'technicalKey' | 'softwareId'>;
export type TestSetRow = Omit<TestSet, 'quotas'> & {
  readonly quotas: Readonly<Partial<Record<DocumentKind, Optional<TestSetQuota, 'minimumAccepted'>>>>;
};

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
};

const familiesOf = ({ status }: ContributorRow): readonly DocumentFamily[] => (status === 'registered' ? [] : families);

export const contributorOf = (row: ContributorRow): Contributor => ({
  ...row,
  families: row.families ?? familiesOf(row),
  receptionEmail: row.receptionEmail,
});

export const softwareOf = (row: SoftwareRow): RegisteredSoftware => ({
  ...row,
  issuers: row.issuers ?? [row.ownerNit],
});

export const rangeOf = (row: RangeRow): NumberingRange => ({
  ...row,
  resolutionDate: row.resolutionDate ?? row.startDate,
  technicalKey: row.technicalKey,
  softwareId: row.softwareId,
});

/** All that are asked for must be accepted, where the set does not say less. */
export const testSetOf = ({ quotas, ...row }: TestSetRow): TestSet => ({
  ...row,
  quotas: Object.fromEntries(
    Object.entries(quotas).map(([kind, quota]) => [
      kind,
      { required: quota.required, minimumAccepted: quota.minimumAccepted ?? quota.required },
    ]),
  ),
});
