/** A document that its system has not signed yet, judged on its own: that comes first, and all else is judged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { createEnv } from '../../../common/env/env.ts';
import { createApartJudge } from '../../../../simulator/reception/judge-apart.ts';
import { judgeFile } from '../../../../simulator/reception/judge-file.ts';
import { createAuthority } from '../../../../simulator/server.ts';

const clock = '2026-03-16T10:00:00-05:00';

/** The place of the signature stays, empty. */
const unsigned = (name: string): string =>
  readFileSync(join(packageFile('datasets/golden'), name), 'utf8').replace(/<ds:Signature .*<\/ds:Signature>/s, '');

const wrongTotal = unsigned('invoice-withoutDiscount.xml').replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');

const authority = (profile = 'default') => createAuthority({ env: createEnv({ clock, seed: 'unsigned' }), profile });

const judged = async (xml: string, profile?: string) => {
  const apart = await createApartJudge(await authority(profile));
  const file = { name: 'documento.xml', bytes: Buffer.from(xml) };
  const report = await apart.judge(file);
  const proposed = await apart.propose(file, report);
  await apart.close();
  return { report, codes: report.failed.map(({ code }) => code), proposed };
};

describe('an unsigned document on its own', () => {
  it.each(['invoice-withoutDiscount.xml', 'supportDocument-resident.xml', 'payroll-cash.xml'])(
    '%s is rejected for that alone',
    async (name) => {
      const { report, codes, proposed } = await judged(unsigned(name));
      expect([report.verdict, codes]).toEqual(['rejected', []]);
      expect(report.incomplete).toMatch(/not signed/);
      expect(report.spanish?.incomplete).toMatch(/no está firmado/);
      expect(proposed).toMatchObject({ verdict: 'accepted', changes: [], left: [] });
    },
  );

  it('has the lines of its content', async () => {
    const { report, codes, proposed } = await judged(wrongTotal);
    expect([report.verdict, codes.toSorted()]).toEqual(['rejected', ['FAD06', 'FAU14']]);
    expect(report.notEvaluated.map(({ code }) => code)).toEqual(expect.arrayContaining(['ZE01', 'DC01', 'FAD09e']));
    expect(proposed).toMatchObject({ verdict: 'accepted', changes: [{ code: 'FAU14' }] });
  });

  it('has the other faults that its schema finds', async () => {
    const { codes } = await judged(wrongTotal.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>soon'));
    expect(codes).toEqual(['ZB01']);
  });

  it('has the lines of the authority under the profile full', async () => {
    const { report, codes } = await judged(wrongTotal, 'full');
    expect(report.incomplete).toBeUndefined();
    expect(codes).toEqual(expect.arrayContaining(['ZB01', 'ZE01', 'DC01', 'FAU14']));
  });
});

it('an unsigned document is received by the authority as any other', async () => {
  const { judgement } = await judgeFile(await authority(), 'documento.xml', Buffer.from(wrongTotal));
  expect(judgement.failed.map(({ code }) => code)).toEqual(['ZB01']);
});
