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
  /** Of a request that its caller has named: there is no other like it. */
  readonly requestName?: string | undefined;
};

export type Given<Model extends DocumentModel> = {
  readonly read: GoodRead<Model>;
  /** An earlier request of the same content was given the number, and no verdict. */
  readonly isAgain: boolean;
};

/** How often, and how long each time, numbers are watched that another process may be using. */
const watched = { times: 50, everyMs: 100 } as const;

type Watch = GivingContext & { readonly isTaken: (given: GivenNumber) => boolean };

/**
 * Given numbers whose requests have ended without a verdict, or were those of a process that has ended. A request that
 * goes on keeps its number: two customers may well buy the same at once.
 */
const leftNumbers = async (
  request: NumberRequest,
  { store, env, isTaken, requestName }: Watch,
): Promise<readonly GivenNumber[]> => {
  const first = await store.givenNumbers(request);
  let given = first;
  const isGoingOn = (each: GivenNumber): boolean => each.since !== undefined && !isTaken(each);
  const times = store.isShared && requestName === undefined ? watched.times : 0;
  for (let left = times; left > 0 && given.some(isGoingOn); left -= 1) {
    await env.sleep(watched.everyMs);
    // Those that came later are of other requests that go on.
    const now = await store.givenNumbers(request);
    given = now.filter(({ number }) => first.some((each) => each.number === number));
  }
  return given.filter((each) => !isTaken(each));
};

/**
 * Gives a request its number, that of an earlier one that is the same and was told nothing, or the next, and begins what
 * is done with it.
 */
export const withNumber = async <Model extends DocumentModel, Begun>(
  { read, content }: { readonly read: GoodRead<Model>; readonly content: string },
  context: GivingContext,
  begin: (given: Given<Model>) => Begun,
): Promise<Begun> => {
  const { store, company, env, turns } = context;
  const now = env.clock.now();
  const { range, warnings } = await nextIn(read.model, [read.model.numbering, ...read.otherRanges], {
    company,
    store,
    now,
  });
  const request: NumberRequest = {
    series: seriesOf(company, read.model, range),
    content,
    at: now,
  };
  const under = (number: string, isAgain: boolean): Given<Model> => {
    const model = { ...read.model, numbering: range, number };
    return { read: { ...read, model, warnings: [...read.warnings, ...warnings] }, isAgain };
  };
  const isTaken = ({ number }: GivenNumber): boolean => turns.isTaken(turnOf(company, { ...read.model, number }));
  const left = await leftNumbers(request, { ...context, isTaken });
  // Until the number is in use here: nobody waits for the authority.
  return turns(JSON.stringify({ content: request.content }), async () => {
    for (const given of left)
      if (!isTaken(given) && (await store.takeAgain(request, given))) return begin(under(given.number, true));
    return begin(under(await store.takeNumber(request), false));
  });
};
