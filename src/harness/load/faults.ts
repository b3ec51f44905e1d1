/** Documents with a fault that the authority must reject, and which documents of a run have one. */
import { seededRandom } from '../../common/env/env.ts';
import { entryNamed } from '../catalogue-facts.ts';
import { drawDocuments, type DrawOptions } from '../generated-documents/draw.ts';
import { generatedKinds, type GeneratedName } from '../generated-documents/kinds.ts';
import type { Parcel } from './service.ts';

const invoiceFaults = ['FAU14', 'FAU04', 'FAU02'] as const;

/**
 * By kind, rules that reject in the default profile, that a request alone can break, and that need no state of the
 * authority: the total to pay, the taxable base and the sum of the lines; in payroll, the total of deductions and a
 * percentage.
 */
export const faultsOf: Readonly<Partial<Record<GeneratedName, readonly string[]>>> = {
  invoice: invoiceFaults,
  healthInvoice: invoiceFaults,
  creditNote: ['CAU14', 'CAU04', 'CAU02'],
  debitNote: ['DAU14', 'DAU04', 'DAU02'],
  supportDocument: ['DSAU14', 'DSAU04', 'DSAU02'],
  posTicket: ['DEAU14', 'DEAU04', 'DEAU02a'],
  payroll: ['NIE188', 'NIE171'],
};

/** Of each fault. Few: each one is tried in services of this process first. */
const poolSize = 3;

const drawFault = async (code: string, options: Omit<DrawOptions, 'count' | 'invalid'>): Promise<readonly Parcel[]> => {
  const { name } = options;
  const entry = entryNamed(generatedKinds[name].document, code);
  if (entry === undefined) throw new Error(`${code} is no rule of ${name}.`);
  const pool: Parcel[] = [];
  for await (const { path, request } of drawDocuments({ ...options, count: poolSize, invalid: entry })) {
    if (request === undefined) throw new Error(`No request of the kind ${name} leads to ${code}.`);
    pool.push({ kind: name, path, body: JSON.stringify(request), fault: code });
  }
  return pool;
};

/**
 * Requests of a kind with each of its faults in turn: tried in both services of this process.
 * @throws Error when a fault of the table above does not lead to its code
 */
export const drawFaults = async (options: Omit<DrawOptions, 'count' | 'invalid'>): Promise<readonly Parcel[]> => {
  const pools: (readonly Parcel[])[] = [];
  for (const code of faultsOf[options.name] ?? []) pools.push(await drawFault(code, options));
  return Array.from({ length: poolSize }, (_, turn) => pools.flatMap((pool) => pool[turn] ?? [])).flat();
};

/**
 * Chooses that share of the documents, one at random in every stretch of `1 / share`: any long run has the share, to a
 * document or two.
 * @param share from 0 to 0.5
 * @returns whether the next document has a fault
 */
export const faultTurns = (share: number, seed: string): (() => boolean) => {
  if (share === 0) return () => false;
  const random = seededRandom(`${seed} faults`);
  const placeIn = (stretch: number): number => Math.floor((stretch + random.bytes(4).readUInt32BE() / 2 ** 32) / share);
  let stretch = 0;
  let place = 0;
  let faulty = placeIn(stretch);
  return () => {
    const isFaulty = place === faulty;
    if (isFaulty) {
      stretch += 1;
      // The places of two stretches may coincide where the stretches are not whole numbers.
      faulty = Math.max(place + 1, placeIn(stretch));
    }
    place += 1;
    return isFaulty;
  };
};
