/**
 * Receives the body of a request without keeping parts that will be refused: the first bytes are inspected as soon as
 * they arrive, and if the rest is not wanted, it is read and discarded. A stranger's 70 MB then take no memory.
 */
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';

export type BodyOptions = {
  /** Of the body after decompression. */
  readonly maxBytes: number;
  /** The number of bytes received before they are inspected. */
  readonly headBytes: number;
  /** Whether the rest is wanted, judging by the first bytes. Not called for a body that is no longer than those. */
  readonly isWanted: (head: Buffer) => Promise<boolean>;
};

export type Body =
  /** Only its first bytes if the rest was not wanted; `received` counts all of them. */
  | { readonly kind: 'received'; readonly bytes: Buffer; readonly received: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unsupported-encoding'; readonly encoding: string }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The client is no longer there to receive an answer. */
  | { readonly kind: 'gone' };

/** No plain object: a client may call its encoding `constructor`. */
const decoders: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Reads and discards the rest, so that the client starts listening; one that never stops sending is cut off. */
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
  // A copy, since a slice would keep the whole buffer; one byte more, so that the head is not mistaken for the whole.
  kept.chunks = [kept.isDropping ? Buffer.from(head.subarray(0, headBytes + 1)) : head];
};

/** A body being read: its bytes after decompression, and the event that ends the reading. */
type Source = { readonly chunks: AsyncIterator<Buffer>; readonly release: () => Promise<void> };

const plainSource = (request: Request): Source => {
  // Neither requests nor decoders have an encoding set.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  // Until the walk ends it holds the request back, and nothing else can be read from it.
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

/** Undefined for an unsupported encoding. */
const sourceOf = (request: Request, encoding: string): Source | undefined => {
  if (encoding === 'identity') return plainSource(request);
  const decoder = decoders.get(encoding)?.();
  return decoder && decodedSource(request, decoder);
};

/** The first bytes of a body, received before it is known who will handle them. */
type Begun = { readonly source: Source | undefined; readonly chunks: Buffer[]; failure?: Promise<never> };

const begun = new WeakMap<Request, Begun>();

const encodingOf = (request: Request): string => (request.get('content-encoding') ?? 'identity').toLowerCase();

const begin = (request: Request): Begun => {
  const known = begun.get(request) ?? { source: sourceOf(request, encodingOf(request)), chunks: [] };
  begun.set(request, known);
  return known;
};

/**
 * Waits for that many bytes of the body, or all of it, for `receiveBody` to continue with: a client that sends slowly
 * then takes up nothing but its connection.
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
    start.failure.catch(() => undefined); // The continuation handles it.
  }
};

/** The bytes that `beginBody` has read so far; they stay to be received. */
export const begunBytes = (request: Request): Buffer => Buffer.concat(begin(request).chunks);

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

/** The body of a request; never throws, whatever arrives. */
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
