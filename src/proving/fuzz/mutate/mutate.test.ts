import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../datasets/generators/material/random.ts';
import { damagedBytes } from './bytes.ts';
import { damagedTree, treeOf, writeTree } from './json.ts';
import type { Random } from './odd.ts';
import { xmlMutator } from './xml.ts';
import { damagedYaml } from './yaml.ts';
import { zipMutator, plainZip } from './zip.ts';

const xml = '<Invoice><ID>1</ID><Note lang="es">a</Note><Date>2026-11-20</Date><Amount>1.00</Amount></Invoice>';
const json = { number: 5, note: 'a', lines: [{ price: '1.00' }, { price: '2.00' }] };
const yaml = 'extends: nothing\ncontributors:\n  - nit: 900373115\n    name: X\n';

const mutators: readonly (readonly [string, string, (random: Random) => Buffer])[] = [
  ['bytes', 'abcdef', (random) => damagedBytes(Buffer.from('abcdef'), random)],
  ['JSON', JSON.stringify(json), (random) => Buffer.from(writeTree(damagedTree(treeOf(json), random)))],
  ['XML', xml, (random) => xmlMutator(xml)(random)],
  ['YAML', yaml, (random) => damagedYaml(yaml, random)],
  [
    'ZIP',
    plainZip('f.xml', Buffer.from(xml)).toString('latin1'),
    (random) => zipMutator('f.xml', Buffer.from(xml))(random),
  ],
];

const drawn = (seed: string, draw: (random: Random) => Buffer): readonly string[] => {
  const { random, restart } = seededRandom(seed);
  return Array.from({ length: 200 }, (_, run) => {
    restart(run);
    return draw(random).toString('latin1');
  });
};

describe.each(mutators)('damage to %s', (_what, original, draw) => {
  const inputs = drawn('7', draw);

  it('depends on the seed alone', () => {
    expect(drawn('7', draw)).toEqual(inputs);
    expect(drawn('8', draw)).not.toEqual(inputs);
  });

  it('varies, and leaves little as it was', () => {
    expect(new Set(inputs).size).toBeGreaterThan(60);
    expect(inputs.filter((input) => input === original).length).toBeLessThan(40);
  });
});

it('JSON is written as it was read', () => {
  expect(JSON.parse(writeTree(treeOf(json)))).toEqual(json);
});

it('an archive with nothing wrong is read by others', () => {
  const files = unzipSync(new Uint8Array(plainZip('f.xml', Buffer.from(xml))));
  expect(Object.keys(files)).toEqual(['f.xml']);
  expect(Buffer.from(files['f.xml'] ?? []).toString('utf8')).toBe(xml);
});
