/** A document that its system has not signed yet, judged on its own: undecided until it is, and all else is judged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { createEnv } from '../../../common/env/env.ts';
import { judgeFile } from '../../../../simulator/service/reception/judge-file.ts';
import type { JudgementReport } from '../../../../simulator/judge/engine/judgement-report.ts';
import { isAboutSignature, lacksSignature } from '../../../../simulator/judge/engine/unsigned.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import type { JudgingOptions } from '../../../../simulator/judging-parts.ts';
import { createOfflineJudge } from '../../../../simulator/offline.ts';
import { createAuthority } from '../../../../simulator/server.ts';

const clock = '2026-03-16T10:00:00-05:00';

/** The place of the signature stays, empty. */
const unsigned = (name: string): string =>
  readFileSync(join(packageFile('datasets/proof/golden'), name), 'utf8').replace(
    /<ds:Signature .*<\/ds:Signature>/s,
    '',
  );

const wrongTotal = unsigned('invoice-withoutDiscount.xml').replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');

const judged = async (xml: string, options: Partial<JudgingOptions> = {}) => {
  const apart = await createOfflineJudge({ env: createEnv({ clock, seed: 'unsigned' }), ...options }).knowing({});
  const file = { name: 'documento.xml', bytes: Buffer.from(xml) };
  const report = await apart.judge(file);
  const proposed = await apart.propose(file, report);
  return { report, codes: report.failed.map(({ code }) => code), proposed };
};

const suppliesIn = ({ notEvaluated }: JudgementReport): readonly (string | undefined)[] =>
  [...new Set(notEvaluated.map(({ supply }) => supply))].toSorted();

const signatureRulesOff = Object.fromEntries(
  catalogue()
    .entries('invoice')
    .filter(isAboutSignature)
    .map(({ code: { code } }) => [code, 'off'] as const),
);

describe('an unsigned document on its own', () => {
  it.each(['invoice-withoutDiscount.xml', 'supportDocument-resident.xml', 'posTicket-ticket.xml', 'payroll-cash.xml'])(
    '%s is undecided: it lacks only its signature',
    async (name) => {
      const { report, codes, proposed } = await judged(unsigned(name));
      expect([report.verdict, codes, proposed]).toEqual(['undecided', [], undefined]);
      expect([report.incomplete, report.spanish?.incomplete]).toEqual([lacksSignature.en, lacksSignature.es]);
      expect(suppliesIn(report)).toEqual(['signature']);
    },
  );

  it('is undecided for everything that is missing', async () => {
    const { report } = await judged(unsigned('creditNote-withoutDiscount.xml'));
    expect([report.verdict, report.incomplete]).toEqual(['undecided', undefined]);
    expect(suppliesIn(report)).toEqual(['prior', 'signature']);
  });

  it('is not accepted where every rule about the signature is off', async () => {
    const { report } = await judged(unsigned('invoice-withoutDiscount.xml'), { rules: signatureRulesOff });
    expect([report.verdict, report.incomplete]).toEqual(['undecided', lacksSignature.en]);
  });

  it.each([
    ['an empty signature', '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>'],
    ['a signature of another namespace', '<Signature xmlns="urn:x"/>'],
    ['only KeyInfo', '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>'],
    ['only SignedProperties', '<p:SignedProperties xmlns:p="http://uri.etsi.org/01903/v1.3.2#"/>'],
  ])('is rejected with %s: that is no document before its signature', async (_what, part) => {
    const empty = '<ext:ExtensionContent></ext:ExtensionContent>';
    const xml = unsigned('invoice-withoutDiscount.xml').replace(empty, empty.replace('><', `>${part}<`));
    expect(xml).toContain(part);
    const { report, codes } = await judged(xml);
    expect(report.verdict).toBe('rejected');
    expect(codes.length).toBeGreaterThan(0);
  });

  it('may have a cac:Signature, which is no digital one', async () => {
    const { report } = await judged(
      unsigned('invoice-withoutDiscount.xml').replace(
        '<cac:AccountingSupplierParty>',
        '<cac:Signature><cbc:ID>1</cbc:ID></cac:Signature><cac:AccountingSupplierParty>',
      ),
    );
    expect(report.verdict).toBe('undecided');
  });

  it('has the lines of its content', async () => {
    const { report, codes, proposed } = await judged(wrongTotal);
    expect([report.verdict, codes.toSorted()]).toEqual(['rejected', ['FAD06', 'FAU14']]);
    expect(report.notEvaluated.map(({ code }) => code)).toEqual(expect.arrayContaining(['ZE01', 'DC01', 'FAD09e']));
    // Accepted would say more than was judged: nobody has seen the signature.
    expect(proposed).toMatchObject({ verdict: 'undecided', changes: [{ code: 'FAU14' }], left: [] });
  });

  it('has no line about both extensions, of which the signature is one, where it lacks the other', async () => {
    const { report, codes } = await judged(
      unsigned('invoice-withoutDiscount.xml').replace(/<sts:DianExtensions.*<\/sts:DianExtensions>/s, ''),
    );
    expect(codes).toEqual(expect.arrayContaining(['FAB03']));
    expect(codes).not.toContain('FAA02');
    expect(report.notEvaluated).toContainEqual(expect.objectContaining({ code: 'FAA02', supply: 'signature' }));
  });

  it('has the lines about extensions of a ticket that the signature does not fill', async () => {
    const ticket = unsigned('posTicket-ticket.xml');
    const { codes } = await judged(ticket.replace(/<BeneficiosComprador>.*<\/BeneficiosComprador>/s, ''));
    expect(codes).toEqual(expect.arrayContaining(['DEPD11', 'DEPD21']));
  });

  it('has the other faults that its schema finds', async () => {
    const { codes } = await judged(wrongTotal.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>soon'));
    expect(codes).toEqual(['ZB01']);
  });

  it('has the lines of the authority under the profile full', async () => {
    const { report, codes } = await judged(wrongTotal, { profile: 'full' });
    expect(report.incomplete).toBeUndefined();
    expect(codes).toEqual(expect.arrayContaining(['ZB01', 'ZE01', 'DC01', 'FAU14']));
  });
});

it('an unsigned document is received by the authority as any other', async () => {
  const authority = await createAuthority({ env: createEnv({ clock, seed: 'unsigned' }) });
  const { judgement } = await judgeFile(authority, 'documento.xml', Buffer.from(wrongTotal));
  expect(judgement.failed.map(({ code }) => code)).toEqual(['ZB01']);
});
