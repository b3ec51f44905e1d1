/** The plan of a rehearsal: its test sets, and the documents that are sent for them, some of them wrong on purpose. */
import { isDeepStrictEqual } from 'node:util';
import { testSetPresets, type NumberingRange, type TestSet } from '../../../simulator/registry/index.ts';
import { type DocumentFamily, documentKinds, documents, type DocumentKind } from '../../../simulator/document/kind.ts';
import { optionProblem } from '../../common/start-error.ts';
import { firstKinds } from '../document-kinds.ts';

/** With its title in Spanish, as the authority names the set. */
export type Preset = ReturnType<typeof testSetPresets>[string] & { readonly name: string };

export const presets = (): readonly Preset[] =>
  Object.entries(testSetPresets()).map(([name, preset]) => ({ name, ...preset }));

/** The smallest of each family: a company that passes them may issue everything. */
const usual = (): readonly Preset[] => {
  const all = presets();
  return all.filter((preset) => all.find(({ family }) => family === preset.family) === preset);
};

/** Names that `--set` takes. */
const setNames = (): readonly string[] => ['all', ...presets().map(({ name }) => name)];

/**
 * @param name a preset, or `all` for the usual one of each family
 * @throws RangeError for an unknown name
 */
export const presetsNamed = (name: string): readonly Preset[] => {
  if (name === 'all') return usual();
  const preset = presets().find((one) => one.name === name);
  if (preset === undefined)
    throw optionProblem('unknown-test-set', {
      en: `--set is "${name}". Expected ${setNames().join(', ')}.`,
      es: `--set es "${name}". Se esperaba ${setNames().join(', ')}.`,
    });
  return [preset];
};

/** Whether a preset is the smallest of its family, which `--set` names by the family. */
export const isUsual = ({ name }: Preset): boolean => usual().some((preset) => preset.name === name);

/** Whether a test set requires what it would if nobody had said anything. */
export const requiresTheUsual = ({ family, quotas }: Pick<TestSet, 'family' | 'quotas'>): boolean =>
  usual().some((preset) => preset.family === family && isDeepStrictEqual(preset.quotas, quotas));

/** The title of a family in a report, whatever its set. */
export const titleOf = (family: DocumentFamily): string =>
  usual().find((preset) => preset.family === family)?.title ?? family;

/** The active ranges for the first kind of a set's documents; none for payroll, which has no resolutions. */
export const rangesOfSet = (
  ranges: readonly NumberingRange[],
  { issuerNit, family }: Pick<TestSet, 'issuerNit' | 'family'>,
): readonly NumberingRange[] => {
  const [type] = documents[firstKinds[family]].types;
  return ranges.filter(
    (range) => range.issuerNit === issuerNit && range.documentType === type && range.state === 'active',
  );
};

// Mistakes that integrators often make, as changes of a request that is otherwise correct.

type Mistake = {
  readonly name: string;
  readonly change: (request: object) => object;
};

const changed = (request: object, path: readonly string[], value: unknown): object => {
  const [name = '', ...rest] = path;
  const inner: unknown = Reflect.get(request, name);
  const next =
    rest.length === 0 ? value : changed(typeof inner === 'object' && inner !== null ? inner : {}, rest, value);
  return { ...request, [name]: next };
};

const setting = (name: string, path: string, value: unknown): Mistake => ({
  name,
  change: (request) => changed(request, path.split('.'), value),
});

const payable = setting('the amount to pay is not the sum', 'legal_monetary_totals.payable_amount', '1.00');
const lines = setting('the total of the lines is not their sum', 'legal_monetary_totals.line_extension_amount', '1.00');
const stranger = 'f'.repeat(96);
const unknownInvoice = setting('it corrects a document that nobody issued', 'billing_reference.uuid', stranger);
const accrued = setting('the total accrued is not the sum', 'accrued.accrued_total', '1.00');

const mistakesByKind: Readonly<Record<DocumentKind, readonly Mistake[]>> = {
  invoice: [payable, lines],
  creditNote: [unknownInvoice, payable],
  debitNote: [unknownInvoice, payable],
  supportDocument: [payable, lines],
  supportAdjustmentNote: [unknownInvoice, payable],
  posTicket: [payable, lines],
  equivalentCreditNote: [unknownInvoice, payable],
  equivalentDebitNote: [unknownInvoice, payable],
  payroll: [accrued],
  payrollAdjustment: [accrued],
};

export const mistakesOf = (kind: DocumentKind): readonly Mistake[] => mistakesByKind[kind];

// The documents in the order in which they are sent: a document that corrects another follows it.

export type PlannedDocument = {
  readonly kind: DocumentKind;
  readonly testSetId: string | undefined;
  /** Made wrong on purpose. */
  readonly mistake?: Mistake | undefined;
};

export const kindsOf = ({ quotas }: Pick<TestSet, 'quotas'>): readonly DocumentKind[] =>
  documentKinds.filter((kind) => quotas[kind] !== undefined);

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
 * A set takes only as many documents of a kind as it requires. To make room for wrong ones it must require more; the
 * number that must be accepted stays the same.
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

type Plan = {
  /** With quotas that have room for the mistakes. */
  readonly testSets: readonly TestSet[];
  readonly documents: readonly PlannedDocument[];
};

export const planOf = (testSets: readonly TestSet[], mistakes = 0): Plan => {
  const wrong = wrongOnes(testSets, mistakes);
  const planned = testSets.flatMap((set) =>
    kindsOf(set).flatMap((kind): readonly PlannedDocument[] => [
      ...wrong.filter((one) => one.kind === kind).map((one) => ({ ...one, testSetId: set.id })),
      ...Array.from({ length: set.quotas[kind]?.required ?? 0 }, () => ({ kind, testSetId: set.id })),
    ]),
  );
  return { testSets: testSets.map((set) => widened(set, wrong)), documents: planned };
};
