/**
 * Watches an authority through its control interface: the documents that arrived for a company's test sets, the judge's
 * findings and the answers. It makes no difference whether the services were started here or were already running.
 */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { ControlClient, ExchangeSummary } from '../../../simulator/control/client.ts';
import type { TestSet } from '../../../simulator/registry/index.ts';
import { colombianDateTime } from '../../common/time.ts';
import {
  documentsOf,
  isWaiting,
  parameterOf,
  responsesIn,
  resultsOf,
  type Arrived,
  type Found,
  type Results,
} from './exchange-contents.ts';
import { statedIn, type Stated } from '../../../simulator/document/index.ts';
import { documentName, faultText, outsideText, refusedText, strangeSetText } from './incidents.ts';
import type { Incident } from './report/rehearsal-report.ts';

export type SeenDocument = {
  /** ZipKey of its batch, or the exchange that brought it alone, and its position there. */
  readonly exchange: string;
  /** The exchange that brought it. */
  readonly broughtBy: string;
  /** ISO 8601, by the clock of the authority. */
  readonly receivedAt: string;
  readonly operation: string;
  readonly testSetId: string | undefined;
  readonly zipKey: string | undefined;
  readonly found: Found;
  readonly xml: Buffer | undefined;
};

// The observer

export type Seen = {
  readonly documents: readonly SeenDocument[];
  /** ApplicationResponses by `SeenDocument.exchange`. */
  readonly answers: ReadonlyMap<string, string>;
  readonly incidents: readonly Incident[];
  /** Sentences about injected faults that struck. */
  readonly disturbances: readonly Bilingual[];
  /** Messages whose documents are not judged yet: they come with a later look. */
  readonly waiting: number;
};

type Watched = {
  readonly control: ControlClient;
  readonly nit: string;
  readonly testSets: readonly Pick<TestSet, 'id' | 'issuerNit' | 'softwareId'>[];
  /** Whether nobody else uses the authority: whatever reaches it is then of this rehearsal, whoever signed it. */
  readonly alone: boolean;
  /** Includes documents sent outside a test set: the first documents in production. */
  readonly outsideSets?: boolean | undefined;
};

export type Observer = {
  /** Reads everything since the last time. */
  readonly look: () => Promise<Seen>;
};

type Kept = { readonly testSetId: string | undefined; readonly results: Results };

const sendingToSet = 'SendTestSetAsync';
const sendingAtOnce = new Set(['SendBillSync', 'SendNominaSync', 'SendBillAsync']);

/** A document's answer is kept under its position in its batch, or its exchange if it came alone. */
const answerKey = (batch: string, at: number): string => `${batch}/${String(at)}`;

const struckText = ({ receivedAt, operation, faults }: ExchangeSummary): Bilingual => {
  const when = colombianDateTime(Date.parse(receivedAt));
  const which = faults.map(({ fault }) => fault).join(', ');
  return {
    en: `${when}: ${operation ?? 'a message without operation'} was struck by a fault on purpose (${which}).`,
    es: `${when}: ${operation ?? 'un mensaje sin operación'} sufrió una falla provocada (${which}).`,
  };
};

const seenOf = (
  { id, receivedAt, operation }: ExchangeSummary,
  { testSetId, results: { zipKey } }: Kept,
  { found, at, xml }: Arrived,
): SeenDocument => ({
  exchange: answerKey(zipKey ?? id, at),
  broughtBy: id,
  receivedAt: colombianDateTime(Date.parse(receivedAt)),
  operation: operation ?? '',
  testSetId,
  zipKey,
  found,
  xml,
});

const incidentOf = ({ receivedAt, operation }: ExchangeSummary, what: Bilingual, about?: Stated): Incident => {
  const document = about === undefined ? undefined : documentName(about);
  return {
    receivedAt: colombianDateTime(Date.parse(receivedAt)),
    operation,
    document: document?.es ?? null,
    what: what.es,
    times: 1,
    english: { document: document?.en ?? null, what: what.en },
  };
};

/** Those with which a document was rejected. */
const rejectionsOf = ({ failed = [] }: Partial<Found>): readonly string[] =>
  failed.filter(({ kind }) => kind === 'Rechazo').map(({ code }) => code);

const isSending = (operation: string | null): boolean =>
  operation !== null && (operation === sendingToSet || sendingAtOnce.has(operation));

/** What was found in an exchange, if it matters; undefined as long as its documents are not judged. */
const judged = async (control: ControlClient, exchange: ExchangeSummary): Promise<Results | undefined> => {
  const { operation, fault } = exchange;
  const isAsked = fault === null && (isSending(operation) || operation === 'GetStatusZip');
  const results = isAsked ? await resultsOf(control, exchange) : {};
  return isSending(operation) && isWaiting(results) ? undefined : results;
};

const keeperOf =
  (answers: Map<string, string>) =>
  (batch: string, responses: readonly (string | undefined)[]): void => {
    responses.forEach((response, at) => {
      if (response !== undefined) answers.set(answerKey(batch, at), response);
    });
  };

export const createObserver = ({ control, nit, testSets, alone, outsideSets = false }: Watched): Observer => {
  const sets = new Map(testSets.map((set) => [set.id.toLowerCase(), set]));
  const known = new Set<string>();
  /** By exchange, in the order of the journal, whichever was judged first. */
  const documents = new Map<string, readonly SeenDocument[]>();
  const answers = new Map<string, string>();
  const keepAnswers = keeperOf(answers);
  const incidents: Incident[] = [];
  const disturbances: Bilingual[] = [];

  const tell = (exchange: ExchangeSummary, what: Bilingual, about?: Stated): void => {
    incidents.push(incidentOf(exchange, what, about));
  };

  /** Signed by the company, or by nobody known; another one's message is ours by what it carries. */
  const isSignedByUs = ({ certificateNit }: ExchangeSummary): boolean =>
    alone || certificateNit === nit || certificateNit === null;

  const sentToSet = async (exchange: ExchangeSummary, results: Results): Promise<void> => {
    const testSetId = (parameterOf(Buffer.from(await control.envelope(exchange.id)), 'testSetId') ?? '').toLowerCase();
    const set = sets.get(testSetId);
    if (set === undefined && !isSignedByUs(exchange)) return;
    const arrived = await documentsOf(control, exchange, results);
    const isTaken = ({ found }: Arrived): boolean =>
      set !== undefined && results.zipKey !== undefined && (results.outcome ?? found.outcome) === undefined;
    const taken = arrived.filter(isTaken).map((each) => seenOf(exchange, { testSetId, results }, each));
    documents.set(exchange.id, taken);
    for (const { found, xml } of arrived.filter((each) => !isTaken(each))) {
      const stated = statedIn(xml);
      const refusal = results.outcome ?? found.outcome;
      const what =
        refusal === undefined
          ? strangeSetText(testSetId.slice(0, 60))
          : refusedText({ refusal, signer: exchange.certificateNit, stated, set });
      tell(exchange, what, stated);
    }
  };

  const sentAtOnce = async (exchange: ExchangeSummary, results: Results): Promise<void> => {
    const arrived = await documentsOf(control, exchange, results);
    if (outsideSets) {
      documents.set(
        exchange.id,
        arrived.map((each) => seenOf(exchange, { testSetId: undefined, results }, each)),
      );
      keepAnswers(exchange.id, responsesIn(Buffer.from(await control.answer(exchange.id))));
      return;
    }
    for (const { found, xml } of arrived) {
      const stated = statedIn(xml);
      if (!isSignedByUs(exchange) && stated.issuerNit !== nit) continue;
      const { outcome: refusal = results.outcome } = found;
      const what =
        refusal?.statusCode === '89'
          ? refusedText({ refusal, signer: exchange.certificateNit, stated, set: undefined })
          : outsideText(rejectionsOf(found));
      tell(exchange, what, stated);
    }
  };

  const read = async (exchange: ExchangeSummary, results: Results): Promise<void> => {
    const { id, operation, fault } = exchange;
    if (exchange.faults.length > 0 && isSignedByUs(exchange)) disturbances.push(struckText(exchange));
    if (fault !== null) {
      if (isSignedByUs(exchange)) tell(exchange, faultText(fault));
    } else if (operation === sendingToSet) await sentToSet(exchange, results);
    else if (isSending(operation)) await sentAtOnce(exchange, results);
    else if (results.zipKey !== undefined)
      keepAnswers(results.zipKey, responsesIn(Buffer.from(await control.answer(id))));
  };

  return {
    look: async () => {
      const fresh = (await control.journal(9_999)).filter(({ id }) => !known.has(id)).reverse();
      let waiting = 0;
      for (const exchange of fresh) {
        if (!documents.has(exchange.id)) documents.set(exchange.id, []);
        const results = await judged(control, exchange);
        if (results === undefined) waiting += 1;
        else {
          known.add(exchange.id);
          await read(exchange, results);
        }
      }
      return { documents: [...documents.values()].flat(), answers, incidents, disturbances, waiting };
    },
  };
};

export type Progress = {
  readonly phase: 'sending' | 'waiting' | 'producing';
  readonly sets: readonly TestSet[];
  readonly seen: Seen;
};
