import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';

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
  /** One English sentence: the actual and the expected value. */
  readonly message: string;
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

const problem = (code: ZipProblem['code'], message: string, entry?: string): ZipProblem =>
  entry === undefined ? { code, message } : { code, message, entry };

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

const entryProblem = (entry: Entry, name: string, limits: ZipLimits): ZipProblem | undefined => {
  const unsafe = name === '' ? 'it is empty' : name.includes('\0') ? 'it holds a NUL' : validateFileName(name);
  if (unsafe !== null)
    return problem('zip-unsafe-name', `The entry name ${JSON.stringify(name)} is refused: ${unsafe}.`, name);
  if (entry.isEncrypted())
    return problem('zip-encrypted', `The entry "${name}" is encrypted, expected a plain one.`, name);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    const method = String(entry.compressionMethod);
    return problem(
      'zip-unsupported-method',
      `The entry "${name}" is compressed by method ${method}, expected 0 (stored) or 8 (deflate).`,
      name,
    );
  }
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > limits.maxEntryBytes) {
    const sizes = `${String(uncompressedSize)} bytes, the limit is ${String(limits.maxEntryBytes)}`;
    return problem('zip-inflates-too-large', `The entry "${name}" inflates to ${sizes}.`, name);
  }
  if (uncompressedSize > compressedSize * limits.maxRatio) {
    const sizes = `from ${String(compressedSize)} to ${String(uncompressedSize)} bytes, the limit is ${String(limits.maxRatio)} to 1`;
    return problem('zip-ratio', `The entry "${name}" inflates ${sizes}.`, name);
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
    if (names.has(name)) return problem('zip-duplicate-name', `The archive holds "${name}" twice.`, name);
    names.add(name);
    if (name.endsWith('/')) continue;
    total += entry.uncompressedSize;
    if (total > limits.maxTotalBytes) {
      return problem(
        'zip-inflates-too-large',
        `The archive inflates to more than ${String(limits.maxTotalBytes)} bytes.`,
        name,
      );
    }
    listed.push({ entry, name });
  }
  return listed;
};

/** Never produces more than the directory promised, however the data lie. */
const inflate = (stored: Buffer, entry: Entry): Buffer =>
  entry.compressionMethod === STORED
    ? Buffer.from(stored)
    : inflateRawSync(stored, { maxOutputLength: Math.max(entry.uncompressedSize, 1) });

const readEntry = async (bytes: Buffer, zip: ZipFile, listed: Listed): Promise<UnzippedEntry | ZipProblem> => {
  const { entry, name } = listed;
  const corrupt = (why: string): ZipProblem => problem('zip-corrupt', `The entry "${name}" is damaged: ${why}.`, name);
  try {
    const header = await zip.readLocalFileHeaderPromise(entry);
    if (!header.fileName.equals(entry.fileNameRaw)) return corrupt('its two headers name it differently');
    const stored = bytes.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
    const data = inflate(stored, entry);
    if (data.length !== entry.uncompressedSize)
      return corrupt(`it has ${String(data.length)} bytes, expected ${String(entry.uncompressedSize)}`);
    const deflated = entry.compressionMethod === DEFLATED ? stored : undefined;
    return crc32(data) === entry.crc32 ? { name, data, deflated } : corrupt('its CRC-32 does not match');
  } catch (error) {
    return corrupt(messageOf(error));
  }
};

const readOpened = async (bytes: Buffer, zip: ZipFile, limits: ZipLimits): Promise<ZipResult> => {
  if (zip.entryCount > limits.maxEntries) {
    const counts = `${String(zip.entryCount)} entries, the limit is ${String(limits.maxEntries)}`;
    return { ok: false, problem: problem('zip-too-many-entries', `The archive has ${counts}.`) };
  }
  const listed = await listEntries(zip, limits);
  if ('code' in listed) return { ok: false, problem: listed };
  const entries: UnzippedEntry[] = [];
  for (const each of listed) {
    const entry = await readEntry(bytes, zip, each);
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
export const readZip = async (bytes: Buffer, limits: ZipLimits): Promise<ZipResult> => {
  if (bytes.length > limits.maxBytes) {
    const sizes = `${String(bytes.length)} bytes, the limit is ${String(limits.maxBytes)}`;
    return { ok: false, problem: problem('zip-too-large', `The archive has ${sizes}.`) };
  }
  if (!looksLikeZip(bytes)) {
    return { ok: false, problem: problem('zip-not-a-zip', 'The bytes do not begin like a ZIP archive ("PK", 3, 4).') };
  }
  try {
    const zip = await fromBufferPromise(bytes, archiveOptions);
    return await readOpened(bytes, zip, limits);
  } catch (error) {
    return { ok: false, problem: problem('zip-corrupt', `The archive cannot be read: ${messageOf(error)}`) };
  }
};
