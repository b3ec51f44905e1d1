/** The lines of an answer as the recorded tables of `datasets/` state them: by kind, as the authority writes it. */
import type { RuleKind } from '../../../simulator/registry/types.ts';

const kinds: readonly RuleKind[] = ['Rechazo', 'Notificación'];

/** Codes with blanks between them. Without any, the document is accepted without a line. */
export type StatedLines = Readonly<Partial<Record<RuleKind, string>>>;

/** One text for each line, such as `FAV06, Notificación`, sorted. */
export const linesStated = (...stated: readonly StatedLines[]): readonly string[] =>
  stated
    .flatMap((lines) => kinds.flatMap((kind) => lines[kind]?.split(' ').map((code) => lineText({ code, kind })) ?? []))
    .sort();

export const lineText = ({ code, kind }: { readonly code: string; readonly kind: RuleKind }): string =>
  `${code}, ${kind}`;

/** The codes of a verdict in an answer of the issuing service. */
export type VerdictGiven = {
  readonly accepted: boolean;
  readonly rejected: readonly string[];
  readonly notifications: readonly string[];
};

/** The lines of a verdict in the same words. */
export const linesGiven = ({ rejected, notifications }: VerdictGiven): readonly string[] =>
  [
    ...rejected.map((code) => lineText({ code, kind: 'Rechazo' })),
    ...notifications.map((code) => lineText({ code, kind: 'Notificación' })),
  ].sort();

/** For a cell of a table. */
export const linesCell = (lines: StatedLines): string =>
  kinds.flatMap((kind) => (lines[kind] === undefined ? [] : [`${kind}: ${lines[kind]}`])).join('<br>') || 'accepted';
