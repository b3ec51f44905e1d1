import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { areSame } from '../../../src/common/bytes.ts';
import { crc32, inflateRaw } from './inflate.ts';
import {
  beginsLikeZip,
  directoryOf,
  elsewhere,
  entriesIn,
  localHeaderOf,
  type Directory,
  type LocalHeader,
  type ZipEntry,
} from './zip-directory.ts';

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
  readonly data: Uint8Array;
  /** The data as stored in the archive, if they are deflated there. */
  readonly deflated: Uint8Array | undefined;
};

export type ZipResult =
  | { readonly ok: true; readonly entries: readonly UnzippedEntry[] }
  | { readonly ok: false; readonly problem: ZipProblem };

const problem = (code: ZipProblem['code'], message: Bilingual, entry?: string): ZipProblem => ({
  code,
  message,
  ...(entry === undefined ? {} : { entry }),
});

const encrypted = 0x1;
const STORED = 0;
const DEFLATED = 8;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unsafeName = (name: string): Bilingual | undefined => {
  if (name === '') return { en: 'it is empty', es: 'está vacío' };
  if (name.includes('\0')) return { en: 'it holds a NUL', es: 'contiene un carácter NUL' };
  if (name.includes('\\'))
    return { en: `invalid characters in fileName: ${name}`, es: 'contiene caracteres no permitidos' };
  if (/^(?:[a-z]:|\/)/i.test(name)) return { en: `absolute path: ${name}`, es: 'es una ruta absoluta' };
  const climbs = name.split('/').includes('..');
  return climbs ? { en: `invalid relative path: ${name}`, es: 'es una ruta que sale de la carpeta' } : undefined;
};

const entryProblem = (entry: ZipEntry, limits: ZipLimits): ZipProblem | undefined => {
  const { name, method } = entry;
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
  if ((entry.flags & encrypted) !== 0) {
    return problem(
      'zip-encrypted',
      {
        en: `The entry "${name}" is encrypted, expected a plain one.`,
        es: `El archivo "${name}" está cifrado y debe venir sin cifrar.`,
      },
      name,
    );
  }
  if (method !== STORED && method !== DEFLATED) {
    return problem(
      'zip-unsupported-method',
      {
        en: `The entry "${name}" is compressed by method ${String(method)}, expected 0 (stored) or 8 (deflate).`,
        es: `El archivo "${name}" usa el método de compresión ${String(method)} y debe usar 0 (sin compresión) u 8 (deflate).`,
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

const listEntries = (bytes: Uint8Array, directory: Directory, limits: ZipLimits): readonly ZipEntry[] | ZipProblem => {
  const listed: ZipEntry[] = [];
  const names = new Set<string>();
  let total = 0;
  for (const entry of entriesIn(bytes, directory)) {
    const { name } = entry;
    const fault = entryProblem(entry, limits);
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
    listed.push(entry);
  }
  return listed;
};

type Placed = ZipEntry & {
  readonly end: number;
  readonly stored: Uint8Array;
};

const corrupt = (name: string, why: Bilingual): ZipProblem =>
  problem(
    'zip-corrupt',
    { en: `The entry "${name}" is damaged: ${why.en}.`, es: `El archivo "${name}" está dañado: ${why.es}.` },
    name,
  );

/** The sizes and the checksum follow the data instead of standing in the local header. */
const describedBehind = 0x8;

/** Readers that go by the local header must find the file that the directory describes. */
const isSame = (header: LocalHeader, entry: ZipEntry): boolean => {
  if (header.method !== entry.method || (header.flags & encrypted) !== 0) return false;
  if ((header.flags & describedBehind) !== 0) return true;
  const isSize = (local: number, size: number): boolean => local === size || local === elsewhere;
  return (
    header.crc32 === entry.crc32 &&
    isSize(header.compressedSize, entry.compressedSize) &&
    isSize(header.uncompressedSize, entry.uncompressedSize)
  );
};

const placeEntry = (bytes: Uint8Array, entry: ZipEntry): Placed | ZipProblem => {
  const { name } = entry;
  try {
    const header = localHeaderOf(bytes, entry);
    if (!areSame(header.nameBytes, entry.nameBytes)) {
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
    const end = header.dataStart + entry.compressedSize;
    return { ...entry, end, stored: bytes.subarray(header.dataStart, end) };
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

/** Nothing where the data are damaged. It never produces more than the directory promised, however the data lie. */
const dataOf = ({ method, stored, uncompressedSize }: Placed): Uint8Array | undefined => {
  // A copy: entries outlive the archive they came from.
  if (method === STORED) return new Uint8Array(stored);
  try {
    return inflateRaw(stored, uncompressedSize);
  } catch {
    return undefined;
  }
};

const readEntry = (entry: Placed): UnzippedEntry | ZipProblem => {
  const { name, stored, uncompressedSize } = entry;
  const data = dataOf(entry);
  if (data === undefined) return corrupt(name, { en: 'it cannot be inflated', es: 'no se puede descomprimir' });
  if (data.length !== uncompressedSize) {
    const [has, should] = [String(data.length), String(uncompressedSize)];
    return corrupt(name, {
      en: `it has ${has} bytes, expected ${should}`,
      es: `tiene ${has} bytes y deberían ser ${should}`,
    });
  }
  return crc32(data) === entry.crc32
    ? { name, data, deflated: entry.method === DEFLATED ? stored : undefined }
    : corrupt(name, { en: 'its CRC-32 does not match', es: 'su CRC-32 no coincide' });
};

const torn = problem('zip-corrupt', {
  en: 'The archive cannot be read: its directory does not end where it says, or it is on several disks.',
  es: 'El ZIP está dañado: su directorio no termina donde indica, o está repartido en varios discos.',
});

const entriesOf = (bytes: Uint8Array, limits: ZipLimits): ZipResult => {
  const directory = directoryOf(bytes);
  if (directory.entryCount > limits.maxEntries) {
    const [count, limit] = [String(directory.entryCount), String(limits.maxEntries)];
    const texts = {
      en: `The archive has ${count} entries, the limit is ${limit}.`,
      es: `El ZIP contiene ${count} archivos y el límite es ${limit}.`,
    };
    return { ok: false, problem: problem('zip-too-many-entries', texts) };
  }
  const listed = listEntries(bytes, directory, limits);
  if ('code' in listed) return { ok: false, problem: listed };
  if (!directory.isWhole()) return { ok: false, problem: torn };
  const placed: Placed[] = [];
  for (const each of listed) {
    const entry = placeEntry(bytes, each);
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

const resultOf = (bytes: Uint8Array, limits: ZipLimits): ZipResult => {
  if (bytes.length > limits.maxBytes) {
    const [size, limit] = [String(bytes.length), String(limits.maxBytes)];
    const texts = {
      en: `The archive has ${size} bytes, the limit is ${limit}.`,
      es: `El ZIP tiene ${size} bytes y el límite es ${limit}.`,
    };
    return { ok: false, problem: problem('zip-too-large', texts) };
  }
  if (!beginsLikeZip(bytes)) {
    const texts = {
      en: 'The bytes do not begin like a ZIP archive ("PK", 3, 4).',
      es: 'Los bytes no comienzan como los de un ZIP ("PK", 3, 4).',
    };
    return { ok: false, problem: problem('zip-not-a-zip', texts) };
  }
  try {
    return entriesOf(bytes, limits);
  } catch (error) {
    const texts = { en: `The archive cannot be read: ${messageOf(error)}`, es: 'El ZIP está dañado o incompleto.' };
    return { ok: false, problem: problem('zip-corrupt', texts) };
  }
};

/**
 * The files of an archive from a stranger, in the order of its directory. Directories are left out; an empty archive
 * has zero entries. Sizes are checked against the limits before anything is inflated, and inflating stops at the size
 * the directory promised. Problems are values.
 */
export const readZip = (bytes: Uint8Array, limits: ZipLimits): Promise<ZipResult> =>
  Promise.resolve(resultOf(bytes, limits));
