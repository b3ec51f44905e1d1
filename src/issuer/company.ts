import type { Credentials } from '../common/credentials.ts';
import type { HealthModel } from './documents/health-norm.ts';
import type { Coded, Numbering } from './documents/model.ts';
import type { PayrollPercentages } from './documents/payroll/surcharges.ts';

/** Documents that share the software with which a company is enabled. */
export const softwareFamilies = ['invoicing', 'support', 'equivalent', 'payroll'] as const;

export type SoftwareFamily = (typeof softwareFamilies)[number];

/** While it is open, documents of its family go to it and are judged later. */
export type TestSet = { readonly family: SoftwareFamily; readonly id: string; readonly state: 'open' | 'closed' };

/** The sets that the authority has for a company now, by its NIT: some may be newer than the company's own list. */
export type TestSetsOf = (nit: string) => Promise<readonly TestSet[]>;

/**
 * Why the authority does not accept messages signed with a certificate (DER), in Spanish; undefined if it does, or if
 * nothing is known.
 */
export type RefusalOf = (certificate: Buffer) => Promise<string | undefined>;

/**
 * Where clients look for the authority's answer. The interface names it `ResponseAuthority`, other services of the
 * dialect `ResponseDian`, which is also an earlier name of `dialect` here. With any value but the first, answers have what
 * clients of these services read.
 */
export const compatibilities = ['ResponseAuthority', 'dialect', 'both', 'ResponseDian'] as const;

export type Compatibility = (typeof compatibilities)[number];

/** Both empty for a family with which the company is not enabled. */
export type OwnSoftware = { readonly id: string; readonly pin: string };

export const noSoftware: OwnSoftware = { id: '', pin: '' };

/** The issuer: one taxpayer with its certificate, software and numbering ranges. */
export type Company = {
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly tradeName: string | undefined;
  /** 1 legal person, 2 natural person. */
  readonly organization: string;
  /** Identifier of `reference/municipalities`. */
  readonly municipalityId: number;
  readonly address: string;
  readonly phone: string;
  /** The mailbox registered with the authority. */
  readonly email: string;
  readonly liabilities: readonly Coded[];
  readonly regime: Coded;
  readonly taxScheme: Coded;
  readonly merchantRegistration: string | undefined;
  readonly environment: '1' | '2';
  /** Of the families that are in another one: each is enabled by itself. */
  readonly environments?: Readonly<Partial<Record<SoftwareFamily, '1' | '2'>>> | undefined;
  readonly software: Readonly<Record<SoftwareFamily, OwnSoftware>>;
  /** At least one for each type of document that the company issues. */
  readonly ranges: readonly (Numbering & { readonly typeCodes: readonly string[] })[];
  /** Base64 of a PNG or JPEG picture for the printed page. */
  readonly logo?: string | undefined;
  /** The authority's test sets that the company knows (habilitación). */
  readonly testSets?: readonly TestSet[] | undefined;
  readonly credentials: () => Promise<Credentials>;
  /** Overrides the setting of the service. */
  readonly compatibility?: Compatibility | undefined;
  /** Resends numbers that were accepted before. */
  readonly allowResend?: boolean | undefined;
  /** By law if absent. */
  readonly payrollPercentages?: PayrollPercentages | undefined;
  /** All if absent. */
  readonly healthModel?: HealthModel | undefined;
  /** False for a company that has no certificate yet. */
  readonly canSign?: boolean | undefined;
};

export const environmentFor = (
  { environment, environments }: Pick<Company, 'environment' | 'environments'>,
  family: SoftwareFamily,
): '1' | '2' => environments?.[family] ?? environment;

type Range = Company['ranges'][number];

/**
 * The ranges of a type with that prefix. Without one, or with an empty one that none of them has, those with the prefix of
 * the first, as for documents.
 */
export const rangesNamed = (
  { ranges }: { readonly ranges: readonly Range[] },
  { typeCode, prefix }: { readonly typeCode: string; readonly prefix: string | undefined },
): readonly Range[] => {
  const ofType = ranges.filter(({ typeCodes }) => typeCodes.includes(typeCode));
  const named = ofType.filter(({ prefix: own }) => own === prefix);
  return named.length > 0 || (prefix ?? '') !== '' ? named : ofType.filter((each) => each.prefix === ofType[0]?.prefix);
};

/** Whether a number, in digits, is one of the range. */
export const holds = ({ from, to }: Pick<Numbering, 'from' | 'to'>, number: string): boolean =>
  BigInt(from) <= BigInt(number) && BigInt(number) <= BigInt(to);
