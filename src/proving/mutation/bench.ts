/**
 * What our tests expect of each rule, one case at a time: the conditions and limits that the
 * transcription states, and the scenarios of `features/rules/`. Loaded once for every mutant, so that it sees the judge with the mutant.
 */
import { kindOf } from '../../issuer/documents/document-model.ts';
import { eventKinds, type SubjectKind } from '../../../simulator/document/kind.ts';
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import type { ExchangeSpec, OutcomeEntry } from '../../../simulator/judge/engine/outcome.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { explanationsOf, lineName, verdictOf, type Verdict } from '../../harness/answers.ts';
import { startBox, type Box } from '../../harness/box.ts';
import { entryNamed } from '../../harness/catalogue-facts.ts';
import { disagreementOf, variationsIn } from '../contracts/boundaries/condition-outcomes.fixture.ts';
import { conditions } from '../contracts/boundaries/conditions.fixture.ts';
import { completeDocuments, runOne } from '../contracts/boundaries/one-rule.fixture.ts';
import {
  boundaryFiles,
  casesOf,
  documentFor,
  entryOf,
  type BoundaryRow,
} from '../contracts/boundaries/rows.fixture.ts';
import { editText } from '../../../simulator/document/edits/edit-text.ts';
import { eventSubject, invoiceNumber, runEventViolation } from '../../harness/events/flow.ts';
import { createRecorder } from '../../harness/reproduce/recorder.ts';
import { baseOf, completeNames } from '../../harness/violations/base.ts';
import { runExchange } from '../../harness/violations/exchanges.ts';
import { runViolation, sendComplete } from '../../harness/violations/run-violation.ts';
import { scenarios, type Scenario } from './scenarios.ts';

/** What is expected, and does not change with the judge. */
export type Expectations = {
  readonly documents: ReadonlyMap<string, string>;
  /** Whose registry, certificates and clock the single rules are run with. */
  readonly box: Pick<Box, 'authority' | 'clock'>;
};

const options = { seed: 'mutation', clock: '2026-11-20T10:00:00-05:00' } as const;

/** From the judge without a mutant. */
export const expectations = async (): Promise<Expectations> => {
  const recorder = createRecorder();
  const box = await startBox({ ...options, onStep: recorder.onStep });
  return { box, documents: await completeDocuments(box, recorder) };
};

/** What a case found wrong; undefined where everything is as expected. */
export type Finding = string | undefined;

export type Case = {
  /** `condition invoice/FAU02` */
  readonly name: string;
  readonly run: () => Promise<Finding>;
};

export type Bench = {
  /** By entry: `invoice/FAU02`. */
  readonly rows: ReadonlyMap<string, readonly Case[]>;
  readonly scenarios: ReadonlyMap<string, readonly Case[]>;
  /** The exchanges that the outcomes of the catalogue declare: `soap/STATUS-00`. */
  readonly outcomes: ReadonlyMap<string, readonly Case[]>;
  readonly close: () => Promise<void>;
};

/** The entry, or the outcome, as a name. */
const entryKey = ({ document, code }: Pick<CatalogueEntry<SubjectKind> | OutcomeEntry, 'document' | 'code'>): string =>
  `${document}/${code.code}`;

type Filed = readonly (readonly [entry: string, one: Case])[];

const filed = (all: Filed): ReadonlyMap<string, readonly Case[]> => {
  const files = new Map<string, Case[]>();
  for (const [entry, one] of all) files.set(entry, [...(files.get(entry) ?? []), one]);
  return files;
};

const ofConditions = ({ box, documents }: Expectations): Filed =>
  conditions().map((row) => {
    const [document = '', code = ''] = row.id.split('/');
    const run = async (): Promise<Finding> => {
      const [entry, variations = []] = variationsIn(row, documents) ?? [];
      if (entry === undefined || variations.length === 0) return 'no complete document has its target';
      for (const variation of variations) {
        const wrong = await disagreementOf(box, { row, entry, variation });
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    };
    return [`${document}/${code}`, { name: `condition ${row.id}`, run }];
  });

const runBoundary = async ({ box, documents }: Expectations, row: BoundaryRow): Promise<Finding> => {
  const entry = entryOf(row);
  const { strict, authorityClock } = row;
  for (const { what, edits, status } of casesOf(row)) {
    const xml = editText(documentFor(documents, entry, row.document), edits);
    const result = await runOne(box, entry, { xml, strict, authorityClock });
    if (result.status !== status) return `${what}: ${result.status}`;
  }
  return undefined;
};

/** A row may name a variant of a complete document. */
const kindNamed = ({ document }: BoundaryRow): string =>
  completeNames().includes(document) ? kindOf(baseOf(document)) : document;

const ofBoundaries = (expected: Expectations): Filed =>
  [...boundaryFiles()].flatMap(([file, rows]) =>
    rows.map((row, index) => [
      `${kindNamed(row)}/${row.code}`,
      { name: `boundary ${file} ${index} ${row.code} ${row.what}`, run: () => runBoundary(expected, row) },
    ]),
  );

/** Started for the first scenario. */
const lazily = <T>(
  make: () => Promise<T>,
): { readonly get: () => Promise<T>; readonly made: () => Promise<T> | undefined } => {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), made: () => made };
};

const numbers = (): ((kind: string) => number) => {
  let count = 0;
  return (kind) => {
    count += 1;
    return ({ invoice: 991_000_000, supportDocument: 984_600_000 }[kind] ?? 2_000) + count;
  };
};

const difference = ({ statusCode, isValid, lines }: Verdict, wanted: Scenario): Finding => {
  const found = [`${statusCode} ${String(isValid)}`, ...lines.map(lineName).sort()].join(', ');
  const expected = [`${wanted.status} ${String(wanted.status === '00')}`, ...wanted.lines].join(', ');
  return found === expected ? undefined : `${found} instead of ${expected}`;
};

const runDocument = async (box: Box, scenario: Scenario, number: number): Promise<Finding> => {
  const { kind, rule } = scenario;
  const entry = entryNamed(kind, rule);
  if (entry === undefined) return `no rule ${rule}`;
  const { status, body } = await runViolation(box, entry, { number });
  if (status !== 200) return `status ${status}`;
  const wrong = difference(verdictOf(body), scenario);
  if (wrong !== undefined || scenario.lines.length === 0) return wrong;
  const explanation = explanationsOf(body).find(({ code }) => code === entry.code.code);
  return explanation?.found && explanation.expected ? undefined : 'no explanation';
};

const runEvent = async (box: Box, scenario: Scenario, next: () => number): Promise<Finding> => {
  const named = eventKinds.find((name) => name === scenario.kind);
  const entry = catalogue()
    .findEvents(scenario.rule)
    .find(({ document }) => document === named);
  if (entry === undefined) return `no rule ${scenario.rule}`;
  const answer = await runEventViolation(box, entry, async () => {
    const reply = await sendComplete(box, { name: 'invoice', number: invoiceNumber(box, next()) });
    box.tamperWith(undefined);
    return eventSubject(box, reply);
  });
  return difference(answer, scenario);
};

const ofScenarios = (start: () => Promise<Box>): Filed => {
  const next = numbers();
  return scenarios().map((scenario) => {
    const { kind, rule } = scenario;
    const run = async (): Promise<Finding> => {
      const box = await start();
      return kind.startsWith('event')
        ? runEvent(box, scenario, () => next('invoice'))
        : runDocument(box, scenario, next(kind));
    };
    return [`${kind}/${rule.split('/')[0] ?? rule}`, { name: `scenario ${kind}/${rule}`, run }];
  });
};

const runOutcome = async (box: Box, { entry, exchange, next }: ToRun): Promise<Finding> => {
  const { status } = await runExchange(box, exchange, next);
  const isExpected = exchange === entry.otherwise ? status !== '' && status !== entry.status : status === entry.status;
  return isExpected ? undefined : `ends with ${status}`;
};

type ToRun = { readonly entry: OutcomeEntry; readonly exchange: ExchangeSpec; readonly next: () => number };

const ofOutcomes = (start: () => Promise<Box>): Filed => {
  const next = numbers();
  return catalogue().outcomes.flatMap((entry) =>
    [...entry.ends, entry.otherwise].map((exchange) => [
      entryKey(entry),
      {
        name: `outcome ${entry.code.code} ${exchange.about.en}`,
        run: async () => runOutcome(await start(), { entry, exchange, next: () => next('invoice') }),
      },
    ]),
  );
};

export const createBench = (expected: Expectations): Bench => {
  const box = lazily(() => startBox(options));
  // They have numbers of their own, and so services of their own.
  const other = lazily(() => startBox(options));
  return {
    rows: filed([...ofConditions(expected), ...ofBoundaries(expected)]),
    scenarios: filed(ofScenarios(box.get)),
    outcomes: filed(ofOutcomes(other.get)),
    close: async () => {
      await (await box.made())?.close();
      await (await other.made())?.close();
    },
  };
};
