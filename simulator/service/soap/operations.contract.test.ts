/**
 * Every operation, with each of its outcomes, called by a client generated from the served description; and in raw
 * form, with the headers of real-tenant clients. The shape of an answer shows what a client can rely on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../src/common/data-directory.ts';
import { textOf, childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import { withRules } from '../../judge/engine/profile.ts';
import { isAnswered, type AnsweredOperation } from '../reply/soap-answers.ts';
import { clockText, now } from '../../testing/authority.fixture.ts';
import { isOperation, operations } from './contract.ts';
import { resultIn, shapeOf, shapes } from './testing/answer-shape.ts';
import { answerRows } from './testing/answer-sources.ts';
import { rows } from './testing/operation-rows.ts';
import { openContext, type Context } from './testing/operation-context.ts';
import { signedEnvelope, type EnvelopeOptions } from './testing/signed-envelope.ts';
import type { Row } from './testing/sync-rows.ts';

let context: Context;

beforeAll(async () => {
  context = await openContext();
});

afterAll(() => context.authority.close());

const operationNames = Object.keys(operations).filter(isOperation);
const answered = operationNames.filter(isAnswered);

/** Carries out a row under its own circumstances, and restores everything afterwards. */
const answerTo = async (operation: AnsweredOperation, row: Row) => {
  const { settings, registry } = context.authority;
  const before = { ...settings };
  const data = await registry.dump();
  Object.assign(settings, row.settings, { profile: withRules(settings.profile, row.rules ?? {}) });
  await registry.replace(row.registry?.(data) ?? {});
  try {
    const parameters = await row.ask(context);
    return await context.client.call(
      operation,
      parameters,
      row.by === undefined ? context.credentials : context.stranger,
    );
  } finally {
    Object.assign(settings, before);
    await registry.replace(data);
  }
};

const all = (element: XmlElement, names: readonly string[]): readonly string[] =>
  childElements(element).flatMap((child) => (names.includes(child.local) ? [textOf(child)] : all(child, names)));

/** For an upload, which has no status, whether there is a ZipKey; for a batch, each status once. */
const statusIn = (result: XmlElement): string => {
  const [zipKey] = all(result, ['ZipKey']);
  if (zipKey !== undefined) return zipKey === '' ? 'no ZipKey' : 'ZipKey';
  const statuses = new Set(all(result, ['StatusCode', 'OperationCode', 'Code']));
  return [...statuses].map((status) => (status === '' ? '(empty)' : status)).join(' ');
};

/** The members that describe an outcome, and whether one of the row's sentences is theirs. */
const saysOneOf = (result: XmlElement, sentences: readonly string[] = ['']): boolean => {
  const [said = ''] = all(result, ['StatusDescription', 'OperationDescription', 'Message', 'ProcessedMessage']);
  return sentences.some((sentence) => {
    const parts = sentence.split('…').map((part) => part.replaceAll(/[.()?]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`).test(said);
  });
};

const cases = answered.flatMap((operation) => rows[operation].map((row) => ({ operation, ...row })));

describe('a client made from ?wsdl', () => {
  it.each(cases)('$operation answers $status to $about', async ({ operation, ...row }) => {
    const { result, xml, http } = await answerTo(operation, row);
    const element = resultIn(xml, operation);
    expect([statusIn(element), shapeOf(element)]).toEqual([row.status, shapes[row.shape]]);
    expect(result).toBeDefined();
    const listed = answerRows.filter((each) => each.operations.includes(operation) && each.status === row.status);
    const fitting = listed.filter((each) => each.shapes.includes(row.shape) && saysOneOf(element, each.sentences));
    expect([fitting.length, http]).toEqual([1, fitting[0]?.http ?? 200]);
  });

  it('is informed that GetDocumentInfo is not simulated', async () => {
    await expect(context.call('GetDocumentInfo', { uuid: 'abc' })).rejects.toThrow(
      /GetDocumentInfo belongs to the contract, but this simulator does not/,
    );
  });
});

describe('the table', () => {
  it('has rows for every operation that the description declares, except the one that is not simulated', () => {
    const described = Object.keys(context.client.operations);
    expect(described.filter((name) => !(name in rows))).toEqual(['GetDocumentInfo']);
    expect(answered.filter((name) => rows[name].length === 0)).toEqual([]);
  });

  it('uses every shape', () => {
    const used = new Set(cases.map(({ shape }) => shape));
    expect(Object.keys(shapes).filter((name) => !used.has(name))).toEqual([]);
  });

  it('has a row for every outcome whose source datasets/proof/answer-sources.json gives', () => {
    const listed = answerRows.flatMap(({ operations: of, status, shapes: names }) =>
      of.flatMap((operation) => names.map((name) => `${operation} ${status} ${name}`)),
    );
    expect(new Set(listed)).toEqual(
      new Set(cases.map(({ operation, status, shape }) => `${operation} ${status} ${shape}`)),
    );
  });

  it('has a row for every outcome that docs/operations.md lists, and lists every one', () => {
    const sections = readFileSync(packageFile('docs/operations.md'), 'utf8').split('\n### ').slice(1);
    const documented = sections.flatMap((section) => {
      const [name = ''] = section.split('\n', 1);
      return [...section.matchAll(/^\| `([^`]*)` /gm)].map(([, status]) => `${name} ${status ?? ''}`);
    });
    const tested = cases.map(({ operation, status }) => `${operation} ${status}`);
    expect(new Set(documented)).toEqual(new Set([...tested, 'GetDocumentInfo fault']));
  });
});

describe('a captured answer', () => {
  const folder = packageFile('../shared/samples/answers');
  const captured = [
    ['getstatuszip-pending.xml', 'GetStatusZip', 'batch in process'],
    ['getstatuszip-rejected.xml', 'GetStatusZip', 'batch of a document rejected by several rules'],
    ['sendtestsetasync-ok.xml', 'SendTestSetAsync', 'taken'],
  ] as const;

  it('has the shape of ours, if captures are available', () => {
    if (!existsSync(folder)) process.stderr.write('No captured answers at hand: only our own description was read.\n');
    const found = existsSync(folder) ? captured : [];
    const read = found.map(([file, operation]) =>
      shapeOf(resultIn(readFileSync(join(folder, file), 'utf8'), operation)),
    );
    expect(read).toEqual(found.map(([, , shape]) => shapes[shape]));
  });
});

/** The libraries of PHP, Go and Python; those that sign the timestamp too; those that sign the Body. */
const headers: readonly (readonly [string, Partial<EnvelopeOptions>])[] = [
  ['signs wsa:To, with prefix lists', { signedInfoPrefixes: 'wsa soap wcf', referencePrefixes: 'soap wcf' }],
  ['signs wsa:To and the timestamp', { signed: ['To', 'Timestamp'] }],
  ['signs timestamp, Body and wsa:To', { signed: ['Timestamp', 'Body', 'To'] }],
];

/** The content of the parameters does not matter here: it may be refused, but not because of the header. */
const post = async (operation: (typeof operationNames)[number], variant: Partial<EnvelopeOptions>) => {
  const { authority, credentials } = context;
  const parameters = operations[operation].parameters.map((name) => `<wcf:${name}>AAAA</wcf:${name}>`).join('');
  const expires = new Date(now + 300_000).toISOString();
  const response = await fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml;charset=UTF-8' },
    body: signedEnvelope({
      ...{ credentials, to: authority.url, operation, parameters, created: clockText, expires },
      ...variant,
    }),
  });
  return { status: response.status, check: response.headers.get('ensayo-failed-check'), xml: await response.text() };
};

describe('a raw envelope that', () => {
  it.each(headers)('%s is answered by every operation', async (_what, variant) => {
    for (const operation of answered) {
      const { status, xml } = await post(operation, variant);
      expect(status, operation).toBe(200);
      expect(Object.values(shapes), operation).toContain(shapeOf(resultIn(xml, operation)));
    }
    expect(await post('GetDocumentInfo', variant)).toMatchObject({ status: 500, check: 'operation-not-handled' });
  });
});
