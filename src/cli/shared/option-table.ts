/**
 * Options as a table. Parsing, help, completion, `ensayo.yaml`, `ensayo config` and the types of the flags follow from it.
 */
import { Option, type Command } from 'commander';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import type { ListName } from '../completion/completion-values.ts';
import { UsageError } from './output.ts';

type OptionRow = Bilingual & {
  readonly byDefault?: string;
  /** May be given several times: all its values count. */
  readonly repeated?: true;
  readonly required?: true;
  /** May be given once only, and why. */
  readonly once?: Bilingual;
  /** Of the environment: sets it where no flag does, before the file. */
  readonly variable?: string;
  /** `ensayo config` hides its value. */
  readonly secret?: true;
  /** What the shell offers as its value. */
  readonly words?: ListName;
};

/** By their flags, as help shows them: `--seed <text>`, `--code <code...>`, `--since [run]`, `--force`, `--no-https`. */
export type Options = Readonly<Record<`--${string}`, OptionRow>>;

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Attribute<Flags> = Flags extends `--no-${infer Name}`
  ? Camel<Name>
  : Flags extends `--${infer Name} ${'<' | '['}${string}`
    ? Camel<Name>
    : Flags extends `--${infer Name}`
      ? Camel<Name>
      : never;

type Value<Flags, Row> = Flags extends `${string}...>`
  ? readonly string[]
  : Row extends { readonly repeated: true }
    ? readonly string[]
    : Flags extends `${string} <${string}`
      ? string
      : // True where no value is given.
        Flags extends `${string} [${string}`
        ? string | true
        : boolean;

/** The flags whose value is always there. */
type Always<Table> = {
  [Flags in keyof Table]: Flags extends `--no-${string}`
    ? Flags
    : Table[Flags] extends { readonly byDefault: string } | { readonly required: true }
      ? Flags
      : never;
}[keyof Table];

/** The values of a table's options, as commander passes them: `{ readonly altPort?: string, … }`. */
export type FlagsOf<Table> = {
  readonly [Flags in Always<Table> as Attribute<Flags>]: Value<Flags, Table[Flags]>;
} & {
  readonly [Flags in Exclude<keyof Table, Always<Table>> as Attribute<Flags>]?: Value<Flags, Table[Flags]>;
};

const rows = new WeakMap<Option, OptionRow>();

/** What was declared of an option; nothing of those that commander adds itself. */
export const rowOf = (option: Option): Partial<OptionRow> => rows.get(option) ?? {};

const onlyOnce = (flags: string, why: Bilingual): ((value: string) => string) => {
  let given: string | undefined;
  const [name = ''] = flags.split(' ');
  return (value) => {
    if (given !== undefined)
      throw new UsageError({
        en: `${name} is given twice ("${given}" and "${value}"), ${why.en}`,
        es: `${name} se indicó dos veces ("${given}" y "${value}"), ${why.es}`,
      });
    given = value;
    return value;
  };
};

const optionOf = (flags: string, row: OptionRow, language: Language): Option => {
  const option = new Option(flags, row[language]);
  if (row.byDefault !== undefined) option.default(row.byDefault);
  if (row.required === true) option.makeOptionMandatory();
  if (row.once !== undefined) option.argParser(onlyOnce(flags, row.once));
  if (row.repeated === true)
    option.argParser((value: string, before: readonly string[] = []): readonly string[] => [...before, value]);
  rows.set(option, row);
  return option;
};

export const addOptions = (command: Command, options: Options, language: Language): void => {
  for (const [flags, row] of Object.entries(options)) command.addOption(optionOf(flags, row, language));
};
