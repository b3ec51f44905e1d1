/** What a tool declares: its parameters as a table, from which follow the schema that clients see, the check and the types. */
import {
  allOptions,
  among,
  requireOption,
  shapeOf,
  someFlag,
  someObject,
  someText,
  whole,
} from '../../common/options.ts';
import type { OptionKind } from '../../common/options.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import type { Session } from './session.ts';

type Parameter = Bilingual & {
  readonly type: 'string' | 'boolean' | 'integer' | 'object';
  readonly required?: true;
  /** No others. */
  readonly values?: readonly string[];
};

type Parameters = Readonly<Record<string, Parameter>>;

type Value<Row extends Parameter> = {
  readonly string: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly object: object;
}[Row['type']];

type Required<Table extends Parameters> = {
  [Name in keyof Table]: Table[Name] extends { readonly required: true } ? Name : never;
}[keyof Table];

type Given<Table extends Parameters> = { readonly [Name in Required<Table>]: Value<Table[Name]> } & {
  readonly [Name in Exclude<keyof Table, Required<Table>>]?: Value<Table[Name]>;
};

/** JSON, the most useful member first. */
export type Answer = Readonly<Record<string, unknown>>;

type Declared<Table extends Parameters> = {
  readonly name: string;
  readonly about: Bilingual;
  readonly parameters: Table;
  /** Whether it changes files, or the state of the services in this process. */
  readonly writes?: true;
  readonly run: (given: Given<Table>, session: Session) => Answer | Promise<Answer>;
};

export type Tool = Omit<Declared<Parameters>, 'run'> & {
  readonly run: (given: never, session: Session) => Answer | Promise<Answer>;
};

export const tool = <const Table extends Parameters>(declared: Declared<Table>): Tool => declared;

export const detail = {
  type: 'boolean',
  en: 'true for everything; otherwise the answer stays below 2 KB, and says how much it left out',
  es: 'true para todo; si no, la respuesta ocupa menos de 2 KB e indica cuánto omitió',
} as const satisfies Parameter;

/** As clients list it. */
export const schemaOf = ({ parameters }: Tool, language: Language) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, { type, values, ...about }]) => [
      name,
      {
        type,
        description: about[language],
        ...(values === undefined ? {} : { enum: [...values] }),
        ...(type === 'integer' ? { minimum: 1, maximum: mostListed } : {}),
      },
    ]),
  ),
  required: requiredOf(parameters),
  additionalProperties: false,
});

/** Of a search, where no limit is given. */
export const usualLimit = 10;

const mostListed = 200;

const requiredOf = (parameters: Parameters): string[] =>
  Object.entries(parameters).flatMap(([name, { required }]) => (required === true ? [name] : []));

const kinds = { string: someText, boolean: someFlag, integer: whole(1, mostListed), object: someObject } as const;

const kindOf = ({ type, values }: Parameter): OptionKind => (values === undefined ? kinds[type] : among(values));

/**
 * Calls a tool with what a client sent.
 * @throws OptionProblem for an argument of another name or kind; what the tool throws
 */
export const call = async ({ parameters, run }: Tool, given: unknown, session: Session): Promise<Answer> => {
  const shape = shapeOf(
    Object.fromEntries(Object.entries(parameters).map(([name, row]) => [name, kindOf(row)])),
    requiredOf(parameters),
  );
  requireOption(shape, given, allOptions);
  return run(given as never, session); // as just checked
};
