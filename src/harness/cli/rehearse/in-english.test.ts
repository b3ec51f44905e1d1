import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasSpanish } from '../../../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { inEnglish } from './in-english.ts';

const sources = ['report/build-report.ts', 'start.ts', 'send.ts', 'observe.ts'].map((name) =>
  readFileSync(packageFile(`src/harness/rehearsal/${name}`), 'utf8'),
);

/** The Spanish sentences of the report, as they are written there, with 7 in each place. */
const sentences = sources.flatMap((text) =>
  [
    ...text.matchAll(
      /[`']([^`'\n]*(?:La empresa|falta que|el set está|De \$|Durante el|sufrió|no la envió)[^\n]*?)[`'](?=[,;)\]\s])/g,
    ),
  ].map(([, sentence = '']) => sentence.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7')),
);

describe('what a report says', () => {
  it('is found by this test', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(10);
  });

  it.each(sentences)('is told in English: %s', (sentence) => {
    const told = inEnglish(sentence);
    expect([told === sentence, hasSpanish(told)]).toEqual([false, false]);
  });
});
