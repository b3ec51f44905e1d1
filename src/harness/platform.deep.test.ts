/** Tenants do not touch each other, and a snapshot gives back what was, under the whole catalogue and many documents. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../../simulator/platform/state.ts';
import { createControlClient } from '../../simulator/control/client.ts';
import { documentKinds, type DocumentKind } from '../../simulator/engine/document-kind.ts';
import { breakableEntries } from './catalogue-facts.ts';
import { startBox, type Box, type JsonObject } from './box.ts';
import { exampleInvoice, invoicePath } from './testing/example.ts';
import { startTenantBox, type TenantBox } from './testing/tenant-box.ts';
import { keyOf } from './violations/reference.ts';
import { expectedCodes, runViolation } from './violations/run.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'platform', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

/** Within the ranges of the registry, and the same for every tenant: who sees another's documents meets rule 90. */
const firstNumbers: Readonly<Record<DocumentKind, number>> = {
  invoice: 991_000_000,
  creditNote: 1_100_000,
  debitNote: 1_200_000,
  supportDocument: 984_500_000,
  supportAdjustmentNote: 1_300_000,
  payroll: 1_400_000,
  payrollAdjustment: 1_500_000,
};

const verdictOf = ({ verdict, code }: JsonObject): string => JSON.stringify(verdict ?? code);

const linesOf = ({ verdict }: JsonObject): readonly string[] => {
  const { rejected, notifications } = (verdict ?? { rejected: [], notifications: [] }) as Verdict; // as the specification has it
  return [...rejected, ...notifications].sort();
};

type Verdict = { readonly rejected: readonly string[]; readonly notifications: readonly string[] };

type Ran = {
  /** Entries that were answered otherwise than in a run alone, which the conformance suite holds to the declared lines. */
  readonly otherwise: readonly string[];
  /** One for each entry of the catalogue. */
  readonly verdicts: readonly string[];
  readonly keys: ReadonlySet<string>;
  /** The latest exchanges of the journal, without what is drawn by chance. */
  readonly exchanges: readonly string[];
  readonly ids: readonly string[];
  readonly documents: number;
};

/** Breaks every rule of every kind of document once. */
const runCatalogue = async ({ box: own, world }: TenantBox): Promise<Ran> => {
  const otherwise: string[] = [];
  const verdicts: string[] = [];
  const keys = new Set<string>();
  for (const kind of documentKinds) {
    let number = firstNumbers[kind];
    for (const entry of breakableEntries(kind)) {
      const { status, body } = await runViolation(own, entry, { number: (number += 1) });
      const said = `${kind} ${entry.code.code}: ${String(status)} ${verdictOf(body)}`;
      verdicts.push(said);
      if (linesOf(body).join(' ') !== [...expectedCodes(entry)].sort().join(' ')) otherwise.push(said);
      const key = keyOf(body);
      if (key !== undefined) keys.add(key);
    }
  }
  const exchanges = world.journal.list();
  const taken = await takeSnapshot(world, 'afterwards');
  return {
    otherwise,
    verdicts,
    keys,
    exchanges: exchanges.map(
      ({ operation, status, fault }) => `${operation ?? ''} ${String(status)} ${fault?.check ?? ''}`,
    ),
    ids: exchanges.map(({ id }) => id),
    documents: taken === 'taken' ? -1 : taken.documents,
  };
};

const knownOf = async ({ world }: TenantBox, keys: Iterable<string>): Promise<number> => {
  const found = await Promise.all([...keys].map((key) => world.authority.registry.documentByKey(key)));
  return found.filter((document) => document !== undefined).length;
};

describe('two tenants that run the whole catalogue at once', () => {
  it('get the verdicts of a run alone, and keep exchanges and documents apart', async () => {
    const first = await startTenantBox(box, 'first', '2026-11-20T10:00:00-05:00');
    // Another day gives other keys: none of them may turn up at the other tenant.
    const second = await startTenantBox(box, 'second', '2026-12-11T16:00:00-05:00');
    try {
      const [ran, other] = await Promise.all([runCatalogue(first), runCatalogue(second)]);
      expect([ran.otherwise, other.otherwise]).toEqual([[], []]);
      expect(ran.verdicts.length).toBeGreaterThan(2_000);
      expect(other.verdicts).toEqual(ran.verdicts);
      expect(other.exchanges).toEqual(ran.exchanges);
      expect(new Set([...ran.ids, ...other.ids]).size).toBe(ran.ids.length + other.ids.length);
      expect(other.documents).toBe(ran.documents);
      expect([...ran.keys].filter((key) => other.keys.has(key))).toEqual([]);
      expect(await knownOf(first, ran.keys)).toBeGreaterThan(100);
      expect([await knownOf(first, other.keys), await knownOf(second, ran.keys)]).toEqual([0, 0]);
      expect(box.authority.journal.list()).toEqual([]);
    } finally {
      await Promise.all([first, second].map((one) => one.box.close()));
    }
  });
});

const documentCount = 100;

describe('a snapshot, a hundred documents and a restore', () => {
  it('give the old answers, whatever was accepted in between', async () => {
    const control = createControlClient({ ...box.authority.control, tenant: 'snapshots' });
    const { box: own, world } = await startTenantBox(box, 'snapshots', '2026-11-20T10:00:00-05:00');
    const issue = async (number: number, headers: Readonly<Record<string, string>> = {}) => {
      const { body } = await own.post(invoicePath, { ...exampleInvoice(), number }, headers);
      return { key: keyOf(body) ?? '', verdict: verdictOf(body) };
    };
    try {
      const before = await issue(990_700_000);
      const accepted = before.verdict;
      await control.takeSnapshot('before');
      const issued = [];
      for (let index = 1; index <= documentCount; index += 1) {
        issued.push(await issue(990_700_000 + index));
        world.clock.advance(60_000);
      }
      expect(new Set(issued.map(({ verdict }) => verdict))).toEqual(new Set([accepted]));
      expect(
        await knownOf(
          { box: own, world },
          issued.map(({ key }) => key),
        ),
      ).toBe(documentCount);

      expect(await control.restoreSnapshot('before')).toMatchObject({ documents: 1 });
      expect(
        await knownOf(
          { box: own, world },
          issued.map(({ key }) => key),
        ),
      ).toBe(0);
      expect(await knownOf({ box: own, world }, [before.key])).toBe(1);
      expect((await control.clock()).time).toBe('10:00:00');
      // The authority takes each number again, under the key of the first time where it is the same second, and knows what came before.
      const resend = { 'Ensayo-Allow-Resend': '1' };
      const again = [];
      for (let index = 1; index <= documentCount; index += 1) {
        again.push(await issue(990_700_000 + index, resend));
        world.clock.advance(60_000);
      }
      expect(again).toEqual(issued);
      expect((await issue(990_700_000, resend)).verdict).toContain('"90"');
    } finally {
      await own.close();
    }
  });
});
