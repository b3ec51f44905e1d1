/** The numbers of generated documents: the next free ones of the company, where they matter. */
import { optionProblem } from '../../common/start-error.ts';
import type { JsonObject } from '../box-types.ts';
import { rangeFor } from '../own-company/in-name-of.ts';
import { guessedStart, typeCodeOf } from '../own-company/number-supply.ts';
import type { OwnCompany } from '../own-company/choose-company.ts';
import { contingencyType, generatedKinds, numberField, type GeneratedName } from './kinds.ts';

type Wanted = {
  readonly name: GeneratedName;
  readonly variant?: string | undefined;
  readonly count: number;
  /** Whether the documents are issued here. */
  readonly xml: boolean;
  /** The default company's documents are not numbered if absent. */
  readonly own?: OwnCompany | undefined;
};

/**
 * Numbers requests one after another, from the next free number. Requests stay without a number if it is not known: the
 * service that they are posted to assigns it. In finished XML somebody must: it is then taken from a place in the range
 * that follows from the time.
 * @throws RangeError `numbering-exhausted`
 */
export const numbering = async (
  { name, variant, count, xml, own }: Wanted,
  now: number,
): Promise<(request: JsonObject) => JsonObject> => {
  const { document } = generatedKinds[name];
  const typeCode = variant === 'contingency' ? contingencyType : typeCodeOf(document);
  const range = own === undefined ? undefined : rangeFor(own.facts, typeCode);
  if (own === undefined || range === undefined) return (request) => request;
  const known = await own.nextKnown?.(typeCode, range);
  if (known === undefined && !xml) return (request) => request;
  let next = known === undefined ? guessedStart(range, now) : BigInt(known);
  if (next + BigInt(count) - 1n > BigInt(range.to)) {
    throw optionProblem('numbering-exhausted', {
      en: `The range ${range.prefix} ${range.from}–${range.to} of NIT ${own.facts.nit} has no ${String(count)} free numbers from ${String(next)} on. Ask for fewer with --count, or register another range (docs/registry.md).`,
      es: `El rango ${range.prefix} ${range.from}–${range.to} del NIT ${own.facts.nit} no tiene ${String(count)} números libres desde ${String(next)}. Pida menos con --count, o registre otro rango (docs/registry.md).`,
    });
  }
  return (request) => {
    const numbered = { ...request, [numberField(document)]: Number(next) };
    next += 1n;
    return numbered;
  };
};
