/** The names of scenarios in a report: rows of examples that share the name of their outline are told apart. */
import type { CaseRun } from './messages.ts';

/** Columns of a rule's scenarios that say which row it is. The answer is long, and says nothing about what was sent. */
const telling = ['code', 'document', 'change'] as const;

const added = (name: string, cells: readonly (string | undefined)[]): string => {
  const missing = cells.filter((cell) => cell !== undefined && cell !== '' && !name.includes(cell));
  return missing.length === 0 ? name : `${name} (${missing.join(', ')})`;
};

const fileAndName = ({ pickle: { uri, name } }: CaseRun): string => `${uri} ${name}`;

/**
 * The pickle's name, and whatever it lacks of the row's code, document and change. Other rows are only added to where
 * several scenarios of the file have one name.
 */
export const namesOf = (cases: readonly CaseRun[]): ((run: CaseRun) => string) => {
  const times = new Map<string, number>();
  for (const run of cases) times.set(fileAndName(run), (times.get(fileAndName(run)) ?? 0) + 1);
  return (run) => {
    const { pickle, row } = run;
    if (row === undefined) return pickle.name;
    if (row.code !== undefined) {
      return added(
        pickle.name,
        telling.map((column) => row[column]),
      );
    }
    return (times.get(fileAndName(run)) ?? 0) > 1 ? added(pickle.name, Object.values(row)) : pickle.name;
  };
};
