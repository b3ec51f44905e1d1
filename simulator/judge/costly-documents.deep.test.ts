/** Documents of 500 KB designed to be costly, and the time to judge them compared with an ordinary one of that size. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timesAsLong } from '../../src/common/testing/speed.ts';
import { diagnosisLimits } from '../checks/signature/budget.ts';
import { reportOf } from './engine/report.ts';
import type { JudgementReport } from './engine/judgement-report.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { signedInvoice, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';

let authority: TestAuthority;
let invoice: string;

beforeAll(async () => {
  authority = await testAuthority();
  invoice = await signedInvoice(authority, {
    built: [{ edit: 'set', path: '/*/cbc:Note', text: 'Primera línea\nSegunda línea' }],
  });
});

afterAll(() => authority.registry.close());

const reportOn = async (xml: string): Promise<JudgementReport> =>
  reportOf(await judgeFile(authority, 'factura.xml', Buffer.from(xml)));

const foundBy = ({ failed }: JudgementReport, wanted: string): string =>
  failed.find(({ code }) => code === wanted)?.found ?? expect.fail(`${wanted} did not fail`);

describe('a document of 500 KB', () => {
  const size = 499_000;
  /** A walk that grows with the square of what is in a document takes hundreds of times as long. */
  const factor = 12;

  /** Padded with text to a common size. */
  const filled = (xml: string): string =>
    xml.replace('<cbc:Note>', `<cbc:Note>${'x'.repeat(Math.max(0, size - Buffer.byteLength(xml)))}`);

  const repeated = (count: number, piece: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => piece(at)).join('');

  const declarations = repeated(5_000, (at) => ` xmlns:p${at}="urn:n:${at}"`);
  const inFrontOfNote = (pieces: string) => (xml: string) => xml.replace('<cbc:Note>', `${pieces}<cbc:Note>`);
  const onElement = (name: string) => (xml: string) => xml.replace(`<${name}`, `<${name}${declarations}`);

  let ordinary: string;

  beforeAll(async () => {
    ordinary = await signedInvoice(authority, { bagLines: 478 });
    expect(Math.abs(Buffer.byteLength(ordinary) - size)).toBeLessThan(20_000);
  });

  const shapes: readonly (readonly [what: string, change: (xml: string) => string, codes: readonly string[]])[] = [
    ['20,000 notes', inFrontOfNote('<cbc:Note>n</cbc:Note>'.repeat(20_000)), ['ZE02', 'DC09']],
    ['20,000 siblings of no kind', inFrontOfNote('<a></a>'.repeat(20_000)), ['ZB01']],
    ['20,000 siblings with a wrong attribute', inFrontOfNote('<cbc:Note x=""/>'.repeat(20_000)), ['ZB01']],
    [
      '20,000 siblings in DianExtensions',
      (xml) => xml.replace('</sts:DianExtensions>', `${'<sts:a/>'.repeat(20_000)}</sts:DianExtensions>`),
      ['ZE02', 'DC09'],
    ],
    ['5,000 namespaces on the root', onElement('Invoice'), ['ZE02', 'DC09', 'DC12', 'DC15', 'DC16']],
    ['5,000 namespaces on the signature', onElement('ds:Signature'), ['ZE02', 'DC09', 'DC12', 'DC15', 'DC16']],
    ['5,000 namespaces on KeyInfo', onElement('ds:KeyInfo'), ['ZE02', 'DC09', 'DC12']],
    [
      '5,000 namespaces on as many siblings',
      inFrontOfNote(repeated(5_000, (at) => `<cbc:Note xmlns:p${at}="urn:n:${at}">n</cbc:Note>`)),
      ['ZE02', 'DC09'],
    ],
  ];

  it.each(shapes)('with %s is judged in the time of a few ordinary ones', async (_what, change, codes) => {
    const xml = filled(change(invoice));
    expect(Math.abs(Buffer.byteLength(xml) - size)).toBeLessThan(1_000);
    expect((await reportOn(xml)).failed.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    const times = await timesAsLong(
      () => reportOn(xml),
      () => reportOn(ordinary),
      factor,
    );
    expect(times).toBeLessThan(factor);
  });

  it('reports that the search for the cause was cut short, and at which limits', async () => {
    const xml = onElement('Invoice')(invoice);
    const found = foundBy(await reportOn(xml), 'DC09');
    const limit = diagnosisLimits.nodes.toLocaleString('en');
    expect(found).toContain('cut short');
    expect(found).toContain(limit);
  });
});
