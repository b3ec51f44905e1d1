/** The numbers of documents whose requests leave them to the service: from which range, and which one. */
import type { Env } from '../common/env/env.ts';
import { colombianDate } from '../common/time.ts';
import type { Company } from './company.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { Numbering } from './documents/model.ts';
import type { GoodRead, RequestWarning } from './requests/read.ts';
import type { GivenNumber, IssuerStore, NumberRequest, NumberSeries } from './store/port.ts';
import { numberOf } from './store/records.ts';
import type { Turns } from './store/turns.ts';

export type NumberSources = {
  readonly company: Pick<Company, 'nit'>;
  readonly store: Pick<IssuerStore, 'nextNumber'>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

export const seriesOf = ({ nit }: Pick<Company, 'nit'>, model: DocumentModel, range: Numbering): NumberSeries => {
  const { number: _, ...series } = numberOf(nit, model);
  // A number that the settings of an earlier version state: where documents issued elsewhere end.
  return { ...series, from: range.startAt ?? range.from, to: range.to };
};

type Next = { readonly range: Numbering; readonly number: string };

const isExhausted = ({ range: { to }, number }: Next): boolean => BigInt(number) > BigInt(to);

const isInForce = ({ authorization }: Numbering, today: string): boolean =>
  authorization === undefined || (authorization.startDate <= today && today <= authorization.endDate);

const skipped = (first: Next, chosen: Next): RequestWarning => {
  const named = ({ range: { prefix, from, to, authorization } }: Next): string =>
    `«${prefix}» de ${from} a ${to}${authorization === undefined ? '' : ` (resolución ${authorization.resolution})`}`;
  const why = isExhausted(first) ? 'está agotada' : 'no está vigente hoy';
  return {
    code: 'numbering-range-skipped',
    paths: [],
    message: `La numeración ${named(first)} ${why}: se usa ${named(chosen)}.`,
  };
};

/**
 * The number that comes next in the first range that is valid today and not used up; in the first of all if there is
 * none.
 */
export const nextIn = async (
  model: DocumentModel,
  [first, ...others]: readonly [Numbering, ...Numbering[]],
  { company, store, now }: NumberSources,
): Promise<Next & { readonly warnings: readonly RequestWarning[] }> => {
  const next = async (range: Numbering): Promise<Next> => ({
    range,
    number: await store.nextNumber(seriesOf(company, model, range), now),
  });
  const usual = await next(first);
  const today = colombianDate(now);
  const isUsable = (each: Next): boolean => isInForce(each.range, today) && !isExhausted(each);
  if (others.length === 0 || isUsable(usual)) return { ...usual, warnings: [] };
  for (const other of others) {
    const chosen = await next(other);
    if (isUsable(chosen)) return { ...chosen, warnings: [skipped(usual, chosen)] };
  }
  return { ...usual, warnings: [] };
};

/** The request in its range, with the number that it would get now. */
export const withNextNumber = async <Model extends DocumentModel>(
  read: GoodRead<Model>,
  sources: NumberSources,
): Promise<GoodRead<Model>> => {
  const { model, numbered, otherRanges } = read;
  if (numbered) return read;
  const { range: numbering, number, warnings } = await nextIn(model, [model.numbering, ...otherRanges], sources);
  return { ...read, model: { ...model, numbering, number }, warnings: [...read.warnings, ...warnings] };
};

/** The turn in which a document is issued: no other one of this process can use its number meanwhile. */
export const turnOf = ({ nit }: Pick<Company, 'nit'>, model: DocumentModel): string =>
  JSON.stringify(numberOf(nit, model));

export type GivingContext = {
  readonly env: Env;
  readonly company: Pick<Company, 'nit'>;
  readonly store: IssuerStore;
  readonly turns: Turns;
};

export type Given<Model extends DocumentModel> = {
  readonly read: GoodRead<Model>;
  /** An earlier request of the same content was given the number, and no verdict. */
  readonly isAgain: boolean;
};

/** The request with a number: that of an earlier one that is the same and was told nothing, or the next. */
export const giveNumber = async <Model extends DocumentModel>(
  { read, content }: { readonly read: GoodRead<Model>; readonly content: string },
  context: GivingContext,
): Promise<Given<Model>> => {
  const { store, company, env } = context;
  const now = env.clock.now();
  const { range, warnings } = await nextIn(read.model, [read.model.numbering, ...read.otherRanges], {
    company,
    store,
    now,
  });
  const request: NumberRequest = { series: seriesOf(company, read.model, range), content, at: now };
  const under = (number: string, isAgain: boolean): Given<Model> => {
    const model = { ...read.model, numbering: range, number };
    return { read: { ...read, model, warnings: [...read.warnings, ...warnings] }, isAgain };
  };
  for (const given of await store.givenNumbers(request)) {
    const again = under(given.number, true);
    const left = await whenLeft(request, given, { ...context, turn: turnOf(company, again.read.model) });
    if (left !== undefined && (await store.takeAgain(request, left))) return again;
  }
  return under(await store.takeNumber(request), false);
};

/** How often, and how long each time, a number is watched that another process may be using. */
const watched = { times: 50, everyMs: 100 } as const;

/**
 * A given number whose request has ended, or was one of a process that has; undefined while it goes on: two customers may
 * well buy the same at once.
 */
const whenLeft = async (
  request: NumberRequest,
  given: GivenNumber,
  { store, env, turns, turn }: GivingContext & { readonly turn: string },
): Promise<GivenNumber | undefined> => {
  let now: GivenNumber | undefined = given;
  for (let left = store.isShared ? watched.times : 0; now?.since !== undefined; left -= 1) {
    if (turns.isTaken(turn)) return undefined;
    if (left <= 0) return now;
    await env.sleep(watched.everyMs);
    now = (await store.givenNumbers(request)).find(({ number }) => number === given.number);
  }
  return now;
};
