/** What each answer rests on: datasets/proof/answer-sources.json, from which docs/soap-answers.md is made. */
import { readFileSync } from 'node:fs';
import type { Bilingual } from '../../../../src/common/text/bilingual.ts';
import { proofFile } from '../../../../src/common/testing/proof-file.ts';

export type AnswerSource = 'capture' | 'annex' | 'description' | 'report' | 'ours';

export type AnswerRow = {
  readonly operations: readonly string[];
  /** As in the table of operations of the contract test. */
  readonly status: string;
  /** 200 if absent. */
  readonly http?: number;
  /** Of the member that describes the outcome; `…` is any text. Absent where that member is nil. */
  readonly sentences?: readonly string[];
  /** Names in datasets/proof/answer-shapes.json. */
  readonly shapes: readonly string[];
  readonly from: Readonly<Record<'status' | 'shape', AnswerSource>> & { readonly sentence?: AnswerSource };
  readonly note?: Bilingual;
};

export const answerRows = JSON.parse(readFileSync(proofFile('answer-sources.json'), 'utf8')) as readonly AnswerRow[]; // our own file, checked by the tests that use it
