import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { houseRules } from './rules.mjs';

/** @param {string} rule @param {string} code */
const problems = (rule, code) =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          plugins: { ensayo: houseRules },
          rules: { [`ensayo/${rule}`]: 'error' },
        },
      ],
      'x.ts',
    )
    .filter(({ ruleId }) => ruleId === `ensayo/${rule}`).length;

describe("the project's own lint rules", () => {
  it.each([
    ['no-hidden-inputs', 'new Date();'],
    ['no-hidden-inputs', 'Date.now();'],
    ['no-hidden-inputs', 'const read = Date.now;'],
    ['no-hidden-inputs', 'Math.random();'],
    ['no-hidden-inputs', 'performance.now();'],
    ['no-hidden-inputs', 'crypto.randomUUID();'],
    ['no-hidden-inputs', "import { randomBytes as bytes } from 'node:crypto';"],
    ['no-hidden-inputs', "import { setTimeout } from 'node:timers/promises';"],
    ['no-timers', 'setTimeout(run, 10);'],
    ['no-timed-tests', "import { stopwatch } from '../env/env.ts';"],
    ['no-timed-tests', 'await vi.waitFor(() => expect(seen).toBe(true));'],
    ['exact-amounts', 'parseFloat(text);'],
    ['exact-amounts', 'Number(text);'],
    ['exact-amounts', 'const total = Number(text);'],
    ['exact-amounts', 'Number(text) > 2;'],
    ['exact-amounts', 'texts.map(Number);'],
    ['exact-amounts', '+text;'],
    ['exact-amounts', 'price * quantity;'],
    ['exact-amounts', 'total / 100;'],
    ['exact-amounts', 'total *= 2;'],
    ['exact-amounts', 'Math.round(total);'],
    ['exact-amounts', 'amount.toNumber();'],
    ['plain-data', 'enum Kind { a }'],
    ['plain-data', 'class Builder {}'],
    ['reasoned-assertions', 'const x = y as string;'],
    ['reasoned-disables', '// eslint-disable-next-line no-var\nvar x = 1;'],
  ])('%s reports %s', (rule, code) => {
    expect(problems(rule, code)).toBeGreaterThan(0);
  });

  it.each([
    ['no-hidden-inputs', 'new Date(instant);'],
    ['no-hidden-inputs', 'Date.parse(text);'],
    ['no-hidden-inputs', 'env.clock.now(); env.random.uuid();'],
    ['exact-amounts', 'price.times(quantity);'],
    ['exact-amounts', 'index + 1; -1; 60 * 1000;'],
    ['exact-amounts', 'ids.includes(Number(text));'],
    ['exact-amounts', 'Number(text) === 3;'],
    ['exact-amounts', 'days * 86_400_000;'],
    ['plain-data', "type Kind = 'a' | 'b';"],
    ['plain-data', 'class Failure extends Error {}'],
    ['reasoned-assertions', 'const x = [1] as const;'],
    ['reasoned-assertions', '// Our own file.\nconst x = JSON.parse(text) as Facts;'],
    ['reasoned-assertions', 'const x = JSON.parse(text) as Facts; // Our own file.'],
    ['reasoned-disables', '// eslint-disable-next-line no-var -- an example\nvar x = 1;'],
  ])('%s accepts %s', (rule, code) => {
    expect(problems(rule, code)).toBe(0);
  });
});
