import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile, packageFile } from '../../../src/common/data-directory.ts';
import { documentKinds } from '../../document/kind.ts';
import { additionSchema } from './schema.ts';
import { readRegistryText } from './read.ts';

const folder = dataFile('registry/examples');
const examples = readdirSync(folder);
const page = readFileSync(packageFile('docs/registry.md'), 'utf8');

const mistakesIn = async (text: string) => {
  const read = await readRegistryText(text);
  return read.ok ? [] : read.mistakes;
};

/** Names of all fields of a schema, at any depth. */
const fieldsOf = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items } = schema as { properties?: object; items?: unknown }; // a schema of ours
  return [...Object.entries(properties).flatMap(([name, field]) => [name, ...fieldsOf(field)]), ...fieldsOf(items)];
};

describe('examples of registry files', () => {
  it.each(examples)('%s has no mistakes', async (name) => {
    expect(await mistakesIn(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([]);
  });

  it('are all named in the documentation', () => {
    for (const name of examples) expect(page).toContain(`(../datasets/facts/registry/examples/${name})`);
  });

  it('of the documentation itself have no mistakes, the first in five lines', async () => {
    const blocks = [...page.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text);
    for (const text of blocks) expect(await mistakesIn(text)).toEqual([]);
    expect(blocks[0]).toBe(readFileSync(`${folder}/my-company.yaml`, 'utf8'));
    expect(blocks[0]?.trimEnd().split('\n')).toHaveLength(5);
  });
});

it('the documentation names every field of a registry file', () => {
  const missing = fieldsOf(additionSchema).filter((field) => !new RegExp(`\\b${field}\\b`).test(page));
  expect(missing.filter((field) => !kinds.has(field))).toEqual([]);
});

/** Kinds of document have their own page in the catalogue. */
const kinds: ReadonlySet<string> = new Set(documentKinds);
