/** The actions behind the published wordings, in any language. Failures state the actual and the expected value. */
import assert from 'node:assert/strict';
import { catalogue } from '../../simulator/rules/index.ts';
import { explanationsOf, lineName, verdictOf, type Explanation, type Verdict } from '../../src/harness/answers.ts';
import { explains, namesFields } from '../support/answers.ts';
import { cellValue, withField } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

// Codes as people list them: `FAU02, FAJ43b Notificación`

const kindWords: ReadonlySet<string> = new Set(['Rechazo', 'Notificación']);

/** Every kind that the catalogue gives the code; none for a code that it does not have. */
const kindsOf = (code: string): readonly string[] => {
  const { find, findEvents } = catalogue();
  return [...find(code), ...findEvents(code)].map((entry) => entry.code.kind);
};

/** A listed code, with the kinds that its line may have: the one that is written, or that of the catalogue. */
type Listed = { readonly code: string; readonly kinds: readonly string[] };

const listed = (text: string): readonly Listed[] => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.flatMap((word, index): readonly Listed[] => {
    if (kindWords.has(word)) return [];
    const next = words[index + 1] ?? '';
    return [{ code: word, kinds: kindWords.has(next) ? [next] : kindsOf(word) }];
  });
};

/** The verdict; without one, the reply itself is reported. */
const answered = ({ reply: { status, body } }: EnsayoWorld): Verdict => {
  try {
    return verdictOf(body);
  } catch {
    throw new assert.AssertionError({
      message: `There is no verdict. HTTP ${status}: ${JSON.stringify(body, null, 1)}`,
    });
  }
};

const told = ({ lines }: Verdict): string => lines.join('\n') || 'It was answered without lines.';

/** A line's code alone, where the text of the line is one. */
const codeIn = (line: string): string => lineName(line).replace(/ (?:Rechazo|Notificación)$/, '');

const expectKind = (verdict: Verdict, { code, kinds }: Listed): void => {
  const line = verdict.lines.find((each) => codeIn(each) === code) ?? '';
  const kind = lineName(line).slice(code.length + 1);
  assert.ok(
    kinds.length === 0 || kinds.includes(kind),
    `${code} is a ${kind}; expected a ${kinds.join(' or ')}:\n${told(verdict)}`,
  );
};

const expectExactly = (verdict: Verdict, codes: readonly Listed[]): void => {
  const wanted = codes.map(({ code }) => code).sort();
  assert.deepEqual(verdict.lines.map(codeIn).sort(), wanted, told(verdict));
  for (const code of codes) expectKind(verdict, code);
};

/** A cell of a table is JSON; anything else is text. */
const valueOf = (cell: string): unknown => {
  try {
    return cellValue(cell);
  } catch {
    return cell;
  }
};

export const setField = (world: EnsayoWorld, path: string, value: unknown): void => {
  world.request = withField(world.request, path, value);
};

export const setFields = (world: EnsayoWorld, rows: readonly (readonly string[])[]): void => {
  for (const [path = '', cell = ''] of rows) setField(world, path, valueOf(cell));
};

export const expectAccepted = (world: EnsayoWorld, codes?: string): void => {
  const verdict = answered(world);
  assert.ok(verdict.isValid, `It was rejected:\n${told(verdict)}`);
  assert.equal(verdict.statusCode, '00', `It is valid, with the status ${verdict.statusCode}:\n${told(verdict)}`);
  const rejecting = verdict.lines.filter((line) => lineName(line).endsWith(' Rechazo'));
  assert.deepEqual(rejecting, [], 'It is accepted, with lines that reject');
  if (codes !== undefined) expectExactly(verdict, listed(codes));
};

export const expectRejected = (world: EnsayoWorld, codes?: string): void => {
  const verdict = answered(world);
  assert.ok(!verdict.isValid, `It was accepted.\n${told(verdict)}`);
  assert.notEqual(verdict.statusCode, '00', `It is not valid, with the status 00:\n${told(verdict)}`);
  if (codes !== undefined) expectExactly(verdict, listed(codes));
};

export const expectCodes = (world: EnsayoWorld, codes: string, present: boolean): void => {
  const verdict = answered(world);
  for (const wanted of listed(codes)) {
    assert.equal(
      verdict.lines.some((line) => codeIn(line) === wanted.code),
      present,
      `${wanted.code} ${present ? 'is not' : 'is'} among the codes:\n${told(verdict)}`,
    );
    if (present) expectKind(verdict, wanted);
  }
};

const explanationsFor = ({ reply: { body } }: EnsayoWorld, code: string): readonly Explanation[] => {
  const found = explanationsOf(body).filter((one) => one.code === code);
  assert.ok(found.length > 0, `${code} is not explained: ${JSON.stringify(body.explanations ?? [], null, 1)}`);
  return found;
};

export const expectExplainedField = (world: EnsayoWorld, code: string, field: string): void => {
  if (!namesFields(world.reply.body)) {
    world.unchecked('fields of explanations');
    return;
  }
  const fields = explanationsFor(world, code).map((one) => one.field ?? 'no field');
  assert.ok(fields.includes(field), `${code} is explained by ${fields.join(', ')}, not by ${field}.`);
};

export const expectExplained = (world: EnsayoWorld, code: string): void => {
  if (!explains(world.reply.body)) {
    world.unchecked('explanations');
    return;
  }
  const [one] = explanationsFor(world, code);
  assert.ok(one?.found && one.expected, JSON.stringify(one));
};

export const expectRefused = ({ reply: { status, body } }: EnsayoWorld, field: string): void => {
  assert.equal(status, 422, `HTTP ${status}: ${JSON.stringify(body, null, 1)}`);
  const fields = Object.keys(body.errors ?? {});
  assert.ok(fields.includes(field), `It is refused because of ${fields.join(', ') || 'no field'}, not of ${field}.`);
};
