import { expect, it } from 'vitest';
import type { RunOptions } from './parameters.ts';
import { replayCommand, rerunCommand } from './rerun.ts';

const run: RunOptions = { seed: 'conformance', language: 'es' };

it.each<readonly [what: string, run: RunOptions, tags: readonly string[], command: string]>([
  [
    'an issuing service and a company',
    { ...run, issuer: 'http://127.0.0.1:8080', registry: 'mi empresa.yaml', company: '900373115', seed: "d'or" },
    ['@rules', '@AT', '@FAT10', '@invoice'],
    String.raw`ensayo conform --issuer http://127.0.0.1:8080 --registry 'mi empresa.yaml' --company 900373115 --code FAT10 --kind invoice --seed 'd'\''or' --lang es`,
  ],
  [
    'an authority with its control interface',
    { ...run, authority: 'http://a:1/s', allowAuthority: ['a', 'b'], control: 'http://a:1/c', language: 'en' },
    ['@rules', '@AAH04', '@event030'],
    'ensayo conform --authority http://a:1/s --allow-authority a --allow-authority b --control http://a:1/c --code AAH04 --seed conformance --lang en',
  ],
  [
    'own features',
    { ...run, features: 'features', texts: true, out: 'reports/conform/again' },
    ['@slow'],
    "ensayo conform --features 'features/a b.feature:7' --texts --seed conformance --out reports/conform/again --lang es",
  ],
  [
    'a scenario about no code',
    run,
    ['@clock', '@request'],
    "ensayo conform --features 'features/a b.feature:7' --seed conformance --lang es",
  ],
])('repeats the options of a run against %s', (_what, options, tags, command) => {
  expect(rerunCommand(options, { tags, uri: 'features/a b.feature', line: 7 })).toBe(command);
});

it('replays a bundle in the language of the run', () => {
  expect(replayCommand('reports/a b', 'es')).toBe("ensayo replay 'reports/a b' --lang es");
});
