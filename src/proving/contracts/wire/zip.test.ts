import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deflateQuickly } from '../../../common/deflate.ts';
import { readZip, type ZipLimits, type ZipProblem } from '../../../../simulator/document/intake/zip-read.ts';
import { writeZip } from '../../../issuer/zip-write.ts';
import { rawZip } from '../../../harness/attacks/raw-zip.ts';

const limits: ZipLimits = {
  maxBytes: 1_000_000,
  maxEntries: 5,
  maxEntryBytes: 100_000,
  maxTotalBytes: 150_000,
  maxRatio: 200,
};

const at = Date.parse('2026-11-20T23:59:59-05:00');

const problemOf = async (bytes: Buffer, narrower: Partial<ZipLimits> = {}): Promise<ZipProblem> => {
  const result = await readZip(bytes, { ...limits, ...narrower });
  if (result.ok) throw new Error('The archive was accepted.');
  return result.problem;
};

const namesIn = async (bytes: Buffer): Promise<readonly string[]> => {
  const result = await readZip(bytes, limits);
  return result.ok ? result.entries.map(({ name }) => name) : [result.problem.message.en];
};

const text = Buffer.from('<Invoice/>');

describe('writeZip', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is read back unchanged', async () => {
    const entries = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-zñ0-9_-]{1,12}\.xml$/),
        data: fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.string({ maxLength: 300 }).map((each) => Buffer.from(each)),
        ),
      }),
      { selector: ({ name }) => name, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(entries, async (given) => {
        const result = await readZip(writeZip(given, at), limits);
        const expected = given.map(({ name, data }) => ({
          name,
          data: Buffer.from(data),
          deflated: deflateQuickly(data),
        }));
        expect(result).toEqual({ ok: true, entries: expected });
      }),
      { numRuns: 60 },
    );
  });

  it('writes the same bytes in every time zone', () => {
    const written = ['America/Bogota', 'Asia/Tokyo', 'America/New_York'].map((zone) => {
      vi.stubEnv('TZ', zone);
      // 02:30 does not exist in New York on that day.
      return writeZip([{ name: 'a.xml', data: text }], Date.parse('2026-03-08T02:30:00-05:00')).toString('hex');
    });
    expect(new Set(written).size).toBe(1);
  });

  it.each<[when: string, at: string, date: number, time: number]>([
    ['Colombian time', '2026-11-21T04:59:59Z', (46 << 9) | (11 << 5) | 20, (23 << 11) | (59 << 5) | 29],
    ['the earliest date of the format', '1970-01-01T00:00:00Z', (1 << 5) | 1, 0],
  ])('dates its entries in %s', (_, instant, date, time) => {
    const archive = writeZip([{ name: 'a.xml', data: text }], Date.parse(instant));
    const directory = archive.readUInt32LE(archive.length - 6);
    for (const field of [10, directory + 12]) {
      expect(archive.readUInt16LE(field)).toBe(time);
      expect(archive.readUInt16LE(field + 2)).toBe(date);
    }
  });

  it('refuses a name twice', () => {
    expect(() =>
      writeZip(
        [
          { name: 'a', data: text },
          { name: 'a', data: text },
        ],
        at,
      ),
    ).toThrow(RangeError);
  });
});

describe('readZip', () => {
  it('reads stored and deflated entries and leaves directories out', async () => {
    const archive = rawZip(
      { name: 'in/', data: Buffer.alloc(0), stored: Buffer.alloc(0), method: 0 },
      { name: 'in/a.xml', data: text },
      { name: 'b.xml', data: text, stored: text, method: 0 },
      { name: 'empty.xml', data: Buffer.alloc(0) },
    );
    expect(await readZip(archive, limits)).toEqual({
      ok: true,
      entries: [
        { name: 'in/a.xml', data: text, deflated: deflateRawSync(text) },
        { name: 'b.xml', data: new Uint8Array(text), deflated: undefined },
        { name: 'empty.xml', data: Buffer.alloc(0), deflated: deflateRawSync(Buffer.alloc(0)) },
      ],
    });
  });

  it('reads what another library writes', async () => {
    expect(await namesIn(Buffer.from(zipSync({ 'ñ.xml': text, 'b.xml': [text, { level: 0 }] })))).toEqual([
      'ñ.xml',
      'b.xml',
    ]);
  });

  it('reads names in code page 437 unless they are marked as UTF-8', async () => {
    expect(await namesIn(rawZip({ name: Buffer.from([0xa4, 0x2e, 0x78]), data: text, flags: 0 }))).toEqual(['ñ.x']);
  });

  it('finds zero entries in an empty archive', async () => {
    expect(await readZip(writeZip([], at), limits)).toEqual({ ok: true, entries: [] });
  });

  it('returns entries that outlive the archive they came from', async () => {
    const archive = rawZip({ name: 'a', data: text, stored: text, method: 0 });
    const result = await readZip(archive, limits);
    archive.fill(0);
    expect(result.ok && result.entries[0]?.data).toEqual(new Uint8Array(text));
  });

  const zeros = Buffer.alloc(90_000);
  const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => (index * 7919) % 251));

  it.each<[code: ZipProblem['code'], what: string, archive: Buffer, limits: Partial<ZipLimits>]>([
    ['zip-not-a-zip', 'nothing', Buffer.alloc(0), {}],
    ['zip-not-a-zip', 'XML', text, {}],
    [
      'zip-not-a-zip',
      'an archive with something before it',
      Buffer.concat([text, rawZip({ name: 'a', data: text })]),
      {},
    ],
    ['zip-corrupt', 'an archive cut short', rawZip({ name: 'a', data: text }).subarray(0, 60), {}],
    [
      'zip-corrupt',
      'an archive with something behind it',
      Buffer.concat([rawZip({ name: 'a', data: text }), text]),
      {},
    ],
    ['zip-corrupt', 'a wrong CRC-32', rawZip({ name: 'a', data: text, crc: 1 }), {}],
    [
      'zip-corrupt',
      'a stored entry with a wrong CRC-32',
      rawZip({ name: 'a', data: text, stored: text, method: 0, crc: 1 }),
      {},
    ],
    ['zip-corrupt', 'an entry longer than it says', rawZip({ name: 'a', data: text, size: 5 }), {}],
    ['zip-corrupt', 'an entry shorter than it says', rawZip({ name: 'a', data: text, size: 50 }), {}],
    [
      'zip-corrupt',
      'deflated data that are none',
      rawZip({ name: 'a', data: text, stored: Buffer.from('\xff\xff\xff', 'latin1') }),
      {},
    ],
    ['zip-corrupt', 'two names for one entry', rawZip({ name: 'a', local: { name: 'b' }, data: text }), {}],
    ['zip-too-large', 'more bytes than allowed', rawZip({ name: 'a', data: text }), { maxBytes: 100 }],
    [
      'zip-too-many-entries',
      'more entries than allowed',
      rawZip({ name: 'a', data: text }, { name: 'b', data: text }),
      { maxEntries: 1 },
    ],
    [
      'zip-inflates-too-large',
      'an entry larger than allowed',
      rawZip({ name: 'a', data: noise(101) }),
      { maxEntryBytes: 100 },
    ],
    [
      'zip-inflates-too-large',
      'entries larger than allowed together',
      rawZip({ name: 'a', data: noise(80) }, { name: 'b', data: noise(80) }),
      { maxTotalBytes: 150 },
    ],
    ['zip-ratio', 'an entry that inflates too much', rawZip({ name: 'a', data: zeros }), {}],
    [
      'zip-ratio',
      'an entry that says it inflates from nothing',
      rawZip({ name: 'a', data: text, stored: Buffer.alloc(0) }),
      {},
    ],
    ['zip-encrypted', 'an encrypted entry', rawZip({ name: 'a', data: text, flags: 0x801 }), {}],
    ['zip-unsupported-method', 'another compression', rawZip({ name: 'a', data: text, method: 12 }), {}],
    ['zip-unsafe-name', 'a path that climbs', rawZip({ name: '../a', data: text }), {}],
    ['zip-unsafe-name', 'a path that climbs inside', rawZip({ name: 'a/../../b', data: text }), {}],
    ['zip-unsafe-name', 'a path that climbs with backslashes', rawZip({ name: '..\\a', data: text }), {}],
    ['zip-unsafe-name', 'an absolute path', rawZip({ name: '/a', data: text }), {}],
    ['zip-unsafe-name', 'a drive', rawZip({ name: 'C:a', data: text }), {}],
    [
      'zip-unsafe-name',
      'a directory that climbs',
      rawZip({ name: '../', data: Buffer.alloc(0), stored: Buffer.alloc(0), method: 0 }),
      {},
    ],
    ['zip-unsafe-name', 'a NUL in the name', rawZip({ name: 'a\0.xml', data: text }), {}],
    ['zip-unsafe-name', 'no name', rawZip({ name: '', data: text }), {}],
    ['zip-duplicate-name', 'a name twice', rawZip({ name: 'a', data: text }, { name: 'a', data: text }), {}],
  ])('refuses with %s %s', async (code, _, archive, narrower) => {
    expect((await problemOf(archive, narrower)).code).toBe(code);
  });

  it('names the entry at fault', async () => {
    expect(await problemOf(rawZip({ name: 'ok', data: text }, { name: 'b.xml', data: text, crc: 1 }))).toMatchObject({
      code: 'zip-corrupt',
      entry: 'b.xml',
    });
  });

  it('never inflates past what the directory promised', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000));
    const problem = await problemOf(rawZip({ name: 'a', data: Buffer.alloc(10), stored: bomb, size: 10 }));
    expect(problem.code).toBe('zip-corrupt');
    const claimed = await problemOf(rawZip({ name: 'a', data: Buffer.alloc(10), stored: bomb, size: 50_000_000 }));
    expect(claimed.code).toBe('zip-inflates-too-large');
  });

  it('answers damaged archives with a value', async () => {
    const archive = rawZip({ name: 'a.xml', data: noise(300) }, { name: 'b.xml', data: text });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (damages) => {
          const damaged = Buffer.from(archive);
          for (const [offset, byte] of damages) damaged[offset] = byte;
          const result = await readZip(damaged, limits);
          // Anything still read has the right checksum; dates and the like may be damaged unnoticed.
          const contents = result.ok ? result.entries.map(({ data }) => data.length) : [];
          expect(contents.every((length) => length === 300 || length === text.length)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
