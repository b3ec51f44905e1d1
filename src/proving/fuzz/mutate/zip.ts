/** ZIP archives that no writer makes: every field of an entry can be wrong on its own. */
import { crc32, deflateRawSync } from 'node:zlib';
import { damagedBytes } from './bytes.ts';
import { oddText, type Random } from './odd.ts';

type Entry = {
  readonly name: string;
  /** As stored. */
  readonly stored: Buffer;
  readonly size: number;
  readonly crc: number;
  readonly method: number;
  readonly flags: number;
  readonly version: number;
  readonly extra: Buffer;
  /** Fields in which the central directory differs. */
  readonly central?: Partial<Omit<Entry, 'central'>> & { readonly offset?: number };
};

type End = { readonly entries?: number; readonly size?: number; readonly offset?: number; readonly comment?: Buffer };

const deflated = 8;
const utf8Names = 0x0800;

const entryOf = (name: string, data: Buffer, stored = deflateRawSync(data, { level: 1 })): Entry => ({
  name,
  stored,
  size: data.length,
  crc: crc32(data),
  method: deflated,
  flags: utf8Names,
  version: 20,
  extra: Buffer.alloc(0),
});

const described = ({ version, flags, method, crc, stored, size, name, extra }: Entry): Buffer => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(version, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(stored.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  bytes.writeUInt16LE(extra.length, 24);
  return bytes;
};

const mark = (...last: readonly number[]): Buffer => Buffer.from([0x50, 0x4b, ...last]);

const written = (entries: readonly Entry[], { comment = Buffer.alloc(0), ...end }: End): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const local = Buffer.concat([mark(3, 4), described(entry), Buffer.from(entry.name), entry.extra, entry.stored]);
    const { offset = at, ...differences } = entry.central ?? {};
    const listed = { ...entry, ...differences };
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(mark(1, 2), Buffer.from([20, 0]), described(listed), rest, Buffer.from(listed.name), listed.extra);
    locals.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(end.entries ?? entries.length, 4);
  last.writeUInt16LE(end.entries ?? entries.length, 6);
  last.writeUInt32LE(end.size ?? listing.length, 8);
  last.writeUInt32LE(end.offset ?? at, 12);
  last.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, listing, mark(5, 6), last, comment]);
};

const largest = 0xffffffff;
const oddSize = (random: Random): number =>
  random.pick([0, 1, 0x7fffffff, largest - 1, largest, random.integer(0, 100_000)]);

/** Twenty megabytes in twenty kilobytes, made once. */
let bomb: Entry | undefined;
const bombEntry = (): Entry =>
  (bomb ??= entryOf('bomb.xml', Buffer.alloc(20_000_000, 0x20), deflateRawSync(Buffer.alloc(20_000_000, 0x20))));

type Change = (entry: Entry, random: Random) => readonly Entry[];

const changes: readonly Change[] = [
  (entry, random) => [{ ...entry, name: oddText(random).slice(0, 60_000) }],
  (entry, random) => [
    { ...entry, name: random.pick(['../f.xml', '/f.xml', 'a/b/f.xml', 'f.xml/', 'f.pdf', 'f.XML', 'con', '\0.xml']) },
  ],
  (entry, random) => [{ ...entry, size: oddSize(random) }],
  (entry, random) => [{ ...entry, crc: oddSize(random) }],
  (entry, random) => [{ ...entry, method: random.pick([0, 1, 9, 12, 14, 93, 99, 65_535]) }],
  (entry, random) => [{ ...entry, flags: random.integer(0, 65_535) }],
  (entry, random) => [{ ...entry, flags: entry.flags | random.pick([1, 8, 0x40, 0x2000]) }],
  (entry, random) => [{ ...entry, version: random.integer(0, 65_535) }],
  (entry, random) => [
    { ...entry, extra: Buffer.from(random.several(random.integer(1, 40), () => random.integer(0, 255))) },
  ],
  (entry, random) => [{ ...entry, central: { offset: oddSize(random) } }],
  (entry, random) => [{ ...entry, central: { size: oddSize(random) } }],
  (entry, random) => [{ ...entry, central: { name: oddText(random).slice(0, 1_000) } }],
  (entry, random) => [{ ...entry, central: { stored: Buffer.alloc(random.pick([0, 1, 70_000])) } }],
  (entry, random) => [{ ...entry, stored: damagedBytes(entry.stored, random) }],
  (entry, random) => [{ ...entry, stored: damagedBytes(entry.stored, random), crc: oddSize(random) }],
  (entry) => [entry, entry],
  (entry) => [entry, { ...entry, name: 'otro.xml' }],
  (entry, random) => [
    entry,
    entryOf(random.pick(['lea.txt', 'a.xml', '.xml', '__MACOSX/._f.xml']), Buffer.from(oddText(random))),
  ],
  (entry, random) =>
    random.several(random.pick([10, 50, 51, 300]), (at) => ({
      ...entry,
      name: `${String(at)}.xml`,
      stored: mark(0),
      size: 0,
    })),
  (entry) => [entry, bombEntry()],
  () => [bombEntry()],
  () => [],
  (entry) => [entryOf('dentro.zip', written([entry], {}))],
];

const ends: readonly ((random: Random) => End)[] = [
  (random) => ({ entries: random.pick([0, 2, 65_535]) }),
  (random) => ({ size: oddSize(random) }),
  (random) => ({ offset: oddSize(random) }),
  (random) => ({ comment: Buffer.from(oddText(random).slice(0, 60_000)) }),
  () => ({ comment: mark(5, 6, ...Array.from({ length: 18 }, () => 0)) }),
];

export type ZipMutator = (random: Random) => Buffer;

/** Archives of a document, with one thing or two wrong. It is deflated once. */
export const zipMutator = (name: string, data: Buffer): ZipMutator => {
  const whole = entryOf(name, data);
  const plain = written([whole], {});
  return (random) => {
    if (random.chance(0.25)) return damagedBytes(plain, random);
    const entries = random.chance(0.8) ? random.pick(changes)(whole, random) : [whole];
    const bytes = written(entries, random.chance(0.25) ? random.pick(ends)(random) : {});
    return random.chance(0.05) ? Buffer.concat([Buffer.from(oddText(random)), bytes]) : bytes;
  };
};

/** An archive with nothing wrong. */
export const plainZip = (name: string, data: Buffer): Buffer => written([entryOf(name, data)], {});
