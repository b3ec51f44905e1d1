import { describe, expect, it } from 'vitest';
import { zipOf as archive } from '../../testing/zip.ts';
import { createJournal, type Exchange, type JournalLimits } from './journal.ts';
import { sentFile } from './sent-file.ts';

const exchange = (id: string, receivedAt: number): Exchange => ({
  id,
  receivedAt,
  operation: undefined,
  certificateNit: undefined,
  status: 200,
  envelope: Buffer.from('envelope'),
  answer: 'answer',
  results: undefined,
  fault: undefined,
});

const kept = () => {
  const state: { limits: JournalLimits; now: number } = { limits: {}, now: 0 };
  const journal = createJournal({ limits: () => state.limits, now: () => state.now });
  const ids = async () => (await journal.list()).map(({ id }) => id);
  return { state, journal, ids };
};

describe('a journal whose limits change', () => {
  it('forgets the oldest as soon as the limit is lowered', async () => {
    const { state, journal, ids } = kept();
    for (const id of ['a', 'b', 'c']) await journal.record(exchange(id, 0));
    state.limits = { maxExchanges: 2 };
    expect(await ids()).toEqual(['c', 'b']);
    expect(await journal.get('a')).toBeUndefined();
  });

  it('forgets anything over the maximum age, in whatever order it came', async () => {
    const { state, journal, ids } = kept();
    await journal.record(exchange('later', 5_000));
    await journal.record(exchange('earlier', 1_000));
    state.limits = { maxAgeMs: 3_000 };
    state.now = 4_000;
    expect(await ids()).toEqual(['earlier', 'later']);
    state.now = 4_001;
    expect(await ids()).toEqual(['later']);
  });
});

const envelope = (content: string): Buffer =>
  Buffer.from(
    `<e:Envelope xmlns:e="urn:e"><e:Body><Send><contentFile>${content}</contentFile></Send></e:Body></e:Envelope>`,
  );

const zipOf = (...names: readonly string[]): string =>
  archive(names.map((name) => ({ name, data: Buffer.from(`<${name}/>`) }))).toString('base64');

describe('the file of an envelope', () => {
  it('is its XML if there is one', async () => {
    const sent = await sentFile(envelope(zipOf('uno')));
    expect([sent?.extension, sent?.bytes.toString()]).toEqual(['xml', '<uno/>']);
  });

  it('is the ZIP if it contains several, or cannot be opened', async () => {
    expect((await sentFile(envelope(zipOf('uno', 'dos'))))?.extension).toBe('zip');
    expect((await sentFile(envelope('bm8gemlw')))?.bytes.toString()).toBe('no zip');
  });

  it.each([
    ['no XML', Buffer.from('nada')],
    ['no file', Buffer.from('<e><b/></e>')],
    ['an empty one', envelope('')],
  ])('is undefined for %s', async (_, bytes) => {
    expect(await sentFile(bytes)).toBeUndefined();
  });
});
