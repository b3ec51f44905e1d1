/** The actions behind the published wordings, in any language. Failures state the actual and the expected value. */
import assert from 'node:assert/strict';
import { codesOf, explanationsOf, linesOf, resultOf, type Explanation } from '../../src/harness/answers.ts';
import { explains, namesFields } from '../support/answers.ts';
import { cellValue, withField } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

const listed = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .filter((code) => code !== '')
    .sort();

/** The codes of the verdict; without one, the reply itself is reported. */
const answered = ({
  reply: { status, body },
}: EnsayoWorld): { readonly codes: readonly string[]; readonly isValid: boolean } => {
  try {
    return { codes: codesOf(body), isValid: resultOf(body).IsValid === 'true' };
  } catch {
    throw new assert.AssertionError({
      message: `There is no verdict. HTTP ${status}: ${JSON.stringify(body, null, 1)}`,
    });
  }
};

const told = ({ reply: { body } }: EnsayoWorld): string => linesOf(body).join('\n') || 'It was answered without lines.';

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
  const { isValid, codes: given } = answered(world);
  assert.ok(isValid, `It was rejected:\n${told(world)}`);
  if (codes !== undefined) assert.deepEqual(given, listed(codes), told(world));
};

export const expectRejected = (world: EnsayoWorld, codes?: string): void => {
  const { isValid, codes: given } = answered(world);
  assert.ok(!isValid, `It was accepted.\n${told(world)}`);
  if (codes !== undefined) assert.deepEqual(given, listed(codes), told(world));
};

export const expectCodes = (world: EnsayoWorld, codes: string, present: boolean): void => {
  const { codes: given } = answered(world);
  for (const code of listed(codes)) {
    assert.equal(
      given.includes(code),
      present,
      `${code} ${present ? 'is not' : 'is'} among the codes:\n${told(world)}`,
    );
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
