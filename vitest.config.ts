import { configDefaults, defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const suffix = (...kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => ['src', 'simulator', 'datasets', 'features'].map((folder) => `${folder}/**/*.${kind}.ts`));

/** `npm test -- --only unit` or contract: some of the project that they share. */
const only = process.env.ENSAYO_TESTS;
const contracts = suffix('contract.test');

const special = suffix('deep.test', 'browser.test', 'isolated.test', 'postgres.test');

/** Tests of the authority's store that hold wherever it is kept. */
const anyStore = [
  'simulator/tenants/store/{batch-queue,batches,corrections,document-list,documents,retention,stored-registry,used-numbers}.test.ts',
  'simulator/tenants/platform/{seeded-identifiers,stored-journal,waiting-batches}.test.ts',
];

/** Files that take a minute or more: begun last, one of them would run alone while a core idles. */
const longest = [
  'in-number.deep',
  'conform-own-company.deep',
  'reproduced.scaled',
  'signature/any-document.scaled',
  'platform-others.deep',
  'wrong-authorities.deep',
  'new-rule.deep',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((part) => moduleId.includes(part));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * The services that tests of running services start log everything, and the log is searched for secrets and personal
 * data: they get a box that does so (src/harness/testing/watched-box.ts).
 */
const watchedBox = {
  name: 'watched-box',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') =>
    importer.endsWith('.contract.test.ts') && source.endsWith('/box.ts')
      ? fileURLToPath(new URL('src/harness/testing/watched-box.ts', import.meta.url))
      : undefined,
};

/**
 * Projects by file name: `x.test.ts` beside its unit, `x.contract.test.ts` against running services,
 * `x.deep.test.ts` with large volumes, `x.scaled.test.ts` with few or many (src/common/testing/volume.ts),
 * `x.browser.test.ts` in Chromium, `x.postgres.test.ts` with a PostgreSQL server. `npm test` runs the first two, and the
 * scaled ones with few.
 * Files of one worker share the modules that they import, which halves the time of a run: units and contracts are one
 * project. Those that replace modules by mocks need their own, and are called `x.isolated.test.ts`.
 */
export default defineConfig({
  plugins: [watchedBox],
  test: {
    // tsc -b also writes compiled tests to build/.
    exclude: [...configDefaults.exclude, 'build/**', 'dist/**'],
    pool: 'threads',
    // What was transformed is kept in node_modules: the next run starts in half of the time.
    experimental: { fsModuleCache: true },
    // One more than the smallest machine has cores: tests of running services wait for a quarter of their time.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For what hangs; a busy machine may take its time, so nothing else depends on these.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that forgot to assert must not pass.
    expect: { requireAssertions: true, poll: { timeout: 240_000 } },
    // What scripts/compiled.mjs has compiled is imported by Node itself, as it is outside tests.
    server: { deps: { external: [/node_modules\/\.cache\/ensayo\//] } },
    // A key for data folders, so that no test makes one among the settings of whoever runs it; English on every machine.
    env: { TZ: 'UTC', ENSAYO_LANG: 'en', ENSAYO_KEY: 'dGVzdHMgb25seTogYSBrZXkgdGhhdCBpcyBubyBzZWM=' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: only === 'contract' ? contracts : [...suffix('test'), 'scripts/**/*.test.mjs'],
          exclude: [...special, 'scripts/**/*.deep.test.mjs', ...(only === 'unit' ? contracts : [])],
        },
      },
      { extends: true, test: { name: 'isolated', include: suffix('isolated.test'), isolate: true } },
      {
        extends: true,
        test: {
          name: 'deep',
          include: [...suffix('deep.test', 'scaled.test'), 'scripts/**/*.deep.test.mjs'],
          testTimeout: 600_000,
          env: { ENSAYO_DEEP: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...anyStore, ...suffix('postgres.test')],
          exclude:
            process.env.ENSAYO_LONG === undefined
              ? ['**/{conform-behind-balancer,two-processes,workers}.postgres.*']
              : [],
          globalSetup: 'src/harness/testing/own-postgres.fixture.ts',
        },
      },
      { extends: true, test: { name: 'browser', include: suffix('browser.test') } },
    ],
    benchmark: { include: suffix('bench') },
  },
});
