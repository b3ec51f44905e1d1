/** Which documents a rehearsal sends, in an order in which those that correct others come behind them. */
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import { mistakesOf, type Mistake } from './mistakes.ts';

export type PlannedDocument = {
  readonly kind: DocumentKind;
  readonly testSetId: string | undefined;
  /** Made wrong on purpose. */
  readonly mistake?: Mistake | undefined;
};

const order: readonly DocumentKind[] = [
  'invoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'payroll',
  'payrollAdjustment',
];

/** Of what each kind corrects. */
export const correctedKind: Readonly<Partial<Record<DocumentKind, DocumentKind>>> = {
  creditNote: 'invoice',
  debitNote: 'invoice',
  supportAdjustmentNote: 'supportDocument',
  payrollAdjustment: 'payroll',
};

export const kindsOf = ({ quotas }: Pick<TestSet, 'quotas'>): readonly DocumentKind[] =>
  order.filter((kind) => quotas[kind] !== undefined);

type Wrong = { readonly kind: DocumentKind; readonly mistake: Mistake };

/** In turn over every kind, and for each kind over its mistakes. */
const wrongOnes = (testSets: readonly TestSet[], count: number): readonly Wrong[] => {
  const kinds = testSets.flatMap(kindsOf);
  return Array.from({ length: count }, (_, at): readonly Wrong[] => {
    const kind = kinds[at % kinds.length];
    const mistakes = kind === undefined ? [] : mistakesOf(kind);
    const mistake = mistakes[Math.floor(at / kinds.length) % mistakes.length];
    return kind === undefined || mistake === undefined ? [] : [{ kind, mistake }];
  }).flat();
};

/**
 * A set takes as many documents of a kind as it asks for: for wrong ones to be
 * sent besides, it must ask for more, of which as many as before must be accepted.
 */
const widened = (set: TestSet, wrong: readonly Wrong[]): TestSet => ({
  ...set,
  quotas: Object.fromEntries(
    Object.entries(set.quotas).map(([kind, quota]) => [
      kind,
      { ...quota, required: quota.required + wrong.filter((one) => one.kind === kind).length },
    ]),
  ),
});

export type Plan = {
  /** With quotas that have room for the mistakes. */
  readonly testSets: readonly TestSet[];
  readonly documents: readonly PlannedDocument[];
};

export const planOf = (testSets: readonly TestSet[], mistakes = 0): Plan => {
  const wrong = wrongOnes(testSets, mistakes);
  const documents = testSets.flatMap((set) =>
    kindsOf(set).flatMap((kind): readonly PlannedDocument[] => [
      ...wrong.filter((one) => one.kind === kind).map((one) => ({ ...one, testSetId: set.id })),
      ...Array.from({ length: set.quotas[kind]?.minimumAccepted ?? 0 }, () => ({ kind, testSetId: set.id })),
    ]),
  );
  return { testSets: testSets.map((set) => widened(set, wrong)), documents };
};
