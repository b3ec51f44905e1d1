import { describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

type Explained = {
  readonly dates: readonly { readonly topic: string; readonly key: string | null; readonly text: string }[];
};

const datesOf = async (...args: readonly string[]) => {
  const [first] = JSON.parse((await runHere(['explain', ...args, '--json'])).stdout) as readonly Explained[]; // as it prints it
  return first?.dates.map(({ topic, key, text }) => [topic, key, text]);
};

describe('values with dates that a rule reads', () => {
  it.each([
    ['2026-06-30', 'since 1 July 2025: 80 %; before: 75 %; from 1 July 2026: 90 %'],
    ['2026-07-01', 'since 1 July 2026: 90 %; before: 80 %; from 1 July 2027: 100 %'],
    ['2027-07-01', 'since 1 July 2027: 100 %; before: 90 %'],
  ])('are explained as on %s', async (date, text) => {
    const expected = ['surcharge-by-law', 'HRDDF', text];
    expect(await datesOf('NIE097', '--at', date)).toContainEqual(expected);
    expect(await datesOf('Regla: NIE097, Rechazo: x', '--at', date)).toContainEqual(expected);
    expect((await runHere(['explain', 'NIE097', '--at', date, '--lang', 'en'])).stdout).toContain(`HRDDF: ${text}`);
  });

  it('are shown after their time and before it, too', async () => {
    expect(await datesOf('FAD02', '--at', '2026-11-28')).toEqual([
      ['operation-type', '20-REG', 'not in force; until 30 April 2026: 20-REG'],
    ]);
    expect(await datesOf('FAD02', '--at', '2026-04-22')).toEqual([
      ['operation-type', '20-REG', 'not in force; from 23 April 2026: 20-REG'],
    ]);
  });

  it('are left to the answer where that says which applied to its document', async () => {
    const applied = '80 % (settlement ends on 30 June 2026)';
    const answer = JSON.stringify([{ code: 'NIE097', message: 'x', xpath: '/a', applied }]);
    const { stdout } = await runHere(['explain', answer, '--at', '2026-11-28', '--lang', 'en']);
    expect(stdout).toContain(applied);
    expect(stdout).not.toContain('since 1 July 2026');
  });

  it.each([
    ['en', 'FAD09c', '2024-04-30', 'by date: on'],
    ['en', 'FAD09c', '2024-05-01', 'by date: off'],
    ['es', 'FAD09e', '2024-04-30', 'según la fecha: inactiva'],
    ['es', 'FAD09e', '2024-05-01', 'según la fecha: activa'],
    ['en', 'FAJ52', '2024-05-01', 'off: a profile must switch it on'],
    ['en', 'FAD16', '2024-05-01', 'on'],
  ])('switch the rule where they do, in %s: %s on %s', async (language, code, at, text) => {
    const { stdout } = await runHere(['explain', code, '--at', at, '--lang', language]);
    expect(stdout).toMatch(new RegExp(`^  (?:default|por defecto) +${text}$`, 'm'));
  });

  it('come with the annex that has the rule', async () => {
    const { stdout } = await runHere(['explain', 'FAD09c', '--lang', 'en']);
    expect(stdout).toContain('Anexo técnico FE 1.8; annex 1.9 lists the code as removed');
    expect(stdout).toContain('IssueDate at most 5 days before reception and 10 after it');
  });

  it('are none of a rule that reads no such value', async () => {
    expect(await datesOf('FAD16')).toEqual([]);
  });

  it('are refused for a wrong date', async () => {
    const { code, stderr } = await runHere(['explain', 'FAD02', '--at', '2026-04-31']);
    expect([code, stderr.includes('(invalid-date)')]).toEqual([2, true]);
  });
});

describe('what was observed of a rule', () => {
  it.each([
    ['en', 'CBG04a', 'CBG04a is the name of CBG04 under the profile observed'],
    ['es', 'CBG04a', 'CBG04a es el nombre de CBG04 en el perfil observed'],
    ['en', 'CBG04', 'profile observed: CBG04: is called CBG04a (another name than default)'],
    ['es', 'CAZ09', 'CAZ09: Rechazo → Notificación (menos estricto que default)'],
    ['en', 'ZE02', 'profile observed-root: ZE02: fires for another order'],
    ['en', 'FAB24a', 'no profile differs from default in it'],
    [
      'es',
      'FAB24a',
      'ambiente de pruebas: repositorio Rzyfront/Vendix@109c231, 2026-08-08; testigos independientes: 1',
    ],
  ])('is explained, in %s: %s', async (language, code, text) => {
    expect((await runHere(['explain', code, '--lang', language])).stdout).toContain(text);
  });

  it('is data, too, and none of other rules', async () => {
    const { stdout } = await runHere(['explain', 'CBG04a', 'FAD16', '--json']);
    expect(JSON.parse(stdout)).toMatchObject([
      { code: 'CBG04', observations: [{ profile: 'observed', changes: [{ than: 'anotherName' }] }] },
      { code: 'FAD16', observations: [] },
    ]);
  });
});

it.each([
  ['en', 'registry of issuers'],
  ['es', 'registro de emisores'],
])('what a rule depends on is in words, in %s', async (language, words) => {
  expect((await runHere(['explain', '92', '--lang', language])).stdout).toContain(words);
});

describe('a code that exists only with letters', () => {
  it.each([
    ['es', 'FAJ44', 'FAJ44 existe como FAJ44a y FAJ44b.'],
    ['en', 'faj44', 'FAJ44 exists as FAJ44a and FAJ44b.'],
    ['en', 'the answer has FAJ44 in it', 'FAJ44 exists as FAJ44a and FAJ44b.'],
    ['es', 'Regla: FAJ44, Rechazo: x', 'FAJ44 existe como FAJ44a y FAJ44b.'],
  ])('is explained by these, in %s: %s', async (language, given, sentence) => {
    const { stdout, stderr, code } = await runHere(['explain', given, '--lang', language]);
    expect([code, `${stdout}${stderr}`.split(sentence).length]).toEqual([0, 2]);
    for (const head of [/^FAJ44a .*(?:Rechazo|Notificación)/m, /^FAJ44b .*(?:Rechazo|Notificación)/m]) {
      expect(stdout).toMatch(head);
    }
    expect(`${stdout}${stderr}`).not.toContain('FAJ40');
  });
});

describe('what is no code', () => {
  it.each([
    ['en', 'due-before-issue', 'The payment is due before the document was issued.', 0],
    ['es', 'surcharge-not-by-law', 'Ley 2466 de 2025', 0],
    ['es', 'due-before-issue', 'Factura de venta', 0],
    ['en', 'HRDDF', 'NIE097', 1],
    ['es', 'retención', 'Reglas que lo tienen en sus textos o en su lugar: ', 1],
    ['es', 'recargo', '"recargo". ensayo rules las lista todas.', 1],
    ['en', 'LineCountNumeric líneas', 'FAD16', 1],
  ])('is explained or leads to rules, in %s: %s', async (language, given, text, exit) => {
    const { stdout, stderr, code } = await runHere(['explain', given, '--lang', language]);
    expect([`${stdout}${stderr}`.includes(text), code]).toEqual([true, exit]);
  });

  it('is data, too, where it is advice', async () => {
    const { stdout } = await runHere(['explain', 'due-before-issue', '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ code: 'due-before-issue', kind: 'advice' }]);
  });
});
