/**
 * docs/schemas/requests: a JSON Schema of each kind of request, for editors, in English and in Spanish. What requests
 * may contain is not written here: shapes, descriptions, reasons and other spellings are those of the issuing service,
 * and datasets/proof/english-descriptions.json translates its texts. The schemas are of draft 7, with the keywords that
 * VS Code adds to it (`errorMessage`, `deprecationMessage`, `doNotSuggest`, `enumDescriptions`, `defaultSnippets`).
 */
import { readFileSync } from 'node:fs';
import { hasIdentifier, table, type TableName } from '../../common/code-lists.ts';
import type { JsonSchema } from '../../common/http/route.ts';
import { proofFile } from '../../common/testing/proof-file.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { kindFacts } from '../../harness/document-kinds.ts';
import { variantNamed } from '../../harness/fields/variants.ts';
import { schemaFile, schemaFolder } from '../../harness/generated-documents/schema-file.ts';
import { documentRoutes } from '../../issuer/api/document-routes.ts';
import { requestComponents, type Annotate } from '../../issuer/api/openapi/request-schema.ts';
import { aliases } from '../../issuer/requests/aliases.ts';
import { eventSchema } from '../../issuer/requests/event.ts';
import { requestForms, saidOf, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { nowhereReasons } from '../../issuer/requests/nowhere.ts';
import type { Member, ObjectSchema } from '../../issuer/requests/schema-parts.ts';
import { unusedReasons } from '../../issuer/requests/unused-fields.ts';
import { earlierTables, rowOf } from '../../issuer/requests/validator.ts';
import { kinds } from '../../issuer/requests/values.ts';

type Row = { readonly id: number; readonly code: string; readonly name: string; readonly department?: string };

/** In English, by the Spanish text of the service. */
export const englishTexts = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(proofFile('english-descriptions.json'), 'utf8')) as Readonly<Record<string, string>>; // our own file

/** @throws Error for a text that is not translated */
const translator = (language: Language): ((spanish: string) => string) => {
  if (language === 'es') return (spanish) => spanish;
  const english = englishTexts();
  return (spanish) => {
    const text = english[spanish];
    if (text === undefined) throw new Error(`datasets/proof/english-descriptions.json lacks «${spanish}».`);
    return text;
  };
};

const texts = {
  body: { en: 'Body of POST', es: 'Cuerpo de POST' },
  unknown: {
    en: 'The service does not know this field: it takes the request, ignores the field and names it in a warning.',
    es: 'El servicio no conoce este campo: recibe la solicitud, omite el campo y lo nombra en una advertencia.',
  },
  unused: { en: 'The service does not use this field', es: 'El servicio no usa este campo' },
  spelling: { en: 'Is read as', es: 'Se lee como' },
  must: { en: 'Must be', es: 'Debe ser' },
  given: { en: 'Must not be blank.', es: 'No puede estar en blanco.' },
  noRow: { en: 'Must be a row of the table', es: 'Debe ser una fila de la tabla' },
  email: {
    en: 'an e-mail address; several are separated by commas or semicolons',
    es: 'una dirección de correo; varias se separan con comas o punto y coma',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

// Tables

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Blank values count as absent. */
const orBlank = (pattern: string): string => String.raw`^\s*$|${pattern}`;

const rowsOf = (name: TableName): readonly Row[] => table(name).rows.filter(hasIdentifier);

/** Identifiers as numbers or as text, or official codes. Rows of earlier editions are accepted, and not proposed. */
const identifierSchema = (name: TableName, rows: readonly Row[], language: Language): JsonSchema => {
  const ids = new Set(rows.map(({ id }) => id));
  const earlier = earlierTables[name];
  const retired = earlier === undefined ? [] : rowsOf(earlier).filter(({ id }) => !ids.has(id));
  const nameOf = ({ name: own, department }: Row): string =>
    department === undefined || department === own ? own : `${own}, ${department}`;
  const codes = rows.map(({ code }) => code).filter((code) => ids.has(rowOf(name, code)?.id ?? 0));
  const accepted = [...rows, ...retired];
  const written = [...new Set([...accepted.map(({ id }) => String(id)), ...codes])];
  const errorMessage = `${texts.noRow[language]} ${name}: GET /api/table/${name}`;
  return {
    // Neither a `type` nor an `enum` of the value itself: editors would propose null, and numbers without names.
    if: { type: 'integer' },
    then: { enum: accepted.map(({ id }) => id), enumDescriptions: accepted.map(nameOf), errorMessage },
    else: {
      type: ['string', 'null'],
      pattern: orBlank(String.raw`^\s*(?:${written.map(literal).join('|')})\s*$`),
      errorMessage,
    },
    defaultSnippets: rows.map((row) => ({ label: `${row.id} ${nameOf(row)}`, body: row.id })),
  };
};

const tablesFile = 'tables.schema.json';

// Fields

const blank = { type: ['string', 'null'], pattern: String.raw`^\s*$` };

/** A required value may not be blank. */
const given = { not: blank };

/** In one or several. */
const anyAddress = String.raw`[^\s@]@[^\s@]`;

type Reader = { readonly language: Language; readonly form: RequestForm | undefined; readonly tables: Set<TableName> };

type Value = Extract<Member, { readonly is: unknown }>;

const identifierField = (
  { table: name = 'type_documents', among }: Value,
  { language, tables }: Reader,
): JsonSchema => {
  if (among !== undefined) {
    const rows = rowsOf(name).filter(({ id }) => among.includes(id));
    return identifierSchema(name, rows, language);
  }
  tables.add(name);
  return { allOf: [{ $ref: `${tablesFile}#/definitions/${name}` }] };
};

type Field = { readonly member: Member; readonly shape: JsonSchema; readonly isRequired: boolean };

/** What an editor inserts after the name; `^$1` is where the caret goes. */
const snippets: Readonly<Record<string, unknown>> = { array: ['^$1'], object: {} };

/** Objects and lists. Not `anyOf`: an editor would propose the blanks. */
const partSchema = ({ shape, isRequired }: Field): JsonSchema => {
  const body = snippets[String(shape.type)];
  if (!isRequired) return { if: blank, else: shape, ...(body === undefined ? {} : { defaultSnippets: [{ body }] }) };
  // Draft 7 ignores what is beside a reference.
  return '$ref' in shape ? { allOf: [shape] } : shape;
};

const patternOf = ({ member, shape, isRequired }: Field): JsonSchema => {
  const form = 'is' in member ? shape.pattern : anyAddress;
  if (isRequired) return { pattern: form ?? String.raw`\S` };
  return typeof form === 'string' ? { pattern: orBlank(form) } : {};
};

const valueSchema = (field: Field, reader: Reader): JsonSchema => {
  const { member, shape, isRequired } = field;
  if (!('is' in member) && !('format' in member)) return partSchema(field);
  const { language } = reader;
  const translated = translator(language);
  const title = translated(String(shape.title));
  const expected = 'is' in member ? translated(kinds[member.is].expected) : texts.email[language];
  const errorMessage = `${texts.must[language]} ${expected}.`;
  if ('is' in member && (member.table ?? member.among) !== undefined)
    return { title, ...(isRequired ? { ...given, errorMessage } : {}), ...identifierField(member, reader) };
  const type = [...[shape.type ?? ['boolean', 'integer', 'string']].flat(), ...(isRequired ? [] : ['null'])];
  if (Array.isArray(shape.enum)) {
    const forms: readonly unknown[] = [shape.enum, isRequired ? [] : ['', null]].flat(2);
    // A flag may be written in many ways; an editor proposes only true and false.
    return { title, type, errorMessage, if: { type: 'boolean' }, else: { enum: forms, errorMessage } };
  }
  return { ...shape, title, type, ...patternOf(field), errorMessage };
};

const annotating = (reader: Reader): Annotate => {
  const { language, form } = reader;
  const translated = translator(language);
  return (member, shape, isRequired) => {
    const { description, facts } = member;
    const remark = form && saidOf(facts?.remark, form)?.[language];
    const nowhere = form && saidOf(facts?.nowhere, form);
    return {
      ...valueSchema({ member, shape, isRequired }, reader),
      description: [translated(description), ...(remark === undefined ? [] : [remark])].join('; '),
      ...(nowhere === undefined || isRequired
        ? {}
        : { deprecationMessage: `${texts.unused[language]}: ${nowhereReasons[nowhere][language]}.` }),
    };
  };
};

// Objects

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const isObjectSchema = (value: Node): value is Node & { readonly properties: Node } =>
  value.type === 'object' && isNode(value.properties);

/** The objects at a node: itself, what it refers to, its alternatives, the elements of its list. */
const objectsIn = (value: unknown, root: Node): readonly (Node & { readonly properties: Node })[] => {
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, root));
  if (!isNode(value)) return [];
  if (typeof value.$ref === 'string') {
    const { definitions } = root;
    return isNode(definitions) ? objectsIn(definitions[value.$ref.split('/').at(-1) ?? ''], root) : [];
  }
  if (isObjectSchema(value)) return [value];
  return [value.anyOf, value.allOf, value.items, value.else].flatMap((each) => objectsIn(each, root));
};

const objectsAt = (path: readonly string[], root: Node) =>
  path
    .filter((step) => step !== '*')
    .reduce(
      (objects, step) => objects.flatMap(({ properties }) => objectsIn(properties[step], root)),
      objectsIn(root, root),
    );

/** Other spellings, and fields of other services, with what this one says of them. */
const addOthers = (root: Node, language: Language): void => {
  const translated = translator(language);
  const add = (path: readonly string[], deprecationMessage: string, beside?: string): void => {
    const name = path.at(-1) ?? '';
    for (const { properties } of objectsAt(path.slice(0, -1), root))
      if (properties[name] === undefined && (beside === undefined || properties[beside] !== undefined))
        properties[name] = { deprecationMessage, doNotSuggest: true };
  };
  for (const { at, variant, canonical } of aliases)
    add([...at.split('.').filter(Boolean), variant], `${texts.spelling[language]} ${canonical}.`, canonical);
  for (const [path, reason] of Object.entries(unusedReasons))
    add(path.split('.'), `${texts.unused[language]}: ${translated(reason)}.`);
};

/** Keywords of an object that say when a field may or must be there. */
const condition = (keywords: Node, language: Language): Node => {
  const { if: when, then, not } = keywords;
  if (isNode(when) && isNode(when.properties)) {
    // An editor would propose the values of an `enum`.
    const quiet = Object.entries(when.properties).map(([name, value]) => [name, { if: value, else: false }] as const);
    const names: readonly unknown[] = isNode(then) && Array.isArray(then.required) ? then.required : [];
    const value = { ...given, errorMessage: texts.given[language] };
    const properties = Object.fromEntries(names.map((name) => [String(name), value]));
    return {
      ...keywords,
      if: { ...when, properties: Object.fromEntries(quiet) },
      then: { required: names, properties },
    };
  }
  if (!isNode(not) || !Array.isArray(not.required)) return keywords;
  const both = not.required.map((name: unknown) => [String(name), given] as const);
  return { not: { ...not, properties: Object.fromEntries(both) } };
};

/** As the service takes them: a field that it does not know is no mistake, but named in a warning. */
const forEditors = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((each) => forEditors(each, language));
  if (!isNode(value)) return value;
  const members = Object.entries(value).map(([key, each]) => [key, forEditors(each, language)] as const);
  const made: Node = Object.fromEntries(members);
  const additionalProperties = { deprecationMessage: texts.unknown[language] };
  return isObjectSchema(made) ? { ...made, additionalProperties } : condition(made, language);
};

// Files

const draft = 'http://json-schema.org/draft-07/schema#';

/** One line for each field and each part. */
export const written = (schema: JsonSchema): string => {
  const isLong = (key: string, value: unknown): value is object =>
    /^(?:properties|definitions)$/.test(key) && isNode(value);
  const lines = Object.entries(schema).map(([key, value]) =>
    isLong(key, value)
      ? `"${key}":{\n${Object.entries(value)
          .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
          .join(',\n')}\n}`
      : `"${key}":${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

type Request = {
  readonly name: string;
  readonly title: Bilingual;
  readonly path: string;
  readonly schema: ObjectSchema;
  readonly form?: RequestForm;
  /** Rules that the service checks by hand, outside its schema. */
  readonly also?: JsonSchema;
};

/** As the path reads it: one that states the type requires none. */
const asPosted = (schema: ObjectSchema, path: string): ObjectSchema =>
  documentRoutes
    .filter((route) => route.path === path)
    .flatMap(({ body = {} }) => Object.values(body))
    .find(({ properties }) => properties === schema.properties) ?? schema;

const documentRequests = (): readonly Request[] =>
  requestForms
    .map((form): Request => {
      const { kind, title, schema } = variantNamed(form);
      const path = `/api/ubl2.1/${kindFacts[kind].path}`;
      return { name: form, title, path, schema: asPosted(schema, path), form };
    })
    .filter(({ schema }, index, all) => all.findIndex((other) => other.schema === schema) === index);

const isGiven = (name: string, value: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { ...given, ...value } },
});

const either = (one: JsonSchema, other: JsonSchema): JsonSchema => ({ if: one, else: other });

const eventRequest: Request = {
  name: 'event',
  title: { en: 'event (RADIAN)', es: 'evento (RADIAN)' },
  path: '/api/ubl2.1/send-event',
  schema: eventSchema,
  also: either(
    isGiven('base64_attacheddocument'),
    isGiven('document_reference', either(isGiven('cufe'), isGiven('uuid'))),
  ),
};

const schemaOf = (
  { title, path, schema, form, also }: Request,
  language: Language,
  tables: Set<TableName>,
): JsonSchema => {
  const { Request: body, ...definitions } = requestComponents(
    { Request: schema },
    annotating({ language, form, tables }),
  );
  const root = {
    $schema: draft,
    title: title[language],
    description: `${texts.body[language]} ${path}`,
    ...body,
    definitions,
  };
  const plain: unknown = JSON.parse(JSON.stringify(root).replaceAll('#/components/schemas/', '#/definitions/'));
  if (!isNode(plain) || !isNode(plain.properties)) throw new Error('Defect: a request is an object.');
  addOthers(plain, language);
  plain.properties.$schema = { type: 'string' };
  const made = forEditors(plain, language) as JsonSchema; // an object stays one
  return also === undefined ? made : { ...made, allOf: [made.allOf ?? [], also].flat() };
};

/** Names of the files of a language, and what is in them. */
export const requestSchemas = (language: Language): readonly (readonly [path: string, text: string])[] => {
  const tables = new Set<TableName>();
  const requests = [...documentRequests(), eventRequest].map(
    (request) => [schemaFile(request.name, language), written(schemaOf(request, language, tables))] as const,
  );
  const definitions = Object.fromEntries(
    [...tables].toSorted().map((name) => [name, identifierSchema(name, rowsOf(name), language)]),
  );
  return [...requests, [`${schemaFolder(language)}/${tablesFile}`, written({ $schema: draft, definitions })]];
};
