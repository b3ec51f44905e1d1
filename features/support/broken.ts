/** The document or event of a scenario in which something is broken: how it was said to be, and what was answered. */
import assert from 'node:assert/strict';
import { isEvent, type SubjectKind } from '../../simulator/document/kind.ts';
import { verdictOf, type Verdict } from '../../src/harness/answers.ts';
import type { Reply } from '../../src/harness/box.ts';
import { spoken } from '../../src/harness/conform/rows.ts';
import { sentKinds } from '../../src/harness/events/flow.ts';
import type { Given } from '../../src/harness/violations/row-given.ts';
import { kindNames } from '../../src/issuer/documents/document-model.ts';
import { isBeforeRange } from '../../src/harness/own-company/in-name-of.ts';
import { typeCodeOf } from '../../src/harness/own-company/number-supply.ts';
import { outOfReach } from '../../src/harness/target/elsewhere.ts';
import { box, type EnsayoWorld } from './world.ts';

export const subjects = new Map<string, SubjectKind>([...kindNames, ...sentKinds].map((kind) => [spoken(kind), kind]));

/** The longest first: "payroll" begins "payroll adjustment". */
export const subjectPattern = [...subjects.keys()].sort((one, other) => other.length - one.length).join('|');

export type Broken = {
  readonly subject: SubjectKind;
  readonly base: 'complete' | 'drawn' | 'hand-made' | 'request';
  readonly given: Given;
  /** Absent until something was sent. */
  verdict?: Verdict;
  /** Whether the complete document has that place; the hand-made ones have all. */
  has?: (path: string) => boolean;
};

const broken = new WeakMap<EnsayoWorld, Broken>();

export const brokenOf = (world: EnsayoWorld): Broken => {
  const context = broken.get(world);
  if (context === undefined) throw new Error('No document or event was named.');
  return context;
};

export const prepareBroken = (world: EnsayoWorld, context: Omit<Broken, 'verdict' | 'has'>): void => {
  const kind = kindNames.find((name) => name === context.subject);
  if (kind !== undefined) world.kind = kind;
  broken.set(world, context);
};

export const judged = (world: EnsayoWorld, reply: Reply): Verdict => {
  world.replies.push(reply);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  return verdictOf(reply.body);
};

/** Own companies have ranges of their own: a document cannot be dated before they begin. */
export const needsRangeBy = (subject: SubjectKind, dates: readonly string[]): void => {
  for (const date of dates) {
    if (!isEvent(subject) && isBeforeRange(box().company, typeCodeOf(subject), date))
      outOfReach({
        en: `a numbering range that begins by ${date}`,
        es: `un rango de numeración que empiece a más tardar el ${date}`,
      });
  }
};
