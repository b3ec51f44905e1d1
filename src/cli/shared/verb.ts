/** What a verb declares. All are declared each time the program starts, so nothing heavy is imported for it. */
import type { Command } from 'commander';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import type { ListName } from '../completion/completion-values.ts';
import { addOptions, type FlagsOf, type Options } from './option-table.ts';
import { declareUsage, type Usage } from './usage.ts';

type ArgumentRow = Bilingual & { readonly words?: ListName };

/** As help shows it: `<file...>`, `[topic]`. */
type ArgumentOf = readonly [form: string, row: ArgumentRow];

type Given<Form> = Form extends `${string}...${string}`
  ? readonly string[]
  : Form extends `[${string}`
    ? string | undefined
    : string;

type GivenOf<Arguments extends readonly ArgumentOf[]> = {
  [At in keyof Arguments]: Given<Arguments[At][0]>;
};

type Declared<Table, Arguments extends readonly ArgumentOf[]> = {
  readonly name: string;
  readonly alias?: string;
  readonly about: Bilingual;
  /** Of `ensayo docs`: says more. */
  readonly page?: string;
  readonly arguments?: Arguments;
  readonly options?: Table;
  readonly usages?: readonly Usage[];
  /** Follows the list of options. */
  readonly help?: Bilingual;
  readonly run?: (...given: [...GivenOf<Arguments>, FlagsOf<Table>, Command]) => Promise<void> | void;
  readonly verbs?: readonly Verb[];
};

export type Verb = Omit<Declared<Options, readonly ArgumentOf[]>, 'run'> & {
  readonly run?: (...given: never) => Promise<void> | void;
};

export const verb = <
  const Table extends Options = Record<never, never>,
  const Arguments extends readonly ArgumentOf[] = readonly [],
>(
  declared: Declared<Table, Arguments>,
): Verb => declared;

const words = new WeakMap<object, ListName>();

/** The list that the shell offers for an argument. */
export const wordsOf = (argument: object): ListName | undefined => words.get(argument);

const addArguments = (command: Command, all: readonly ArgumentOf[], language: Language): void => {
  for (const [form, row] of all) {
    command.argument(form, row[language]);
    const argument = command.registeredArguments.at(-1);
    if (argument !== undefined && row.words !== undefined) words.set(argument, row.words);
  }
};

const more: Bilingual = { en: 'More', es: 'Más' };

/** Makes it a command of commander, with its own verbs below. */
export const register = (parent: Command, declared: Verb, language: Language): void => {
  const { name, alias, about, page, arguments: all = [], options = {}, usages = [], help, run, verbs = [] } = declared;
  const command = parent.command(name).description(about[language]);
  if (alias !== undefined) command.alias(alias);
  addArguments(command, all, language);
  addOptions(command, options, language);
  declareUsage(command, usages);
  if (help !== undefined) command.addHelpText('after', help[language]);
  if (page !== undefined) command.addHelpText('after', `\n${more[language]}: ensayo docs ${page}`);
  if (run !== undefined) command.action(run as (...given: unknown[]) => Promise<void> | void); // as the tables declare
  for (const each of verbs) register(command, each, language);
};
