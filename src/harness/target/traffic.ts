/** What a run posted to an issuing service, each with its reply and the exchanges with the authority behind it. */
import type { ControlClient } from '../../../simulator/control/client.ts';
import { sentFile } from '../../../simulator/service/index.ts';
import type { Box, Posted, Reply, Traffic, Exchange } from '../box-types.ts';
import { keyOf } from '../violations/reference.ts';

/** What can be seen behind a request. */
type Seen = Pick<Posted, 'exchanges' | 'envelope'>;

/** Called before a request is posted; the returned function is called after the reply. */
export type Watch = () => Promise<() => Promise<Seen>>;

const documentIn = async (envelope: Buffer | string): Promise<string | undefined> => {
  const sent = await sentFile(Buffer.from(envelope));
  return sent?.extension === 'xml' ? sent.bytes.toString('utf8') : undefined;
};

const isSending = ({ operation }: Exchange): boolean => operation?.startsWith('Send') === true;

const seenIn = (exchanges: readonly Exchange[]): Seen => ({
  exchanges,
  envelope: exchanges.findLast(isSending)?.envelope.toString('utf8'),
});

/** For an authority in this process. */
export const watchJournals =
  ({ tenants }: Box['authority']): Watch =>
  async () => {
    const before = await Promise.all(
      tenants.list().map(async ({ journal }) => ({ journal, newest: (await journal.list(1))[0]?.id })),
    );
    return async () => {
      const after = await Promise.all(
        before.map(async ({ journal, newest }) => (await journal.since(newest)).toReversed()),
      );
      return seenIn(after.flat());
    };
  };

const exchangeAt = async (control: ControlClient, id: string): Promise<Exchange> => {
  const { receivedAt, operation, certificateNit, fault, ...rest } = await control.exchange(id);
  return {
    ...rest,
    receivedAt: Date.parse(receivedAt),
    operation: operation ?? undefined,
    certificateNit: certificateNit ?? undefined,
    fault: fault ?? undefined,
    envelope: Buffer.from(await control.envelope(id)),
    answer: Buffer.from(await control.answer(id)).toString('utf8'),
  };
};

/** More than one request causes, retries and queries included. */
const mostBehindOne = 20;

/** For an authority elsewhere whose control interface is known. */
export const watchControl =
  (control: ControlClient): Watch =>
  async () => {
    const [newest] = await control.journal(1);
    return async () => {
      const latest = (await control.journal(mostBehindOne)).map(({ id }) => id);
      const end = latest.indexOf(newest?.id ?? '');
      const ids = latest.slice(0, end === -1 ? undefined : end).toReversed();
      const exchanges: Exchange[] = [];
      for (const id of ids) exchanges.push(await exchangeAt(control, id));
      return seenIn(exchanges);
    };
  };

/** For an issuing service whose authority shows nothing. */
export const watchNothing: Watch = () => Promise.resolve(() => Promise.resolve({ exchanges: [], envelope: undefined }));

/** The last document that was posted; queries about it may have followed. */
export const lastDocument = ({ posted }: Traffic): Posted | undefined =>
  posted().findLast(({ path }) => !path.includes('/status/')) ?? posted().at(-1);

/** Unique codes: SHA-384 in hexadecimal. */
export const keysIn = (text: string): readonly string[] => [...new Set(text.match(/\b[0-9a-f]{96}\b/gi) ?? [])];

type Options = {
  readonly watch: Watch;
  readonly now: () => number;
  /** Where nothing was seen on the wire: the document that a reply reveals. */
  readonly documentOf?: (reply: Reply) => Promise<string | undefined>;
};

/** Wraps `post` so that everything is recorded. */
export const recordTraffic = (
  post: Box['post'],
  { watch, now, documentOf = () => Promise.resolve(undefined) }: Options,
): { readonly post: Box['post']; readonly traffic: Traffic } => {
  let current: Posted[] = [];
  const byKey = new Map<string, Posted>();

  const keep = (posted: Posted): void => {
    current.push(posted);
    const key = posted.reply === undefined ? undefined : keyOf(posted.reply.body);
    if (key !== undefined) byKey.set(key, posted);
  };

  const namedIn = (text: string, above: ReadonlySet<Posted> = new Set()): readonly Posted[] =>
    keysIn(text).flatMap((key) => {
      const posted = byKey.get(key);
      if (posted === undefined || above.has(posted)) return [];
      return [...namedIn(JSON.stringify(posted.request), new Set([...above, posted])), posted];
    });

  return {
    post: async (path, request, headers) => {
      const seen = await watch();
      const about = { path, request };
      const unanswered = { at: now(), exchanges: [], envelope: undefined, document: () => Promise.resolve(undefined) };
      const reply = await post(path, request, headers).catch((error: unknown) => {
        keep({ ...about, ...unanswered, reply: undefined });
        throw error;
      });
      const { exchanges, envelope } = await seen();
      const document = () => (envelope === undefined ? documentOf(reply) : documentIn(envelope));
      keep({ ...about, reply, at: now(), exchanges, envelope, document });
      return reply;
    },
    traffic: {
      posted: () => current,
      clear: () => {
        current = [];
      },
      namedIn: (text) => [...new Set(namedIn(text))],
    },
  };
};
