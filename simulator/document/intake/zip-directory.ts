/** The directory and the headers of a ZIP archive in memory, with the offsets of their fields (APPNOTE 4.3.7 to 4.3.16). */
import { fromLatin1, toText } from '../../../src/common/bytes.ts';
import { crc32 } from './inflate.ts';

const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  locator64: 0x07064b50,
  end64: 0x06064b50,
};
const lengths = { local: 30, central: 46, end: 22, locator64: 20, end64: 56 };
const longestComment = 0xffff;
/** The number is in an extra field, or in the 64-bit record. */
export const elsewhere = 0xffffffff;

/** The fields of some bytes, all little-endian. */
const fieldsOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    u16: (at: number): number => view.getUint16(at, true),
    u32: (at: number): number => view.getUint32(at, true),
    u64: (at: number): number => Number(view.getBigUint64(at, true)),
  };
};

const slice = (bytes: Uint8Array, start: number, length: number): Uint8Array => {
  if (start + length > bytes.length) throw new RangeError('unexpected EOF');
  return bytes.subarray(start, start + length);
};

export type Directory = {
  readonly start: number;
  readonly entryCount: number;
  /** It ends where the records begin that end the archive, and all of it is on this disk. */
  readonly isWhole: () => boolean;
};

/** The last record of the archive; a comment may follow it. */
const endAt = (bytes: Uint8Array): number => {
  const { u16, u32 } = fieldsOf(bytes);
  for (let at = bytes.length - lengths.end; at >= Math.max(0, bytes.length - lengths.end - longestComment); at -= 1) {
    if (u32(at) !== signatures.end) continue;
    const [stated, found] = [u16(at + 20), bytes.length - at - lengths.end];
    if (stated !== found) throw new RangeError(`the comment has ${String(found)} bytes, expected ${String(stated)}`);
    return at;
  }
  throw new RangeError('it has no end of central directory record');
};

const onlyDisk = (number: number): void => {
  if (number !== 0) throw new RangeError(`it is disk ${String(number)} of an archive on several disks`);
};

/** Entries behind the counted ones, or on other disks, are there for some readers and not for others. */
const endsAt = (
  bytes: Uint8Array,
  { start, size, end, entryCount }: Record<'start' | 'size' | 'end' | 'entryCount', number>,
) => {
  const { u16 } = fieldsOf(bytes);
  let at = start;
  for (let read = 0; read < entryCount; read += 1) {
    if (at + lengths.central > bytes.length || u16(at + 34) !== 0) return false;
    at += [28, 30, 32].reduce((length, field) => length + u16(at + field), lengths.central);
  }
  return at === end && start + size === end;
};

/** @throws RangeError where there is none */
export const directoryOf = (bytes: Uint8Array): Directory => {
  const at = endAt(bytes);
  const { u16, u32, u64 } = fieldsOf(bytes);
  const [disk, startDisk, count, entryCount] = [u16(at + 4), u16(at + 6), u16(at + 8), u16(at + 10)];
  const [size, start] = [u32(at + 12), u32(at + 16)];
  const wants64 = entryCount === 0xffff || start === elsewhere;
  const locator = at - lengths.locator64;
  if (locator < 0 || u32(locator) !== signatures.locator64) {
    onlyDisk(disk);
    const isOnOneDisk = startDisk === 0 && count === entryCount && !wants64;
    return { start, entryCount, isWhole: () => isOnOneDisk && endsAt(bytes, { start, size, end: at, entryCount }) };
  }
  const end = u64(locator + 8);
  const record = fieldsOf(slice(bytes, end, lengths.end64));
  if (record.u32(0) !== signatures.end64) throw new RangeError('its 64-bit record is not where its locator says');
  onlyDisk(record.u32(16));
  const in64 = { start: record.u64(48), size: record.u64(40), end, entryCount: record.u64(32) };
  const isOnOneDisk = wants64 && u32(locator + 4) === 0 && record.u32(20) === 0 && record.u64(24) === in64.entryCount;
  return { start: in64.start, entryCount: in64.entryCount, isWhole: () => isOnOneDisk && endsAt(bytes, in64) };
};

/** Local and central header state these twice; archives in which they differ are refused (zip-read.ts). */
export type ZipHeader = {
  readonly nameBytes: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
};

export type ZipEntry = ZipHeader & {
  readonly name: string;
  /** Where the local header begins. */
  readonly start: number;
};

type ExtraField = { readonly id: number; readonly data: Uint8Array };

const extraFieldsIn = (bytes: Uint8Array): readonly ExtraField[] => {
  const fields: ExtraField[] = [];
  const { u16 } = fieldsOf(bytes);
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = u16(at + 2);
    fields.push({ id: u16(at), data: slice(bytes, at + 4, length) });
    at += 4 + length;
  }
  return fields;
};

const codePage437 =
  '\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂' +
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const isNamedInUtf8 = 0x800;

/** The name in UTF-8 that an extra field states for exactly that name (APPNOTE 4.6.9). */
const unicodeName = (nameBytes: Uint8Array, extras: readonly ExtraField[]): Uint8Array | undefined =>
  extras
    .find(
      ({ id, data }) =>
        id === 0x7075 && data.length >= 6 && data[0] === 1 && fieldsOf(data).u32(1) === crc32(nameBytes),
    )
    ?.data.subarray(5);

const nameOf = (
  { nameBytes, flags }: Pick<ZipHeader, 'nameBytes' | 'flags'>,
  extras: readonly ExtraField[],
): string => {
  const inUtf8 = unicodeName(nameBytes, extras) ?? ((flags & isNamedInUtf8) === 0 ? undefined : nameBytes);
  if (inUtf8 !== undefined) return toText(inUtf8);
  return Array.from(nameBytes, (byte) => codePage437[byte]).join('');
};

/** Numbers that need 64 bits stand in an extra field, in this order and only where they are wanted (APPNOTE 4.5.3). */
const numbersOf = (numbers: readonly [number, number, number], extras: readonly ExtraField[]) => {
  const data = extras.find(({ id }) => id === 0x0001)?.data;
  let at = 0;
  const of = (number: number): number => {
    if (data === undefined || number !== elsewhere) return number;
    at += 8;
    return fieldsOf(slice(data, at - 8, 8)).u64(0);
  };
  const [uncompressedSize, compressedSize, start] = numbers;
  return { uncompressedSize: of(uncompressedSize), compressedSize: of(compressedSize), start: of(start) };
};

/** The entries one after another. @throws RangeError at one that cannot be read */
export function* entriesIn(bytes: Uint8Array, { start, entryCount }: Directory): Generator<ZipEntry> {
  let at = start;
  for (let read = 0; read < entryCount; read += 1) {
    const { u16, u32 } = fieldsOf(slice(bytes, at, lengths.central));
    if (u32(0) !== signatures.central) throw new RangeError(`its directory has no entry at byte ${String(at)}`);
    const [flags, nameLength, extraLength, commentLength] = [u16(8), u16(28), u16(30), u16(32)];
    if ((flags & 0x40) !== 0) throw new RangeError('strong encryption is not supported');
    const nameBytes = slice(bytes, at + lengths.central, nameLength);
    const extras = extraFieldsIn(slice(bytes, at + lengths.central + nameLength, extraLength));
    const next = at + lengths.central + nameLength + extraLength + commentLength;
    slice(bytes, at, next - at);
    at = next;
    const numbers = numbersOf([u32(24), u32(20), u32(42)], extras);
    if (u16(10) === 0 && (flags & 1) === 0 && numbers.compressedSize !== numbers.uncompressedSize)
      throw new RangeError('it stores an entry as it is, with another size');
    yield { nameBytes, flags, method: u16(10), crc32: u32(16), ...numbers, name: nameOf({ nameBytes, flags }, extras) };
  }
}

export type LocalHeader = ZipHeader & {
  /** Where the data begin. */
  readonly dataStart: number;
};

/** @throws RangeError where the entry has none, or its data exceed the archive */
export const localHeaderOf = (bytes: Uint8Array, { start, compressedSize }: ZipEntry): LocalHeader => {
  const { u16, u32 } = fieldsOf(slice(bytes, start, lengths.local));
  if (u32(0) !== signatures.local) throw new RangeError('its local header is not where the directory says');
  const nameLength = u16(26);
  const dataStart = start + lengths.local + nameLength + u16(28);
  if (dataStart + compressedSize > bytes.length) throw new RangeError('its data exceed the archive');
  return {
    nameBytes: slice(bytes, start + lengths.local, nameLength),
    flags: u16(6),
    method: u16(8),
    crc32: u32(14),
    compressedSize: u32(18),
    uncompressedSize: u32(22),
    dataStart,
  };
};

const beginnings = ['PK\x03\x04', 'PK\x05\x06'].map(fromLatin1);

/** It begins with an entry, or with the end of an empty archive. */
export const beginsLikeZip = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
