import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { witnessCanonical } from '../../src/common/xml/testing/libxml2.ts';
import { whoTestifies, witnesses } from '../checks/signature/testing/witnesses.ts';
import { reportOf } from './engine/report.ts';
import type { JudgementReport } from './engine/judgement-report.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { sendBillSync } from '../service/reception/send-sync.ts';
import { signedInvoice, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';
import { answered, call, zipped } from '../testing/exchange.fixture.ts';
import { signedPayroll } from '../testing/signed-payroll.fixture.ts';
import { tamperings, type Tampering } from '../testing/tampered.fixture.ts';

let authority: TestAuthority;
let signed: Readonly<Record<string, string>>;
let certificatePem: string;

const lines = (characters: number): string => `Primera línea\n${'Segunda línea '.repeat(Math.ceil(characters / 14))}`;

beforeAll(async () => {
  authority = await testAuthority();
  const note = (characters: number) => ({
    built: [{ edit: 'set', path: '/*/cbc:Note', text: lines(characters) }] as const,
  });
  const worker = (characters: number) => ({
    built: [
      { edit: 'set', path: '/*/Notas', text: lines(characters) },
      { edit: 'set', path: '/*/Trabajador/@OtrosNombres', text: 'DARY DEL MAR' },
    ] as const,
  });
  signed = {
    'an invoice': await signedInvoice(authority, note(14)),
    'a payroll': await signedPayroll(authority, 'payroll', worker(14)),
    'an invoice with much text': await signedInvoice(authority, note(450_000)),
    'a payroll with much text': await signedPayroll(authority, 'payroll', worker(450_000)),
  };
  const { x509 } = (await judgeFile(authority, 'factura.xml', Buffer.from(text('an invoice')))).facts.certificate
    .certificate?.facts ?? { x509: expect.fail('no certificate') };
  certificatePem = x509.toString();
});

afterAll(() => authority.registry.close());

const text = (document: string): string => signed[document] ?? expect.fail(`no ${document}`);

const reportOn = async (xml: string): Promise<JudgementReport> =>
  reportOf(await judgeFile(authority, 'factura.xml', Buffer.from(xml)));

const foundBy = ({ failed }: JudgementReport, wanted: string): string =>
  failed.find(({ code }) => code === wanted)?.found ?? expect.fail(`${wanted} did not fail`);

const disagrees = 'xml-crypto verifies it';

const notAsked = 'xml-crypto was not asked';

/** The payroll schema allows no foreign attribute: it ends the judgement before the signature stage. */
const inPayroll = tamperings.filter(({ name }) => !name.includes('xmlns'));

/** With a lot of text the digests only repeat the same work, so the changes that xml-crypto overlooks are enough. */
const overlooked = (changes: readonly Tampering[]): readonly Tampering[] =>
  changes.filter(({ name, foolsXmlCrypto }) => foolsXmlCrypto && !name.startsWith('U+0085'));

describe.each([
  ['an invoice', tamperings, disagrees],
  ['a payroll', inPayroll, disagrees],
  ['an invoice with much text', overlooked(tamperings), notAsked],
  ['a payroll with much text', overlooked(inPayroll), notAsked],
] as const)('%s', (document, changes, note) => {
  it('is accepted as signed', async () => {
    expect((await reportOn(text(document))).verdict).toBe('accepted');
  });

  it.each(changes)('with $name gets ZE02, whatever xml-crypto says', async ({ change, foolsXmlCrypto }) => {
    const sent = change(text(document)) ?? expect.fail('nothing changed');
    const report = await reportOn(sent);
    expect(report.verdict).toBe('rejected');
    const [reference] = report.signature.references;
    expect(reference).toMatchObject({ uri: '', ok: false, cause: expect.any(String) as string });
    expect(reference?.note?.includes(note) ?? false).toBe(foolsXmlCrypto);
    for (const code of ['ZE02', 'DC09']) {
      expect(foundBy(report, code)).toContain(`${reference?.cause} ${reference?.note ?? ''}`.trim());
    }
  });

  it.each(changes)('with $name is a different document to libxml2', ({ change }) => {
    const sent = change(text(document)) ?? expect.fail('nothing changed');
    expect(witnessCanonical(sent)).not.toBe(witnessCanonical(text(document)));
  });

  it(`is verified only as signed by ${whoTestifies}`, () => {
    const sent = [text(document), ...changes.map(({ change }) => change(text(document)) ?? expect.fail('no change'))];
    for (const { name, verified } of witnesses) {
      const fooled = changes.map(({ foolsXmlCrypto }) => name === 'xml-crypto' && foolsXmlCrypto);
      expect(verified(sent, certificatePem), name).toEqual([true, ...fooled]);
    }
  });
});

describe('a document changed after signing that an earlier stage stops', () => {
  const changedInvoice = (): string => text('an invoice').replace('Primera', 'Otra');
  const unexplained = { uri: '', ok: false };

  const referenceOf = ({ signature }: JudgementReport) => {
    const { expected: _expected, found: _found, ...reference } = signature.references[0] ?? expect.fail('no reference');
    return reference;
  };

  it('gets a cause when no stage stops it', async () => {
    expect(referenceOf(await reportOn(changedInvoice()))).toMatchObject({ cause: expect.any(String) as string });
  });

  it('as a duplicate gets rule 90, and no cause is searched for', async () => {
    const send = sendBillSync(authority);
    expect(answered(await send(call({ contentFile: zipped(text('an invoice')) }))).StatusCode).toBe('00');
    const { answer, results } = await send(call({ contentFile: zipped(changedInvoice()) }));
    expect(answer.ErrorMessage).toEqual([expect.stringMatching(/^Regla: 90,/)]);
    expect(referenceOf(results as JudgementReport)).toEqual(unexplained); // the results of a document are its report
    await authority.registry.reset();
  });

  it('by its schema gets ZB01, and no cause is searched for', async () => {
    const report = await reportOn(changedInvoice().replace('<cbc:ID>', '<cbc:Unknown></cbc:Unknown><cbc:ID>'));
    expect(report.failed.map(({ code }) => code)).toEqual(['ZB01']);
    expect(referenceOf(report)).toEqual(unexplained);
  });

  it('by its size gets ZA01, and no cause is searched for', async () => {
    const { maxXmlBytes } = authority.settings;
    authority.settings.maxXmlBytes = 1_000;
    const report = await reportOn(changedInvoice());
    authority.settings.maxXmlBytes = maxXmlBytes;
    expect(report.failed.map(({ code }) => code)).toEqual(['ZA01']);
    expect(referenceOf(report)).toEqual(unexplained);
  });
});
