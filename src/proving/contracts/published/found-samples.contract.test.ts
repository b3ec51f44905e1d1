/**
 * XML documents as published by others, judged unchanged. The table of lines and their reasons is ours; the documents
 * stay outside the repository, and if they are absent only the table is checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { proofFile } from '../../../common/testing/proof-file.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { startBox } from '../../../harness/box.ts';
import { lineText, linesStated, type StatedLines } from '../../generate/stated-lines.ts';

type Sample = {
  readonly file: string;
  readonly clock: string;
  /** A sentence, and the lines that it explains. */
  readonly reasons: Readonly<Record<string, StatedLines>>;
};

const { samples } = JSON.parse(readFileSync(proofFile('found-samples.json'), 'utf8')) as {
  readonly samples: readonly Sample[];
}; // our own file

const folder = packageFile('../shared/samples');

const statedIn = ({ reasons }: Sample): readonly string[] => linesStated(...Object.values(reasons));

const codesOf = (sample: Sample): readonly string[] => statedIn(sample).map((line) => line.split(',')[0] ?? '');

describe('the table of found samples', () => {
  it.each(samples)('explains each line of $file once, by codes that exist', (sample) => {
    const codes = codesOf(sample);
    expect(codes).toEqual([...new Set(codes)]);
    expect(codes.filter((code) => catalogue().find(code).length === 0)).toEqual([]);
    expect(codes.length).toBeGreaterThan(5);
  });
});

if (existsSync(folder)) {
  describe('the found samples', () => {
    it.each(samples)('$file is answered with the lines of the table', async (sample) => {
      const box = await startBox({ seed: 'samples', clock: sample.clock, profile: 'full' });
      try {
        const { judgement } = await box.authority.judgeFile(sample.file, readFileSync(join(folder, sample.file)));
        expect(judgement.failed.map(lineText).sort()).toEqual(statedIn(sample));
        expect(judgement.accepted).toBe(false);
      } finally {
        await box.close();
      }
    });
  });
} else {
  it('judged none of the found samples: their folder is absent, only the table was checked', () => {
    expect(existsSync(folder)).toBe(false);
  });
}
