/** The known facts, right after a scenario failed, about its last exchange. */
import { sentFile } from '../../../simulator/service/index.ts';
import { createControlClient, type ControlClient } from '../../../simulator/control/client.ts';
import type { Box, Posted, Exchange, JudgedDocument } from '../box-types.ts';
import { documentOf, type Recording } from '../reproduce/recorder.ts';
import type { Circumstances } from '../violations/with-authority.ts';
import { keysIn, lastDocument } from '../target/traffic.ts';
import { keyOf } from '../violations/reference.ts';
import type { AuthorityState, Bundle, Earlier } from './bundle.ts';
import { verdictOfExchange, type Verdict } from './exchange-verdict.ts';

export type Captured = Pick<Bundle, 'registry' | 'earlier' | 'document' | 'envelope' | 'answer'> & {
  readonly authority: AuthorityState | null;
  readonly exchange: { readonly operation: string | null; readonly disturbed: boolean } | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly verdict: Verdict | null;
};

const isSending = ({ operation }: Pick<Exchange, 'operation'>): boolean => operation?.startsWith('Send') === true;

/** The last document sent, otherwise the last query. */
const lastExchange = (newestFirst: readonly Exchange[]): Exchange | undefined =>
  newestFirst.find(isSending) ?? newestFirst[0];

const isDuplicate = (exchange: Exchange): boolean =>
  verdictOfExchange(exchange).judged.some(({ codes }) => codes.includes('90'));

/** The documents that this one refers to, with their events, and the one that it repeats. */
const documentsFor = async (
  registry: Box['authority']['registry'],
  exchange: Exchange,
  xml: string,
): Promise<readonly JudgedDocument[]> => {
  const keys = keysIn(xml);
  const named = [...(await registry.acceptedByKey(keys)).values()];
  const events = [...(await registry.eventsOf(keys)).values()].flat();
  const filed = [...(await registry.acceptedByKey(events.map(({ key }) => key))).values()];
  const known = new Map([...named, ...filed].map((document) => [document.key, document]));
  const duplicates = await Promise.all(named.map((document) => registry.acceptedDuplicate(document)));
  for (const duplicate of duplicates) if (duplicate !== undefined) known.set(duplicate.key, duplicate);
  // Documents filed by this very exchange were not there yet.
  return [...known.values()].filter(({ receivedAt }) => receivedAt < exchange.receivedAt || isDuplicate(exchange));
};

const stateOf = (environment: '1' | '2', settings: Box['authority']['settings']): AuthorityState => {
  const { service, maxXmlBytes, senderCertificates, unknownKey, servesRanges, profile, clockOffset } = settings;
  const behaviour = { service, maxXmlBytes, senderCertificates, unknownKey, servesRanges };
  return { environment, profile, behaviour, clockOffset };
};

const isForced = (results: unknown): boolean =>
  typeof results === 'object' && results !== null && ('forced' in results || 'disturbedBy' in results);

export type CaptureOptions = {
  /** The newest exchange before the scenario began. */
  readonly since: string | undefined;
  readonly circumstances: Circumstances | undefined;
  readonly recording: Recording;
};

/** The journal's entry, and the filed documents that affect it. */
const ofExchange = async ({ authority: { registry } }: Box, exchange: Exchange, document: string) => ({
  documents: await documentsFor(registry, exchange, document),
  envelope: exchange.envelope.toString('utf8'),
  answer: exchange.answer,
  exchange: {
    operation: exchange.operation ?? null,
    disturbed: (exchange.faults ?? []).length > 0 || isForced(exchange.results),
  },
  at: exchange.receivedAt,
  verdict: verdictOfExchange(exchange),
});

const documentIn = async (exchange: Exchange | undefined, recording: Recording): Promise<string | undefined> => {
  const sent = exchange === undefined ? undefined : await sentFile(exchange.envelope);
  return sent?.extension === 'xml' ? sent.bytes.toString('utf8') : documentOf(recording);
};

/** Of an exchange of this box; without one, of what was recorded. */
export const captureExchange = async (
  box: Box,
  exchange: Exchange | undefined,
  { circumstances, recording }: Pick<CaptureOptions, 'circumstances' | 'recording'>,
): Promise<Captured> => {
  const { authority, clock } = box;
  const document = await documentIn(exchange, recording);
  const nothing = { documents: [], envelope: undefined, answer: undefined, exchange: null, verdict: null };
  const { documents, ...rest } =
    exchange === undefined ? { ...nothing, at: clock.now() } : await ofExchange(box, exchange, document ?? '');
  const environment = authority.tenants.list()[0]?.environment ?? '2';
  return {
    authority: stateOf(environment, circumstances?.settings ?? authority.settings),
    registry: { data: circumstances?.registry ?? (await authority.registry.dump()), documents },
    earlier: [],
    document,
    ...rest,
  };
};

// Services elsewhere: what was recorded of the requests, and whatever their control interface adds

const controlOf = ({ authority }: Box): ControlClient | undefined => {
  try {
    return createControlClient(authority.control);
  } catch {
    return undefined; // The address is not known.
  }
};

type Told = Omit<Captured, 'earlier' | 'document' | 'authority'>;

const registryOf = async (box: Box): Promise<Told['registry']> => ({
  data: (await controlOf(box)?.registry()) ?? null,
  documents: [],
});

const toldOf = async (box: Box, exchange: Exchange): Promise<Told> => ({
  registry: await registryOf(box),
  envelope: exchange.envelope.toString('utf8'),
  answer: exchange.answer,
  exchange: {
    operation: exchange.operation ?? null,
    disturbed: (exchange.faults ?? []).length > 0 || isForced(exchange.results),
  },
  verdict: verdictOfExchange(exchange),
  at: exchange.receivedAt,
});

const notTold = async (box: Box, posted: Posted | undefined): Promise<Told> => ({
  registry: await registryOf(box),
  envelope: posted?.envelope,
  answer: undefined,
  exchange: null,
  verdict: null,
  at: posted?.at ?? box.clock.now(),
});

const asEarlier = ({ path, request, reply, envelope, at }: Posted): Earlier => ({
  key: (reply === undefined ? undefined : keyOf(reply.body)) ?? '',
  path,
  request,
  envelope,
  clock: new Date(at).toISOString(),
});

const captureElsewhere = async (box: Box, { recording }: CaptureOptions): Promise<Captured> => {
  const posted = box.traffic && lastDocument(box.traffic);
  const exchange = lastExchange(posted?.exchanges.toReversed() ?? []);
  const document = (await posted?.document()) ?? documentOf(recording);
  const named = box.traffic?.namedIn(`${document ?? ''} ${JSON.stringify(posted?.request)}`) ?? [];
  return {
    authority: null,
    document,
    earlier: named.filter((each) => each !== posted).map(asEarlier),
    ...(await (exchange === undefined ? notTold(box, posted) : toldOf(box, exchange))),
  };
};

export const capture = async (box: Box, options: CaptureOptions): Promise<Captured> =>
  box.elsewhere === undefined
    ? captureExchange(box, lastExchange(await box.authority.journal.since(options.since)), options)
    : captureElsewhere(box, options);
