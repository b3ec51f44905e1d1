/**
 * Bodies that a developer writes from the description of the interface alone, with what each deserves. The expectations
 * were written before the bodies were sent; where an answer differs, the specification decides, not the answer.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';
import { linesGiven, linesStated, type VerdictGiven } from '../../generate/stated-lines.ts';
import {
  type Deserved,
  keyIn,
  numberIn,
  type StatedWarnings,
  withKeys,
  type WrittenRequest,
  writtenRequests,
} from './written-requests.fixture.ts';

const requests = writtenRequests();

const zipKeyIn = (body: JsonObject): string | undefined => /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body))?.[1];

/** One code may come several times, once for each reason. */
const warningsIn = ({ warnings = [] }: JsonObject): StatedWarnings => {
  const all = warnings as readonly { readonly code: string; readonly paths: readonly string[] }[]; // of the interface
  const codes = [...new Set(all.map(({ code }) => code))];
  const pathsOf = (code: string) => all.flatMap((warning) => (warning.code === code ? warning.paths : [])).sort();
  return Object.fromEntries(codes.map((code) => [code, pathsOf(code)]));
};

/** Like what is deserved, with every default written out and one text for each line of the verdict. */
type Answer = Readonly<Record<string, unknown>>;

const given = async (box: Box, { status, body }: Reply): Promise<Answer> => {
  if (status !== 200) {
    const fields = Object.keys(body.errors ?? {});
    return { answer: 'refused', status, code: String(body.code), fields: fields.sort() };
  }
  const warnings = warningsIn(body);
  if (body.base64invoicepdf !== undefined) return { answer: 'preview', warnings };
  if (body.uuid !== undefined) return { answer: 'unique code', warnings };
  const zipKey = zipKeyIn(body);
  const later = zipKey === undefined ? undefined : await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {});
  const verdict = (later ? (later.body.verdicts as readonly unknown[])[0] : body.verdict) as VerdictGiven; // of one document
  return {
    answer: verdict.accepted ? 'accepted' : 'rejected',
    warnings,
    ...(zipKey !== undefined && { by: 'ZipKey' }),
    lines: linesGiven(verdict),
  };
};

const inFull = (deserved: Deserved): Answer => {
  if (deserved.answer === 'refused') {
    const { status = 422, code = 'invalid-request', fields = [] } = deserved;
    return { answer: 'refused', status, code, fields: fields.toSorted() };
  }
  if (deserved.answer === 'accepted' || deserved.answer === 'rejected') {
    const { lines = {}, warnings = {} } = deserved;
    return { ...deserved, warnings, lines: linesStated(lines) };
  }
  return { warnings: {}, ...deserved };
};

describe('the written requests', () => {
  const answers = new Map<WrittenRequest, Answer>();
  let box: Box;

  beforeAll(async () => {
    box = await startBox({ seed: 'written', clock: '2026-11-20' });
    const keys = new Map<string, unknown>();
    for (const request of requests) {
      const reply = await box.post(`/api/ubl2.1/${request.path}`, withKeys(request.body, keys));
      const number = numberIn(request.body);
      if (!keys.has(number)) keys.set(number, keyIn(reply.body));
      answers.set(request, await given(box, reply));
    }
  });

  afterAll(() => box.close());

  it('have a name each', () => {
    const names = requests.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(requests)('$name', (request) => {
    expect(answers.get(request)).toEqual(inFull(request.deserves));
  });
});
