/** Registry data from a file or a program, read completely: a registry, or every mistake in it. */
import { defaultRegistry } from '../default-registry.ts';
import type { RegistryData } from '../types.ts';
import type { RegisteredCompany } from './company.ts';
import type { FileData } from './complete.ts';
import { additionOf, entriesOf, type Context, type IsSound } from './entries.ts';
import { consistencyChecks } from './consistency.ts';
import { readText, type RegistryText } from './document.ts';
import { pointer, type Mistake, type Path } from './mistake.ts';
import { numberingChecks } from './numbering.ts';
import { referenceChecks } from './references.ts';
import { extended, noRows, type Rows } from './rows.ts';
import { additionSchema, fileSchema } from './schema.ts';
import { readStructure } from './structure.ts';
import { companyWith } from './overrides.ts';

export type ReadRegistry =
  | {
      readonly ok: true;
      /** The extended registry, with the rows read. */
      readonly registry: RegistryData;
      /** The rows read, including those of companies. */
      readonly added: Rows;
      readonly companies: readonly RegisteredCompany[];
      /** As received, plain data. */
      readonly given: object;
    }
  | {
      readonly ok: false;
      readonly mistakes: readonly Mistake[];
      /** How many more rows have mistakes, if there are too many to list. */
      readonly furtherRows?: number;
    };

/** Without taxpayers, software and ranges; the value of the UVT is a national constant. */
const nothing = (): RegistryData => {
  const { rut: _, ...lists } = noRows;
  return { ...lists, rut: { available: true, entries: [] }, uvt: defaultRegistry().uvt };
};

/** Every place with a mistake in it: those given, and their ancestors. */
const withThoseAbove = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...path.keys(), path.length].map((end) => pointer(path.slice(0, end)))));

const textsIn = (rows: unknown, field: string): readonly string[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
    return typeof value === 'string' ? [value] : [];
  });

const mentionedIn = ({ companies, contributors, software }: FileData): Context['mentioned'] => ({
  nits: new Set([...textsIn(companies, 'nit'), ...textsIn(contributors, 'nit')]),
  software: new Set(textsIn(software, 'id')),
});

const contradictions = (context: Context): readonly Mistake[] =>
  [...consistencyChecks, ...referenceChecks, ...numberingChecks].flatMap((check) => check(context));

/** @param given plain data: a registry file, or rows to add if a registry to extend is given */
export const readRegistryData = (given: unknown, extending?: RegistryData): ReadRegistry => {
  const structure = readStructure(extending === undefined ? fileSchema : additionSchema, given);
  if (typeof structure.value !== 'object' || structure.value === null || Array.isArray(structure.value)) {
    return { ok: false, mistakes: structure.mistakes };
  }
  const data = structure.value as FileData; // Rows with mistakes are left out below.
  const unsound = withThoseAbove([...structure.mistakes.map(({ path }) => path), ...structure.furtherRows]);
  const isSound: IsSound = (path) => !unsound.has(pointer(path));
  const entries = entriesOf(data, isSound);
  const base = extending ?? (data.extends === 'nothing' ? nothing() : defaultRegistry());
  const addition = additionOf(entries, data);
  const registry = extended(base, addition);
  const found = contradictions({ entries, base, all: registry, mentioned: mentionedIn(data) });
  const mistakes = [...structure.mistakes, ...found];
  if (mistakes.length > 0) return { ok: false, mistakes, furtherRows: structure.furtherRows.length };
  return {
    ok: true,
    registry,
    added: addition.rows,
    companies: entries.companies.map(({ row }) => companyWith(row, entries.overrides)),
    given: Object(given) as object, // The structure check has established that it is one.
  };
};

/** Mistakes in names are positioned at the name, others at the value. */
const located = (mistake: Mistake, { place }: RegistryText): Mistake => ({
  ...mistake,
  ...place(mistake.path, mistake.code === 'unknown-field' ? 'key' : 'value'),
});

const inOrder = (one: Mistake, other: Mistake): number =>
  (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);

/** @param source the text of a registry file, YAML or JSON */
export const readRegistryText = async (source: string, extending?: RegistryData): Promise<ReadRegistry> => {
  const read = await readText(source);
  if (!read.ok) return read;
  const result = readRegistryData(read.text.value, extending);
  if (result.ok) return result;
  const mistakes = result.mistakes.map((mistake) => located(mistake, read.text)).toSorted(inOrder);
  return { ...result, mistakes };
};
