/** A registry that breaks a rule can be written to a file, with which anyone can repeat the verdict. */
import { describe, expect, it } from 'vitest';
import { documentKinds } from '../document/kind.ts';
import { violationOf } from '../judge/engine/violation-of.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { readRegistryData } from '../registry/file/read.ts';
import { catalogue } from './index.ts';

const data = defaultRegistry();

const cases = documentKinds.flatMap((kind) =>
  catalogue()
    .entries(kind)
    .flatMap((entry) => {
      const changed = violationOf(entry)?.registry?.change(data);
      return changed === undefined ? [] : [[entry.code.code, kind, changed] as const];
    }),
);

describe('the registry that breaks a rule', () => {
  it('is declared for some', () => {
    expect(cases.length).toBeGreaterThan(20);
  });

  it.each(cases)('%s of %s is a registry file without mistakes', (_code, _kind, changed) => {
    const file: unknown = JSON.parse(JSON.stringify({ extends: 'nothing', ...data, ...changed }));
    const read = readRegistryData(file);
    expect(read.ok ? [] : read.mistakes).toEqual([]);
  });
});
