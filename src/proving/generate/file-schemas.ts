/**
 * docs/schemas/files: JSON Schemas of registry files and of `ensayo.yaml`, for editors. They follow from those that read
 * the files, where every scalar is a text: YAML's numbers and booleans are added. Draft 7, and `errorMessage` of VS Code.
 */
import type { JsonSchema } from '../../common/http/route.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { configSchema } from '../../cli/config/config-file.ts';
import { configCommands, type ConfigOption } from '../../cli/config/options.ts';
import { languages } from '../../cli/shared/choose-language.ts';
import { createProgram } from '../../cli/program.ts';
import { written } from './request-schemas.ts';
import { fileSchema } from '../../../simulator/registry/file/schema.ts';

const draft = 'http://json-schema.org/draft-07/schema#';

const texts = {
  registry: { en: 'Registry file', es: 'Archivo de registro' },
  config: { en: 'Options in ensayo.yaml', es: 'Opciones en ensayo.yaml' },
  must: { en: 'Must be', es: 'Debe ser' },
  false: { en: 'with false', es: 'con false' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const eachMember = (value: unknown, change: (member: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member)]))
    : value;
};

/** Digits are a number to YAML. */
const withNumbers = (values: readonly unknown[]): readonly unknown[] => [
  ...values,
  ...values.filter((value) => /^\d+$/.test(String(value))).map((value) => Number.parseInt(String(value), 10)),
];

/** Numbers with as many digits as the text may have: a pattern holds for text alone. */
const textOrDigits = (pattern: unknown, example: unknown): JsonSchema => {
  if (typeof pattern !== 'string') return { type: ['string', 'number'] };
  const form = new RegExp(pattern);
  const digits = [String(example), ...Array.from({ length: 15 }, (_, index) => '1'.repeat(index + 1))];
  const lengths = digits.filter((text) => /^\d+$/.test(text) && form.test(text)).map(({ length }) => length);
  if (lengths.length === 0) return { type: 'string' };
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return {
    type: ['string', form.test('1.5') ? 'number' : 'integer'],
    ...(form.test('-1') ? {} : { minimum: least === 1 ? 0 : 10 ** (least - 1) }),
    maximum: most === 15 ? Number.MAX_SAFE_INTEGER : 10 ** most - 1,
  };
};

const isExpectation = (value: unknown): value is Bilingual => isObject(value) && 'en' in value && 'es' in value;

/** A field of the registry file's schema: what it expects becomes its description. */
const registryField = (language: Language) => {
  const convert = (value: unknown): unknown => {
    if (!isObject(value) || !isExpectation(value.expectation)) return eachMember(value, convert);
    const { expectation, example, format, type, enum: values, ...others } = value;
    const isTime = format === 'date' || format === 'instant';
    const description = expectation[language];
    return {
      ...(eachMember(others, convert) as JsonObject), // an object stays one
      ...(type === 'string' && !isTime ? textOrDigits(others.pattern, example) : { type }),
      ...(Array.isArray(values) ? { enum: withNumbers(values) } : {}),
      // The others are the reader's own.
      ...(format === 'date' ? { format } : {}),
      description,
      ...(type === 'object' ? {} : { errorMessage: `${texts.must[language]} ${description}.` }),
    };
  };
  return convert;
};

const registrySchema = (language: Language): JsonSchema => ({
  $schema: draft,
  ...(registryField(language)(fileSchema) as JsonObject), // an object stays one
  title: texts.registry[language],
});

const scalar = { type: ['string', 'number', 'boolean'] };

const valueSchemas: Readonly<Record<ConfigOption['takes'], JsonSchema>> = {
  flag: { type: 'boolean' },
  value: scalar,
  list: { anyOf: [scalar, { type: 'array', items: scalar }] },
};

const optionSchema =
  (language: Language) =>
  ({ name, takes, byDefault, about: { [language]: about = '' } }: ConfigOption): JsonSchema => ({
    ...(name === 'lang' ? { enum: languages } : valueSchemas[takes]),
    // Help describes `--no-https`.
    description: takes === 'flag' && byDefault === true ? `${texts.false[language]}: ${about}` : about,
  });

const ensayoSchema = (language: Language): JsonSchema => ({
  $schema: draft,
  title: texts.config[language],
  ...configSchema(configCommands(createProgram()), optionSchema(language)),
});

export const fileSchemas = (language: Language): readonly (readonly [path: string, text: string])[] => {
  const folder = `docs/schemas/files${language === 'en' ? '' : `/${language}`}`;
  return [
    [`${folder}/registry.schema.json`, written(registrySchema(language))],
    [`${folder}/ensayo.schema.json`, written(ensayoSchema(language))],
  ];
};
