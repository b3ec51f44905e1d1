/** No regular expression of the product takes more than linear work, whatever the input. */
import { describe, expect, it } from 'vitest';
import { costlyInput } from './regex-work.ts';
import { isTestOnly, sourcesWhere } from './sources.ts';

type Expression = { readonly path: string; readonly source: string; readonly flags: string };

const expressions = sourcesWhere(
  (path) => !isTestOnly(path) && !/^(?:datasets|features)\/|\/attacks\//.test(path),
).flatMap(({ path, expressions: written }) =>
  written.map((text): Expression => {
    const end = text.lastIndexOf('/');
    return { path, source: text.slice(1, end), flags: text.slice(end + 1) };
  }),
);

const ownText = 'only text that Ensayo wrote itself';
const commandLine = 'an option of whoever runs the command';
const ofParser = 'names of the schema that libxml2 lists';

/** Files whose costly expressions never meet a long text from outside, and what these meet. */
const bounded: Readonly<Record<string, readonly [expressions: number, meets: string]>> = {
  'simulator/checks/schema/messages.ts': [1, ofParser],
  'simulator/checks/vocabulary/is.ts': [1, ownText],
  'simulator/document/path-index.ts': [1, 'paths of rules and edits'],
  'src/cli/shared/duration.ts': [1, 'text that was matched as a whole before'],
  'src/cli/shared/issuer-address.ts': [1, commandLine],
  'src/harness/conform/nearest-wording.ts': [1, "a step of somebody's own feature"],
  'src/harness/conform/rows.ts': [1, ownText],
  'src/harness/events/client.ts': [1, ownText],
  'src/harness/fields/markers.ts': [1, ownText],
  'src/harness/load/service.ts': [1, commandLine],
  'src/harness/reporting/readable.ts': [2, 'failures of its own steps'],
  'src/harness/violations/step-error.ts': [1, "a step of somebody's own feature"],
  'src/harness/target/remote-issuer.ts': [1, commandLine],
  'src/issuer/printing/pdf-reader.ts': [2, 'pages that Ensayo printed itself'],
  'src/issuer/printing/formats.ts': [2, 'amounts, whose digits are limited when they are read'],
};

const paths = [...new Set(expressions.map(({ path }) => path))];

describe('the regular expressions of the product', () => {
  it('are found', () => {
    expect(expressions.length).toBeGreaterThan(300);
    expect(Object.keys(bounded).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it.each(paths)('%s: take linear work, but for those that never meet a long text', (path) => {
    const costly = expressions
      .filter((one) => one.path === path)
      .flatMap(({ source, flags }) => {
        const input = costlyInput(source, flags);
        return input === undefined ? [] : [`/${source}/${flags} on ${JSON.stringify(input)}`];
      });
    const [count] = bounded[path] ?? [0];
    expect(costly, costly.join('\n')).toHaveLength(count);
  });
});

describe('positions in paths', () => {
  it('are read in one file', () => {
    const readers = expressions.filter(({ source }) => source.includes(String.raw`\[\d+\]`));
    expect([...new Set(readers.map(({ path }) => path))]).toEqual(['src/common/xml/path-steps.ts']);
  });
});

describe('the counter of steps', () => {
  it.each([
    ['(a+)+$', ''],
    ['^(a|a)*$', ''],
    ['^(?:a|aa)+$', ''],
    ['\\s+$', ''],
    ['^\\s*,?\\s*x', ''],
    ['<b[^>]*>', ''],
    ['^.*=.*=.*$', ''],
    ['([a-z]+)*@', 'i'],
  ])('finds a costly input for /%s/', (source, flags) => {
    expect(costlyInput(source, flags)).toBeDefined();
  });

  it.each([
    ['^a+$', ''],
    ['^[a-z]+@[0-9]+$', ''],
    ['^(?:a,)*b$', ''],
    ['\\d', 'g'],
    ['^\\d{4}-\\d{2}$', ''],
    ['[a-z]+', 'g'],
  ])('finds none for /%s/%s', (source, flags) => {
    expect(costlyInput(source, flags)).toBeUndefined();
  });
});
