import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { adjustableClock, type Clock } from './clock.ts';

export {
  adjustableClock,
  systemClock,
  type AdjustableClock,
  type Clock,
  type ClockLine,
  type ClockSetting,
  parseInstant,
  stopwatch,
} from './clock.ts';

/**
 * Everything a run may depend on apart from its input: the time, randomness and waiting. Nothing else in the product may
 * read the machine's clock or random source (lint rule), so that a seed and a clock reproduce a run byte for byte.
 */
export type Env = {
  readonly clock: Clock;
  readonly random: Random;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export type Random = {
  readonly bytes: (count: number) => Buffer;
  /** A version 4 UUID in lower case. */
  readonly uuid: () => string;
};

export type EnvOptions = {
  /** An ISO 8601 instant stops the clock there; absent means the machine's clock. */
  readonly clock?: string | Clock | undefined;
  /** The same seed gives the same bytes, identifiers and serial numbers. */
  readonly seed?: string | number | undefined;
};

/** Milliseconds since this process was started, for reports. */
export const processAge = (): number => Math.round(performance.now());

const uuidFrom = (bytes: Buffer): string => {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

const randomFrom = (bytes: (count: number) => Buffer): Random => ({
  bytes,
  uuid: () => uuidFrom(bytes(16)),
});

/** A reproducible stream: SHA-256 of the seed and a counter. Not for secrets. */
export const seededRandom = (seed: string | number): Random => {
  let counter = 0;
  let rest = Buffer.alloc(0);
  const nextBlock = (): Buffer => {
    const block = createHash('sha256').update(`${seed}:${counter}`).digest();
    counter += 1;
    return block;
  };
  return randomFrom((count) => {
    const blocks: Buffer[] = [rest];
    for (let ready = rest.length; ready < count; ready += 32) blocks.push(nextBlock());
    const pool = Buffer.concat(blocks);
    rest = pool.subarray(count);
    return Buffer.from(pool.subarray(0, count));
  });
};

/** Requested in bulk: a document needs a dozen identifiers, and the system answers slowly. */
const poolSize = 4096;

const pooledRandom = (): Random => {
  let pool = Buffer.alloc(0);
  return randomFrom((count) => {
    if (count > poolSize / 4) return randomBytes(count);
    if (pool.length < count) pool = randomBytes(poolSize);
    const bytes = Buffer.from(pool.subarray(0, count));
    pool.fill(0, 0, count);
    pool = pool.subarray(count);
    return bytes;
  });
};

export const systemRandom: Random = pooledRandom();

export const createEnv = (options: EnvOptions = {}): Env => ({
  clock: typeof options.clock === 'object' ? options.clock : adjustableClock(options.clock),
  random: options.seed === undefined ? systemRandom : seededRandom(options.seed),
  sleep: async (milliseconds) => {
    await delay(milliseconds);
  },
});
