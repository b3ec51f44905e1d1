/**
 * Watches an authority through its control interface: the documents that arrived for a company's test sets, the judge's
 * findings and the answers. It makes no difference whether the services were started here or were already running.
 */
import type { FailedLine } from '../../../simulator/registry/types.ts';
import type { DocumentKind } from '../../../simulator/document/kind.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import { readZip } from '../../../simulator/intake/zip-read.ts';
import { colombianDateTime } from '../../common/time.ts';
import type { ControlClient, ExchangeSummary } from '../../../simulator/control/client-methods.ts';
import type { Incident } from './report/rehearsal-report.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';

/** The journal's entry about one document of an exchange. */
type Found = {
  readonly verdict: 'accepted' | 'rejected';
  readonly kind?: DocumentKind;
  readonly number?: string;
  readonly key?: string;
  readonly failed: readonly FailedLine[];
  readonly incomplete?: string;
  readonly outcome?: { readonly code: string; readonly statusCode: string; readonly message: string };
};

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

// Data that the journal does not list, read from the envelopes it keeps.

const elementsNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.local === name ? [element] : childElements(element).flatMap((child) => elementsNamed(child, name));

const inEnvelope = (envelope: Buffer, name: string): readonly XmlElement[] => {
  const parsed = parseXml(envelope);
  return parsed.ok ? elementsNamed(parsed.document.root, name) : [];
};

/** The parameter of a request; undefined if it has none with that name. */
const parameterOf = (envelope: Buffer, name: string): string | undefined => {
  const [element] = inEnvelope(envelope, name);
  return element === undefined ? undefined : textOf(element).trim();
};

/** The ApplicationResponses in an answer, in its order; undefined for a document without one. */
const responsesIn = (answer: Buffer): readonly (string | undefined)[] =>
  inEnvelope(answer, 'XmlBase64Bytes').map((element) => {
    const text = textOf(element).trim();
    return text === '' ? undefined : Buffer.from(text, 'base64').toString('utf8');
  });

// The observer

export type Seen = {
  readonly documents: readonly SeenDocument[];
  /** ApplicationResponses by `SeenDocument.exchange`. */
  readonly answers: ReadonlyMap<string, string>;
  readonly incidents: readonly Incident[];
  /** Sentences about injected faults that struck. */
  readonly disturbances: readonly string[];
};

type Watched = {
  readonly control: ControlClient;
  readonly nit: string;
  readonly testSetIds: ReadonlySet<string>;
  /** Includes documents sent outside a test set: the first documents in production. */
  readonly outsideSets?: boolean | undefined;
};

export type Observer = {
  /** Reads everything since the last time. */
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

/** A document's answer is kept under its position in its batch, or its exchange if it came alone. */
const answerKey = (batch: string, at: number): string => `${batch}/${String(at)}`;

const struckText = ({ receivedAt, operation, faults }: ExchangeSummary): string => {
  const what = operation ?? 'un mensaje sin operación';
  const which = faults.map(({ fault }) => fault).join(', ');
  return `${colombianDateTime(Date.parse(receivedAt))}: ${what} sufrió una falla provocada (${which}).`;
};

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
    const found = results.documents ?? [results as Found]; // Sent alone: the report of the document is that of the exchange.
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

export type Progress = {
  readonly phase: 'sending' | 'waiting' | 'producing';
  readonly sets: readonly TestSet[];
  readonly seen: Seen;
};
