/** The documents of a load run: a mix of kinds, generated beforehand so that generation is not measured. */
import { seededRandom } from '../../common/env/env.ts';
import { drawDocuments } from '../generated-documents/draw.ts';
import { generatedKinds, numberField, type GeneratedName } from '../generated-documents/kinds.ts';
import type { OwnCompany } from '../own-company/choose-company.ts';
import { rangeFor } from '../own-company/in-name-of.ts';
import { typeCodeOf } from '../own-company/number-supply.ts';
import { drawFaults, faultTurns } from './faults.ts';
import type { Parcel } from './service.ts';

/** Kinds by weight. */
export type Mix = ReadonlyMap<GeneratedName, number>;

type PoolOptions = {
  readonly mix: Mix;
  readonly seed: string;
  /** Counted up from there; if absent, the service numbers the documents. */
  readonly firstNumber?: number | undefined;
  /** Whose documents they are; the default company's if absent. */
  readonly own?: OwnCompany | undefined;
  /** Of the documents, from 0 to 0.5, that have a fault. */
  readonly invalidShare: number;
};

/** Different enough for every path of the code, few enough to be generated quickly. */
const poolSize = 200;

/** The documents of a kind, without and with a fault. */
type Pools = { readonly valid: readonly Parcel[]; readonly faulty: readonly Parcel[] };

const drawPools = async (name: GeneratedName, { seed, own, invalidShare }: PoolOptions): Promise<Pools> => {
  const company = own === undefined ? undefined : { ...own, nextKnown: undefined };
  const about = generatedKinds[name].corrects === undefined ? undefined : 'none';
  const options = { name, seed, xml: false, about, own: company } as const;
  const valid: Parcel[] = [];
  for await (const { path, request } of drawDocuments({ ...options, count: poolSize })) {
    valid.push({ kind: name, path, body: JSON.stringify(request) });
  }
  return { valid, faulty: invalidShare === 0 ? [] : await drawFaults(options) };
};

/** Kinds in an order in which each occurs in proportion to its weight. */
const turnsOf = (mix: Mix, seed: string): readonly GeneratedName[] => {
  const random = seededRandom(`${seed} turns`);
  return [...mix]
    .flatMap(([name, weight]) => Array.from({ length: weight }, () => name))
    .map((name) => ({ name, at: random.bytes(4).readUInt32BE() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
};

/** Where the numbers of a kind begin: notes and payroll are numbered apart, health invoices are not. */
const firstNumbers = async ({ mix, own }: PoolOptions): Promise<ReadonlyMap<string, number>> => {
  const first = new Map<string, number>();
  for (const name of mix.keys()) {
    const typeCode = typeCodeOf(generatedKinds[name].document);
    const range = own === undefined ? undefined : rangeFor(own.facts, typeCode);
    const known = range === undefined ? undefined : await own?.nextKnown?.(typeCode, range);
    if (known !== undefined) first.set(typeCode, Number(known));
  }
  return first;
};

/** Returns the next number of a kind; undefined if the service is to assign it. */
const counter = async (options: PoolOptions): Promise<(name: GeneratedName) => number | undefined> => {
  if (options.firstNumber !== undefined) {
    let next = options.firstNumber;
    return () => next++;
  }
  const numbers = new Map(await firstNumbers(options));
  return (name) => {
    const typeCode = typeCodeOf(generatedKinds[name].document);
    const number = numbers.get(typeCode);
    if (number !== undefined) numbers.set(typeCode, number + 1);
    return number;
  };
};

const numbered = (parcel: Parcel, number: number): Parcel => {
  const body = JSON.stringify({ ...(JSON.parse(parcel.body) as object), [numberField(parcel.kind)]: number }); // our own request
  return { ...parcel, body, number: String(number) };
};

/** Returns the members of a list in turn, without end. */
const inTurn = (pool: readonly Parcel[]): (() => Parcel | undefined) => {
  let taken = 0;
  return () => pool[taken++ % pool.length];
};

/** Returns the documents, one after another and without end. */
export const documentSource = async (options: PoolOptions): Promise<() => Parcel> => {
  const { mix, seed, invalidShare } = options;
  const next = await counter(options);
  const turns = turnsOf(mix, seed);
  const takers = new Map<
    GeneratedName,
    { readonly valid: () => Parcel | undefined; readonly faulty: () => Parcel | undefined }
  >();
  for (const name of mix.keys()) {
    const { valid, faulty } = await drawPools(name, options);
    takers.set(name, { valid: inTurn(valid), faulty: inTurn(faulty) });
  }
  const isFaulty = faultTurns(invalidShare, seed);
  let sent = 0;
  return () => {
    const name = turns[sent % turns.length] ?? 'invoice';
    const parcel = takers.get(name)?.[isFaulty() ? 'faulty' : 'valid']();
    if (parcel === undefined) throw new Error(`No document of the kind ${name} was drawn.`);
    sent += 1;
    const number = next(name);
    return number === undefined ? parcel : numbered(parcel, number);
  };
};
