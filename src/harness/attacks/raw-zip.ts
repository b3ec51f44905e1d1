/** ZIP archives as a hostile or careless writer may store them (PKWARE APPNOTE 6.3). */
import { crc32, deflateRawSync } from 'node:zlib';

/** Unspecified parts are valid. */
export type RawEntry = {
  readonly name: string | Buffer;
  readonly data: Buffer;
  readonly stored?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly size?: number;
  readonly crc?: number;
  readonly extra?: Buffer;
  /** Of the maker of the entry: Unix modes in the upper half. */
  readonly attributes?: number;
  /** The disk on which the entry begins. */
  readonly disk?: number;
  /** Where the directory says that the entry begins. */
  readonly offset?: number;
  /** In the directory alone. */
  readonly isAbsent?: boolean;
  /** What the local header says otherwise. */
  readonly local?: {
    readonly name?: string;
    readonly method?: number;
    readonly flags?: number;
    readonly size?: number;
    readonly crc?: number;
  };
};

/** What the record at the end says; unspecified numbers are right. */
export type RawEnd = {
  readonly before?: Buffer;
  readonly between?: Buffer;
  readonly comment?: Buffer;
  readonly disk?: number;
  readonly directoryDisk?: number;
  readonly count?: number;
  readonly countHere?: number;
  readonly directorySize?: number;
  readonly directoryOffset?: number;
};

const unix = 0x0314;

/** The numbers, each in so many bytes, the lowest first. */
const fields = (...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    numbers.map(([length, value]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value, 0, length);
      return bytes;
    }),
  );

const signature = (letters: string): Buffer => Buffer.from(`PK${letters}`, 'latin1');

type Described = Pick<RawEntry, 'data' | 'method' | 'flags' | 'size' | 'crc'>;

type Lengths = { readonly stored: number; readonly name: number; readonly extra: number };

const description = ({ data, ...entry }: Described, { stored, name, extra }: Lengths): Buffer =>
  fields(
    [2, 20],
    [2, entry.flags ?? 0x800],
    [2, entry.method ?? 8],
    [4, 0],
    [4, entry.crc ?? crc32(data)],
    [4, stored],
    [4, entry.size ?? data.length],
    [2, name],
    [2, extra],
  );

const localOf = (entry: RawEntry, stored: Buffer): Buffer => {
  const name = Buffer.from(entry.local?.name ?? entry.name);
  const lengths = { stored: stored.length, name: name.length, extra: 0 };
  return Buffer.concat([signature('\x03\x04'), description({ ...entry, ...entry.local }, lengths), name, stored]);
};

const centralOf = (entry: RawEntry, stored: Buffer, offset: number): Buffer => {
  const name = Buffer.from(entry.name);
  const { extra = Buffer.alloc(0), attributes = 0, disk = 0 } = entry;
  const lengths = { stored: stored.length, name: name.length, extra: extra.length };
  const place = fields([2, 0], [2, disk], [2, 0], [4, attributes], [4, entry.offset ?? offset]);
  return Buffer.concat([signature('\x01\x02'), fields([2, unix]), description(entry, lengths), place, name, extra]);
};

export const rawZipWith = (end: RawEnd, ...entries: readonly RawEntry[]): Buffer => {
  const { before = Buffer.alloc(0), between = Buffer.alloc(0), comment = Buffer.alloc(0) } = end;
  const locals: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const entry of entries) {
    const stored = entry.stored ?? (entry.method === 0 ? entry.data : deflateRawSync(entry.data));
    directory.push(centralOf(entry, stored, offset));
    if (entry.isAbsent === true) continue;
    const local = localOf(entry, stored);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const { count = entries.length, disk = 0, directoryDisk = 0 } = end;
  const record = fields(
    [2, disk],
    [2, directoryDisk],
    [2, end.countHere ?? count],
    [2, count],
    [4, end.directorySize ?? central.length],
    [4, end.directoryOffset ?? offset + between.length],
    [2, comment.length],
  );
  return Buffer.concat([...locals, between, central, signature('\x05\x06'), record, comment]);
};

export const rawZip = (...entries: readonly RawEntry[]): Buffer => rawZipWith({}, ...entries);

type End64 = { readonly count: bigint; readonly directoryOffset?: bigint; readonly disk?: number };

/** With the 64-bit records, to which the usual one refers. */
export const rawZip64 = ({ count, directoryOffset, disk = 0 }: End64, ...entries: readonly RawEntry[]): Buffer => {
  const plain = rawZip(...entries);
  const whole = rawZipWith({ count: 0xffff, directoryOffset: 0xffffffff, directorySize: 0xffffffff }, ...entries);
  const recordAt = plain.length - 22;
  const [size, offset] = [plain.readUInt32LE(recordAt + 12), plain.readUInt32LE(recordAt + 16)];
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt32LE(disk, 16);
  record.writeBigUInt64LE(count, 24);
  record.writeBigUInt64LE(count, 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(directoryOffset ?? BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(recordAt), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([plain.subarray(0, recordAt), record, locator, whole.subarray(-22)]);
};

/** The sizes and the offset of an entry in 64 bits: its usual size must be 0xffffffff. */
export const sizes64 = (size: bigint): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(8, 2);
  bytes.writeBigUInt64LE(size, 4);
  return bytes;
};
