/** Texts of any length in every field of every request: refused or accepted, never a failure or a pattern that does not end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, sampled, volume } from '../../common/testing/volume.ts';
import { routes } from '../api/routes.ts';
import { fieldErrors } from './schema-messages.ts';
import type { ObjectSchema, Schema } from './schema-parts.ts';
import { schemaErrors } from './validator.ts';

const schemas = new Set(routes.flatMap(({ body = {} }) => Object.values(body)));

type Field = readonly [schema: ObjectSchema, steps: readonly string[]];

const stepsOf = (schema: Schema): readonly (readonly string[])[] => {
  if ('if' in schema) return stepsOf(schema.else);
  if ('items' in schema) return stepsOf(schema.items).map((steps) => ['*', ...steps]);
  if (!('properties' in schema)) return [[]];
  return Object.entries(schema.properties).flatMap(([name, member]) =>
    stepsOf(member).map((steps) => [name, ...steps]),
  );
};

const fields: readonly Field[] = [...schemas].flatMap((schema) =>
  stepsOf(schema).map((steps): Field => [schema, steps]),
);

const bodyWith = (steps: readonly string[], value: unknown): unknown =>
  steps.reduceRight((inside, step) => (step === '*' ? [inside] : { [step]: inside }), value);

const length = volume(200_000, isLong ? 8_000_000 : 2_000_000);

const long = fc
  .tuple(
    fc.constantFrom('', 'a@', '1', '-', ' ', '2026-11-20', '"'),
    fc.constantFrom('a', 'a.', '.a', '9', ' ', '/', 'T ', '\u2028', '\\', '<b>', '0.', 'á', '\ud800'),
    fc.constantFrom('', '@', '-', '!', '\u0000'),
  )
  .map(([head, part, tail]) => head + part.repeat(Math.ceil(length / part.length)) + tail);

describe('a very long text', () => {
  it('is in all schemas', () => {
    expect(schemas.size).toBeGreaterThan(8);
  });

  // A pattern that tries again at every character takes hours at this length: the test would run out of time.
  it('in any field is answered, and not repeated', () => {
    for (const [schema, steps] of sampled(fields, 40)) {
      schemaErrors(schema, {}); // compiled once
      fc.assert(
        fc.property(long, (text) => {
          const errors = fieldErrors(schemaErrors(schema, bodyWith(steps, text)), {});
          expect(JSON.stringify(errors).length).toBeLessThan(20_000);
        }),
        { numRuns: volume(3, isLong ? 10 : 4) },
      );
    }
  });
});
