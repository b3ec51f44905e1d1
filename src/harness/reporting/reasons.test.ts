import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../../common/data-directory.ts';
import { kindFacts } from '../document-kinds.ts';
import { lackIn, reasonIn } from './reasons.ts';

const files = [
  'src/harness/target/elsewhere.ts',
  'src/harness/target/remote-issuer.ts',
  'features/support/world.ts',
  'features/steps/operations.ts',
  'features/steps/tenants.ts',
  'features/steps/replies.ts',
  'features/published/verbs.ts',
];

/** The needs as they are written there, and what steps could not check. */
const written = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:outOfReach|unchecked)\(\s*'([^']+)'/g)].map(([, need = '']) => need),
  ...[...text.matchAll(/^(?: {2}\w+: |const needsXml = )'(an? [^']+)'/gm)].map(([, need = '']) => need),
];

const needs = [...new Set(files.flatMap((file) => written(readFileSync(packageFile(file), 'utf8'))))];

describe('why a scenario was not tried', () => {
  it('is written in places that this test reads', () => {
    expect(needs.length).toBeGreaterThan(9);
  });

  it.each(needs)('is translated: %s', (need) => {
    const spanish = lackIn('es', need);
    expect([spanish === need, hasEnglish(spanish)]).toEqual([false, false]);
    expect(reasonIn('es', `needs ${need}`)).toBe(`requiere ${spanish}`);
    expect(reasonIn('en', `needs ${need}`)).toBe(`needs ${need}`);
  });

  it.each(documentKinds)('names the documents of the kind %s that cannot be numbered', (kind) => {
    const { plural, name } = kindFacts[kind];
    expect(lackIn('es', `a numbering range for ${plural} of NIT 900373115`)).toBe(
      `un rango de numeración para ${name.toLowerCase()} del NIT 900373115`,
    );
    expect(lackIn('es', `a free number for ${plural} of NIT 900373115`)).toContain('un número libre para');
  });

  it('names the day by which a range would have to begin', () => {
    expect(reasonIn('es', 'needs a numbering range that begins by 2020-02-29')).toBe(
      'requiere un rango de numeración que empiece a más tardar el 2020-02-29',
    );
  });

  it.each([
    [
      'a change that the control interface of the authority refuses (E1)',
      'un cambio que la interfaz de control de la autoridad no admite (E1)',
    ],
    ['skipped by its own steps', 'omitido por sus propios pasos'],
    ['has no steps', 'no tiene pasos'],
    ['lo que dice una suite ajena', 'lo que dice una suite ajena'],
  ])('%s', (reason, spanish) => {
    expect(reasonIn('es', reason)).toBe(spanish);
  });
});
