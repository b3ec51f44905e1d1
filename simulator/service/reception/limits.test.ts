/** Documents that cost more than allowed: a Rechazo that names the limit, on every way in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedInvoice, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped, zippedAll } from '../../testing/exchange.fixture.ts';
import { attached } from '../../testing/reception.fixture.ts';
import { readDocument } from '../../document/intake/submission.ts';
import { judgeFile } from './judge-file.ts';
import { getStatusZip } from './queries.ts';
import { sendBillAsync, sendBillAttachmentAsync } from './send-async.ts';
import { sendBillSync } from './send-sync.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority();
});

afterEach(() => authority.registry.close());

/** A valid invoice with something invalid added to it. */
const invoiceWith = async (more: string): Promise<string> =>
  (await signedInvoice(authority)).replace('<cbc:UUID', () => `${more}<cbc:UUID`);

const attributes = (count: number): string =>
  `<x ${Array.from({ length: count }, (_, at) => `a${String(at)}="1"`).join(' ')}/>`;
const declarations = (count: number): string =>
  `<x ${Array.from({ length: count }, (_, at) => `xmlns:p${String(at)}="u"`).join(' ')}/>`;

const costly: readonly (readonly [what: string, more: string, said: RegExp])[] = [
  ['attributes', attributes(10_001), /at least 10001 attributes in one element.*at most 10000.*xmlElementAttributes/],
  ['attributes in all', '<x a="" b="" c="" d=""/>'.repeat(130_000), /at least 500001 attributes.*at most 500000/],
  ['declarations', '<x xmlns="u"/>'.repeat(50_000), /at least 50001 namespace declarations.*at most 50000/],
  ['declarations in scope', declarations(9_999), /at least 10001 namespace declarations in one element/],
];

const statusZip = async (zipKey: string) => answered(await getStatusZip(authority)(call({ trackId: zipKey })));

describe('a document with too many', () => {
  it.each(costly)('%s is rejected with ZB01, the count and the limit', async (_what, more, said) => {
    authority.settings.maxXmlBytes = Number.MAX_SAFE_INTEGER;
    const xml = await invoiceWith(more);
    const { judgement } = await judgeFile(authority, 'factura.xml', Buffer.from(xml));
    expect(judgement.accepted).toBe(false);
    const [failed] = judgement.failed;
    expect(failed?.code).toBe('ZB01');
    const fault = expect.objectContaining({
      fault: 'not-well-formed',
      column: expect.any(Number) as number,
      message: expect.objectContaining({ en: expect.stringMatching(said) as string }) as object,
    }) as object;
    expect(failed?.failures[0]?.found).toEqual({ kind: 'schema', faults: [fault] });
  });

  it('declarations is answered with that line, and the next document is accepted', async () => {
    const answer = answered(
      await sendBillSync(authority)(call({ contentFile: zipped(await invoiceWith(declarations(9_999))) })),
    );
    expect(answer).toMatchObject({ IsValid: false, StatusCode: '99' });
    expect(answer.ErrorMessage?.join()).toMatch(/ZB01, Rechazo: .*expected at most 10000/);
    const right = answered(
      await sendBillSync(authority)(call({ contentFile: zipped(await signedInvoice(authority)) })),
    );
    expect(right.StatusCode).toBe('00');
  });

  it('nodes for a limit that was lowered while the service runs is rejected', async () => {
    authority.settings.limits = { xmlNodes: 100 };
    const answer = answered(
      await sendBillSync(authority)(call({ contentFile: zipped(await signedInvoice(authority)) })),
    );
    expect(answer.ErrorMessage?.join()).toMatch(/ZB01, Rechazo: .*at most 100\. Split the document/);
  });
});

describe('documents of one ZIP', () => {
  it('that are refused have used up their nodes, too', async () => {
    const broken = `<Invoice>${'<a/>'.repeat(1_000)}`;
    authority.settings.limits = { zipNodes: 1_500 };
    const { ZipKey } = answered(
      await sendBillAsync(authority)(call({ contentFile: zippedAll([broken, broken, broken]) })),
    );
    const lines = (await statusZip(ZipKey ?? '')).map(({ ErrorMessage }) => ErrorMessage?.join() ?? '');
    expect(lines[0]).toContain('never closed');
    expect(lines[1]).toMatch(/expected at most 499\./);
    expect(lines[2]).toMatch(/expected at most 0\./);
  });

  it('share a budget of nodes: those beyond it are rejected', async () => {
    const xml = await signedInvoice(authority);
    const { nodeCount } = (await judgeFile(authority, 'a.xml', Buffer.from(xml))).subject?.document ?? { nodeCount: 0 };
    authority.settings.limits = { zipNodes: nodeCount + 10 };
    const { ZipKey } = answered(await sendBillAsync(authority)(call({ contentFile: zippedAll([xml, xml]) })));
    const verdicts = await statusZip(ZipKey ?? '');
    expect(verdicts.map(({ StatusCode }) => StatusCode)).toEqual(['00', '99']);
    expect(verdicts[1]?.ErrorMessage?.join()).toMatch(/ZB01, Rechazo: .*expected at most 10\./);
  });

  it('share that budget in containers, and with them', async () => {
    const xml = await signedInvoice(authority);
    const { nodeCount } = (await judgeFile(authority, 'a.xml', Buffer.from(xml))).subject?.document ?? { nodeCount: 0 };
    const container = readDocument('a.xml', Buffer.from(attached(xml)));
    const ofContainer = container.status === 'unreadable' ? 0 : container.document.nodeCount;
    authority.settings.limits = { zipNodes: nodeCount + 2 * ofContainer + 10 };
    const contentFile = zippedAll([attached(xml), attached(xml)]);
    const { ZipKey } = answered(await sendBillAttachmentAsync(authority)(call({ contentFile })));
    const verdicts = await statusZip(ZipKey ?? '');
    expect(verdicts.map(({ StatusCode }) => StatusCode)).toEqual(['00', '99']);
    expect(verdicts[1]?.ErrorMessage?.join()).toMatch(/ZB01, Rechazo: .*expected at most 10\..*zipNodes/);
  });

  it('are read within the same limits in a container', async () => {
    const xml = await signedInvoice(authority);
    authority.settings.limits = { xmlNodes: 100 };
    const { ZipKey } = answered(await sendBillAttachmentAsync(authority)(call({ contentFile: zipped(attached(xml)) })));
    expect((await statusZip(ZipKey ?? ''))[0]?.ErrorMessage?.join()).toMatch(/ZB01, Rechazo: .*at most 100\./);
  });
});

describe('documents that businesses have', () => {
  it.each([500, 5_000])('of %i lines are read', async (lines) => {
    const xml = await signedInvoice(authority, { bagLines: lines - 1 });
    expect(readDocument('factura.xml', Buffer.from(xml)).status).toBe('readable');
  });

  it('that hold others in CDATA are read', async () => {
    const xml = await signedInvoice(authority, { bagLines: 499 });
    const { ZipKey } = answered(await sendBillAttachmentAsync(authority)(call({ contentFile: zipped(attached(xml)) })));
    expect((await statusZip(ZipKey ?? ''))[0]?.ErrorMessage?.join() ?? '').not.toContain('ZB01');
  });
});
