import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** Why a file is not judged, and what its sender can do. */
export type NotJudged = {
  readonly code: 'answer' | 'empty' | 'empty-container' | 'envelope' | 'nested' | 'pdf' | 'request' | 'not-xml' | 'zip';
  readonly message: Bilingual;
};

/** As JSON has it. */
export const writtenNotJudged = ({ code, message: { en, es } }: NotJudged) => ({
  code,
  message: en,
  spanish: { message: es },
});
