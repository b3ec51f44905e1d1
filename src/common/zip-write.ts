import { zipSync } from 'fflate';
import { colombianDateTime } from './time.ts';

export type ZipEntry = { readonly name: string; readonly data: Uint8Array };

/** Date and time of day as ZIP keeps them, two seconds fine, without a zone; from 1980 on. */
const dosTime = (at: number): number => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = colombianDateTime(at)
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return year < 1980
    ? dosTime(Date.UTC(1980, 0, 1, 5))
    : date * 0x10000 + ((hour << 11) | (minute << 5) | (second >> 1));
};

const endRecordBytes = 22;

/**
 * Writes the time of every entry into its local and its central header. The
 * library would take it from the machine's time zone.
 */
const stamp = (archive: Buffer, time: number): Buffer => {
  const end = archive.length - endRecordBytes;
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    archive.writeUInt32LE(time, at + 12);
    archive.writeUInt32LE(time, archive.readUInt32LE(at + 42) + 10);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return archive;
};

const anyDate = new Date('2000-01-01T12:00:00Z');

/**
 * A ZIP archive with the entries in the order given, dated `at` (milliseconds,
 * shown as Colombian time). Same input, same bytes, on every machine.
 */
export const writeZip = (entries: readonly ZipEntry[], at: number): Buffer => {
  const files: Record<string, Uint8Array> = {};
  for (const { name, data } of entries) {
    if (Object.hasOwn(files, name)) throw new RangeError(`An archive would hold "${name}" twice.`);
    files[name] = data;
  }
  const archive = zipSync(files, { mtime: anyDate });
  return stamp(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength), dosTime(at));
};
