/** The tags by which `ensayo conform` selects scenarios. */
import { situations } from '../../../simulator/checks/vocabulary/registry-situations.ts';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { loadSources } from '@cucumber/cucumber/api';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { breakableEntries, shownEventEntries } from '../../harness/catalogue-facts.ts';
import { featureFiles } from '../../harness/feature-files.ts';
import { tagOf } from '../../harness/conform/parameters.ts';
import { tagsOf } from '../../harness/conform/rows.ts';
import { sentKinds } from '../../harness/events/flow.ts';
import { actsOn, mayBeRequested, requestViolationOf } from '../../harness/violations/by-request.ts';
import { writtenFor } from './written-requests.ts';

const plan = async (tagExpression: string) => {
  const { plan: scenarios, errors } = await loadSources(
    { paths: ['features/**/*.feature'], names: [], tagExpression, defaultDialect: 'en', order: 'defined' },
    { cwd: packageFile('.') },
  );
  expect(errors).toEqual([]);
  return scenarios;
};

const scenarios = async (tagExpression: string): Promise<readonly string[]> =>
  (await plan(tagExpression)).map(({ uri, location, name }) => `${uri}:${String(location.line)} ${name}`);

const planned = async (tagExpression: string): Promise<readonly string[]> =>
  (await plan(tagExpression)).map(({ name }) => name);

const everyEntry = () => [...kindNames.flatMap(breakableEntries), ...sentKinds.flatMap(shownEventEntries)];

/** The code of each row, with the sentence over its table. */
const sentencesIn = (feature: string): readonly (readonly [code: string, sentence: string])[] =>
  feature.split(/^ *Examples: /m).flatMap((part, at) => {
    const [sentence = '', , ...rows] = part.split('\n');
    const codes = at === 0 ? [] : rows.flatMap((row) => /^ *\| (\w+) +\|/.exec(row)?.[1] ?? []);
    return codes.map((code) => [code, sentence] as const);
  });

it('the sentence of every rule is the one over its rows', () => {
  const rows = featureFiles('features/rules').flatMap((path) => sentencesIn(readFileSync(packageFile(path), 'utf8')));
  expect(rows.length).toBeGreaterThan(3_000);
  const sentences = new Map<string, string[]>();
  for (const { code, message } of everyEntry())
    sentences.set(code.code, [...(sentences.get(code.code) ?? []), message]);
  expect(rows.filter(([code, sentence]) => !sentences.get(code)?.includes(sentence))).toEqual([]);
});

describe('the tags of scenarios', () => {
  it('state for each scenario either that a request can express it, or that it needs the wire', async () => {
    expect(await scenarios('(@request and @wire) or (not @request and not @wire)')).toEqual([]);
  });

  it('tell of every row of a rule its code and its kind, and every entry has a row', async () => {
    const rows = (await planned('@rules')).map((name) => tagsOf({ name, tags: [{ name: '@rules' }] }).join(' '));
    const wanted = everyEntry().map(({ code, document }) => `@rules @${code.code} ${tagOf(document)}`);
    expect(new Set(rows)).toEqual(new Set(wanted));
  });
});

describe('where violations act', () => {
  it.each(kindNames)('is in the request only where an issuing service can cause it: %s', (kind) => {
    const requested = breakableEntries(kind).filter((entry) => requestViolationOf(entry) !== undefined);
    expect(requested.length).toBeGreaterThan(20);
    const elsewhere = ['signature', 'certificate', 'zip', 'envelope', 'events'] as const;
    for (const entry of requested) {
      const violation = violationOf(entry) ?? expect.fail(`${entry.code.code} has no violation`);
      const { changes } = requestViolationOf(entry) ?? expect.fail();
      // What a request states otherwise than the XML is declared broken stands in the file written by hand.
      const isWritten = writtenFor(entry).some((written) => isDeepStrictEqual(written.changes, changes));
      expect(isWritten || !elsewhere.some((place) => actsOn(violation).includes(place)), entry.code.code).toBe(true);
    }
  });

  it.each([
    [{ certificate: 'expired' }, ['certificate'], false],
    [{ sender: 'expired' }, ['envelope'], false],
    [{ zip: 'corrupt' }, ['zip'], false],
    [{ sentAfter: 1 }, ['clock'], false],
    [{ built: [], registry: situations.rutUnavailable }, ['xml', 'registry'], true],
    [{ signed: [], coded: [] }, ['signature', 'xml'], false],
  ] as const)('%j acts on %j', (violation, places, requestable) => {
    expect([actsOn(violation), mayBeRequested(violation)]).toEqual([places, requestable]);
  });
});
