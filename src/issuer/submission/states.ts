/**
 * The life of a submission: what a document that is sent becomes, by what happens to it. The page about it is
 * docs/submission.md. Everything that sends, asks or stores reads these tables.
 */

/**
 * `sent`: the authority may have it, and may have accepted it. `in-process`: the authority has it, and has not finished.
 * `superseded`: the authority has another document under its number or its code.
 */
export const submissionStates = ['not-sent', 'sent', 'in-process', 'rejected', 'accepted', 'superseded'] as const;

export type SubmissionState = (typeof submissionStates)[number];

/**
 * `unprocessed`: it was refused before anything was processed, or never left: a fault, 503, no connection, an exception.
 * `unanswered`: it left, and no answer came that could be read. `unknown`: the authority does not know its code.
 */
export const submissionEvents = [
  'unprocessed',
  'unanswered',
  'unknown',
  'unfinished',
  'rejected',
  'accepted',
  'replaced',
] as const;

export type SubmissionEvent = (typeof submissionEvents)[number];

const verdicts = { rejected: 'rejected', accepted: 'accepted', replaced: 'superseded' } as const;

/** A document begins as not sent. Each state knows more than those before it: none is ever left for one of them. */
const moves: Readonly<Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>>> = {
  'not-sent': { unanswered: 'sent', unfinished: 'in-process', ...verdicts },
  sent: { unfinished: 'in-process', ...verdicts },
  'in-process': verdicts,
  rejected: { accepted: 'accepted' },
  accepted: {},
  superseded: {},
};

export const stateAfter = (state: SubmissionState, event: SubmissionEvent): SubmissionState =>
  moves[state][event] ?? state;

type Consequence = {
  /** Whether another document may have the number. */
  readonly number: 'kept' | 'free';
  /** Whether the authority is asked before the same document is sent again. */
  readonly asks: boolean;
};

export const consequences: Readonly<Record<SubmissionState, Consequence>> = {
  'not-sent': { number: 'free', asks: false },
  sent: { number: 'kept', asks: true },
  'in-process': { number: 'kept', asks: true },
  rejected: { number: 'free', asks: false },
  accepted: { number: 'kept', asks: false },
  superseded: { number: 'free', asks: false },
};

export const statesWhere = (holds: (consequence: Consequence) => boolean): readonly SubmissionState[] =>
  submissionStates.filter((state) => holds(consequences[state]));

/** The states that are left for that one. */
export const leftFor = (target: SubmissionState): readonly SubmissionState[] =>
  submissionStates.filter((state) => Object.values(moves[state]).includes(target));
