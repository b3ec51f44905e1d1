/** What the verbs print about a rule: a head, and facts below it in a column of labels. */
import type { RuleKind } from '../../../simulator/judge/index.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { subjectName } from '../../harness/document-kinds.ts';
import { textsIn, type Language } from './language.ts';
import { bold, dim, print, printable, red, yellow } from './output.ts';

export type Head = {
  readonly code: string;
  readonly documents: readonly string[];
  readonly kind: RuleKind;
  readonly title: string;
};

export const showHead = ({ code, documents, kind, title }: Head, language: Language): void => {
  const isForAll = documentKinds.every((document) => documents.includes(document));
  const subject = isForAll
    ? textsIn(language).labels.everyDocument
    : documents.map((document) => subjectName(document, language)).join(', ');
  print(`${bold(code)} ${kind === 'Rechazo' ? red(kind) : yellow(kind)}, ${subject}: ${title}`);
};

export type Line = readonly [label: string, text: string | undefined];

/** The labels are a column; lines without text are left out. */
export const showLines = (lines: readonly Line[]): void => {
  const known = lines.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [[label, text] as const]));
  const width = Math.max(...known.map(([label]) => label.length));
  for (const [label, text] of known) print(`  ${dim(label.padEnd(width))} ${printable(text)}`);
};
