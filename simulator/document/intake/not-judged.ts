import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** Why a file is not judged, and what its sender can do. */
export type NotJudged = {
  readonly code:
    | 'answer'
    | 'empty'
    | 'empty-container'
    | 'envelope'
    | 'nested'
    | 'not-xml'
    | 'pdf'
    | 'request'
    /** A document of a type that Ensayo does not simulate. */
    | 'type-not-simulated'
    | 'zip';
  readonly message: Bilingual;
};

/** As JSON has it. */
export const writtenNotJudged = ({ code, message: { en, es } }: NotJudged) => ({
  code,
  message: en,
  spanish: { message: es },
});
