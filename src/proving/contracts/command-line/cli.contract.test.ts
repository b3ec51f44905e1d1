/** The commands as scripts use them: exit codes, the shape of `--json`, and nothing else on stdout. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasEnglish } from '../../../../simulator/testing/languages.fixture.ts';
import { kindNames } from '../../../issuer/documents/document-model.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { writeZip } from '../../../issuer/zip-write.ts';
import { startBox } from '../../../harness/box.ts';
import type { DemoResult } from '../../../cli/demo/run-demo.ts';
import { startCli, type Ended } from '../../../harness/testing/commands.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-cli-'));
const fileOf = (name: string): string => join(folder, name);

const sampleFolder = packageFile('../shared/samples/ubl');
const samples = existsSync(sampleFolder) ? ['Generica.xml', 'DebitNote.xml'] : [];

/** How the process ends, and the parts of its output that a script reads. */
const json = ({ stdout, stderr }: Pick<Ended, 'stdout' | 'stderr'>): unknown => {
  expect(stderr).toBe('');
  return JSON.parse(stdout) as unknown;
};

type FailedLine = { readonly code: string } & Readonly<Record<string, unknown>>;

type Report = {
  readonly file: string;
  readonly verdict: string;
  readonly failed: readonly FailedLine[];
  readonly signature: {
    readonly references: readonly Readonly<Record<string, unknown>>[];
    readonly signatureValue: boolean;
  };
} & Readonly<Record<string, unknown>>;

const codesOf = ({ failed }: Report): readonly string[] => [...new Set(failed.map(({ code }) => code))].sort();

const instant = '2026-11-20T10:00:00-05:00';
const clock = ['--clock', instant];

/** Several files in one call. */
let several: Ended;
const reports = (): readonly Report[] => json(several) as readonly Report[];

beforeAll(async () => {
  let signedXml = '';
  const box = await startBox({
    seed: 'cli',
    clock: instant,
    onStep: (step, value) => {
      if (step === 'signed') signedXml = String(value);
    },
  });
  const { body } = await box.post(invoicePath, exampleInvoice());
  expect(body).toMatchObject({ verdict: acceptedWithoutLines });
  await box.close();
  const broken = signedXml.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
  writeFileSync(fileOf('good.xml'), signedXml);
  writeFileSync(fileOf('broken.xml'), broken);
  writeFileSync(fileOf('cut.xml'), signedXml.slice(0, 2_000));
  const entries = [
    { name: 'one.xml', data: Buffer.from(signedXml) },
    { name: 'two.xml', data: Buffer.from(broken) },
  ];
  writeFileSync(fileOf('both.zip'), writeZip(entries, 0));
  const files = [
    ...['broken.xml', 'both.zip', 'cut.xml'].map(fileOf),
    ...samples.map((name) => join(sampleFolder, name)),
  ];
  several = await runHere(['judge', '--json', ...clock, ...files]);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('ensayo judge', () => {
  it('accepts a good document with exit code 0', async () => {
    const finished = await runHere(['judge', '--json', ...clock, fileOf('good.xml')]);
    expect(finished.code).toBe(0);
    const report = json(finished);
    expect(report).toMatchObject({
      file: 'good.xml',
      verdict: 'accepted',
      kind: 'invoice',
      number: 'SETP990300001',
      key: expect.stringMatching(/^[0-9a-f]{96}$/) as unknown,
      failed: [],
      notEvaluated: [],
      broken: [],
      signature: { references: [{ ok: true }, { ok: true }, { ok: true }], signatureValue: true },
    });
    const [reference] = (report as Report).signature.references;
    expect(Object.keys(reference ?? {})).toEqual(['uri', 'expected', 'found', 'ok']);
  });

  it('rejects others with exit code 1: files, and each file of a ZIP', () => {
    expect(several.code).toBe(1);
    expect(reports().map(({ file, verdict }) => [file, verdict])).toEqual([
      ['broken.xml', 'rejected'],
      ['both.zip/one.xml', 'accepted'],
      ['both.zip/two.xml', 'rejected'],
      ['cut.xml', 'rejected'],
      ...samples.map((file) => [file, 'rejected']),
    ]);
    expect(reports()[3]).toMatchObject({ failed: [{ code: 'ZB01' }] });
  });

  it('says where and why', () => {
    const report = reports()[0] ?? expect.fail('no report');
    expect(codesOf(report)).toEqual(['DC09', 'FAD06', 'FAU14', 'ZE02']);
    expect(report.failed.find(({ code }) => code === 'FAU14')).toMatchObject({
      code: 'FAU14',
      kind: 'Rechazo',
      message: expect.any(String) as unknown,
      xpath: '/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount',
      line: 1,
      column: expect.any(Number) as unknown,
      found: '"9386350.00"',
      expected: expect.stringContaining('1386350.00') as unknown,
      fix: expect.any(String) as unknown,
    });
    const unverified = report.signature.references.filter(({ ok }) => ok === false);
    expect(unverified).toMatchObject([{ uri: '', cause: expect.any(String) as unknown }]);
  });

  it('names a file without a document with exit code 2, beside the verdicts on the others', async () => {
    writeFileSync(fileOf('print.pdf'), '%PDF-1.7');
    const finished = await runHere(['judge', '--json', ...clock, fileOf('print.pdf'), fileOf('good.xml')]);
    expect(finished.code).toBe(2);
    expect(json(finished)).toMatchObject([
      { file: 'print.pdf', verdict: null, notJudged: { code: 'pdf' } },
      { file: 'good.xml', verdict: 'accepted' },
    ]);
    const spoken = await runHere(['judge', ...clock, '--lang', 'es', fileOf('print.pdf')]);
    expect(spoken.stdout).toMatch(/^print\.pdf: sin validar\n {2}Es el PDF\./);
  });

  it('shows a person the same', async () => {
    const { code, stdout, stderr } = await runHere(['judge', ...clock, fileOf('broken.xml')]);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^broken\.xml: rejected \(invoice SETP990300001\)$/m);
    expect(stdout).toMatch(
      /FAU14 Rechazo: .*\n\s+at\s+\/Invoice\/cac:LegalMonetaryTotal\/cbc:PayableAmount \(line 1, column \d+\)/,
    );
  });
});

const judgeSamples = (): void => {
  const reportOn = (name: string): Report => reports().find(({ file }) => file === name) ?? expect.fail('no report');

  it('reports that one of them does not verify, and nothing more', () => {
    const codes = codesOf(reportOn('Generica.xml'));
    expect(codes).toEqual(expect.arrayContaining(['DC09', 'ZE02']));
    expect(codes.filter((code) => ['DC12', 'DC15', 'DC16'].includes(code))).toEqual([]);
  });

  it('verifies one whose signature is intact', () => {
    const report = reportOn('DebitNote.xml');
    const signature = ['ZE01', 'ZE02', 'ZB01', 'DC09', 'DC12', 'DC15', 'DC16'];
    expect(codesOf(report).filter((code) => signature.includes(code))).toEqual([]);
    expect(report.signature.signatureValue).toBe(true);
    expect(report.signature.references.map(({ ok }) => ok)).toEqual([true, true, true]);
  });
};

if (samples.length > 0) describe("ensayo judge on the authority's own examples", judgeSamples);
else {
  it("skipped the authority's own examples: their folder is absent", () => {
    expect(existsSync(sampleFolder)).toBe(false);
  });
}

describe('ensayo explain', () => {
  it.each([
    ['FAU14, FAD06', ['FAU14', 'FAD06']],
    ['Regla 90: Documento procesado anteriormente.', ['90', 'STATUS-90']],
    ['Rechazo FAU04: Base imponible distinta.', ['FAU04']],
    ['FAU14: El valor a pagar no coincide.', ['FAU14']],
    ['2026-11-20 ERROR dian: FAU14 in /var/log/x.log', ['FAU14']],
    ['<s:Value>a:InvalidSecurity</s:Value>', ['InvalidSecurity']],
    ['zb03 ZE02 FAD666', ['ZB03', 'ZE02']],
    ['ae04', ['FAE04', 'CAE04', 'DAE04', 'NSAE04', 'DEAE04', 'NAAE04', 'NADAE04']],
  ])('explain understands %j', async (text, codes) => {
    const { code, stdout } = await runHere(['explain', text, '--json']);
    const explained = (JSON.parse(stdout) as readonly { readonly code: string }[]).map((rule) => rule.code); // our own output
    expect([code, [...new Set(explained)]]).toEqual([0, codes]);
  });

  it('shows what a rule looks at and how to fix a failure', async () => {
    const finished = await runHere(['explain', 'fad06', '--json']);
    expect(finished.code).toBe(0);
    expect(json(finished)).toMatchObject([
      {
        code: 'FAD06',
        document: 'invoice',
        kind: 'Rechazo',
        target: '/*/cbc:UUID',
        fix: expect.any(String) as unknown,
      },
    ]);
  });

  it.each([
    ['89', 0, /^STATUS-89 Rechazo/m],
    ['90', 0, /^90 Rechazo[^]*^STATUS-90 Rechazo/m],
    ['98', 0, /^98 status: /m],
    ['88', 1, /There is no rule "88"/],
  ])('takes the status of an answer: %s', async (status, exit, told) => {
    const { code, stdout, stderr } = await runHere(['explain', status]);
    expect([code, told.test(`${stdout}${stderr}`)]).toEqual([exit, true]);
  });

  it.each(['90', '92', 'VLR01'])(
    'explains what %s means for payroll beside what it means for an invoice',
    async (code) => {
      for (const text of [code, `Regla: ${code}, Rechazo: lo que sea`]) {
        const explained = json(await runHere(['explain', text, '--json'])) as readonly {
          documents?: readonly string[];
        }[]; // our own output
        const documents = explained.flatMap((each) => each.documents ?? []);
        expect(documents).toEqual(expect.arrayContaining(['invoice', 'payroll']));
      }
    },
  );

  it('explains it in Spanish', async () => {
    const { code, stdout } = await runHere(['explain', 'FAD16', '--lang', 'es']);
    expect(code).toBe(0);
    expect(stdout).toContain('LineCountNumeric es el número de líneas');
    expect((await runHere(['explain', 'FAD16'])).stdout).not.toContain('número de líneas\n');
    expect(json(await runHere(['explain', 'FAD16', '--json']))).toMatchObject([
      {
        title: 'LineCountNumeric is the number of lines',
        spanish: { title: 'LineCountNumeric es el número de líneas' },
      },
    ]);
    expect((await runHere(['explain', 'FAD16', '--lang', 'pt'])).stderr).toContain('--lang is "pt"');
  });

  it.each([
    ['explain', 'FAU14'],
    ['explain', 'ZB01'],
    ['explain', 'STATUS-66'],
    ['explain', 'FAB05b'],
    ['explain', 'FAD00'],
    ['explain', 'InvalidSecurity', 'to-mismatch'],
    ['explain', 'nada de eso'],
    ['rules', '--group', 'ZIP'],
    ['rules', '--group', 'AD', '--coverage'],
    ['reproduce', 'ZB03', '--out', join(folder, 'es')],
    ['reproduce', 'FAZ13'],
  ])('prints no English with --lang es: %s %s', async (...args) => {
    const { stdout, stderr } = await runHere([...args, '--lang', 'es']);
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => !line.includes('Regla: ZB01'));
    expect(lines.filter((line) => line.trim() !== '').length).toBeGreaterThan(0);
    expect(lines.filter(hasEnglish)).toEqual([]);
  });

  it('reports an unknown rule, and suggests similar codes', async () => {
    const { code, stdout, stderr } = await runHere(['explain', 'FAD00']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/no rule "FAD00".*FAD01/);
  });
});

describe('ensayo rules', () => {
  it('lists the catalogue as the rules declare it', async () => {
    const finished = await runHere(['rules', '--json', '--document', 'invoice', '--group', 'AD']);
    expect(finished.code).toBe(0);
    const list = json(finished) as {
      readonly entries: number;
      readonly rules: readonly object[];
    };
    expect(list.entries).toBe(list.rules.length);
    expect(list.entries).toBeGreaterThan(10);
    expect(list.rules).toContainEqual(
      expect.objectContaining({ code: 'FAD06', kind: 'R', target: '/Invoice/cbc:UUID' }),
    );
  });
});

describe('ensayo demo', () => {
  it('issues a document of each kind, all of them accepted', async () => {
    const finished = await runHere(['demo', '--json', '--seed', '1', ...clock]);
    expect(finished.code).toBe(0);
    const outcome = json(finished) as { readonly readyMs: number; readonly documents: readonly object[] };
    expect(Object.keys(outcome)).toEqual(['readyMs', 'documents', 'previews']);
    expect(outcome.readyMs).toBeGreaterThan(0);
    expect(outcome.documents.length).toBeGreaterThanOrEqual(23);
    expect(new Set(outcome.documents.map((document) => Reflect.get(document, 'kind') as unknown))).toEqual(
      new Set(kindNames),
    );
    for (const document of outcome.documents) {
      expect(document).toEqual({
        kind: expect.any(String) as unknown,
        variant: expect.any(String) as unknown,
        http: 200,
        isValid: true,
        statusCode: '00',
        rechazo: [],
        notificacion: [],
        key: expect.stringMatching(/^[0-9a-f]{96}$/) as unknown,
      });
    }
    expect(outcome).toMatchObject({ previews: [{ http: 200 }] });
  });
});

type Started = {
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly token: RegExp;
  readonly names: readonly string[];
  readonly prints: RegExp;
};

type Ready = { readonly issuer: string; readonly authority: string; readonly token: string; readonly readyMs: number };

const freePorts = ['--port', '0', '--authority-port', '0', '--no-https'];

const isListening = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('ensayo up', () => {
  it.each<readonly [NodeJS.Signals, Started]>([
    [
      'SIGTERM',
      {
        flags: [],
        env: {},
        token: /^ens_[\w-]{43}$/,
        names: ['ResponseAuthority'],
        prints: /is ResponseAuthority; "up --compatibility both" adds ResponseDian/,
      },
    ],
    [
      'SIGINT',
      {
        flags: ['--json', '--demo', '--compatibility', 'both'],
        env: { ENSAYO_TOKEN: 'given-token' },
        token: /^given-token$/,
        names: ['ResponseAuthority', 'ResponseDian'],
        prints: /^\{/,
      },
    ],
  ])('reports when it is ready, serves, and stops cleanly on %s', async (signal, { flags, env, ...expected }) => {
    const readyFile = fileOf(`ready-${signal}.json`);
    const running = startCli(['up', ...flags, '--ready-file', readyFile, ...freePorts], env);
    const isJson = flags.includes('--json');
    if (isJson) await running.ready;
    const ready = await vi.waitFor(() => JSON.parse(readFileSync(readyFile, 'utf8')) as Ready, 240_000);
    expect(ready.token).toMatch(expected.token);
    // The file contains the token.
    expect(statSync(readyFile).mode & 0o077).toBe(0);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ready.token}` };
    const body = JSON.stringify(exampleInvoice());
    const response = await fetch(`${ready.issuer}${invoicePath}`, { method: 'POST', headers, body });
    const answer = (await response.json()) as object;
    expect(answer).toMatchObject({ verdict: acceptedWithoutLines });
    expect(Object.keys(answer).filter((key) => key.startsWith('Response'))).toEqual(expected.names);
    expect(await (await fetch(new URL('/ensayo/ready', ready.authority))).json()).toEqual({ status: 'ready' });
    running.stop(signal);
    const finished = await running.finished;
    expect([finished.code, finished.signal, finished.stderr]).toEqual([0, null, '']);
    expect(finished.stdout).toMatch(expected.prints);
    if (isJson) {
      const { demo, ...printed } = JSON.parse(finished.stdout) as Ready & { readonly demo: DemoResult };
      expect(printed).toEqual(ready);
      expect(demo.documents.length).toBeGreaterThanOrEqual(23);
      expect(demo.documents.filter(({ isValid }) => !isValid)).toEqual([]);
    }
    // A later reader must not be sent to services that no longer run.
    expect(existsSync(readyFile)).toBe(false);
    expect([await isListening(ready.issuer), await isListening(ready.authority)]).toEqual([false, false]);
  });

  it('reports a port in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, stdout, stderr } = await runHere(['up', '--json', ...freePorts, '--authority-port', String(port)]);
    await new Promise((resolve) => server.close(resolve));
    expect([code, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'port-taken', message: expect.stringContaining(` ${port} `) as string },
    });
  });
});

describe('wrong usage', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['an unknown option', ['up', '--nonsense'], /'--nonsense'.*\(unknown-option\)\n$/],
    ['an unknown command', ['rulez'], /'rulez'.* rules\?.*\(unknown-command\)\n$/],
    ['a file that is not there', ['judge', '/nonexistent.xml'], /\/nonexistent\.xml.*\(file-not-found\)\n$/],
    [
      'a profile that is not there',
      ['judge', '--profile', 'lenient', 'package.json'],
      /"lenient".*default.*\(unknown-profile\)\n$/,
    ],
    [
      'a service that there is none of',
      ['up', '--only', 'both'],
      /--only .*"both"\. .*simulator.*issuer.*\(wrong-usage\)\n$/,
    ],
    [
      'an issuing service without authority',
      ['up', '--only', 'issuer'],
      /--only issuer .*--authority.*\(option-mixture\)\n$/,
    ],
    ['a name of the answer that nobody uses', ['up', '--compatibility', 'dian'], /ResponseAuthority, dialect, both/],
    [
      'an authority that would not be used',
      ['up', '--authority', 'http://localhost'],
      /--authority .*--only issuer.*\(option-mixture\)\n$/,
    ],
    ['a host that is none', ['up', '--allow-host', 'http://ensayo'], /"http:\/\/ensayo"\. .*\(invalid-host\)\n$/],
    ['an unknown limit', ['up', '--limit', 'speed=1'], /--limit .*"speed=1"\. .*NAME=VALUE.*\(wrong-usage\)\n$/],
    ['a clock that cannot be read', ['demo', '--clock', 'yesterday'], /"yesterday".*\(invalid-clock\)\n$/],
  ])('%s: exit code 2, and a sentence on stderr', async (_case, args, sentence) => {
    const { code, stdout, stderr } = await runHere(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('--help is none', async () => {
    const { code, stdout } = await runHere(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Exit codes: 0 success/);
  });
});
