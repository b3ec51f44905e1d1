/** `ensayo.yaml` of the working folder: options that need not be repeated on the command line (docs/config.md). */
import { english, spanish, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { Ajv, type ErrorObject } from 'ajv';
import { parseDocument, visit } from 'yaml';
import { nearest } from '../../common/nearest.ts';
import { readGivenText } from '../../harness/user-files.ts';
import { UsageError } from '../shared/output.ts';
import type { ConfigCommand, ConfigOption, OptionValue } from './options.ts';

export const configFileName = 'ensayo.yaml';

/** Scalars are kept as written: `2026-11-20` is a text, and so is a port. */
type Value = string | readonly string[];
type Values = Readonly<Partial<Record<string, Value>>>;

/** Options of every command that has them, and those of single commands. */
export type Config = Values & { readonly commands?: Readonly<Partial<Record<string, Values>>> };

const text = { type: 'string' };

const valueSchemas = {
  flag: { enum: ['true', 'false'] },
  value: text,
  list: { anyOf: [text, { type: 'array', items: text }] },
} as const;

type SchemaOf = (option: ConfigOption) => object;

const optionsSchema = (options: readonly ConfigOption[], schemaOf: SchemaOf): Readonly<Record<string, object>> =>
  Object.fromEntries(options.map((option) => [option.name, schemaOf(option)]));

/** An option may stand above the commands unless it means something else to another one. */
const sharedOptions = (commands: readonly ConfigCommand[]): readonly ConfigOption[] => {
  const flags = new Map<string, Set<string>>();
  for (const { command } of commands)
    for (const option of command.options) {
      const name = option.name().replace(/^no-/, '');
      flags.set(name, new Set([...(flags.get(name) ?? []), option.flags]));
    }
  const all = commands.flatMap(({ options }) => options);
  const isFirst = ({ name }: ConfigOption, index: number): boolean =>
    all.findIndex((other) => other.name === name) === index;
  return all.filter((option, index) => flags.get(option.name)?.size === 1 && isFirst(option, index));
};

/** @param schemaOf of an option's value; without it, of the file as it is read here, where every scalar is a text */
export const configSchema = (
  commands: readonly ConfigCommand[],
  schemaOf: SchemaOf = ({ takes }) => valueSchemas[takes],
): object => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    ...optionsSchema(sharedOptions(commands), schemaOf),
    commands: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        commands.map(({ path, options }) => [
          path,
          { type: 'object', additionalProperties: false, properties: optionsSchema(options, schemaOf) },
        ]),
      ),
    },
  },
});

const placeOf = ({ instancePath }: ErrorObject): string =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The keys that the file may have at the place of a mistake. */
const keysAt = ({ parentSchema }: ErrorObject): readonly string[] => {
  const properties: unknown = parentSchema?.properties;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

const unknownKey = (error: ErrorObject, commands: readonly ConfigCommand[]): Bilingual => {
  const key = String((error.params as { additionalProperty: unknown }).additionalProperty); // as ajv says
  const place = placeOf(error);
  const among = keysAt(error);
  const negated = among.find((name) => key === `no-${name}`);
  const near = negated === undefined ? nearest(key, among) : `${negated}: false`;
  const elsewhere = commands.filter(({ options }) => options.some(({ name }) => name === key)).map(({ path }) => path);
  const where = place === '' ? key : `${place}.${key}`;
  if (near !== undefined)
    return {
      en: `"${where}" is no option. Did you mean ${near}?`,
      es: `"${where}" no es una opción. ¿Quiso decir ${near}?`,
    };
  if (place === '' && elsewhere.length > 0)
    return {
      en: `"${key}" means different things to commands. Write it below commands: ${elsewhere.slice(0, 4).join(', ')}.`,
      es: `"${key}" significa cosas distintas según el comando. Escríbala debajo de "commands": ${elsewhere.slice(0, 4).join(', ')}.`,
    };
  return {
    en: `"${where}" is no option. Expected ${among.slice(0, 12).join(', ')}${among.length > 12 ? ', …' : ''}.`,
    es: `"${where}" no es una opción. Se esperaba ${among.slice(0, 12).join(', ')}${among.length > 12 ? ', …' : ''}.`,
  };
};

const expected = ({ keyword }: ErrorObject): Bilingual =>
  keyword === 'enum'
    ? { en: 'true or false', es: 'true o false' }
    : keyword === 'type'
      ? { en: 'a text', es: 'un texto' }
      : { en: 'a text, or a list of texts', es: 'un texto, o una lista de textos' };

const mistakeOf = (errors: readonly ErrorObject[], commands: readonly ConfigCommand[]): Part => {
  const unknown = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown !== undefined) return unknownKey(unknown, commands);
  const wrong = errors.find(({ keyword }) => keyword === 'anyOf') ?? errors[0];
  if (wrong === undefined) return { en: 'It cannot be used.', es: 'No se puede usar.' };
  const place = placeOf(wrong);
  if (place === '' || place === 'commands' || keysAt(wrong).length > 0)
    return {
      en: `${place === '' ? 'The file' : `"${place}"`} holds no options. Expected option: value.`,
      es: `${place === '' ? 'El archivo' : `"${place}"`} no contiene opciones. Se esperaba opción: valor.`,
    };
  return {
    en: `"${place}" is ${JSON.stringify(wrong.data)}. Expected ${expected(wrong).en}.`,
    es: `"${place}" es ${JSON.stringify(wrong.data)}. Se esperaba ${expected(wrong).es}.`,
  };
};

const withoutAliases = (document: ReturnType<typeof parseDocument>): typeof document => {
  visit(document, {
    Alias: (_key, { source }) => {
      throw new UsageError(
        {
          en: `${configFileName} cannot be read: it has the alias *${source}. Write the value itself.`,
          es: `${configFileName} no se puede leer: tiene el alias *${source}. Escriba el valor mismo.`,
        },
        'config-not-readable',
      );
    },
  });
  return document;
};

/**
 * @param content of the file, UTF-8
 * @throws UsageError `config-not-readable` for what is no YAML, `config-invalid` for an unknown key or a value of another
 *   form
 */
export const parseConfig = (content: string, commands: readonly ConfigCommand[]): Config => {
  const document = parseDocument(content, { schema: 'failsafe', logLevel: 'error' });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new UsageError(
      {
        en: `${configFileName} cannot be read: ${broken.message.split('\n')[0] ?? ''} Correct it.`,
        es: `${configFileName} no se puede leer: no es YAML en la línea ${String(broken.linePos?.[0].line ?? 1)}. Corríjalo.`,
      },
      'config-not-readable',
    );
  const config: unknown = withoutAliases(document).toJS() ?? {};
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile<Config>(configSchema(commands));
  if (validate(config)) return config;
  throw new UsageError(
    {
      en: `${configFileName}: ${english(mistakeOf(validate.errors ?? [], commands))} docs/config.md has examples.`,
      es: `${configFileName}: ${spanish(mistakeOf(validate.errors ?? [], commands))} docs/config.md tiene ejemplos.`,
    },
    'config-invalid',
  );
};

/** @throws as parseConfig, and for a file that cannot be read */
export const readConfig = (file: string, commands: readonly ConfigCommand[]): Config =>
  parseConfig(readGivenText(file), commands);

/** What the file says about an option of a command; undefined if nothing. */
export const configured = ({ commands = {}, ...shared }: Config, path: string, name: string): Value | undefined =>
  commands[path]?.[name] ?? (shared as Values)[name]; // what is left without the commands

export const valueFor = ({ takes }: ConfigOption, value: Value): OptionValue => {
  if (takes === 'flag') return value === 'true';
  if (takes === 'list') return typeof value === 'string' ? [value] : value;
  return typeof value === 'string' ? value : value.join(',');
};
