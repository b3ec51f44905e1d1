/** Damage to bytes of any kind. */
import type { Random } from './odd.ts';

const interesting = [0x00, 0xff, 0x7f, 0x80, 0xc0, 0xed, 0x0a, 0x20, 0x22, 0x26, 0x3c, 0x3e, 0x2f, 0x5b, 0x7b, 0x2c];

type Damage = (bytes: Buffer, random: Random) => Buffer;

const place = ({ length }: Buffer, random: Random): number => random.integer(0, Math.max(0, length - 1));

const longestPart = 64;

const range = (bytes: Buffer, random: Random): readonly [start: number, end: number] => {
  const start = place(bytes, random);
  return [start, Math.min(bytes.length, start + random.integer(1, longestPart))];
};

const withByte = (bytes: Buffer, at: number, value: number): Buffer => {
  const changed = Buffer.from(bytes);
  if (at < changed.length) changed[at] = value;
  return changed;
};

const damages: readonly Damage[] = [
  (bytes, random) => {
    const at = place(bytes, random);
    return withByte(bytes, at, (bytes[at] ?? 0) ^ (1 << random.integer(0, 7)));
  },
  (bytes, random) => withByte(bytes, place(bytes, random), random.pick(interesting)),
  (bytes, random) => {
    const [start, end] = range(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  (bytes, random) => {
    const [start, end] = range(bytes, random);
    const part = bytes.subarray(start, end);
    return Buffer.concat([
      bytes.subarray(0, end),
      ...random.several(random.integer(1, 8), () => part),
      bytes.subarray(end),
    ]);
  },
  (bytes, random) => {
    const [start, end] = range(bytes, random);
    const to = place(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(start, end), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const at = place(bytes, random);
    const added = random.several(random.integer(1, 8), () => random.integer(0, 255));
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(added), bytes.subarray(at)]);
  },
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
];

/** One to three damages, one after another. */
export const damagedBytes = (bytes: Buffer, random: Random): Buffer =>
  random
    .several(random.integer(1, 3), () => random.pick(damages))
    .reduce((changed, damage) => damage(changed, random), bytes);
