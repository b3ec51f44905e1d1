/** `ensayo generate` and `ensayo load`: their output matches their description, in the shape of docs/schemas. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { entryNamed } from '../../harness/catalogue-facts.ts';
import { drawDocuments, type Drawn, type DrawOptions } from '../../harness/generated-documents/draw.ts';
import { judge, startBox, type Box } from '../../harness/index.ts';
import type { LoadReport } from '../../harness/load/report.ts';
import type { Ended } from '../../harness/testing/commands.ts';
import { runHere } from '../testing/run-here.ts';

const run = (...args: readonly string[]): Promise<Ended> => runHere(args);

const folder = mkdtempSync(join(tmpdir(), 'ensayo-drawn-'));
const clock = '2026-11-20T10:00:00-05:00';

/** The errors found by the schema with that name. */
const problemsWith = (schema: string, value: unknown): unknown => {
  const text = readFileSync(packageFile(`docs/schemas/${schema}.schema.json`), 'utf8');
  const ajv = new Ajv2020({ allErrors: true });
  return ajv.validate(JSON.parse(text) as object, value) ? [] : ajv.errors;
};

const drawn = async (options: Partial<DrawOptions>): Promise<readonly Drawn[]> => {
  const documents: Drawn[] = [];
  const all = { name: 'invoice', count: 1, seed: '7', clock, xml: false, ...options } as const;
  for await (const document of drawDocuments(all)) documents.push(document);
  return documents;
};

const first = async (options: Partial<DrawOptions>): Promise<Drawn> =>
  (await drawn(options))[0] ?? expect.fail('nothing was drawn');

let box: Box;

beforeAll(async () => {
  box = await startBox({ clock, seed: 'drawn' });
});

afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

describe('drawn requests', () => {
  it('are the same for the same seed, different for another, and accepted', async () => {
    const [one, two] = await drawn({ count: 2 });
    expect(await drawn({ count: 2 })).toEqual([one, two]);
    expect(one?.request).not.toEqual(two?.request);
    expect((await first({ seed: '8' })).request).not.toEqual(one?.request);
    const { body } = await box.post(one?.path ?? '', one?.request);
    expect(body.verdict).toEqual({ accepted: true, rejected: [], notifications: [] });
  });

  it('have the requested variant', async () => {
    const { request } = await first({ variant: 'freeLines' });
    expect(JSON.stringify(request)).toContain('"reference_price_id"');
  });
});

it('a note whose invoice is not accepted ends with what to do, and not as a bug', async () => {
  const own = mkdtempSync(join(tmpdir(), 'ensayo-not-enabled-'));
  const registry = join(own, 'mine.json');
  const company = { nit: '900373115', name: 'MI EMPRESA SAS', prefix: 'FE', families: [] };
  writeFileSync(registry, JSON.stringify({ companies: [company] }));
  const { code, stderr } = await run('generate', 'credit-note', '--registry', registry, '--json');
  expect([code, JSON.parse(stderr)]).toMatchObject([2, { error: { code: 'reference-not-accepted' } }]);
  expect(stderr).toContain('--about');
  rmSync(own, { recursive: true });
});

describe('drawn XML', () => {
  it('is the same for the same seed and clock, and offline nothing speaks against it', async () => {
    const options = { name: 'creditNote', xml: true } as const;
    const document = await first(options);
    expect(await first(options)).toEqual(document);
    expect(document.corrects?.number).toMatch(/^SETP/);
    const { verdict, key, failed } = await judge(document.xml ?? '', { clock });
    // Only the process that issued the corrected invoice knows it.
    expect([key, verdict, failed.map(({ code }) => code)]).toEqual([document.key, 'undecided', []]);
  });
});

describe('the codes of drawn XML', () => {
  const unknown = { number: 'SETP1', uuid: 'a'.repeat(96), issue_date: '2026-11-20' };

  it.each([
    ['none of an accepted document', { name: 'invoice' }, []],
    ['none of one that is judged later', { name: 'payrollDeletion' }, []],
    ['those of a rejected document', { name: 'creditNote', about: unknown }, ['CBG04']],
    ['those of one that is rejected later', { name: 'payrollDeletion', about: unknown }, ['NIAE216a']],
  ] as const)('are %s', async (_what, options, codes) => {
    expect((await first({ ...options, xml: true })).codes).toEqual(codes);
  });
});

describe('documents that are broken on purpose', () => {
  it('come with the request that causes it by itself', async () => {
    const { request, codes, xml } = await first({ invalid: entryNamed('invoice', 'FAU14') });
    expect(codes).toEqual(['FAU14']);
    const { body } = await box.post('/api/ubl2.1/invoice', request);
    expect(body.verdict?.rejected).toEqual(['FAU14']);
    expect((await judge(xml ?? '', { clock })).failed.map(({ code }) => code)).toEqual(['FAU14']);
  });

  it.each([
    ['a signature', 'ZE02', ['DC09', 'ZE02']],
    ['the end of an exchange', 'ZIP-EMPTY', []],
  ])('come without a request if only XML can be broken that way: %s', async (_what, code, codes) => {
    expect(await first({ invalid: entryNamed('invoice', code) })).toMatchObject({ request: undefined, codes });
  });
});

describe('ensayo generate', () => {
  it('writes files, and lists them as its schema says', async () => {
    const args = ['generate', 'credit-note', '--count', '2', '--about', 'none', '--clock', clock];
    const { code, stdout, stderr } = await run(...args, '--out', folder, '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(problemsWith('generate', JSON.parse(stdout))).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['0001-request.json', '0002-request.json']);
    const [request] = await drawn({ name: 'creditNote', seed: '1', about: 'none' });
    expect(JSON.parse(readFileSync(join(folder, '0001-request.json'), 'utf8'))).toEqual(request?.request);
  });

  it('keeps the files of an earlier run, unless --force replaces all of them', async () => {
    const args = ['generate', 'invoice', '--out', join(folder, 'twice')];
    await run(...args, '--count', '3');
    const names = () => readdirSync(join(folder, 'twice'));
    writeFileSync(join(folder, 'twice', 'notes.txt'), 'mine');
    const before = readFileSync(join(folder, 'twice', '0001-request.json'), 'utf8');
    const refused = await run(...args, '--seed', '2', '--json');
    expect([refused.code, JSON.parse(refused.stderr)]).toMatchObject([2, { error: { code: 'file-exists' } }]);
    expect(readFileSync(join(folder, 'twice', '0001-request.json'), 'utf8')).toBe(before);
    expect((await run(...args, '--seed', '2', '--force')).code).toBe(0);
    expect(names()).toEqual(['0001-request.json', 'notes.txt']);
    expect(readFileSync(join(folder, 'twice', '0001-request.json'), 'utf8')).not.toBe(before);
  });

  it('names the schema of each request, which the issuing service takes for no field of it', async () => {
    const out = join(folder, 'for editors');
    await run('generate', 'invoice', '--out', out, '--schema', '--clock', clock, '--lang', 'es');
    const request = JSON.parse(readFileSync(join(out, '0001-request.json'), 'utf8')) as { readonly $schema: string };
    expect(resolve(out, request.$schema)).toBe(packageFile('docs/schemas/requests/es/invoice.schema.json'));
    const { body } = await box.post('/api/ubl2.1/invoice', request);
    expect(body).toMatchObject({ verdict: { accepted: true } });
    expect(body).not.toHaveProperty('warnings');
  });

  it('prints bodies, one per line, for a pipe', async () => {
    const { stdout } = await run('generate', 'invoice', '--count', '3', '--seed', '7', '--clock', clock);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      (await drawn({ count: 3 })).map(({ request }) => request),
    );
  });

  it.each<[string, readonly string[], RegExp]>([
    ['an unknown kind', ['invoyce'], /"invoyce".* invoice\?.*\(wrong-usage\)\n$/],
    ['an unknown variant', ['invoice', '--variant', 'x'], /--variant is "x".*lineDiscount/],
    ['a code of another kind', ['payroll', '--invalid', 'FAU14'], /FAU14 .*"payroll".*invoice.*\(wrong-usage\)\n$/],
    ['a count that is none', ['invoice', '--count', '0'], /--count is "0"/],
    ['something to correct that is incomplete', ['credit-note', '--about', 'SETP1'], /--about is "SETP1"/],
    ['several documents as one XML', ['invoice', '--xml', '--count', '2'], /--out DIR/],
  ])('refuses %s with a sentence', async (_what, args, sentence) => {
    const { code, stdout, stderr } = await run('generate', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
  });
});

describe('ensayo load', () => {
  it('reports as its schema says, and exits with 1 when a document was not accepted', async () => {
    const to = ['--url', box.url, '--token', box.token, '--concurrency', '2', '--count', '4', '--warm-up', '0'];
    const good = await run('load', ...to, '--kind', 'invoice,credit-note', '--json');
    expect([good.code, good.stderr]).toEqual([0, '']);
    expect(problemsWith('load', JSON.parse(good.stdout))).toEqual([]);
    expect(JSON.parse(good.stdout)).toMatchObject({
      documents: 4,
      accepted: 4,
      kinds: { invoice: 2, creditNote: 2 },
      memory: null,
    });
    // The same numbers again: a careful service refuses them.
    const numbered = ['load', ...to, '--first-number', '990000777', '--json'];
    await run(...numbered);
    const again = await run(...numbered);
    expect([again.code, problemsWith('load', JSON.parse(again.stdout))]).toEqual([1, []]);
    expect(JSON.parse(again.stdout)).toMatchObject({ accepted: 0, errors: { 'number-already-accepted': 4 } });
  });

  it('sends a share of invalid documents, checks their codes, and writes a page', async () => {
    const to = ['--url', box.url, '--token', box.token, '--concurrency', '2', '--warm-up', '0'];
    const page = join(folder, 'load.html');
    const mix = ['--kind', 'invoice,payroll', '--invalid', '50%', '--count', '12'];
    const { code, stdout, stderr } = await run('load', ...to, ...mix, '--html', page, '--json', '--lang', 'es');
    expect([code, stderr, problemsWith('load', JSON.parse(stdout))]).toEqual([0, '', []]);
    const report = JSON.parse(stdout) as LoadReport;
    expect(report).toMatchObject({ documents: 12, failed: 0, differences: { count: 0 }, search: null });
    expect(report.accepted + report.rejected).toBe(12);
    expect(report.rejected).toBe(report.invalid);
    expect(report.invalid).toBeGreaterThan(2);
    expect(report.generator.cpuCores).toBeGreaterThan(0);
    expect(report.timeLine.reduce((sum, { rejected }) => sum + rejected, 0)).toBe(report.rejected);
    expect(readFileSync(page, 'utf8')).toContain('Todos los documentos recibieron el veredicto esperado.');
  });

  it('lists the documents whose verdict is another one, and exits with 1', async () => {
    const lenient = await startBox({
      clock,
      seed: 'lenient',
      rules: { FAU14: 'off', FAU04: 'off', FAU02: 'off', FAU06: 'off' },
    });
    const to = ['--url', lenient.url, '--token', lenient.token, '--warm-up', '0'];
    const { code, stdout } = await run('load', ...to, '--count', '8', '--invalid', '50%', '--json');
    await lenient.close();
    const report = JSON.parse(stdout) as LoadReport;
    expect([code, problemsWith('load', report)]).toEqual([1, []]);
    expect(report.differences.count).toBe(report.invalid);
    expect(report.errors).toEqual({ 'accepted-although-invalid': report.invalid });
    expect(report.differences.first[0]).toMatchObject({
      number: expect.stringMatching(/^SETP\d+$/) as string,
      expected: expect.stringMatching(/^FAU/) as string,
      got: ['accepted-although-invalid'],
    });
  });

  it('finds the limit in steps', async () => {
    const to = ['--url', box.url, '--token', box.token, '--warm-up', '0'];
    const search = ['--find-limit', '--step', '50ms', '--p99', '1h', '--concurrency', '2'];
    const { code, stdout } = await run('load', ...to, ...search, '--json');
    const report = JSON.parse(stdout) as LoadReport;
    expect([code, problemsWith('load', report)]).toEqual([0, []]);
    expect(report.search?.steps.map(({ concurrency }) => concurrency)).toEqual([1, 2]);
    expect(report.search?.limit).toEqual(report.search?.steps[report.search.stoppedBy === 'most-connections' ? 1 : 0]);
    expect(report.search?.steps.reduce((sum, { documents }) => sum + documents, 0)).toBe(report.documents);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['what corrects a document', ['--kind', 'payroll-deletion'], /payroll-deletion.*\(wrong-usage\)\n$/],
    ['a weight that is none', ['--kind', 'invoice=x'], /--kind has "invoice=x"/],
    ['a time that is none', ['--duration', 'soon'], /--duration is "soon"/],
    ['more invalid documents than half', ['--invalid', '51%'], /--invalid is "51%"/],
    ['a step without a search', ['--step', '1s'], /--step .*--find-limit.*\(option-mixture\)\n$/],
    [
      'a page in a folder that is not there',
      ['--html', join(folder, 'none', 'x.html')],
      /--html .*x\.html.*\(not-writable\)\n$/,
    ],
    ['a page that is a folder', ['--html', folder], /--html .*\(not-writable\)\n$/],
    ['an address without a token', ['--url', 'http://127.0.0.1:9'], /--token, .*\(wrong-usage\)\n$/],
    ['what is no address', ['--url', 'here', '--token', 'x'], /--url is "here"/],
  ])('refuses %s with a sentence', async (_what, args, sentence) => {
    const { code, stdout, stderr } = await run('load', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
  });
});
