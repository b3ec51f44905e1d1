/** The numbers of documents whose requests leave them to the service: from which range, and which one. */
import { colombianDate } from '../../common/time.ts';
import { holds, type Company } from '../company.ts';
import type { IssueContext, IssueRequest } from '../context.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import type { Numbering } from '../documents/model.ts';
import { eventIn, keepsNumber, type Issued, type Pending } from './issue-result.ts';
import type { GoodRead, RequestWarning } from '../requests/read.ts';
import type { GivenNumber, IssuerStore, NumberEnd, NumberRequest, NumberSeries, TakenNumber } from '../store/port.ts';
import { longestRequestMs } from '../store/numbers.ts';
import { numberOf } from '../store/records.ts';

const seriesOf = ({ nit }: Pick<Company, 'nit'>, model: DocumentModel, range: Numbering): NumberSeries => {
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

type NumberContext = Pick<IssueContext, 'company' | 'store' | 'env'>;

/**
 * The number that comes next in the first range that is valid today and not used up; in the first of all if there is
 * none.
 */
export const nextIn = async (
  model: DocumentModel,
  [first, ...others]: readonly [Numbering, ...Numbering[]],
  { company, store, env }: NumberContext,
): Promise<Next & { readonly warnings: readonly RequestWarning[] }> => {
  const now = env.clock.now();
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
  context: NumberContext,
): Promise<GoodRead<Model>> => {
  const { model, numbered, otherRanges } = read;
  if (numbered) return read;
  const { range: numbering, number, warnings } = await nextIn(model, [model.numbering, ...otherRanges], context);
  return { ...read, model: { ...model, numbering, number }, warnings: [...read.warnings, ...warnings] };
};

const withItsNumber = <Model extends DocumentModel>(read: GoodRead<Model>, number: string): GoodRead<Model> => ({
  ...read,
  model: { ...read.model, number },
});

/** The turn in which a document is issued: no other one of this process can use its number meanwhile. */
export const turnOf = ({ nit }: Pick<Company, 'nit'>, model: DocumentModel): string =>
  JSON.stringify(numberOf(nit, model));

/** The range was not used up when it was chosen. */
const isBeyond = ({ numbering: range, number: chosen }: DocumentModel, number: string): boolean =>
  isExhausted({ range, number }) && !isExhausted({ range, number: chosen });

/** How often, and how long each time, a process watches what another one may be doing. */
export const watched = { times: 50, everyMs: 100 } as const;

/**
 * Given numbers whose requests have ended without a verdict, or were those of a process that has ended. A request that
 * goes on keeps its number: two customers may well buy the same at once.
 */
const leftNumbers = async (
  request: NumberRequest,
  isTaken: (given: GivenNumber) => boolean,
  { store, env, requestName }: IssueContext,
): Promise<readonly GivenNumber[]> => {
  const first = await store.givenNumbers(request);
  let given = first;
  const isGoingOn = (each: GivenNumber): boolean => each.isOwn && each.since !== undefined && !isTaken(each);
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
 * Waits for others that were given the number of a request without a verdict since, or state it: they learn whether the
 * authority has its document, and only then is the number free, or that of the same request again. False if they do not
 * end: then nobody knows.
 */
const othersEnd = async (
  request: Omit<NumberRequest, 'at'>,
  turnOfNumber: (given: GivenNumber) => string,
  { store, env, turns }: IssueContext,
): Promise<boolean> => {
  for (let left = longestRequestMs / watched.everyMs; left > 0; left -= 1) {
    const given = await store.givenNumbers(request);
    // Of a clock that was set back since nothing is known: waiting until it is that late again would be for nobody.
    const isGoingOn = ({ since = -Infinity }: GivenNumber): boolean =>
      Math.abs(since - env.clock.now()) <= longestRequestMs;
    const isStated = (each: GivenNumber): boolean => each.since === undefined && turns.isTaken(turnOfNumber(each));
    const held = given.find((each) => (each.isOwn ? isStated(each) : isGoingOn(each) || isStated(each)));
    if (held === undefined) return true;
    if (turns.isTaken(turnOfNumber(held))) await turns(turnOfNumber(held), () => Promise.resolve());
    else if (store.isShared) await env.sleep(watched.everyMs);
    else return true;
  }
  return false;
};

/** What becomes of a given number when its request has ended. */
export type GiveBack = (end: NumberEnd | 'used') => Promise<void>;

export const endNumber = (store: IssuerStore, taken: TakenNumber, end: NumberEnd | 'used'): Promise<void> =>
  end === 'used' ? store.useNumber(taken) : store.releaseNumber(taken, end);

/** The caller did not hear what its request had ended with: repeating it, it is to get that verdict. */
export const reopen = async (
  result: Issued | Pending,
  { store, requestName }: Pick<IssueContext, 'store' | 'requestName'>,
): Promise<void> => {
  const isGiven = requestName === undefined && !result.read.numbered;
  if (isGiven && keepsNumber(eventIn(result))) await store.reopenNumber(result.document.id);
};

/**
 * The request with a number that an earlier one was given: in the range that has it, although another one is next now;
 * in none only if a document has it.
 */
const withEarlierNumber = async <Model extends DocumentModel>(
  { model, otherRanges, ...read }: GoodRead<Model>,
  next: GoodRead<Model>,
  { number, company, store }: Pick<GivenNumber, 'number'> & Pick<IssueContext, 'company' | 'store'>,
): Promise<GoodRead<Model> | undefined> => {
  const numbering = [next.model.numbering, model.numbering, ...otherRanges].find((range) => holds(range, number));
  const again = withItsNumber(next, number);
  if (numbering === undefined)
    return (await store.standing(numberOf(company.nit, again.model))).length === 0 ? undefined : again;
  if (numbering === next.model.numbering) return again;
  return { ...read, otherRanges, model: { ...model, numbering, number } };
};

/**
 * Gives a request its number, that of an earlier one that is the same and was given no verdict, or the next, and begins what
 * is done with it. Undefined, and nothing is begun, if others that have the earlier one's number do not end.
 */
export const withNumber = async <Model extends DocumentModel, Begun>(
  request: IssueRequest<Model>,
  context: IssueContext,
  begin: (numbered: IssueRequest<Model>, giveBack: GiveBack) => Begun,
): Promise<Begun | undefined> => {
  const { store, company, env, turns } = context;
  const { content } = request;
  const read = await withNextNumber(request.read, context);
  const series = seriesOf(company, read.model, read.model.numbering);
  const turnOfNumber = ({ number }: Pick<GivenNumber, 'number'>): string => turnOf(company, { ...read.model, number });
  const isTaken = (given: Pick<GivenNumber, 'number'>): boolean => turns.isTaken(turnOfNumber(given));
  const giveBack =
    (given: string): GiveBack =>
    (end) =>
      endNumber(store, { ...series, number: given, content, at: wanted.at }, end);
  if (!(await othersEnd({ series, content }, turnOfNumber, context))) return undefined;
  const wanted = { series, content, at: env.clock.now() };
  const left = await leftNumbers(wanted, isTaken, context);
  // Until the number is in use here: nobody waits for the authority.
  const taken = await turns(JSON.stringify({ content }), async () => {
    for (const given of left) {
      const again = await withEarlierNumber(request.read, read, { ...given, company, store });
      if (again !== undefined && !isTaken(given) && (await store.takeAgain(wanted, given)))
        return { begun: begin({ ...request, read: again, isAgain: true }, giveBack(given.number)) };
    }
    const number = await store.takeNumber(wanted);
    if (isTaken({ number })) return { held: number };
    if (!isBeyond(read.model, number)) {
      const numbered = { ...request, read: withItsNumber(read, number), isAgain: false };
      return { begun: begin(numbered, giveBack(number)) };
    }
    await giveBack(number)('reported');
    return {};
  });
  if ('begun' in taken) return taken.begun;
  // A request that states the number goes on here: it is kept until there is another. Or others have used up the range.
  try {
    return await withNumber(request, context, begin);
  } finally {
    if (taken.held !== undefined) await giveBack(taken.held)('reported');
  }
};
