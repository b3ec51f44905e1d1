/**
 * Found by fuzzing: with a U+2029 in a document that was changed after signing, xml-crypto's reader took a second for
 * 20 KB, and sixteen times as long for four times the size.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportOf } from '../../judge/engine/report.ts';
import type { JudgementReport } from '../../judge/engine/judgement-report.ts';
import { judgeFile } from '../../service/reception/judge-file.ts';
import { signedInvoice, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority();
});

afterAll(() => authority.registry.close());

const judged = async (added: string): Promise<JudgementReport> => {
  const xml = await signedInvoice(authority, { built: [{ edit: 'set', path: '/*/cbc:Note', text: 'una nota' }] });
  return reportOf(await judgeFile(authority, 'f.xml', Buffer.from(xml.replace('una nota', `una ${added}nota`))));
};

it('a changed document with U+2029 is refused without asking xml-crypto, and the explanation says so', async () => {
  const { verdict, failed, signature } = await judged('\u2029');
  expect(verdict).toBe('rejected');
  expect(failed.map(({ code }) => code)).toContain('ZE02');
  expect(signature.references[0]?.note).toContain('U+2029');
});

it('xml-crypto is still asked about others', async () => {
  const { verdict, signature } = await judged('otra ');
  expect([verdict, signature.references[0]?.note]).toEqual(['rejected', undefined]);
});
