import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasEnglish } from '../../../../simulator/testing/languages.fixture.ts';
import { buildReport, type ReportContext } from '../build-run-report.ts';
import { readMessageLines } from '../messages.ts';
import { longNote, messageLines, twoFaults, type MadeRun } from '../recorded-run.fixture.ts';
import { keptOf, summaryOf } from '../report-data.ts';
import { change, count, duration, findAddress } from './charts.ts';
import { htmlPage } from './page.ts';
import { pageTexts } from './texts.ts';

const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'&\u202e`;

const pageOf = async (run: MadeRun, context: Partial<ReportContext> = {}): Promise<string> =>
  htmlPage(buildReport(await readMessageLines(messageLines(run)), { suite: 'trial', ...context }));

const failing = {
  name: hostile,
  tags: [`@${hostile}`],
  steps: [{ text: hostile, status: 'FAILED', message: hostile }],
};

const beyond = {
  name: 'Beyond',
  line: 9,
  steps: [{ text: 'a', status: 'SKIPPED' }],
  log: ['ensayo-out-of-reach: a <clock>'],
};

describe('the page', () => {
  it('needs nothing from anywhere', async () => {
    const page = await pageOf({ scenarios: [{ name: 'A' }] });
    expect(page).not.toMatch(/<(?:link|img|iframe|object|embed|base)\b/i);
    expect(page).not.toMatch(/\b(?:src|action|formaction|data)=/i);
    expect(page.match(/https?:\/\/[^"'\s<]+/g) ?? []).toEqual([]);
    expect(page).not.toContain('@import');
    expect(page).not.toContain('url(');
  });

  it('lets only its own script and style run', async () => {
    const page = await pageOf({ scenarios: [failing] }, { suite: hostile, commit: hostile, seed: hostile });
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const inline = [...page.matchAll(/<(style|script)>([^]*?)<\/\1>/g)];
    expect(inline.map(([, name]) => name)).toEqual(['style', 'script']);
    for (const [, name = '', text = ''] of inline) {
      const digest = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${name}-src &#39;sha256-${digest}&#39;`);
    }
    expect(policy).toContain('default-src &#39;none&#39;');
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('shows foreign text as text, wherever it appears', async () => {
    const previous = { ...summaryOf(buildReport(await readMessageLines([]), { suite: 'x' })), commit: hostile };
    const group = {
      group: hostile,
      title: hostile,
      spanish: { title: hostile },
      entries: 1,
      implemented: 1,
      fires: 1,
      passes: 1,
      proved: 1,
      unreachable: 0,
      unshown: 0,
    };
    const page = await pageOf(
      { scenarios: [failing], hookMessages: [hostile] },
      {
        suite: hostile,
        commit: hostile,
        seed: hostile,
        version: hostile,
        previous,
        coverage: { commit: hostile, groups: [group] },
      },
    );
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('\u202e');
    expect(page.split('&lt;img src=x').length).toBeGreaterThan(10);
  });

  it('packs every scenario with its rejections', async () => {
    const page = await pageOf({ scenarios: [{ name: hostile, notes: [longNote(7, hostile)] }] });
    const [, base64 = ''] = /id="scenarios">([^<]*)<\/script>/.exec(page) ?? [];
    const [scenario] = JSON.parse(inflateSync(Buffer.from(base64, 'base64')).toString('utf8')) as readonly object[];
    expect(scenario).toMatchObject({ name: hostile, exchanges: [longNote(7, hostile)] });
  });

  it.each<readonly [string, MadeRun, string]>([
    ['green', { scenarios: [{ name: 'A' }] }, '✓ 1 scenario passed.'],
    ['red', { scenarios: [failing, { name: 'A' }] }, '✗ 1 of 2 scenarios that ran failed for 1 cause.'],
    ['empty', { scenarios: [] }, '✗ No scenario was run.'],
    ['partly out of reach', { scenarios: [{ name: 'A' }, beyond] }, '✓ 1 scenario passed; 1 out of reach.'],
    ['out of reach', { scenarios: [beyond] }, '– No scenario could be tried; 1 out of reach.'],
    ['broken', { scenarios: [{ name: 'A' }], hookMessages: ['x'] }, 'and something went wrong outside scenarios'],
  ])('states up front that the run was %s', async (_, run, sentence) => {
    expect(await pageOf(run)).toContain(sentence);
  });

  it('counts the codes that came by request, where the run asked for some', async () => {
    const counts = { reachable: 450, asked: 32, right: 31 };
    const byRequest = { ...counts, families: [{ family: 'invoicing', ...counts }] } as const;
    const page = await pageOf({ scenarios: [{ name: 'A' }] }, { byRequest });
    expect(page).toContain('31 right of 32 that the run asked for; a request can reach 450');
    const [, row = ''] = /invoices and notes<\/th>([^]*?)<\/tr>/.exec(page) ?? [];
    expect([...row.matchAll(/>(\d+)<\/td>/g)].map(([, cell]) => cell)).toEqual(['31', '1', '418']);
    expect(await pageOf({ scenarios: [{ name: 'A' }] })).not.toContain('by request');
  });

  it('begins with company, service, date and rules', async () => {
    const company = { nit: '901500100', checkDigit: '2', name: hostile };
    const run = { scenarios: [{ name: 'A', tags: ['@payroll', '@invoice'] }] };
    const text = (await pageOf(run, { company, target: 'http://x' })).replaceAll(/<[^>]*>|\s+/g, ' ');
    const [head = ''] = /<body[^]*?<main>/.exec(await pageOf(run, { company, target: 'http://x' })) ?? [];
    expect(text).toContain('NIT 901500100-2');
    expect(head).toContain('<dd>http://x</dd>');
    expect(head).toContain('<dd>2026-11-21 09:04, Colombian time</dd>');
    expect(head).toMatch(/<dd>(?:invoices and notes 1\.9|payroll 1\.0)<\/dd>/);
    expect(head).not.toMatch(/seed|process/i);
  });

  it('lists what was out of reach by reason, and what nobody could check', async () => {
    const unchecked = { name: 'A', log: ['ensayo-unchecked: explanations'] };
    const page = await pageOf({ scenarios: [unchecked, beyond, { ...beyond, name: 'Beyond too' }] });
    expect(page).toContain('Out of reach: 2');
    expect(page).toMatch(/<b>2 scenarios<\/b>: needs a &lt;clock&gt;/);
    expect(page).toMatch(/<li>Beyond<\/li>\s*<li>Beyond too<\/li>/);
    expect(page).toMatch(/Not checked in 1 scenario, .*: explanations\./);
  });

  it('counts failures among the scenarios that ran, and every scenario in each table', async () => {
    const steps = [{ text: 'a', status: 'SKIPPED' }];
    const rule = { tags: ['@rules', '@AU'], uri: 'r.feature' };
    const page = await pageOf({
      scenarios: [
        failing,
        { name: 'FAU14 on invoice: right', ...rule },
        { name: 'CAU14 on credit note: beyond', ...rule, line: 2, steps, log: ['ensayo-out-of-reach: a clock'] },
      ],
    });
    expect(page).toContain('1 of 2 scenarios that ran failed for 1 cause; 1 out of reach');
    expect(page).toContain('all others');
    expect(page).toMatch(/credit note/i);
  });

  it('names the command that replays a failure, or says that nothing was sent', async () => {
    const captured = { ...failing, name: 'A', log: ['ensayo-bundle: /b'] };
    const page = await pageOf({ scenarios: [captured, { ...failing, name: 'B' }] }, { byCucumber: false });
    expect(page).toContain('<code>ensayo replay /b --lang en</code>');
    expect(page).toContain('It sent nothing that could be replayed.');
  });

  it.each([
    [20, true],
    [21, false],
  ])('opens the list of %i scenarios: %s', async (length, isOpen) => {
    const page = await pageOf({ scenarios: Array.from({ length }, (_, line) => ({ name: `S${line}`, line })) });
    expect(page.includes('<details id="sent" open="">')).toBe(isOpen);
  });

  it('says that there is no run to compare with, or compares', async () => {
    const report = buildReport(await readMessageLines(messageLines({ scenarios: [failing] })), { suite: 'trial' });
    expect(htmlPage(report)).toContain('There is no earlier run to compare with');
    const later = await pageOf(
      { scenarios: [{ ...failing, steps: [{ text: 'a' }] }] },
      { previous: summaryOf(report) },
    );
    expect(later).toContain('Fixed: 1');
    expect(later).not.toContain('Only in');
  });

  it('says what else differs from the previous run, and leads to scenarios of its own alone', async () => {
    const before = keptOf(
      buildReport(await readMessageLines(messageLines({ scenarios: [{ name: 'Gone' }] })), { suite: 'x' }),
    );
    const annexes = [{ family: 'invoicing', version: '1.8' }] as const;
    const now = { scenarios: [{ name: 'A', notes: [longNote(1, 'x')] }] };
    const page = await pageOf(now, { version: '2', previous: { ...before, annexes, ensayo: 'ensayo 1' } });
    expect(page).toMatch(/Only in this run: 1[^]*<a href="[^"]*">features\/a\.feature A<\/a>/);
    expect(page).toMatch(/Only in the previous run: 1[^]*<li>features\/a\.feature Gone<\/li>/);
    expect(page).toContain('<p>Version: ensayo 1 → ensayo 2</p>');
  });

  it('shows some failures of each cause in full, and leads to the others', async () => {
    const page = await pageOf(twoFaults);
    const titles = [...page.matchAll(/<b>([^<]*)<\/b>: ([^<]*)</g)].map(([, title, counted = '']) => [
      title,
      counted.trim(),
    ]);
    expect(titles.slice(0, 2)).toEqual([
      ['customer.dv missing', '142 scenarios'],
      ['FAU14 Rechazo, where no scenario expects it', '8 scenarios'],
    ]);
    expect(page).toMatch(/<a href="#cause=0">And 117 more/);
    expect(page.match(/class="nested"/g)).toHaveLength(25 + 8);
    expect(page).toMatch(/To fix it:<\/b> Send the sum of the lines\./);
  });
});

describe('an address of words', () => {
  it.each([
    ['FAJ44: a "name"', '#find=FAJ44%3A%20a%20%22name%22'],
    ['half \ud800', '#find=half%20%EF%BF%BD'],
  ])('of %j is %s', (words, address) => {
    expect(findAddress(words)).toBe(address);
  });
});

describe('figures', () => {
  it.each([
    [87, '87 ms'],
    [4_210, '4.2 s'],
    [59_960, '1 min 0 s'],
    [145_115, '2 min 25 s'],
  ])('%i ms is %s', (milliseconds, text) => {
    expect(duration(milliseconds, pageTexts('en'))).toBe(text);
  });

  it.each([
    [3_000, '+3,000'],
    [-2, '−2'],
    [0, '±0'],
  ])('a change of %i is %s', (difference, text) => {
    expect(change(difference, (value) => count(value, pageTexts('en')))).toBe(text);
  });
});

describe('the page in Spanish', () => {
  const textOf = (page: string): string =>
    page.replaceAll(/<(style|script)[^]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ');

  const finding = {
    ...longNote(1).findings[0],
    code: 'FAU14',
    found: 'nothing there',
    spanish: { found: 'no hay nada' },
  };

  const advice = { id: 'a-piece', text: 'much too early', spanish: { text: 'demasiado pronto' } };

  const run: MadeRun = {
    scenarios: [
      { name: 'uno', notes: [{ ...longNote(1), findings: [finding], advice: [advice] }] },
      { name: 'dos', steps: [{ text: 'x', status: 'FAILED', message: 'm' }] },
      {
        name: 'tres',
        steps: [{ text: 'x', status: 'SKIPPED' }],
        log: ['ensayo-out-of-reach: {"en":"explanations","es":"las explicaciones"}'],
      },
    ],
  };

  const spanishPage = async (context: Partial<ReportContext> = {}): Promise<string> =>
    htmlPage(buildReport(await readMessageLines(messageLines(run)), { suite: 'prueba', ...context }), 'es');

  it('has no English on it', async () => {
    const previous = summaryOf(buildReport(await readMessageLines(messageLines(run)), { suite: 'prueba' }));
    const group = { group: 'AD', title: 'Header', spanish: { title: 'Encabezado' } };
    const counts = { entries: 3, implemented: 3, fires: 2, passes: 2, proved: 2, unreachable: 1, unshown: 1 };
    const page = await spanishPage({ previous, coverage: { commit: 'abc', groups: [{ ...group, ...counts }] } });
    expect(page).toContain('<html lang="es">');
    // Features are named by their authors.
    const told = textOf(page)
      .replaceAll(/Feature of \S+/g, '')
      .split(/\s{2,}/);
    expect(told.filter(hasEnglish)).toEqual([]);
    expect(textOf(page)).toContain('De 2 escenarios que se ejecutaron, falló 1');
    expect(textOf(page)).toMatch(/1 aprobado\s+1 fallido\s+1 /);
    expect(textOf(page)).toContain('requiere las explicaciones');
    expect(textOf(page)).not.toContain('Header');
  });

  it('carries the findings and the words of its script in Spanish', async () => {
    const page = await spanishPage();
    const [, packed = ''] = /id="scenarios"[^>]*>\s*([^<]*?)\s*</.exec(page) ?? [];
    const data = inflateSync(Buffer.from(packed, 'base64')).toString();
    expect(data).toContain('no hay nada');
    expect(data).not.toContain('nothing there');
    expect(data).toContain('demasiado pronto');
    expect(data).not.toContain('much too early');
    expect(page).toContain('"found":"Encontrado"');
    expect(htmlPage(buildReport(await readMessageLines(messageLines(run)), { suite: 'prueba' }))).toContain(
      '"found":"Found"',
    );
  });
});
