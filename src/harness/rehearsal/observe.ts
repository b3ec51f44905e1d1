/**
 * Watches an authority through its control interface: the documents that arrived for a company's test sets, the judge's
 * findings and the answers. It makes no difference whether the services were started here or were already running.
 */
import type { Bilingual } from '../../../simulator/checks/vocabulary/wording.ts';
import type { ControlClient, ExchangeSummary } from '../../../simulator/control/client-methods.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import { colombianDateTime } from '../../common/time.ts';
import {
  documentsOf,
  parameterOf,
  responsesIn,
  resultsOf,
  type Arrived,
  type Found,
  type Results,
} from './exchange-contents.ts';
import {
  documentName,
  faultText,
  outsideText,
  refusedText,
  statedIn,
  strangeSetText,
  type Stated,
} from './incidents.ts';
import type { Incident } from './report/rehearsal-report.ts';

export type SeenDocument = {
  /** ZipKey of its batch, or the exchange that brought it alone, and its position there. */
  readonly exchange: string;
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

export const createObserver = ({ control, nit, testSets, alone, outsideSets = false }: Watched): Observer => {
  const sets = new Map(testSets.map((set) => [set.id.toLowerCase(), set]));
  const known = new Set<string>();
  const documents: SeenDocument[] = [];
  const answers = new Map<string, string>();
  const incidents: Incident[] = [];
  const disturbances: Bilingual[] = [];

  const tell = (exchange: ExchangeSummary, what: Bilingual, about?: Stated): void => {
    incidents.push(incidentOf(exchange, what, about));
  };

  /** Signed by the company, or by nobody known; another one's message is ours by what it carries. */
  const isSignedByUs = ({ certificateNit }: ExchangeSummary): boolean =>
    alone || certificateNit === nit || certificateNit === null;

  const sentToSet = async (exchange: ExchangeSummary): Promise<void> => {
    const testSetId = (parameterOf(await control.envelope(exchange.id), 'testSetId') ?? '').toLowerCase();
    const set = sets.get(testSetId);
    if (set === undefined && !isSignedByUs(exchange)) return;
    const results = await resultsOf(control, exchange);
    const arrived = await documentsOf(control, exchange, results);
    const isTaken = ({ found }: Arrived): boolean =>
      set !== undefined && results.zipKey !== undefined && (results.outcome ?? found.outcome) === undefined;
    documents.push(...arrived.filter(isTaken).map((each) => seenOf(exchange, { testSetId, results }, each)));
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

  const sentAtOnce = async (exchange: ExchangeSummary): Promise<void> => {
    const results = await resultsOf(control, exchange);
    const arrived = await documentsOf(control, exchange, results);
    if (outsideSets) {
      documents.push(...arrived.map((each) => seenOf(exchange, { testSetId: undefined, results }, each)));
      keepAnswers(exchange.id, responsesIn(await control.answer(exchange.id)));
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

  const keepAnswers = (batch: string, responses: readonly (string | undefined)[]): void => {
    responses.forEach((response, at) => {
      if (response !== undefined) answers.set(answerKey(batch, at), response);
    });
  };

  const read = async (exchange: ExchangeSummary): Promise<void> => {
    const { id, operation, fault } = exchange;
    if (exchange.faults.length > 0 && isSignedByUs(exchange)) disturbances.push(struckText(exchange));
    if (fault !== null) {
      if (isSignedByUs(exchange)) tell(exchange, faultText(fault));
    } else if (operation === sendingToSet) await sentToSet(exchange);
    else if (operation !== null && sendingAtOnce.has(operation)) await sentAtOnce(exchange);
    else if (operation === 'GetStatusZip') {
      const { zipKey } = await resultsOf(control, exchange);
      if (zipKey !== undefined) keepAnswers(zipKey, responsesIn(await control.answer(id)));
    }
  };

  return {
    look: async () => {
      const fresh = (await control.journal(9_999)).filter(({ id }) => !known.has(id)).reverse();
      for (const exchange of fresh) {
        known.add(exchange.id);
        await read(exchange);
      }
      return { documents, answers, incidents, disturbances };
    },
  };
};

export type Progress = {
  readonly phase: 'sending' | 'waiting' | 'producing';
  readonly sets: readonly TestSet[];
  readonly seen: Seen;
};
