import { describe, expect, it } from 'vitest';
import { isTestOnly, reachableFrom, scan, sourcesWhere, type SourceFile } from './sources.ts';

/**
 * The code that both sides may share, and why. The annex can change none of it. Anything it could change is written
 * twice, and anything that only one side needs belongs to that side (docs/contributing/decisions/001).
 */
const reasons: Readonly<Record<string, string>> = {
  'bytes.ts':
    'Bytes as texts and back, as Node does it: the only place with its Buffer for what also runs in a browser.',
  'code-lists.ts': 'Reads tables of datasets/. The tables are facts; what follows from a code is up to each side.',
  'credentials.ts': 'The type of a key pair with its certificates, as node:crypto has them.',
  'data-directory.ts': 'Finds the files of this package.',
  'decimal.ts': 'Exact decimals and their sum. Rounding and defaults are up to each side.',
  'deflate.ts': 'RFC 1951, through node:zlib.',
  'der.ts': 'Reads the lengths and values of DER (ITU-T X.690): certificates for the judge, key files for the issuer.',
  'env/': 'Clock, randomness and waiting come in through one door.',
  'file-name.ts': 'Which names are safe on a disk. Names that the annex prescribes are up to each side.',
  'hash.ts': 'Digests of node:crypto. What is digested is up to each side.',
  'html/': 'HTML templates that escape what they are given: console, mail, reports.',
  'http/': 'Servers, limits, who may call, routes and their description: RFC 9110, OpenAPI, no word about documents.',
  'json/': 'Reads JSON and refuses keys given twice.',
  'log.ts': 'The closed list of facts that a log may hold.',
  'name-body.ts': 'Content-Disposition of a download: RFC 6266 and RFC 8187.',
  'nearest.ts': 'The name that a misspelt one is close to, for messages.',
  'normalise.ts': 'Unicode normalisation of String.prototype.normalize, in linear time.',
  'options.ts': 'Kinds of option values, and how others are refused. Which options there are is up to each side.',
  'private-files.ts': 'Files that only their owner may read.',
  'request-log.ts': 'One log line for each HTTP request.',
  'rooms.ts': 'Opens tenants of both sides when asked for and closes the ones not used for longest.',
  'start-error.ts': 'Why a service does not start, with a stable code.',
  'store/': 'SQLite, sealed with a key. What is stored is up to each side.',
  'text/': 'Texts in English and Spanish. What they say is up to each side.',
  'time.ts': 'Calendar days and times of Colombia, which has had one offset since 1993.',
  'validity.ts':
    'Reads what is in force from one day to another. Which date decides, and what follows, is up to each side.',
  'xml/':
    'Well-formed XML 1.0 with positions, and canonical text. Reading is hostile-safe; no element name occurs in it.',
};

const common = 'src/common/';

/** The entry of the list that a file belongs to. */
const entryOf = (path: string): string => /^[^/]+\/?/.exec(path.slice(common.length))?.[0] ?? '';

const isProduct = ({ path }: SourceFile): boolean => !isTestOnly(path);

/**
 * The product's files of src/common that cannot be reached from one of the two sides, with the sides that can reach
 * them.
 */
const oneSided = (files: readonly SourceFile[]): readonly string[] => {
  const products = new Map(files.filter(isProduct).map((file) => [file.path, file]));
  const reached = ['src/issuer/', 'simulator/'].map((side) =>
    reachableFrom(
      [...products.keys()].filter((path) => path.startsWith(side)),
      products,
    ),
  );
  return [...products.keys()].filter((path) => path.startsWith(common) && !reached.every((paths) => paths.has(path)));
};

const all = sourcesWhere((path) => !isTestOnly(path) && /^(?:src\/(?:common|issuer)|simulator)\//.test(path));
const contents = all.filter(({ path }) => path.startsWith(common));

describe('src/common', () => {
  it('has a reason for everything in it, and no reason for anything absent', () => {
    expect([...new Set(contents.map(({ path }) => entryOf(path)))].sort()).toEqual(Object.keys(reasons).sort());
  });

  it('has no file that only one side imports', () => {
    expect(oneSided(all)).toEqual([]);
  });
});

describe('a file that only one side imports', () => {
  const files = (texts: Readonly<Record<string, string>>): readonly SourceFile[] =>
    Object.entries(texts).map(([path, text]) => scan(path, text));
  const both = { 'src/issuer/a.ts': `import '../common/x.ts'`, 'src/common/x.ts': '' };

  it.each([
    ['imported by the issuer alone', { ...both }],
    ['imported by the harness as well', { ...both, 'src/harness/h.ts': `import '../common/x.ts'` }],
    ['imported by a test of the judge', { ...both, 'simulator/b.test.ts': `import '../src/common/x.ts'` }],
    ['imported by nobody', { 'src/common/x.ts': '' }],
  ])('is found when it is %s', (_what, texts) => {
    expect(oneSided(files(texts))).toEqual(['src/common/x.ts']);
  });

  it.each([
    ['both import it', { ...both, 'simulator/b.ts': `import type {} from '../src/common/x.ts'` }],
    [
      'they reach it through another file',
      {
        ...both,
        'simulator/b.ts': `import '../src/common/y.ts'`,
        'src/common/y.ts': `import './x.ts'`,
        'src/issuer/c.ts': `import '../common/y.ts'`,
      },
    ],
    ['it is a fixture', { 'src/common/x.fixture.ts': '' }],
  ])('is not found where %s', (_what, texts) => {
    expect(oneSided(files(texts))).toEqual([]);
  });
});
