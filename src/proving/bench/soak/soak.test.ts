import { describe, expect, it } from 'vitest';
import { soak, type Subject } from './soak.ts';
import type { Work } from './stores.ts';

type Plan = {
  /** Seconds and megabytes of each tenth, by its place. */
  readonly seconds: (tenth: number) => number;
  readonly megabytes: (tenth: number) => readonly number[];
};

/** Documents that take as long as planned, by a clock of their own. */
const planned = ({ seconds, megabytes }: Plan): Subject & { readonly sent: number[] } => {
  const sent: number[] = [];
  let worked = 0;
  const work = (): Work => ({
    bytes: 1_000 + sent.reduce((sum, each) => sum + each, 0) * 40,
    cpuSeconds: worked / 4,
    commits: worked * 2,
    logBytes: undefined,
  });
  return {
    sent,
    send: (documents) => {
      sent.push(documents);
      const took = seconds(sent.length);
      worked += took;
      return Promise.resolve({ seconds: took, cpuSeconds: took / 10 });
    },
    cpuSeconds: () => worked * 2,
    megabytes: () => megabytes(sent.length),
    work: () => Promise.resolve(work()),
  };
};

const steady: Plan = { seconds: () => 10, megabytes: () => [100, 200] };

const run = (plan: Plan, documents = 1_000) => soak(planned(plan), { store: 'postgres', workers: 2, documents });

describe('a long run', () => {
  it('sends every document, in ten parts', async () => {
    const subject = planned(steady);
    const { tenths } = await soak(subject, { store: 'sqlite', workers: 2, documents: 1_004 });
    expect(subject.sent).toHaveLength(10);
    expect(subject.sent.reduce((sum, each) => sum + each, 0)).toBe(1_004);
    expect(tenths[0]).toEqual({ documents: 100, perSecond: 10, cores: 2, generatorCores: 0.1, megabytes: 300 });
  });

  it('says what each document costs', async () => {
    expect((await run(steady)).perDocument).toEqual({
      bytes: 40,
      serverCpuMs: 25,
      servicesCpuMs: 200,
      commits: 0.2,
      logBytes: null,
    });
  });

  it.each<[string, Plan, readonly (boolean | null)[]]>([
    ['stays as it was', steady, [true, true]],
    ['is slower at the end', { ...steady, seconds: (tenth) => (tenth < 10 ? 10 : 12) }, [false, true]],
    ['takes more memory at the end', { ...steady, megabytes: (tenth) => [tenth * 100] }, [true, false]],
    ['runs where memory cannot be read', { ...steady, megabytes: () => [] }, [true, null]],
  ])('%s', async (_, plan, met) => {
    expect((await run(plan)).holds.map((hold) => hold.met)).toEqual(met);
  });

  it('fails with the reason if a document is not accepted', async () => {
    const subject: Subject = { ...planned(steady), send: () => Promise.reject(new Error('Not accepted')) };
    await expect(soak(subject, { store: 'sqlite', workers: 1, documents: 10 })).rejects.toThrow('Not accepted');
  });
});
