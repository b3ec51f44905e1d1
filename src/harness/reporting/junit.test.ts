import { describe, expect, it } from 'vitest';
import { parseXml } from '../../common/xml/parse.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import { buildReport } from './build-run-report.ts';
import { junitXml } from './junit.ts';
import { readMessageLines } from './messages.ts';
import { messageLines, type MadeRun } from './recorded-run.fixture.ts';

const junitOf = async (run: MadeRun): Promise<XmlElement> => {
  const xml = junitXml(buildReport(await readMessageLines(messageLines(run)), { suite: 'trial' }), 'en');
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`${parsed.problem.message.en}\n${xml}`);
  return parsed.document.root;
};

const attributes = (element: XmlElement | undefined, ...names: readonly string[]) =>
  names.map((name) => (element === undefined ? undefined : attributeOf(element, name)));

describe('JUnit', () => {
  it('counts by file and in total', async () => {
    const root = await junitOf({
      scenarios: [
        { name: 'A', durationMs: 1_500 },
        { name: 'B', line: 9, steps: [{ text: 's', status: 'FAILED', message: 'no' }] },
        { name: 'C', uri: 'features/c.feature', steps: [{ text: 's', status: 'SKIPPED' }] },
      ],
    });
    expect(attributes(root, 'name', 'tests', 'failures', 'skipped')).toEqual(['trial', '3', '1', '1']);
    const suites = childElements(root);
    expect(suites.map((suite) => attributes(suite, 'file', 'tests', 'failures', 'skipped'))).toEqual([
      ['features/a.feature', '2', '1', '0'],
      ['features/c.feature', '1', '0', '1'],
    ]);
    const [passed, failed] = suites.flatMap((suite) => childElements(suite));
    expect(attributes(passed, 'name', 'classname', 'time', 'line')).toEqual([
      'A',
      'Feature of features/a.feature',
      '1.500',
      '3',
    ]);
    const failure = failed === undefined ? undefined : childElements(failed)[0];
    expect(attributes(failure, 'message')).toEqual(['s']);
    expect(failure && textOf(failure)).toBe("no\nnpx cucumber-js --name '^B$'");
  });

  it('gives the reason of every skip', async () => {
    const steps = [{ text: 's', status: 'SKIPPED' }];
    const root = await junitOf({ scenarios: [{ name: 'A', steps, log: ['ensayo-out-of-reach: a "clock"'] }] });
    const [testcase] = childElements(root).flatMap((suite) => childElements(suite));
    const [skipped] = testcase === undefined ? [] : childElements(testcase);
    expect([skipped?.local, ...attributes(skipped, 'message')]).toEqual(['skipped', 'needs a "clock"']);
  });

  it('is well-formed whatever a message contains', async () => {
    const message = '\u001b[31m]]> <a> & " \u0000 \ud800 \ufffe fin';
    const root = await junitOf({
      scenarios: [{ name: '"<&\u0007>', steps: [{ text: 's', status: 'FAILED', message }] }],
    });
    const [testcase] = childElements(root).flatMap((suite) => childElements(suite));
    expect(attributes(testcase, 'name')).toEqual(['"<&\ufffd>']);
    const [failure] = testcase === undefined ? [] : childElements(testcase);
    expect(failure && textOf(failure)).toMatch(/\]\]> <a> & " \ufffd \ufffd \ufffd fin/);
  });

  it('fails for errors outside scenarios', async () => {
    const root = await junitOf({ scenarios: [{ name: 'A' }], hookMessages: ['Defects <of> ours'] });
    expect(attributes(root, 'tests', 'failures')).toEqual(['2', '1']);
    const last = childElements(root).at(-1);
    expect(attributes(last, 'name', 'failures')).toEqual(['Outside scenarios', '1']);
  });
});
