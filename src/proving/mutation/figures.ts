/** The figures of a run, from the status of each mutant. */
import { textOfFile } from './draw.ts';
import type { Mutant } from './operators.ts';
import type { Outcome } from './protocol.ts';
import type { Figures, MutationResult, Survivor } from './result.ts';

type Status = Outcome['status'];

export type Statuses = Map<Mutant, Status>;

const countOf = (statuses: readonly Status[]): Figures => ({
  mutants: statuses.length,
  killed: statuses.filter((status) => status === 'killed').length,
  timedOut: statuses.filter((status) => status === 'timed out').length,
});

const countedBy = (statuses: Statuses, of: (mutant: Mutant) => string): Readonly<Record<string, Figures>> => {
  const lists = new Map<string, Status[]>();
  for (const [mutant, status] of statuses) {
    const name = of(mutant);
    lists.set(name, [...(lists.get(name) ?? []), status]);
  }
  return Object.fromEntries(
    [...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, list]) => [name, countOf(list)]),
  );
};

export const survivorOf = ({ file, line, operator, original, replacement }: Mutant): Survivor => ({
  file,
  line,
  operator,
  original,
  replacement,
  source: (textOfFile(file).split('\n')[line - 1] ?? '').trim(),
});

const byPlace = (a: Survivor, b: Survivor): number => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);

const together = (one: Figures, { killed, timedOut }: Figures): Figures => ({
  ...one,
  killed: one.killed + killed,
  timedOut: one.timedOut + timedOut,
});

type ByName = Readonly<Record<string, Figures>>;

const eachTogether = (all: ByName, more: ByName): ByName =>
  Object.fromEntries(
    Object.entries(all).map(([name, each]) => {
      const found = more[name];
      return [name, found === undefined ? each : together(each, found)];
    }),
  );

/** A run whose survivors were partly tried again: those that are noticed now count as killed. */
export const withTriedAgain = (
  last: MutationResult,
  tried: readonly Survivor[],
  again: Omit<MutationResult, 'seed' | 'inAll' | 'drawn' | 'seconds'>,
): MutationResult => ({
  ...last,
  killed: last.killed + again.killed,
  timedOut: last.timedOut + again.timedOut,
  folders: eachTogether(last.folders, again.folders),
  operators: eachTogether(last.operators, again.operators),
  survivors: [...last.survivors.filter((survivor) => !tried.includes(survivor)), ...again.survivors].sort(byPlace),
  triedAgain: (last.triedAgain ?? 0) + tried.length,
});

export const figuresOf = (statuses: Statuses): Omit<MutationResult, 'seed' | 'inAll' | 'drawn' | 'seconds'> => ({
  ...countOf([...statuses.values()]),
  folders: countedBy(statuses, ({ file }) => file.split('/').slice(0, 2).join('/')),
  operators: countedBy(statuses, ({ operator }) => operator),
  survivors: [...statuses]
    .filter(([, status]) => status === 'survived')
    .map(([mutant]) => survivorOf(mutant))
    .sort(byPlace),
});
