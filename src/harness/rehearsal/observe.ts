/**
 * Watches an authority by its control interface: which documents arrived for
 * the test sets of a company, what the judge found, what was answered. The same
 * for services of our own and for those that ran already.
 */
import { readZip } from '../../common/zip.ts';
import { colombianDateTime } from '../../common/time.ts';
import type { ControlClient, ExchangeSummary } from '../../../simulator/control/client.ts';
import { parameterOf, responsesIn } from './envelopes.ts';
import type { Incident } from './report.ts';
import type { Found, SeenDocument } from './seen-document.ts';

export type Seen = {
  readonly documents: readonly SeenDocument[];
  /** ApplicationResponses by `SeenDocument.exchange`. */
  readonly answers: ReadonlyMap<string, string>;
  readonly incidents: readonly Incident[];
  /** Sentences about injected faults that struck. */
  readonly disturbances: readonly string[];
};

export type Watched = {
  readonly control: ControlClient;
  readonly nit: string;
  readonly testSetIds: ReadonlySet<string>;
  /** Also what was sent outside a test set: the first documents in production. */
  readonly outsideSets?: boolean | undefined;
};

export type Observer = {
  /** Reads what came since the last time. */
  readonly look: () => Promise<Seen>;
};

type Results = Partial<Found> & { readonly zipKey?: string; readonly documents?: readonly Found[] };

const unzipped = {
  maxBytes: 60 * 1024 * 1024,
  maxEntries: 60,
  maxEntryBytes: 5 * 1024 * 1024,
  maxTotalBytes: 70 * 1024 * 1024,
  maxRatio: 1_000,
};

/** In the order of the archive, which is that of the verdicts. */
const filesOf = async (bytes: Buffer): Promise<readonly Buffer[]> => {
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return [bytes];
  const read = await readZip(bytes, unzipped);
  return read.ok ? read.entries.map(({ data }) => Buffer.from(data)) : [];
};

const sendingToSet = 'SendTestSetAsync';
const sendingAtOnce = new Set(['SendBillSync', 'SendNominaSync', 'SendBillAsync']);

/** What a document was answered is kept under its place in its batch, or its exchange where it came alone. */
export const answerKey = (batch: string, at: number): string => `${batch}/${String(at)}`;

const struckText = ({ receivedAt, operation, faults }: ExchangeSummary): string =>
  `${colombianDateTime(Date.parse(receivedAt))}: ${operation ?? 'sin operación'} sufrió una falla provocada (${faults.map(({ fault }) => fault).join(', ')}).`;

export const createObserver = ({ control, nit, testSetIds, outsideSets = false }: Watched): Observer => {
  const known = new Set<string>();
  const documents: SeenDocument[] = [];
  const answers = new Map<string, string>();
  const incidents: Incident[] = [];
  const disturbances: string[] = [];

  const tell = ({ receivedAt, operation }: ExchangeSummary, what: string): void => {
    incidents.push({ receivedAt: colombianDateTime(Date.parse(receivedAt)), operation, what });
  };

  const keepDocuments = async (
    { id, receivedAt, operation }: ExchangeSummary,
    { testSetId, results }: { readonly testSetId: string | undefined; readonly results: Results },
  ): Promise<void> => {
    const found = results.documents ?? [results as Found]; // sent alone: the report of the document is that of the exchange
    const files = await filesOf(await control.document(id));
    documents.push(
      ...found.map((each, at) => ({
        exchange: answerKey(results.zipKey ?? id, at),
        receivedAt: colombianDateTime(Date.parse(receivedAt)),
        operation: operation ?? '',
        testSetId,
        zipKey: results.zipKey,
        found: each,
        xml: files[at],
      })),
    );
  };

  const resultsOf = async ({ id }: ExchangeSummary): Promise<Results> => (await control.exchange(id)).results ?? {}; // the judge wrote them

  const sentToSet = async (exchange: ExchangeSummary): Promise<void> => {
    const testSetId = (parameterOf(await control.envelope(exchange.id), 'testSetId') ?? '').toLowerCase();
    const results = await resultsOf(exchange);
    const [first] = results.documents ?? [];
    const refusal = results.outcome ?? first?.outcome;
    if (testSetIds.has(testSetId) && results.zipKey !== undefined && refusal === undefined) {
      await keepDocuments(exchange, { testSetId, results });
    } else tell(exchange, refusal?.message ?? `El set «${testSetId.slice(0, 60)}» no es de este ensayo.`);
  };

  const sentAtOnce = async (exchange: ExchangeSummary): Promise<void> => {
    if (outsideSets) {
      const results = await resultsOf(exchange);
      await keepDocuments(exchange, { testSetId: undefined, results });
      keepAnswers(exchange.id, responsesIn(await control.answer(exchange.id)));
    } else tell(exchange, 'Se envió fuera del set de pruebas: no cuenta para la habilitación.');
  };

  const keepAnswers = (batch: string, responses: readonly (string | undefined)[]): void => {
    responses.forEach((response, at) => {
      if (response !== undefined) answers.set(answerKey(batch, at), response);
    });
  };

  const read = async (exchange: ExchangeSummary): Promise<void> => {
    const { id, operation, fault } = exchange;
    if (exchange.faults.length > 0) disturbances.push(struckText(exchange));
    if (fault !== null) tell(exchange, `No se aceptó el mensaje (${fault.check}): ${fault.detail}`);
    else if (operation === sendingToSet) await sentToSet(exchange);
    else if (operation !== null && sendingAtOnce.has(operation)) await sentAtOnce(exchange);
    else if (operation === 'GetStatusZip') {
      const { zipKey } = await resultsOf(exchange);
      if (zipKey !== undefined) keepAnswers(zipKey, responsesIn(await control.answer(id)));
    }
  };

  return {
    look: async () => {
      const fresh = (await control.journal(9_999)).filter(({ id }) => !known.has(id)).reverse();
      for (const exchange of fresh) {
        known.add(exchange.id);
        if (exchange.certificateNit === nit || exchange.certificateNit === null) await read(exchange);
      }
      return { documents, answers, incidents, disturbances };
    },
  };
};
