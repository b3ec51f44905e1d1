/** What is known, right after a scenario failed, of the last exchange that it had. */
import type { AuthoritySettings } from '../../../simulator/reception/authority.ts';
import type { JudgedDocument, RegistryPort } from '../../../simulator/registry/types.ts';
import type { Exchange } from '../../../simulator/soap/journal.ts';
import { sentFile } from '../../../simulator/soap/sent-file.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import type { ControlClient } from '../../../simulator/control/client-methods.ts';
import type { Box } from '../box.ts';
import { documentOf, type Recording } from '../reproduce/recorder.ts';
import type { Circumstances } from '../violations/run-violation.ts';
import type { AuthorityState, Bundle } from './bundle.ts';
import { verdictOfExchange, type Verdict } from './exchange-verdict.ts';

export type Captured = Pick<Bundle, 'registry' | 'document' | 'envelope' | 'answer'> & {
  readonly authority: AuthorityState | null;
  readonly exchange: { readonly operation: string | null; readonly disturbed: boolean } | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly verdict: Verdict | null;
};

const isSending = ({ operation }: Pick<Exchange, 'operation'>): boolean => operation?.startsWith('Send') === true;

/** The last document sent, else the last question. */
const lastExchange = (newestFirst: readonly Exchange[]): Exchange | undefined =>
  newestFirst.find(isSending) ?? newestFirst[0];

const keysIn = (xml: string): readonly string[] => [...new Set(xml.match(/\b[0-9a-f]{96}\b/gi) ?? [])];

const isDuplicate = (exchange: Exchange): boolean =>
  verdictOfExchange(exchange).judged.some(({ codes }) => codes.includes('90'));

/** The documents that this one names, with their events, and the one that it repeats. */
const documentsFor = async (
  registry: RegistryPort,
  exchange: Exchange,
  xml: string,
): Promise<readonly JudgedDocument[]> => {
  const keys = keysIn(xml);
  const named = [...(await registry.acceptedByKey(keys)).values()];
  const events = [...(await registry.eventsOf(keys)).values()].flat();
  const filed = [...(await registry.acceptedByKey(events.map(({ key }) => key))).values()];
  const known = new Map([...named, ...filed].map((document) => [document.key, document]));
  const twins = await Promise.all(named.map((document) => registry.acceptedTwin(document)));
  for (const twin of twins) if (twin !== undefined) known.set(twin.key, twin);
  // What this very exchange filed was not there yet.
  return [...known.values()].filter(({ receivedAt }) => receivedAt < exchange.receivedAt || isDuplicate(exchange));
};

const stateOf = (environment: '1' | '2', settings: AuthoritySettings): AuthorityState => {
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

/** What the journal has of it, and the documents on file that it meets. */
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

const captureInside = async (box: Box, { since, circumstances, recording }: CaptureOptions): Promise<Captured> => {
  const { authority, clock } = box;
  const exchange = lastExchange(authority.journal.since(since));
  const document = await documentIn(exchange, recording);
  const nothing = { documents: [], envelope: undefined, answer: undefined, exchange: null, verdict: null };
  const { documents, ...rest } =
    exchange === undefined ? { ...nothing, at: clock.now() } : await ofExchange(box, exchange, document ?? '');
  const environment = authority.worlds.list()[0]?.environment ?? '2';
  return {
    authority: stateOf(environment, circumstances?.settings ?? authority.settings),
    registry: { data: circumstances?.registry ?? (await authority.registry.dump()), documents },
    document,
    ...rest,
  };
};

type Told = Pick<Captured, 'registry' | 'envelope' | 'answer' | 'exchange' | 'verdict'> & { readonly at: number };

/** What the control interface tells of the last exchange, where it is known. */
const toldBy = async (control: ControlClient): Promise<Told | undefined> => {
  const [last] = await control.journal(1);
  if (last === undefined) return undefined;
  const { results, ...summary } = await control.exchange(last.id);
  const answer = (await control.answer(last.id)).toString('utf8');
  return {
    registry: { data: await control.registry(), documents: [] },
    envelope: (await control.envelope(last.id)).toString('utf8'),
    answer,
    exchange: { operation: summary.operation, disturbed: summary.faults.length > 0 || isForced(results) },
    verdict: verdictOfExchange({ status: summary.status, fault: summary.fault ?? undefined, answer, results }),
    at: Date.parse(summary.receivedAt),
  };
};

const controlOf = ({ authority }: Box): ControlClient | undefined => {
  try {
    return createControlClient(authority.control);
  } catch {
    return undefined; // the address is not known
  }
};

const nothingTold = (box: Box, { sent }: Recording): Told => ({
  registry: { data: null, documents: [] },
  envelope: sent,
  answer: undefined,
  exchange: null,
  verdict: null,
  at: box.clock.now(),
});

const captureElsewhere = async (box: Box, { recording }: CaptureOptions): Promise<Captured> => {
  const control = controlOf(box);
  const told = control === undefined ? undefined : await toldBy(control);
  return { authority: null, document: documentOf(recording), ...(told ?? nothingTold(box, recording)) };
};

export const capture = (box: Box, options: CaptureOptions): Promise<Captured> =>
  box.elsewhere === undefined ? captureInside(box, options) : captureElsewhere(box, options);
