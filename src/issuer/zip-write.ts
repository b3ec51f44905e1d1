import { crc32 } from 'node:zlib';
import { deflateQuickly } from '../common/deflate.ts';
import { colombianDateTime } from '../common/time.ts';

export type ZipEntry = {
  readonly name: string;
  readonly data: Uint8Array;
  /** The data from `deflateQuickly`, if they were needed before. */
  readonly deflated?: Buffer | undefined;
};

/** What a ZIP can store: the years from 1980 to 2107 of a clock in Colombia. */
const firstTime = Date.UTC(1980, 0, 1, 5);
const lastTime = Date.UTC(2108, 0, 1, 5) - 1;

/** Date and time of day as stored in ZIP, to two seconds, without a time zone; the nearest one that can be stored. */
const dosTime = (at: number): number => {
  const storable = Math.min(Math.max(at, firstTime), lastTime);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = colombianDateTime(storable)
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return date * 0x10000 + ((hour << 11) | (minute << 5) | (second >> 1));
};

/** PKZIP APPNOTE 6.3: version 2.0 suffices, bit 11 marks names as UTF-8, method 8 is deflate. */
const versionNeeded = 20;
const utf8Names = 0x0800;
const deflated = 8;

type Packed = { readonly name: Buffer; readonly stored: Buffer; readonly size: number; readonly crc: number };

const pack = ({ name, data, deflated: stored = deflateQuickly(data) }: ZipEntry): Packed => ({
  name: Buffer.from(name, 'utf8'),
  stored,
  size: data.length,
  crc: crc32(data),
});

/** The 26 bytes common to the local header and the central one. */
const description = ({ name, stored, size, crc }: Packed, time: number): Buffer => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(versionNeeded, 0);
  bytes.writeUInt16LE(utf8Names, 2);
  bytes.writeUInt16LE(deflated, 4);
  bytes.writeUInt32LE(time, 6);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(stored.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
};

const signature = (last: readonly [number, number]): Buffer => Buffer.from([0x50, 0x4b, ...last]);

const localMark = signature([3, 4]);
const centralMark = signature([1, 2]);
const endMark = signature([5, 6]);

/** After the common part: no comment, one disk, no attributes, then the offset of the entry. */
const central = (entry: Packed, time: number, offset: number): readonly Buffer[] => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([versionNeeded, 0]);
  return [centralMark, madeBy, description(entry, time), rest, entry.name];
};

const endRecord = (count: number, size: number, offset: number): Buffer => {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16LE(count, 4);
  bytes.writeUInt16LE(count, 6);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(offset, 12);
  return bytes;
};

const refuseDuplicates = (entries: readonly ZipEntry[]): void => {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name)) throw new RangeError(`An archive would hold "${name}" twice.`);
    names.add(name);
  }
};

/**
 * A ZIP archive with the entries in the order given, dated `at` (milliseconds,
 * shown as Colombian time). Same input, same bytes. Writers from npm
 * take dates from the machine's zone and are several times slower than zlib.
 */
export const writeZip = (entries: readonly ZipEntry[], at: number): Buffer => {
  refuseDuplicates(entries);
  const time = dosTime(at);
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries.map(pack)) {
    const parts = [localMark, description(entry, time), entry.name, entry.stored];
    directory.push(...central(entry, time, offset));
    locals.push(...parts);
    offset += parts.reduce((length, part) => length + part.length, 0);
  }
  const size = directory.reduce((length, part) => length + part.length, 0);
  return Buffer.concat([...locals, ...directory, endMark, endRecord(entries.length, size, offset)]);
};
