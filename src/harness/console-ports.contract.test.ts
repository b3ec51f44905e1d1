/** What the console can do with the services themselves behind it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../simulator/document/intake/zip-read.ts';
import type { ConsolePorts, Issuing } from '../../simulator/console/ports.ts';
import { createControlClient } from '../../simulator/control/client.ts';
import { startBox, type Box } from './box.ts';
import { consolePorts } from './console-ports.ts';
import { writeZip } from '../issuer/zip-write.ts';
import { zipLimits } from './conform/read-bundle.ts';
import { readBundle } from './conform/read-bundle.ts';
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

  it('gives the field of a rule, and the request of its exchange again', async () => {
    const request = (await issuing.example('invoice')).replace(/"payable_amount": "[^"]*"/, '"payable_amount": "1.00"');
    const { verdict, fields, key = '' } = await issuing.issue('invoice', request, 'es');
    expect(verdict).toBe('rejected');
    expect(fields).toContainEqual({ field: 'legal_monetary_totals.payable_amount', about: 'FAU14' });
    const filed = await box.authority.registry.documentByKey(key);
    const { fieldAt, ...sent } = (await issuing.requestOf(filed?.exchange ?? '')) ?? expect.fail();
    expect(sent).toEqual({ kind: 'invoice', request });
    const places = ['/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount', '/Invoice/cbc:UBLVersionID', 'no path'];
    expect(places.map(fieldAt)).toEqual(['legal_monetary_totals.payable_amount', undefined, undefined]);
  });

  it.each([
    ['no JSON', '{', 400, 'JSON'],
    ['no object', '[]', 422, ''],
    ['an empty request', '{}', 422, ''],
  ])('of %s is refused by the service, which says why', async (_what, request, status, why) => {
    const answer = await issuing.issue('invoice', request, 'en');
    expect([answer.status, answer.verdict]).toEqual([status, undefined]);
    expect(answer.message).toContain(why);
  });

  it.each(generatedNames)('describes %s for the editor, and finds nothing wrong in its example', async (kind) => {
    const { schema, components } = await issuing.schemaOf(kind);
    expect(JSON.stringify([schema, components])).toContain('"type_document_id"');
    const findings = issuing.check(kind, await issuing.example(kind));
    expect(findings.filter(({ isError }) => isError)).toEqual([]);
  });

  it('finds what the service would refuse, and what it would warn of, and issues nothing', async () => {
    const request = JSON.parse(await issuing.example('invoice')) as { customer: object };
    const before = (await box.authority.registry.listDocuments({ limit: 1 }))[0]?.id;
    const wrong = JSON.stringify({ ...request, custommer: 1, customer: { ...request.customer, dv: 'x' } });
    const findings = issuing.check('invoice', wrong);
    expect(findings).toContainEqual({ field: 'customer.dv', about: expect.any(String) as unknown, isError: true });
    const unknown = issuing.check('invoice', JSON.stringify({ ...request, custommer: 1 }));
    expect(unknown).toContainEqual({ field: 'custommer', about: expect.any(String) as unknown, isError: false });
    expect(issuing.check('invoice', '{')).toEqual([]);
    expect((await box.authority.registry.listDocuments({ limit: 1 }))[0]?.id).toBe(before);
  });

  it('has the rows of a table that requests refer to', async () => {
    expect(await issuing.tableRows('municipalities')).toContainEqual({ id: '149', name: 'Bogotá, D.C.' });
    expect(await issuing.tableRows('no/such')).toEqual([]);
  });

  it('knows no request of an exchange that brought none', async () => {
    expect(await issuing.requestOf('SETP1')).toBeUndefined();
  });
});

describe('an exported case', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-case-'));
  const file = join(folder, 'case.zip');
  let bytes: Buffer;

  beforeAll(async () => {
    const [{ exchange = '' } = {}] = await box.authority.registry.listDocuments({
      limit: 1,
      state: 'rejected',
    });
    bytes = (await ports.exportCase?.(exchange, 'es')) ?? expect.fail();
    writeFileSync(file, bytes);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is a bundle that ends the same when it is replayed, by command and by console', async () => {
    const bundle = await readBundle(file);
    expect(bundle.request).toBeDefined();
    const { same, actual } = await replay(bundle);
    expect([same, actual.judged[0]?.codes]).toEqual([true, ['FAU14']]);
    const lines = [expect.stringContaining('Regla: FAU14, Rechazo')];
    expect(await ports.replayCase?.('case.zip', bytes)).toMatchObject({ same: true, actual: { lines }, notes: [] });
  });

  it('has the request of its own exchange, whatever has used the number since', async () => {
    const example = JSON.parse(await issuing.example('invoice')) as { legal_monetary_totals: object };
    const corrected = { ...example, prefix: 'SETP', number: 990_004_000 };
    const wrong = { ...corrected, legal_monetary_totals: { ...example.legal_monetary_totals, payable_amount: '1.00' } };
    const answers = [];
    for (const body of [wrong, corrected]) {
      const { key = '', verdict } = await issuing.issue('invoice', JSON.stringify(body), 'en');
      const filed = await box.authority.registry.documentByKey(key);
      answers.push({ verdict, exchange: filed?.exchange ?? '' });
    }
    expect(answers.map(({ verdict }) => verdict)).toEqual(['rejected', 'accepted']);
    const requests = [];
    for (const { exchange } of answers) {
      writeFileSync(join(folder, 'later.zip'), (await ports.exportCase?.(exchange, 'en')) ?? '');
      requests.push((await readBundle(join(folder, 'later.zip'))).request);
    }
    expect(requests).toEqual([wrong, corrected]);
  });

  it.each(['lost-answer', 'reset', 'processed-twice'] as const)('has the request also after %s', async (fault) => {
    const control = createControlClient(box.authority.control);
    await control.addFault({ fault, times: 1 });
    const body = { ...(JSON.parse(await issuing.example('invoice')) as object), notes: fault };
    await issuing.issue('invoice', JSON.stringify(body), 'en');
    await control.clearFaults();
    const brought = (await control.journal(10)).filter(({ operation }) => operation === 'SendBillSync');
    const [struck] = brought.filter(({ faults }) => faults.length > 0);
    const exported = (await ports.exportCase?.(struck?.id ?? '', 'en')) ?? expect.fail();
    writeFileSync(join(folder, 'struck.zip'), exported);
    expect((await readBundle(join(folder, 'struck.zip'))).request).toEqual(body);
  });

  /** The case with a file changed on the way. */
  const changed = async (name: string, change: (text: string) => string): Promise<Buffer> => {
    const archive = await readZip(bytes, zipLimits);
    if (!archive.ok) throw new Error(archive.problem.message.en);
    const entries = archive.entries.map(({ name: path, data }) => {
      if (!path.endsWith(`/${name}`)) return { name: path, data };
      const text = change(data.toString());
      expect(text).not.toBe(data.toString());
      return { name: path, data: Buffer.from(text) };
    });
    return writeZip(entries, 0);
  };

  it.each([
    ['context.json', (text: string) => text.slice(0, -9), 'context.json'],
    ['context.json', (text: string) => text.replace('"target": "box"', '"target": "moon"'), '/target'],
    ['context.json', (text: string) => text.replace('"version": 1', '"version": 2'), 'layout 2'],
    ['context.json', (text: string) => text.replace(/"clock": "\d{4}/, '"clock": "soon'), '/clock'],
    [
      'context.json',
      (text: string) => text.replace('"behaviour": {', '"behaviour": {"__proto__": {},'),
      'context.json',
    ],
    ['registry.json', (text: string) => text.replace(/"documents": \[(?=[^[]*$)/, '"documents": [3'), '/documents/0'],
    ['registry.json', (text: string) => text.replace('"ranges": [', '"ranges": [{"prefix": 3},'), '/data/ranges/0'],
    ['request.json', () => '[]', 'request.json'],
  ] as const)('with a damaged %s is refused at its place', async (name, change, place) => {
    const damaged = await changed(name, change);
    const { problem } = { problem: undefined, ...(await ports.replayCase?.('case.zip', damaged)) };
    expect(problem?.en).toContain(place);
    expect(problem?.es).toMatch(/ el formato | no es lo que escribe /);
  });

  it('is none of any other file', async () => {
    const other = writeZip([{ name: 'invoice.xml', data: Buffer.from('<a/>') }], 0);
    expect(await ports.replayCase?.('a.zip', other)).toBeUndefined();
    expect(await ports.replayCase?.('a.xml', Buffer.from('<a/>'))).toBeUndefined();
    writeFileSync(join(folder, 'other.zip'), other);
    await expect(readBundle(join(folder, 'other.zip'))).rejects.toThrow(/context\.json/);
  });

  it('is none where the journal knows no such exchange', async () => {
    expect(await ports.exportCase?.('nothing', 'es')).toBeUndefined();
  });
});
