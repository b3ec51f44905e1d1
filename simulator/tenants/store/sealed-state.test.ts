import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { FailedLine } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';
import { closeAll, document, file, lasting, opened } from './registry.fixture.ts';
import { openRegistry } from './stored-registry.ts';

afterEach(closeAll);

const pin = 'PIN0fTheTests';
const technicalKey = 'technical-key-of-the-tests';
const formerPin = 'anEarlierSecret';

const failed = (found: string, expected: string): FailedLine => ({
  ...{ code: 'FAD06', kind: 'Rechazo', message: '', fix: '', xpath: undefined, line: undefined, column: undefined },
  found,
  expected,
  spanish: { found, expected, fix: '' },
  foundData: { kind: 'text', en: found, es: found },
  expectedData: { kind: 'text', en: expected, es: expected },
});

const digestOf = `NumFac=1 + ClTec=${technicalKey}`;

const lines: readonly FailedLine[] = [
  {
    ...failed('"a"', `"b" = SHA-384 of ${digestOf}`),
    expectedData: { kind: 'digest', value: 'b', algorithm: 'SHA-384', of: digestOf, secret: technicalKey },
  },
  // With a secret that the registry no longer has.
  {
    ...failed(`"c", with ${formerPin}`, `"b" = SHA-384 of SoftwarePin=${formerPin}`),
    foundData: { kind: 'value', value: 'c', remark: { en: formerPin, es: formerPin }, secret: formerPin },
    expectedData: {
      kind: 'digest',
      value: 'b',
      algorithm: 'SHA-384',
      of: `SoftwarePin=${formerPin}`,
      secret: formerPin,
    },
  },
  // As a future rule might word it.
  failed(`"a", made with ${pin}`, '"b"'),
  failed('"1.00"', '"2.00", as everybody may read'),
  // As a hostile document might contain it.
  failed('sealed:1:0123456789abcdef:AAAA', 'sealed:'),
];

const verdicts = [
  {
    answer: {
      ...{ ErrorMessage: [], IsValid: false, StatusCode: '99', StatusDescription: '', StatusMessage: null },
      ...{ XmlBase64Bytes: null, XmlDocumentKey: 'a1b2', XmlFileName: '0' },
    },
    results: { failed: lines },
  },
];

const secretRegistry = () => {
  const { software, ranges } = defaultRegistry();
  return {
    software: software.map((each) => ({ ...each, pin })),
    ranges: ranges.map((range) => ({ ...range, technicalKey })),
  };
};

const fill = async (registry: RegistryPort): Promise<void> => {
  await registry.replace(secretRegistry());
  await registry.record(document({ state: 'rejected', failed: lines }));
  await registry.recordBatch({ zipKey: 'Z', testSetId: undefined, receivedAt: 1, verdicts });
  await registry.snapshots.take({ name: 'before', takenAt: 1, outside: '{}' });
};

/** Every byte of the folder. Only while nothing has it open. */
const bytes = (): Buffer => {
  const folder = dirname(file());
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
};

describe('the secrets of the authority', () => {
  it('are in no file, and are read back unchanged', async () => {
    const first = await openRegistry(await lasting());
    await fill(first);
    await first.close();
    expect([pin, technicalKey, formerPin].filter((secret) => bytes().includes(secret))).toEqual([]);
    const again = await opened(lasting());
    expect(await again.dump()).toMatchObject(secretRegistry());
    expect((await again.documentByKey('a1b2'))?.failed).toEqual(lines);
    expect((await again.batch('z'))?.batch.verdicts).toEqual(verdicts);
    const [listed] = await again.listDocuments({ limit: 1, text: 'as everybody may read' });
    expect(listed?.failed).toEqual(lines);
  });

  it('are restored from a snapshot, and removed by a reset', async () => {
    const first = await openRegistry(await lasting(), { uvt: [] });
    await fill(first);
    await first.replace({ software: [], ranges: [] });
    await first.snapshots.restore('before');
    expect(await first.dump()).toMatchObject(secretRegistry());
    expect((await first.documentByKey('a1b2'))?.failed).toEqual(lines);
    await first.reset();
    expect((await first.dump()).software).toEqual(defaultRegistry().software);
    await first.close();
    const again = await opened(lasting());
    expect((await again.snapshots.restore('before'))?.name).toBe('before');
    expect(await again.dump()).toMatchObject(secretRegistry());
  });
});
