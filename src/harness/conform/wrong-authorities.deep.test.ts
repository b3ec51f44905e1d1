/** The suite tells authorities apart: a wrong one fails the scenarios that it answers wrongly, and no others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startBox } from '../box.ts';
import { relay, startProxy } from '../testing/proxy.fixture.ts';
import { runConform, printed } from './conform.fixture.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-wrong-authorities-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Rewrite = (answer: string) => string;

const line = /<c:string>(Regla: [^,<]+), (Rechazo|Notificación): [^<]*<\/c:string>/g;
const lastLine = /<c:string>Regla: [^<]*<\/c:string>(?=<\/b:ErrorMessage>)/;

const valid: Rewrite = (answer) =>
  answer.replace(/(<b:IsValid>)false</, '$1true<').replace(/(<b:StatusCode>)\d+</, '$100<');

const otherKind = (kind: string): string => (kind === 'Rechazo' ? 'Notificación' : 'Rechazo');

const turned: Rewrite = (answer) => {
  const lines = [...answer.matchAll(line)].map(([text]) => text).reverse();
  return answer.replaceAll(line, () => lines.shift() ?? '');
};

const ownTexts: Rewrite = (answer) => answer.replaceAll(line, '<c:string>$1, $2: otra redacción</c:string>');
const withoutTexts: Rewrite = (answer) => answer.replaceAll(line, '<c:string>$1, $2: </c:string>');

/** What it does to every answer, and the codes whose rows it answers wrongly. */
const authorities: Readonly<Record<string, readonly [rewrite: Rewrite, wrong: readonly string[]]>> = {
  'that always says yes': [(answer) => valid(answer.replaceAll(line, '')), ['FAJ43b', 'FAU14', 'FAV04a', 'FAV06']],
  'that only notifies': [
    (answer) => valid(answer.replaceAll(', Rechazo: ', ', Notificación: ')),
    ['FAU14', 'FAV04a', 'FAV06'],
  ],
  'that drops the last line': [(answer) => answer.replace(lastLine, ''), ['FAJ43b', 'FAU14', 'FAV04a', 'FAV06']],
  'that takes one kind for the other': [
    (answer) =>
      answer.replaceAll(line, (_, code: string, kind: string) => `<c:string>${code}, ${otherKind(kind)}: x</c:string>`),
    ['FAJ43b', 'FAU14', 'FAV04a', 'FAV06'],
  ],
  'that is right about lines and wrong about validity': [
    (answer) =>
      answer.replace(
        /(<b:IsValid>)(true|false)</,
        (_, start: string, is: string) => `${start}${String(is === 'false')}<`,
      ),
    ['FAJ43b', 'FAU14', 'FAV04a', 'FAV06'],
  ],
  'that has lines in another order': [turned, []],
  'that has texts of its own': [ownTexts, []],
  'that has no texts': [withoutTexts, []],
};

const failuresOf = (summary: Summary): readonly string[] =>
  summary.failures.map(({ name }) => name.split(' ')[0] ?? '').sort();

describe('conform against an authority', () => {
  it.each(Object.entries(authorities))('%s fails what it answers wrongly', async (name, [rewrite, wrong]) => {
    const right = await startBox({ seed: 'wrong authorities' });
    const proxy = await startProxy(right.authority.url, () => ({ ...relay, answer: rewrite }));
    try {
      const tags = '@rules and @wire and (@FAJ43b or @FAU14 or @FAV04a or @FAV06)';
      const ended = await runConform(folder, name, '--authority', proxy.url, '--tags', tags);
      const summary = printed<Summary>(ended, 'conform');
      expect(failuresOf(summary)).toEqual(wrong);
      expect([summary.wrong, summary.caused].flat().sort()).toEqual(['FAJ43b', 'FAU14', 'FAV04a', 'FAV06']);
      expect(summary.wrong).toEqual([...new Set(wrong)]);
      expect(summary.scenarios.total).toBe(4);
    } finally {
      await proxy.close();
      await right.close();
    }
  });

  it.each([
    ['that has lines in another order', turned, true],
    ['that has texts of its own', ownTexts, false],
    ['that has no texts', withoutTexts, true],
  ] as const)('%s, looked at with --texts', async (name, rewrite, isWrong) => {
    const right = await startBox({ seed: 'wrong texts' });
    const proxy = await startProxy(right.authority.url, () => ({ ...relay, answer: rewrite }));
    try {
      const options = ['--authority', proxy.url, '--tags', '@rules and @wire and @FAU02'];
      const [usual, texts] = [
        printed<Summary>(await runConform(folder, `${name}, usual`, ...options), 'conform'),
        printed<Summary>(await runConform(folder, `${name}, texts`, ...options, '--texts'), 'conform'),
      ];
      expect([usual.wrong, usual.caused, texts.wrong]).toEqual([[], ['FAU02'], isWrong ? ['FAU02'] : []]);
    } finally {
      await proxy.close();
      await right.close();
    }
  });

  it('whose rules have other kinds fails these rules, naming both kinds, and no others', async () => {
    const rules = { FAU14: 'Notificación', FAV06: 'Rechazo', FAJ43b: 'Rechazo', DSFC02b: 'Rechazo' } as const;
    const other = await startBox({ seed: 'other kinds', rules });
    try {
      const codes = [...Object.keys(rules), 'FAK24b', 'FAD06'].map((code) => `@${code}`).join(' or ');
      const options = ['--authority', other.authority.url, '--tags', `@rules and (${codes})`];
      const summary = printed<Summary>(await runConform(folder, 'kinds', ...options), 'conform');
      expect(new Set(failuresOf(summary))).toEqual(new Set(Object.keys(rules)));
      for (const { name, error = '' } of summary.failures) {
        const code = name.split(' ')[0] ?? '';
        const [wanted, given] = /expected (.*); got (.*)/.exec(error)?.slice(1) ?? [];
        expect(wanted, name).toContain(`${code} ${otherKind(rules[code as keyof typeof rules])}`);
        expect(given, name).toContain(`${code} ${rules[code as keyof typeof rules]}`);
      }
      expect(summary.scenarios.passed).toBeGreaterThan(1);
    } finally {
      await other.close();
    }
  });
});
