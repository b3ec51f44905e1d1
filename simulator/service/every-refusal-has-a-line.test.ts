/** Whatever is missing, broken or switched off, an answer that refuses a document lists the reason. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '../judge/engine/catalogue.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { annex, everyDocument, group, rejects, rule } from '../judge/engine/rule.ts';
import { judgementOf, messageLine } from '../judge/engine/verdict.ts';
import { judgeFile } from './reception/judge-file.ts';
import { sendBillSync, sendNominaSync } from './reception/send-sync.ts';
import { pointer } from '../registry/file/mistake.ts';
import { readRegistryData } from '../registry/file/read.ts';
import type { RegistryData } from '../registry/types.ts';
import type { DianResponse } from './reply/answers.ts';
import { profile, signedInvoice, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';
import { answered, call, zipped } from '../testing/exchange.fixture.ts';
import { signedPayroll } from '../testing/signed-payroll.fixture.ts';
import { same } from '../../src/common/text/bilingual.ts';

let authority: TestAuthority;
let whole: RegistryData;
let documents: readonly (readonly [what: string, xml: string, send: (xml: string) => Promise<DianResponse>])[];

beforeAll(async () => {
  authority = await testAuthority();
  whole = await authority.registry.dump();
  const sending = (operation: typeof sendBillSync) => async (xml: string) =>
    answered(await operation(authority)(call({ contentFile: zipped(xml) })));
  documents = [
    ['invoice', await signedInvoice(authority), sending(sendBillSync)],
    ['payroll', await signedPayroll(authority, 'payroll'), sending(sendNominaSync)],
  ];
});

afterAll(() => authority.registry.close());

type Gap = { readonly path: readonly (string | number)[]; readonly registry: RegistryData };

const isKey = (field: string): boolean => ['id', 'key'].includes(field);

/** The registry without each part, and without each field of each row that is not a key. */
const gaps = (): readonly Gap[] =>
  (['contributors', 'software', 'ranges', 'uvt', 'contingencyPeriods'] as const).flatMap((part): readonly Gap[] => {
    const rows: readonly Record<string, unknown>[] = whole[part];
    const fields = rows.flatMap((row, at) =>
      Object.keys(row)
        .filter((field) => !isKey(field))
        .map((field): Gap => {
          const without = Array.isArray(row[field]) ? { ...row, [field]: [] } : { ...row, [field]: undefined };
          const changed = rows.map((each) => (each === row ? without : each));
          return { path: [part, at, field], registry: { ...whole, [part]: changed } };
        }),
    );
    return [{ path: [part], registry: { ...whole, [part]: [] } }, ...fields];
  });

/** The registry without the RUT, and without each part as a whole. */
const largeGaps = (): readonly Gap[] => [
  { path: ['rut'], registry: { ...whole, rut: { ...whole.rut, available: false } } },
  { path: ['rut'], registry: { ...whole, rut: { available: true, entries: [] } } },
  ...gaps().filter(({ path }) => path.length === 1),
];

const rejection: unknown = expect.stringMatching(/^Regla: \S+, Rechazo: ./);

describe('a gap in the registry that causes a refusal', () => {
  it.each(['all', 'full', 'quiet'])('is a line of the refusal in the profile %s', async (name) => {
    authority.settings.profile = profile(name);
    let refused = 0;
    for (const { path, registry } of largeGaps()) {
      await authority.registry.replace(registry);
      for (const [what, xml, send] of documents) {
        const { IsValid, ErrorMessage } = await send(xml);
        if (IsValid) continue;
        refused += 1;
        expect([what, path, ErrorMessage]).toEqual([what, path, expect.arrayContaining([rejection])]);
      }
      await authority.registry.reset();
    }
    authority.settings.profile = profile('default');
    expect(refused).toBeGreaterThan(4);
  });

  it('is a mistake for `registry check`, at its place, unless the document has one itself', async () => {
    const found: string[] = [];
    for (const { path, registry } of gaps()) {
      await authority.registry.replace(registry);
      for (const [, xml, send] of documents) {
        const { judgement } = await judgeFile(authority, 'documento.xml', Buffer.from(xml));
        expect(judgement.accepted || judgement.lines.some(({ kind }) => kind === 'Rechazo')).toBe(true);
        if (!judgement.inconclusive) continue;
        found.push(pointer(path));
        expect((await send(xml)).ErrorMessage).toEqual([rejection]);
        const file: unknown = JSON.parse(JSON.stringify({ extends: 'nothing', ...registry }));
        const read = readRegistryData(file);
        expect(read.ok ? [] : read.mistakes.map((mistake) => pointer(mistake.path))).toContain(pointer(path));
      }
    }
    await authority.registry.reset();
    expect(found).toEqual(expect.arrayContaining(['/contributors/0/receptionEmail', '/ranges/0/technicalKey']));
  }, 60_000);

  it('and the complete registry has none', () => {
    const file: unknown = JSON.parse(JSON.stringify({ extends: 'nothing', ...whole }));
    const read = readRegistryData(file);
    expect(read.ok ? [] : read.mistakes).toEqual([]);
  });
});

describe('bytes that are not a document of the authority', () => {
  it.each<readonly [what: string, xml: string, off: readonly string[]]>([
    ['no XML', '<Invoice', []],
    ['no XML, with the rule about the schema off', '<Invoice', ['ZB01']],
    ['another root', '<Recibo/>', []],
    ['another root, with the rule about the schema off', '<Recibo/>', ['ZB01']],
  ])('%s: a line', async (_what, xml, off) => {
    authority.settings.profile = profile('default', { off });
    const [[, , send] = expect.fail('no document')] = documents;
    const { IsValid, ErrorMessage, StatusCode, StatusDescription } = await send(xml);
    authority.settings.profile = profile('default');
    expect(IsValid).toBe(false);
    // The description of status 66 says that the operation does not take this kind of document.
    expect(StatusCode === '66' ? [StatusDescription] : ErrorMessage).toEqual([expect.any(String)]);
  });
});

describe('a rule of an early stage that throws', () => {
  const throwing = (code: string, stage: 'ledger' | 'schema' | 'signature') =>
    group({ code: 'X', title: same('Broken'), stage }, [
      rule({
        family: code,
        title: same('It throws'),
        codes: everyDocument(rejects(code)),
        message: 'Nunca',
        check: is.satisfying({
          expected: same('x'),
          per: 'document',
          test: () => {
            throw new Error('oops');
          },
        }),
        fix: same('Fix it.'),
        source: annex('FE 1.9'),
      }),
    ]);

  it.each([
    ['90', 'ledger'],
    ['ZB01', 'schema'],
    ['ZE02', 'signature'],
  ] as const)('%s is the line of the refusal, and the only one', async (code, stage) => {
    const content = group({ code: 'Y', title: same('Content'), stage: 'content' }, [
      rule({
        family: 'YY01',
        title: same('It passes'),
        codes: everyDocument(rejects('YY01')),
        message: 'Nunca',
        check: is.satisfying({ expected: same('x'), per: 'document', test: () => undefined }),
        fix: same('Fix it.'),
        source: annex('FE 1.9'),
      }),
    ]);
    const broken = { ...authority, catalogue: createCatalogue([throwing(code, stage), content]) };
    for (const [, xml] of documents) {
      const { judgement } = await judgeFile(broken, 'documento.xml', Buffer.from(xml));
      expect(judgement).toMatchObject({ accepted: false, inconclusive: true });
      expect(judgement.lines.map(messageLine)).toEqual([
        `Regla: ${code}, Rechazo: La regla no se pudo evaluar por un error interno del simulador.`,
      ]);
    }
  });
});

describe('whatever the results of the rules', () => {
  const kind = fc.constantFrom('Rechazo' as const, 'Notificación' as const);
  const text = fc.record({ en: fc.string(), es: fc.string() });
  const result: fc.Arbitrary<RuleResult> = fc.oneof(
    fc.record({ code: fc.constant('P'), kind, status: fc.constant('passed' as const), vacuous: fc.boolean() }),
    fc.record({ code: fc.constant('O'), kind, status: fc.constant('off' as const) }),
    fc.record({
      code: fc.constant('B'),
      kind,
      status: fc.constant('broken' as const),
      error: fc.string(),
      thrown: fc.constant(undefined),
    }),
    fc.record({
      ...{ code: fc.constant('N'), kind, status: fc.constant('notEvaluated' as const) },
      ...{ reason: text, own: fc.constant(true as const) },
    }),
    fc.record({
      ...{ code: fc.constant('F'), kind, status: fc.constant('failed' as const) },
      ...{ message: fc.string(), fix: text },
      failures: fc.constant([]),
    }),
  );

  it('a judgement that is not accepted has a line of kind Rechazo', () => {
    fc.assert(
      fc.property(fc.array(result), (results) => {
        const { accepted, lines } = judgementOf({ results, telling: results });
        expect(accepted || lines.some((line) => line.kind === 'Rechazo')).toBe(true);
      }),
    );
  });
});
