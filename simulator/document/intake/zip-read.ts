import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { crc32, inflateRawSync } from 'node:zlib';
import {
  fromBufferPromise,
  getFileNameLowLevel,
  validateFileName,
  type Entry,
  type LocalFileHeader,
  type ZipFile,
} from 'yauzl';

export type ZipLimits = {
  /** Size of the archive itself. */
  readonly maxBytes: number;
  /** Directories count. */
  readonly maxEntries: number;
  /** Size of one inflated entry. */
  readonly maxEntryBytes: number;
  /** Size of all inflated entries together. */
  readonly maxTotalBytes: number;
  /** Inflated size of an entry divided by its size in the archive. */
  readonly maxRatio: number;
};

export type ZipProblem = {
  readonly code:
    | 'zip-not-a-zip'
    | 'zip-corrupt'
    | 'zip-too-large'
    | 'zip-too-many-entries'
    | 'zip-inflates-too-large'
    | 'zip-ratio'
    | 'zip-encrypted'
    | 'zip-unsupported-method'
    | 'zip-unsafe-name'
    | 'zip-duplicate-name';
  /** One sentence: the actual and the expected value. */
  readonly message: Bilingual;
  /** The entry at fault, if any. */
  readonly entry?: string | undefined;
};

export type UnzippedEntry = {
  readonly name: string;
  readonly data: Buffer;
  /** The data as stored in the archive, if they are deflated there. */
  readonly deflated: Buffer | undefined;
};

export type ZipResult =
  | { readonly ok: true; readonly entries: readonly UnzippedEntry[] }
  | { readonly ok: false; readonly problem: ZipProblem };

const problem = (code: ZipProblem['code'], message: Bilingual, entry?: string): ZipProblem => ({
  code,
  message,
  ...(entry === undefined ? {} : { entry }),
});

const STORED = 0;
const DEFLATED = 8;
const emptyArchive = Buffer.from('PK\x05\x06', 'latin1');
const firstEntry = Buffer.from('PK\x03\x04', 'latin1');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const looksLikeZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(firstEntry) || bytes.subarray(0, 4).equals(emptyArchive);

/** All of them: yauzl would add missing ones to a new object for each archive. */
const archiveOptions = {
  autoClose: false,
  lazyEntries: true,
  decodeStrings: false,
  validateEntrySizes: true,
  strictFileNames: false,
} as const;

/** The directory entry of one file, checked before anything is inflated. */
type Listed = { readonly entry: Entry; readonly name: string };

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);

/** Why the library refuses a file name, which it says in English alone. */
const refusalInSpanish = (name: string): string => {
  if (name.includes('\\')) return 'contiene caracteres no permitidos';
  return /^(?:[a-z]:|\/)/i.test(name) ? 'es una ruta absoluta' : 'es una ruta que sale de la carpeta';
};

const unsafeName = (name: string): Bilingual | undefined => {
  if (name === '') return { en: 'it is empty', es: 'está vacío' };
  if (name.includes('\0')) return { en: 'it holds a NUL', es: 'contiene un carácter NUL' };
  const why = validateFileName(name);
  return why === null ? undefined : { en: why, es: refusalInSpanish(name) };
};

const entryProblem = (entry: Entry, name: string, limits: ZipLimits): ZipProblem | undefined => {
  const unsafe = unsafeName(name);
  if (unsafe !== undefined) {
    const text = JSON.stringify(name);
    return problem(
      'zip-unsafe-name',
      {
        en: `The entry name ${text} is refused: ${unsafe.en}.`,
        es: `No se admite el nombre de archivo ${text}: ${unsafe.es}.`,
      },
      name,
    );
  }
  if (entry.isEncrypted()) {
    return problem(
      'zip-encrypted',
      {
        en: `The entry "${name}" is encrypted, expected a plain one.`,
        es: `El archivo "${name}" está cifrado y debe venir sin cifrar.`,
      },
      name,
    );
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    const method = String(entry.compressionMethod);
    return problem(
      'zip-unsupported-method',
      {
        en: `The entry "${name}" is compressed by method ${method}, expected 0 (stored) or 8 (deflate).`,
        es: `El archivo "${name}" usa el método de compresión ${method} y debe usar 0 (sin compresión) u 8 (deflate).`,
      },
      name,
    );
  }
  const { compressedSize, uncompressedSize } = entry;
  const [size, limit] = [String(uncompressedSize), String(limits.maxEntryBytes)];
  if (uncompressedSize > limits.maxEntryBytes) {
    return problem(
      'zip-inflates-too-large',
      {
        en: `The entry "${name}" inflates to ${size} bytes, the limit is ${limit}.`,
        es: `El archivo "${name}" descomprimido ocupa ${size} bytes y el límite es ${limit}.`,
      },
      name,
    );
  }
  if (uncompressedSize > compressedSize * limits.maxRatio) {
    const [packed, ratio] = [String(compressedSize), String(limits.maxRatio)];
    return problem(
      'zip-ratio',
      {
        en: `The entry "${name}" inflates from ${packed} to ${size} bytes, the limit is ${ratio} to 1.`,
        es: `El archivo "${name}" pasa de ${packed} a ${size} bytes al descomprimirse y el límite es ${ratio} a 1.`,
      },
      name,
    );
  }
  return undefined;
};

const listEntries = async (zip: ZipFile, limits: ZipLimits): Promise<readonly Listed[] | ZipProblem> => {
  const listed: Listed[] = [];
  const names = new Set<string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    const fault = entryProblem(entry, name, limits);
    if (fault !== undefined) return fault;
    if (names.has(name)) {
      const texts = { en: `The archive holds "${name}" twice.`, es: `El ZIP contiene dos veces "${name}".` };
      return problem('zip-duplicate-name', texts, name);
    }
    names.add(name);
    if (name.endsWith('/')) continue;
    total += entry.uncompressedSize;
    if (total > limits.maxTotalBytes) {
      return problem(
        'zip-inflates-too-large',
        {
          en: `The archive inflates to more than ${String(limits.maxTotalBytes)} bytes.`,
          es: `El contenido del ZIP descomprimido supera ${String(limits.maxTotalBytes)} bytes.`,
        },
        name,
      );
    }
    listed.push({ entry, name });
  }
  return listed;
};

/** A listed entry, and where the archive has it. */
type Placed = Listed & {
  /** From the beginning of the local header to the end of the data. */
  readonly start: number;
  readonly end: number;
  readonly stored: Buffer;
};

const corrupt = (name: string, why: Bilingual): ZipProblem =>
  problem(
    'zip-corrupt',
    { en: `The entry "${name}" is damaged: ${why.en}.`, es: `El archivo "${name}" está dañado: ${why.es}.` },
    name,
  );

const encrypted = 0x1;
/** The sizes and the checksum follow the data instead of standing in the local header. */
const describedBehind = 0x8;
/** The local header has this value for a size that its extra field contains. */
const inExtraField = 0xffffffff;

/** Readers that go by the local header must find the file that the directory describes. */
const isSame = (header: LocalFileHeader, entry: Entry): boolean => {
  const flags = header.generalPurposeBitFlag;
  if (header.compressionMethod !== entry.compressionMethod || (flags & encrypted) !== 0) return false;
  if ((flags & describedBehind) !== 0) return true;
  const isSize = (local: number, size: number): boolean => local === size || local === inExtraField;
  return (
    header.crc32 === entry.crc32 &&
    isSize(header.compressedSize, entry.compressedSize) &&
    isSize(header.uncompressedSize, entry.uncompressedSize)
  );
};

const placeEntry = async (bytes: Buffer, zip: ZipFile, listed: Listed): Promise<Placed | ZipProblem> => {
  const { entry, name } = listed;
  try {
    const header = await zip.readLocalFileHeaderPromise(entry);
    if (!header.fileName.equals(entry.fileNameRaw)) {
      return corrupt(name, {
        en: 'its two headers name it differently',
        es: 'sus dos encabezados tienen nombres distintos',
      });
    }
    if (!isSame(header, entry)) {
      return corrupt(name, {
        en: 'its two headers describe it differently',
        es: 'sus dos encabezados lo describen distinto',
      });
    }
    const { fileDataStart } = header;
    const end = fileDataStart + entry.compressedSize;
    return { ...listed, start: entry.relativeOffsetOfLocalHeader, end, stored: bytes.subarray(fileDataStart, end) };
  } catch (error) {
    return corrupt(name, { en: messageOf(error), es: 'no se puede descomprimir' });
  }
};

/** Data that several entries share make a small archive inflate to a large one, and each reader see another file. */
const overlapping = (placed: readonly Placed[], directoryStart: number): ZipProblem | undefined => {
  const inOrder = [...placed].sort((one, other) => one.start - other.start);
  const at = inOrder.findIndex(({ end }, index) => end > (inOrder[index + 1]?.start ?? directoryStart));
  const found = inOrder[at];
  return (
    found &&
    corrupt(found.name, { en: 'its data overlap what follows', es: 'sus datos se superponen con los siguientes' })
  );
};
/** Room that is given to an entry on its word alone. */
const trustedRoom = 1024 * 1024;
const leastRoom = 64;

/** Never produces more than the directory promised, however the data lie. */
const inflate = (stored: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer => {
  if (compressionMethod === STORED) return Buffer.from(stored);
  // In one piece, where it is believed: one byte more shows zlib that it is at the end.
  const chunkSize = Math.min(Math.max(uncompressedSize + 1, leastRoom), trustedRoom);
  return inflateRawSync(stored, { maxOutputLength: Math.max(uncompressedSize, 1), chunkSize });
};

const readEntry = ({ entry, name, stored }: Placed): UnzippedEntry | ZipProblem => {
  try {
    const data = inflate(stored, entry);
    if (data.length !== entry.uncompressedSize) {
      const [has, should] = [String(data.length), String(entry.uncompressedSize)];
      return corrupt(name, {
        en: `it has ${has} bytes, expected ${should}`,
        es: `tiene ${has} bytes y deberían ser ${should}`,
      });
    }
    const deflated = entry.compressionMethod === DEFLATED ? stored : undefined;
    return crc32(data) === entry.crc32
      ? { name, data, deflated }
      : corrupt(name, { en: 'its CRC-32 does not match', es: 'su CRC-32 no coincide' });
  } catch (error) {
    return corrupt(name, { en: messageOf(error), es: 'no se puede descomprimir' });
  }
};

/** Records of the format, with the offsets of their fields (APPNOTE 4.3.12 to 4.3.16). */
const centralLength = 46;
const endLength = 22;
const locatorLength = 20;

type Directory = {
  readonly start: number;
  readonly size: number;
  /** Where the records begin that end the archive. */
  readonly end: number;
  readonly isOnOneDisk: boolean;
};

/** The 64-bit record, which stands before the usual one where a number does not fit into that. */
const directory64 = (bytes: Buffer, endAt: number): Directory => {
  const number = (at: number): number => Number(bytes.readBigUInt64LE(at));
  const locator = endAt - locatorLength;
  const record = number(locator + 8);
  const isOnOneDisk =
    [locator + 4, record + 16, record + 20].every((at) => bytes.readUInt32LE(at) === 0) &&
    number(record + 24) === number(record + 32);
  return { start: number(record + 48), size: number(record + 40), end: record, isOnOneDisk };
};

const directoryOf = (bytes: Buffer, zip: ZipFile): Directory => {
  // The comment is not decoded, and counts bytes.
  const endAt = bytes.length - endLength - zip.comment.length;
  const [disk, startDisk, count, countInAll] = [4, 6, 8, 10].map((at) => bytes.readUInt16LE(endAt + at));
  const [size, start] = [bytes.readUInt32LE(endAt + 12), bytes.readUInt32LE(endAt + 16)];
  if (countInAll === 0xffff || start === inExtraField) return directory64(bytes, endAt);
  return { start, size, end: endAt, isOnOneDisk: disk === 0 && startDisk === 0 && count === countInAll };
};

/** Entries behind the counted ones, or on other disks, are there for some readers and not for others. */
const isWhole = (bytes: Buffer, { start, size, end, isOnOneDisk }: Directory, count: number): boolean => {
  let at = start;
  let onOneDisk = isOnOneDisk;
  for (let read = 0; read < count; read += 1) {
    onOneDisk &&= bytes.readUInt16LE(at + 34) === 0;
    at += [28, 30, 32].reduce((length, field) => length + bytes.readUInt16LE(at + field), centralLength);
  }
  return onOneDisk && at === end && start + size === end;
};

const torn = problem('zip-corrupt', {
  en: 'The archive cannot be read: its directory does not end where it says, or it is on several disks.',
  es: 'El ZIP está dañado: su directorio no termina donde indica, o está repartido en varios discos.',
});

const readOpened = async (bytes: Buffer, zip: ZipFile, limits: ZipLimits): Promise<ZipResult> => {
  if (zip.entryCount > limits.maxEntries) {
    const [count, limit] = [String(zip.entryCount), String(limits.maxEntries)];
    const texts = {
      en: `The archive has ${count} entries, the limit is ${limit}.`,
      es: `El ZIP contiene ${count} archivos y el límite es ${limit}.`,
    };
    return { ok: false, problem: problem('zip-too-many-entries', texts) };
  }
  const listed = await listEntries(zip, limits);
  if ('code' in listed) return { ok: false, problem: listed };
  const directory = directoryOf(bytes, zip);
  if (!isWhole(bytes, directory, zip.entryCount)) return { ok: false, problem: torn };
  const placed: Placed[] = [];
  for (const each of listed) {
    const entry = await placeEntry(bytes, zip, each);
    if ('code' in entry) return { ok: false, problem: entry };
    placed.push(entry);
  }
  const overlap = overlapping(placed, directory.start);
  if (overlap !== undefined) return { ok: false, problem: overlap };
  const entries: UnzippedEntry[] = [];
  for (const each of placed) {
    const entry = readEntry(each);
    if ('code' in entry) return { ok: false, problem: entry };
    entries.push(entry);
  }
  return { ok: true, entries };
};

/**
 * The files of an archive from a stranger, in the order of its directory. Directories are left out; an empty archive
 * has zero entries. Sizes are checked against the limits before anything is inflated, and inflating stops at the size
 * the directory promised. Problems are values.
 */
export const readZip = async (given: Uint8Array, limits: ZipLimits): Promise<ZipResult> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length > limits.maxBytes) {
    const [size, limit] = [String(bytes.length), String(limits.maxBytes)];
    const texts = {
      en: `The archive has ${size} bytes, the limit is ${limit}.`,
      es: `El ZIP tiene ${size} bytes y el límite es ${limit}.`,
    };
    return { ok: false, problem: problem('zip-too-large', texts) };
  }
  if (!looksLikeZip(bytes)) {
    const texts = {
      en: 'The bytes do not begin like a ZIP archive ("PK", 3, 4).',
      es: 'Los bytes no comienzan como los de un ZIP ("PK", 3, 4).',
    };
    return { ok: false, problem: problem('zip-not-a-zip', texts) };
  }
  try {
    const zip = await fromBufferPromise(bytes, archiveOptions);
    return await readOpened(bytes, zip, limits);
  } catch (error) {
    const texts = { en: `The archive cannot be read: ${messageOf(error)}`, es: 'El ZIP está dañado o incompleto.' };
    return { ok: false, problem: problem('zip-corrupt', texts) };
  }
};
