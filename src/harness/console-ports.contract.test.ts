/** What the console can do with the services themselves behind it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../simulator/intake/zip-read.ts';
import type { ConsolePorts, Issuing } from '../../simulator/console/ports.ts';
import { startBox, type Box } from './box.ts';
import { consolePorts } from './console-ports.ts';
import { readBundle } from './conform/bundle.ts';
import { replay } from './conform/replay.ts';
import { generatedNames } from './generated-documents/kinds.ts';

let box: Box;
let ports: ConsolePorts;
let issuing: Issuing;

beforeAll(async () => {
  const late = consolePorts();
  ports = late.ports;
  issuing = late.ports.issuing ?? expect.fail();
  box = await startBox({ seed: 'ports', clock: '2026-11-20T10:00:00-05:00', consolePorts: ports, onStep: late.onStep });
  late.attach(box);
});

afterAll(() => box.close());

describe('issuing', () => {
  it.each(generatedNames)('has an example of %s that is accepted, and again', async (kind) => {
    const request = await issuing.example(kind);
    const [first, second] = [await issuing.issue(kind, request, 'en'), await issuing.issue(kind, request, 'en')];
    // A payroll is replaced or deleted, and sent, once a month.
    const again = kind.startsWith('payroll') ? second.verdict : 'accepted';
    expect([first.verdict, first.lines, second.verdict]).toEqual(['accepted', [], again]);
  });

  it('gives the field of a rule, and the request again under the number of its document', async () => {
    const request = (await issuing.example('invoice')).replace(/"payable_amount": "[^"]*"/, '"payable_amount": "1.00"');
    const { verdict, fields, key = '' } = await issuing.issue('invoice', request, 'es');
    expect(verdict).toBe('rejected');
    expect(fields).toContainEqual({ field: 'legal_monetary_totals.payable_amount', about: 'FAU14' });
    const filed = await box.authority.registry.documentByKey(key);
    expect(issuing.requestOf(filed?.number ?? '')).toEqual({ kind: 'invoice', request });
  });

  it.each([
    ['no JSON', '{', 400],
    ['no object', '[]', 422],
    ['an empty request', '{}', 422],
  ])('of %s is refused by the service', async (_what, request, status) => {
    const answer = await issuing.issue('invoice', request, 'en');
    expect([answer.status, answer.verdict]).toEqual([status, undefined]);
  });

  it('knows no request of a number that nobody used', () => {
    expect(issuing.requestOf('SETP1')).toBeUndefined();
  });
});

describe('an exported case', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-case-'));

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is a bundle that ends the same when it is replayed', async () => {
    const [{ exchange = '', number = '' } = {}] = await box.authority.registry.listDocuments({
      limit: 1,
      state: 'rejected',
    });
    const bytes = (await ports.exportCase?.(exchange, number)) ?? expect.fail();
    const archive = await readZip(bytes, {
      maxBytes: 1e7,
      maxEntries: 20,
      maxEntryBytes: 1e7,
      maxTotalBytes: 1e7,
      maxRatio: 500,
    });
    if (!archive.ok) throw new Error(archive.problem.message);
    for (const { name, data } of archive.entries) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), data);
    }
    const bundle = readBundle(join(folder, `ensayo-${exchange}`));
    expect(bundle.request).toBeDefined();
    const { same, actual } = await replay(bundle);
    expect([same, actual.judged[0]?.codes]).toEqual([true, ['FAU14']]);
  });

  it('is none where the journal knows no such exchange', async () => {
    expect(await ports.exportCase?.('nothing', 'SETP1')).toBeUndefined();
  });
});
