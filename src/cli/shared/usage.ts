/**
 * Options that mean something only together, or do not go together: declared beside the options of a verb, and checked
 * before it begins. Until then commander has only split the command line.
 */
import { bilingual, listed, same, type Bilingual } from '../../common/text/bilingual.ts';
import type { Command, Option } from 'commander';
import { rowOf } from './option-table.ts';
import { UsageError } from './output.ts';

/** As on the command line, without dashes, or with one of its values: `timeout`, `no-https`, `only=issuer`. */
type Named = string;

export type Usage = {
  /** What follows holds for each of them. */
  readonly options: readonly Named[];
  /** One of these has to be there. */
  readonly needs?: readonly Named[];
  readonly excludes?: readonly Named[];
  /** If present, the only options it may stand beside, apart from those that every command has. */
  readonly goesWith?: readonly Named[];
  /** A whole sentence: what the names do not say. */
  readonly why?: Bilingual;
};

const declared = new WeakMap<Command, readonly Usage[]>();

/** Declares what goes together among the options of a command. */
export const declareUsage = (command: Command, usages: readonly Usage[]): void => {
  declared.set(command, usages);
};

const optionNamed = (command: Command, name: string): Option => {
  const option = command.options.find(({ long }) => long === `--${name}`);
  if (option === undefined) throw new Error(`${command.name()} has no option --${name}.`);
  return option;
};

/** Options above the commands of `ensayo.yaml` are for the verbs that can use them: they are there, and never refused. */
const sources = { line: ['cli'], own: ['cli', 'config'], any: ['cli', 'config', 'shared-config'] } as const;

type Source = keyof typeof sources;

const nameIn = (named: Named): string => named.split('=')[0] ?? '';

const isGiven = (command: Command, named: Named, source: Source): boolean => {
  const name = nameIn(named);
  const [, wanted] = named.split('=');
  const option = optionNamed(command, name);
  const attribute = option.attributeName();
  const from = command.getOptionValueSource(attribute) ?? '';
  const value: unknown = command.getOptionValue(attribute);
  const { variable } = rowOf(option);
  if (source === 'any' && variable !== undefined && (process.env[variable] ?? '') !== '') return true;
  if (!sources[source].some((known) => known === from)) return false;
  if (option.negate) return value === false;
  return wanted === undefined ? value !== false : value === wanted;
};

const shown = (named: Named): string => `--${named.replace('=', ' ')}`;

const becauseOf = ({ why }: Usage): Bilingual => (why === undefined ? same('') : bilingual` ${why}`);

const lacking = (option: Named, needs: readonly Named[], usage: Usage): UsageError => {
  const either = listed(needs.map(shown), 'or');
  return new UsageError(
    {
      en: `${shown(option)} needs ${either.en}: add it, or leave out ${shown(option)}.${becauseOf(usage).en}`,
      es: `${shown(option)} requiere ${either.es}: agregue esa opción, o quite ${shown(option)}.${becauseOf(usage).es}`,
    },
    'option-mixture',
  );
};

const clashing = (option: Named, other: Named, usage: Usage): UsageError =>
  new UsageError(
    {
      en: `${shown(option)} does not go with ${shown(other)}: leave out one of them.${becauseOf(usage).en}`,
      es: `${shown(option)} no se combina con ${shown(other)}: quite una de las dos.${becauseOf(usage).es}`,
    },
    'option-mixture',
  );

/** Those of every command change nothing of what it does. */
const ofEveryCommand = ['json', 'lang'];

const othersThan = (command: Command, kept: readonly Named[]): readonly Named[] =>
  command.options
    .map(({ long }) => (long ?? '').slice(2))
    .filter((name) => ![...kept, ...ofEveryCommand].includes(name));

/** Flags win over the file: what it gives to the command is left out where it does not go with a flag. */
const leftOut = 'left-out';

const leaveOut = (command: Command, named: Named): void => {
  const option = optionNamed(command, nameIn(named));
  const byDefault: unknown = option.negate ? true : option.defaultValue;
  command.setOptionValueWithSource(option.attributeName(), byDefault, leftOut);
};

const isFromFile = (command: Command, named: Named): boolean =>
  isGiven(command, named, 'own') && !isGiven(command, named, 'line');

/** Whether the file gave the option together with one that a flag has put out of force. */
const fellWith = (command: Command, option: Named, needs: readonly Named[]): boolean =>
  isFromFile(command, option) &&
  needs.some((each) => command.getOptionValueSource(optionNamed(command, nameIn(each)).attributeName()) === leftOut);

const refuseClash = (command: Command, [option, other]: readonly [Named, Named], usage: Usage): void => {
  const [given, excluded] = [isFromFile(command, option), isFromFile(command, other)];
  if (given === excluded) throw clashing(option, other, usage);
  leaveOut(command, given ? option : other);
};

const refuseUsage = (command: Command, usage: Usage): void => {
  const { options, needs, excludes = [], goesWith } = usage;
  for (const option of options) {
    if (!isGiven(command, option, 'own')) continue;
    if (needs?.every((each) => !isGiven(command, each, 'any')) === true) {
      if (!fellWith(command, option, needs)) throw lacking(option, needs, usage);
      leaveOut(command, option);
      continue;
    }
    const others =
      goesWith === undefined
        ? excludes.filter((each) => isGiven(command, each, 'own'))
        : othersThan(command, [...goesWith, ...options]).filter((each) => isGiven(command, each, 'line'));
    for (const other of others) if (isGiven(command, option, 'own')) refuseClash(command, [option, other], usage);
  }
};

const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.some(isBlank);

/** An empty variable of a shell must not choose the working folder, another default, or nothing. */
const refuseEmpty = (command: Command): void => {
  const option = command.options.find((each) => isBlank(command.getOptionValue(each.attributeName())));
  if (option !== undefined)
    throw new UsageError(
      {
        en: `--${option.name()} is empty. Expected ${option.flags.split(' ').slice(1).join(' ')}: give a value, or leave the option out.`,
        es: `--${option.name()} está vacía. Se esperaba ${option.flags.split(' ').slice(1).join(' ')}: indique un valor, u omita la opción.`,
      },
      'empty-option',
    );
  const at = command.args.findIndex(isBlank);
  if (at === -1) return;
  const name = command.registeredArguments[Math.min(at, command.registeredArguments.length - 1)]?.name() ?? '';
  throw new UsageError(
    {
      en: `The argument <${name}> is empty. Give a value.`,
      es: `El argumento <${name}> está vacío. Indique un valor.`,
    },
    'empty-argument',
  );
};

/**
 * Refuses a command line whose options would be ignored, or mean something else than they say.
 * @throws UsageError `empty-option`, `empty-argument`, `option-mixture`
 */
export const requireUsage = (command: Command): void => {
  refuseEmpty(command);
  for (const usage of declared.get(command) ?? []) refuseUsage(command, usage);
};
