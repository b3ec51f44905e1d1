/** What failed, as plain text, from the JSON reports of vitest and of our conformance suite (scripts/test.mjs). */
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ readonly name: string, readonly text: string }} Failure */

/** Where a test stands helps; how the runner got there does not. */
const mostLines = 30;

/** @param {string} text */
const shortened = (text) => {
  const lines = stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|node:internal)/.test(line));
  return lines.length <= mostLines ? lines.join('\n') : `${lines.slice(0, mostLines).join('\n')}\n…`;
};

/** @param {any} report of vitest @param {string} root folder that file names are shown without @returns {readonly Failure[]} */
export const failuresOfVitest = ({ testResults = [] }, root) =>
  testResults.flatMap((/** @type {any} */ file) => {
    const where = file.name.startsWith(root) ? file.name.slice(root.length).replace(/^[/\\]/, '') : file.name;
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (failed.length === 0 && file.status === 'failed') return [{ name: where, text: shortened(file.message ?? '') }];
    return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
      name: `${where} > ${fullName}`,
      text: shortened(failureMessages.join('\n')),
    }));
  });

/** @param {any} report docs/report.schema.json @returns {readonly Failure[]} */
export const failuresOfScenarios = ({ scenarios, problems }) => [
  ...problems.map((/** @type {string} */ problem) => ({ name: 'outside scenarios', text: shortened(problem) })),
  ...scenarios.flatMap((/** @type {any} */ { name, uri, line, failure }) =>
    failure === null
      ? []
      : [
          {
            name: `${uri}:${line} ${name}`,
            text: shortened([failure.step, failure.message, ...failure.again].join('\n')),
          },
        ],
  ),
];

/** @param {readonly Failure[]} failures @param {number} most @returns {string} indented below the line of its part */
export const failureText = (failures, most = 50) =>
  [
    ...failures.slice(0, most).map(
      ({ name, text }) =>
        `  ✗ ${name}\n${text
          .split('\n')
          .map((line) => `      ${line}`.trimEnd())
          .join('\n')}`,
    ),
    ...(failures.length > most ? [`  … and ${failures.length - most} more`] : []),
  ].join('\n');
