/**
 * Receives the body of a request without keeping what will be refused: once the
 * first bytes have come they are looked at, and where they are not worth more,
 * the rest is read off and dropped. A stranger's 70 MB then take no memory.
 */
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';

export type BodyOptions = {
  /** Of the body as it is after decompression. */
  readonly maxBytes: number;
  /** So many are received before they are looked at. */
  readonly headBytes: number;
  /** Whether the rest is wanted, by the first bytes. Not asked about a body that is no longer than they are. */
  readonly isWanted: (head: Buffer) => Promise<boolean>;
};

export type Body =
  /** No more than its first bytes where the rest was not wanted; `received` counts all of them. */
  | { readonly kind: 'received'; readonly bytes: Buffer; readonly received: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unsupported-encoding'; readonly encoding: string }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Nobody is there to be answered any more. */
  | { readonly kind: 'gone' };

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads off what still comes, so that the client comes to listen; one that sends without end is cut off. */
const drop = (request: Request, most: number): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) {
      resolve();
      return;
    }
    let dropped = 0;
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > most) request.destroy();
    });
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve());
    request.resume();
  });

type Kept = { chunks: Buffer[]; received: number; isDropping: boolean; isLookedAt: boolean };

const look = async (kept: Kept, { headBytes, isWanted }: BodyOptions): Promise<void> => {
  kept.isLookedAt = true;
  const head = Buffer.concat(kept.chunks);
  kept.isDropping = !(await isWanted(head));
  // A copy of its own, since a part would keep the whole; one byte more, so that nobody takes the head for the whole.
  kept.chunks = [kept.isDropping ? Buffer.from(head.subarray(0, headBytes + 1)) : head];
};

/** A body that is being read: its bytes after decompression, and what ends the reading. */
type Source = { readonly chunks: AsyncIterator<Buffer>; readonly release: () => Promise<void> };

const plainSource = (request: Request): Source => {
  // Neither requests nor decoders have an encoding set.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  // Until the walk ends it holds the request back, and nothing else can be read off it.
  return { chunks, release: async () => void (await chunks.return?.()) };
};

const decodedSource = (request: Request, decoder: NodeJS.ReadWriteStream & Readable): Source => {
  request.once('aborted', () => decoder.destroy(new Error('The client went away.')));
  const chunks = request.pipe(decoder).iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>; // as above
  const release = async (): Promise<void> => {
    request.unpipe(decoder);
    decoder.on('error', () => undefined);
    decoder.destroy();
    await chunks.return?.();
  };
  return { chunks, release };
};

/** Undefined for an encoding that nobody here reads. */
const sourceOf = (request: Request, encoding: string): Source | undefined => {
  if (encoding === 'identity') return plainSource(request);
  const decoder = decoders[encoding]?.();
  return decoder && decodedSource(request, decoder);
};

/** The first bytes of a body, received before anybody knew who looks at them. */
type Begun = { readonly source: Source | undefined; readonly chunks: Buffer[]; failure?: Promise<never> };

const begun = new WeakMap<Request, Begun>();

const encodingOf = (request: Request): string => (request.get('content-encoding') ?? 'identity').toLowerCase();

const begin = (request: Request): Begun => {
  const known = begun.get(request) ?? { source: sourceOf(request, encodingOf(request)), chunks: [] };
  begun.set(request, known);
  return known;
};

/**
 * Waits for so many bytes of the body, or all of it, for `receiveBody` to go on
 * with: a client that sends slowly then takes nothing but its connection.
 */
export const beginBody = async (request: Request, bytes: number): Promise<void> => {
  const start = begin(request);
  let received = 0;
  try {
    while (start.source !== undefined && received <= bytes) {
      const next = await start.source.chunks.next();
      if (next.done === true) return;
      start.chunks.push(next.value);
      received += next.value.length;
    }
  } catch (error) {
    start.failure = Promise.reject(error instanceof Error ? error : new Error(String(error)));
    start.failure.catch(() => undefined); // whoever goes on meets it
  }
};

const receive = async (chunks: AsyncIterator<Buffer>, first: Begun, options: BodyOptions): Promise<Body> => {
  const kept: Kept = { chunks: [], received: 0, isDropping: false, isLookedAt: false };
  const waiting = [...first.chunks];
  const next = async (): Promise<Buffer | undefined> => {
    if (waiting.length > 0) return waiting.shift();
    await first.failure;
    const read = await chunks.next();
    return read.done === true ? undefined : read.value;
  };
  for (let bytes = await next(); bytes !== undefined; bytes = await next()) {
    kept.received += bytes.length;
    if (kept.received > options.maxBytes) return { kind: 'too-large' };
    if (kept.isDropping) continue;
    kept.chunks.push(bytes);
    if (!kept.isLookedAt && kept.received > options.headBytes) await look(kept, options);
  }
  return { kind: 'received', bytes: Buffer.concat(kept.chunks), received: kept.received };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unreadable = (error: unknown, request: Request): Body =>
  request.readableAborted || (request.destroyed && !request.complete)
    ? { kind: 'gone' }
    : { kind: 'unreadable', reason: reasonOf(error) };

/** The body of a request; never throws for what came. */
export const receiveBody = async (request: Request, options: BodyOptions): Promise<Body> => {
  const { maxBytes } = options;
  const first = begin(request);
  const { source } = first;
  if (source === undefined) {
    await drop(request, 2 * maxBytes);
    return { kind: 'unsupported-encoding', encoding: encodingOf(request) };
  }
  try {
    const body: Body =
      Number(request.get('content-length') ?? 0) > maxBytes
        ? { kind: 'too-large' }
        : await receive(source.chunks, first, options);
    await source.release();
    if (body.kind !== 'received') await drop(request, 2 * maxBytes);
    return body;
  } catch (error) {
    await source.release();
    const body = unreadable(error, request);
    if (body.kind === 'unreadable') await drop(request, 2 * maxBytes);
    return body;
  } finally {
    begun.delete(request);
  }
};
