/** The fields of a request schema, one by one: what they are, when they must be there, and what they say of themselves. */
import type { TableName } from '../../common/code-lists.ts';
import { same, type Bilingual } from '../../common/text/bilingual.ts';
import {
  isOfForms,
  saidOf,
  type FieldFacts,
  type Given,
  type RequestForm,
  type Said,
  type Section,
} from '../../issuer/requests/field-facts.ts';
import type { Member, ObjectSchema } from '../../issuer/requests/schema-parts.ts';
import type { Kind } from '../../issuer/requests/values.ts';

/** A value of a body: anything but an object or a list of objects. */
export type FieldShape = {
  /** Under canonical names, with `*` for every element of a list: `invoice_lines.*.tax_totals.*.tax_id`. */
  readonly path: string;
  readonly is: Kind | 'email';
  /** Of an identifier: the table that has its rows. */
  readonly table: TableName | undefined;
  /** Of an identifier: the only ones that are taken. */
  readonly among: readonly number[] | undefined;
  readonly required: Bilingual;
  /** Its own, and those of the objects around it. */
  readonly facts: FieldFacts;
};

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const conditionOf = (schema: ObjectSchema, name: string): Bilingual | undefined => {
  const conditions = schema.requiredWhen.filter(({ field }) => field === name);
  const [first] = conditions;
  const values = conditions.map(({ has }) => has).join(', ');
  return first && { en: `when \`${first.when}\` is ${values}`, es: `cuando \`${first.when}\` es ${values}` };
};

const excludedBy = (schema: ObjectSchema, name: string): Bilingual | undefined => {
  const pair = schema.exclusive.find((each) => each.includes(name));
  const other = pair?.find((each) => each !== name);
  return other === undefined ? undefined : { en: `never with \`${other}\``, es: `nunca con \`${other}\`` };
};

type Owner = {
  readonly schema: ObjectSchema;
  readonly path: string;
  readonly isRequired: boolean;
  readonly facts: FieldFacts;
};

const requirementOf = ({ schema, path, isRequired }: Owner, name: string): Bilingual => {
  if (!schema.required.includes(name)) return conditionOf(schema, name) ?? excludedBy(schema, name) ?? same('no');
  if (isRequired) return { en: 'yes', es: 'sí' };
  const object = path.split('.').findLast((step) => step !== '*') ?? path;
  return { en: `within \`${object}\``, es: `dentro de \`${object}\`` };
};

const sectionOf = (said: Said<Section>): Section => (isOfForms(said) ? said.is : said);

/** Of the tables that list the field, those that list fields of the object around it. */
const sectionsWithin = (outer: FieldFacts['sections'], own: FieldFacts['sections'] = outer): FieldFacts['sections'] =>
  outer === undefined ? own : own?.filter((said) => outer.some((admitted) => sectionOf(admitted) === sectionOf(said)));

/** An object may restrict the tables that list its fields; whether one lists a field, the field says. */
const factsWithin = (outer: FieldFacts, own: FieldFacts = {}): FieldFacts => {
  const sections = sectionsWithin(outer.sections, own.sections);
  return { ...outer, ...own, ...(sections === undefined ? {} : { sections }) };
};

const leaf = (schema: Member, owner: Owner, name: string): FieldShape => {
  const about = {
    path: under(owner.path, name),
    required: requirementOf(owner, name),
    facts: factsWithin(owner.facts, { sections: [], ...schema.facts }),
  };
  if (!('is' in schema)) return { ...about, is: 'email', table: undefined, among: undefined };
  return { ...about, is: schema.is, table: schema.table, among: schema.among };
};

const within = (schema: Member, owner: Owner, name: string): readonly FieldShape[] => {
  const inner = {
    path: under(owner.path, name),
    isRequired: owner.isRequired && owner.schema.required.includes(name),
    facts: factsWithin(owner.facts, schema.facts),
  };
  if ('if' in schema) return fieldsWithin({ ...inner, schema: schema.else });
  if ('items' in schema) {
    const { items } = schema;
    return 'properties' in items ? fieldsWithin({ ...inner, schema: items, path: `${inner.path}.*` }) : [];
  }
  if ('properties' in schema) return fieldsWithin({ ...inner, schema });
  return [leaf(schema, owner, name)];
};

const fieldsWithin = (owner: Owner): readonly FieldShape[] =>
  Object.entries(owner.schema.properties).flatMap(([name, schema]) => within(schema, owner, name));

/** Every field of the schema in that form, in its order; a list that may also be a single object counts as the object. */
export const fieldShapes = (schema: ObjectSchema, form: RequestForm): readonly FieldShape[] =>
  fieldsWithin({ schema, path: '', isRequired: true, facts: {} }).filter(
    ({ facts: { forms } }) => forms?.includes(form) ?? true,
  );

/** The tables of the interface that list the field in that form. */
export const sectionsOf = ({ facts: { sections = [] } }: FieldShape, form: RequestForm): readonly Section[] =>
  sections.flatMap((said) => saidOf(said, form) ?? []);

const siblingPath = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');

/** What must be there for the field to have an effect, by path; undefined where nothing must. */
export const givenFor = ({ path, facts: { beside = {}, body = {} } }: FieldShape): Given | undefined => {
  const siblings = Object.entries(beside).map(([name, value]) => [siblingPath(path, name), value] as const);
  const given = { ...body, ...Object.fromEntries(siblings) };
  return Object.keys(given).length === 0 ? undefined : given;
};
