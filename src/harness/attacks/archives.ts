/** What an attacker makes of the archive that carries a document. */
import { crc32 } from 'node:zlib';
import { rawZip, rawZip64, rawZipWith, sizes64, type RawEnd, type RawEntry } from './raw-zip.ts';

type Attack = (document: Buffer) => Buffer;

const name = 'fv.xml';
const other = Buffer.from('<Otro/>');

const entry =
  (changes: Partial<RawEntry>): Attack =>
  (data) =>
    rawZip({ name, data, ...changes });
const end =
  (changes: RawEnd): Attack =>
  (data) =>
    rawZipWith(changes, { name, data });
const named = (text: string | Buffer): Attack => entry({ name: text });
const beside =
  (second: string): Attack =>
  (data) =>
    rawZip({ name, data }, { name: second, data });

/** The Info-ZIP extra field that gives an entry another name. */
const otherName = (path: string): Buffer => {
  const bytes = Buffer.alloc(9);
  bytes.writeUInt16LE(0x7075, 0);
  bytes.writeUInt16LE(5 + Buffer.byteLength(path), 2);
  bytes.writeUInt8(1, 4);
  bytes.writeUInt32LE(crc32(Buffer.from(name)), 5);
  return Buffer.concat([bytes, Buffer.from(path)]);
};

/** The local header and the data of the second entry stand within the data of the first. */
const quoted: Attack = (document) => {
  const inner = rawZip({ name: 'b.xml', data: document });
  const local = inner.subarray(0, inner.readUInt32LE(inner.length - 6));
  const front = Buffer.from('<a/>');
  const first = { name, data: Buffer.concat([front, local]), method: 0 };
  return rawZip(first, { name: 'b.xml', data: document, isAbsent: true, offset: 30 + name.length + front.length });
};

/** All entries begin at the data of the first one. */
const shared: Attack = (data) =>
  rawZip({ name, data }, ...Array.from({ length: 9 }, (): RawEntry => ({ name, data, isAbsent: true, offset: 0 })));

const link = 0o120777 * 0x10000;
const device = 0o020666 * 0x10000;

export const archiveAttacks = {
  'nothing in place of the archive': () => Buffer.alloc(0),
  'the document without an archive': (data) => data,
  'an archive without entries': () => rawZip(),
  'an archive of a folder alone': () => rawZip({ name: 'a/', data: Buffer.alloc(0), method: 0 }),
  'an archive in the archive': (data) => rawZip({ name: 'a.zip', data: rawZip({ name, data }) }),
  'an archive cut short': (data) => rawZip({ name, data }).subarray(0, -30),
  'data in front of the archive': end({ before: Buffer.from('MZ') }),
  'data behind the archive': (data) => Buffer.concat([rawZip({ name, data }), other]),
  'a second archive behind the first': (data) =>
    Buffer.concat([rawZip({ name, data }), rawZip({ name: 'b.xml', data: other })]),
  'a second archive in the comment': (data) =>
    rawZipWith({ comment: rawZip({ name: 'b.xml', data: other }) }, { name, data }),

  'a file that inflates a thousandfold': () => rawZip({ name, data: Buffer.alloc(20_000_000, ' ') }),
  'a file that inflates from nothing': entry({ stored: Buffer.alloc(0) }),
  'more files than an archive may have': (data) =>
    rawZip(...Array.from({ length: 60 }, (_, at): RawEntry => ({ name: `${String(at)}.xml`, data }))),
  'a directory with more entries than it says': (data) =>
    rawZipWith({ count: 1 }, { name, data }, { name: 'b.xml', data: other }),
  'a directory with fewer entries than it says': end({ count: 2 }),
  'a directory that counts nothing': end({ count: 0 }),
  'a directory of a wrong size': end({ directorySize: 3 }),
  'a directory beyond the end': end({ directoryOffset: 0x7fffffff }),
  'an entry beyond the end': entry({ offset: 0x7ffffff0 }),
  'two entries with the data of one': quoted,
  'ten entries with the data of one': shared,

  'a size that is too small': entry({ size: 5 }),
  'a size that is too large': (data) => rawZip({ name, data, size: data.length + 1 }),
  'a wrong checksum': entry({ crc: 1 }),
  'another size in the local header': entry({ local: { size: 5 } }),
  'another checksum in the local header': entry({ local: { crc: 1 } }),
  'another method in the local header': entry({ local: { method: 0 } }),
  'another name in the local header': entry({ local: { name: 'b.xml' } }),
  'encryption in the local header': entry({ local: { flags: 0x801 } }),
  'an encrypted file': entry({ flags: 0x801 }),
  'a strongly encrypted file': entry({ flags: 0x841 }),
  'a file compressed by another method': entry({ method: 12 }),

  'a size of an exabyte in 64 bits': entry({ size: 0xffffffff, extra: sizes64(1n << 60n) }),
  'sizes in 64 bits that are absent': entry({ size: 0xffffffff }),
  'a trillion entries in 64 bits': (data) => rawZip64({ count: 1n << 40n }, { name, data }),
  'a directory beyond everything in 64 bits': (data) =>
    rawZip64({ count: 1n, directoryOffset: 1n << 62n }, { name, data }),
  'another disk in 64 bits': (data) => rawZip64({ count: 1n, disk: 1 }, { name, data }),
  'the second disk of an archive': end({ disk: 1 }),
  'a directory on another disk': end({ directoryDisk: 1 }),
  'a file on another disk': entry({ disk: 1 }),
  'a directory in parts': end({ countHere: 0 }),
  'an extra field longer than its space': entry({ extra: Buffer.from([1, 0, 255, 0, 1]) }),

  'a symbolic link': () => rawZip({ name, data: Buffer.from('/etc/passwd'), attributes: link }),
  'a name that climbs': named('../../etc/passwd'),
  'a name that climbs inside': named('a/../../fv.xml'),
  'a name that climbs with backslashes': named('..\\..\\fv.xml'),
  'an absolute name': named('/etc/cron.d/fv.xml'),
  'a name on a drive': named('C:\\fv.xml'),
  'a name on another machine': named('\\\\server\\share\\fv.xml'),
  'a NUL in the name': named('fv.xml\0.exe'),
  'no name': named(''),
  'another name in an extra field, which climbs': entry({ flags: 0, extra: otherName('../../fv.xml') }),
  'a name twice': beside(name),

  // Only its bytes are read, under a name that is nothing but text.
  'an archive in 64 bits': (data) => rawZip64({ count: 1n }, { name, data }),
  'a device': entry({ attributes: device }),
  'line ends in the name': named('a\r\nX-Header: 1.xml'),
  'a control character in the name': named('a\u0001.xml'),
  'markup in the name': named('<script>alert(1)<_script>.xml'),
  'a name that reads backwards': named('\u202elmx.a'),
  'a name that is not UTF-8': named(Buffer.from([0x61, 0xff, 0x2e, 0x78, 0x6d, 0x6c])),
  'the name of a device': named('NUL.xml'),
  'a very long name': named(`${'a'.repeat(60_000)}.xml`),
  'the name __proto__': named('__proto__'),
  'a comment behind the directory': end({ comment: Buffer.from('hola') }),

  // Twins for a disk, which none of them ever reaches: they are two documents.
  'names that differ in case': beside('FV.XML'),
  'names that differ in their composition': (data) => rawZip({ name: 'ñ.xml', data }, { name: 'n\u0303.xml', data }),
  'names that differ in a dot': beside(`./${name}`),
} as const satisfies Readonly<Record<string, Attack>>;
