/** What the judge found, replaced by what it was told to say. */
import type { Catalogue } from '../engine/catalogue.ts';
import type { SubjectKind } from '../engine/document-kind.ts';
import { reportOf } from '../engine/report.ts';
import type { FailedRule } from '../engine/results.ts';
import { messageLine, type Judgement } from '../engine/verdict.ts';
import type { Judged } from '../judge.ts';
import type { Forced } from './forced.ts';
import { codesOf, entryOf } from './verdict.ts';

const failedRule = (
  catalogue: Catalogue,
  code: string,
  { id, kind }: { id: string; kind: SubjectKind },
): FailedRule => {
  const entry = entryOf(catalogue, code, kind);
  return {
    code,
    kind: entry?.code.kind ?? 'Rechazo',
    status: 'failed',
    message: entry?.message ?? '',
    fix: 'Nothing to mend in the document: this verdict was forced.',
    failures: [{ xpath: undefined, position: undefined, found: `forced verdict ${id}`, expected: 'no matter what' }],
  };
};

/** Rechazo before Notificación, as in every answer. */
export const forcedJudgement = (
  { judgement, subject }: Judged,
  { id, forced }: Forced,
  catalogue: Catalogue,
): Judgement => {
  const kind = subject?.kind ?? 'invoice';
  const rules = codesOf(forced).map((code) => failedRule(catalogue, code, { id, kind }));
  const failed = [
    ...rules.filter((rule) => rule.kind === 'Rechazo'),
    ...rules.filter((rule) => rule.kind !== 'Rechazo'),
  ];
  return {
    ...judgement,
    accepted: forced.verdict === 'accepted',
    inconclusive: false,
    incomplete: undefined,
    failed,
    lines: failed,
  };
};

/** For the journal: what was said, and what the judge would have. */
export const forcedResults = (found: Judged, said: Judged, { id, forced }: Forced) => ({
  ...reportOf(said),
  forced: { id, ...forced },
  found: {
    verdict: found.judgement.accepted ? 'accepted' : 'rejected',
    lines: found.judgement.lines.map(messageLine),
  },
});
