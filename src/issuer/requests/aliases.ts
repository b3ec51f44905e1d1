/**
 * The names that the field tables of the interface spell in another way than
 * its examples (section 2.13, and the text of 2.7, 2.8, 2.10, 2.12), and
 * `idcurrency`, which services of this dialect take for `currency_id`.
 */
type Alias = {
  /** Where the name stands; `*` for every element of a list, empty for the body itself. */
  readonly at: string;
  readonly variant: string;
  readonly canonical: string;
};

export const aliases: readonly Alias[] = [
  { at: '', variant: 'bulling_reference', canonical: 'billing_reference' },
  { at: '', variant: 'bullling_reference', canonical: 'billing_reference' },
  { at: '', variant: 'resoluntion_number', canonical: 'resolution_number' },
  { at: '', variant: 'discrepancyresponsecodedescription', canonical: 'discrepancyresponsedescription' },
  { at: '', variant: 'prodecessor', canonical: 'predecessor' },
  { at: '', variant: 'patment', canonical: 'payment' },
  { at: '', variant: 'deducciones', canonical: 'deductions' },
  { at: '', variant: 'idcurrency', canonical: 'currency_id' },
  { at: 'worker', variant: 'secod_surname', canonical: 'second_surname' },
  { at: 'worker', variant: 'municipality', canonical: 'municipality_id' },
  { at: 'health_fields', variant: 'helth_type_operation_id', canonical: 'health_type_operation_id' },
  { at: 'health_fields.users_info.*', variant: 'firt_name', canonical: 'first_name' },
  { at: 'health_fields.users_info.*', variant: 'type_user_id', canonical: 'health_type_user_id' },
];

/** Canonical path to the path the caller used; holds only paths that differ, each at its topmost difference. */
export type FieldNames = Readonly<Record<string, string>>;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `parent.child`, without the dot at the top. */
export const under = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

const byPlace = new Map(aliases.map((alias) => [under(alias.at, alias.variant), alias.canonical]));

/** Nothing of a request that this service reads lies deeper. */
const deepest = 12;

/** Services of this dialect read an empty text as no value, and so does every form that is filled in partly. */
const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

type Place = {
  readonly canonical: string;
  readonly caller: string;
  /** The canonical path with `*` for positions in lists. */
  readonly pattern: string;
  readonly depth: number;
};

const inside = (place: Place, names: { readonly canonical: string; readonly caller: string }): Place => ({
  canonical: under(place.canonical, names.canonical),
  caller: under(place.caller, names.caller),
  pattern: under(place.pattern, names.canonical),
  depth: place.depth + 1,
});

const element = (place: Place, index: number): Place => ({
  canonical: under(place.canonical, index),
  caller: under(place.caller, index),
  pattern: under(place.pattern, '*'),
  depth: place.depth + 1,
});

type Name = readonly [canonical: string, caller: string];

const isVariant = (place: Place, name: string): boolean => byPlace.has(under(place.pattern, name));

/** Reads one object; `names` collects the paths that differ. */
const canonicalObject = (object: JsonObject, place: Place, names: Name[]): JsonObject => {
  const members = new Map<string, unknown>();
  const given = Object.entries(object).filter(([, value]) => !isBlank(value));
  for (const [name, value] of given) {
    if (!isVariant(place, name))
      members.set(name, canonical(value, inside(place, { canonical: name, caller: name }), names));
  }
  for (const [name, value] of given) {
    if (isVariant(place, name)) addVariant(members, { name, value, place, names });
  }
  return Object.fromEntries(members);
};

type Variant = { readonly name: string; readonly value: unknown; readonly place: Place; readonly names: Name[] };

const addVariant = (members: Map<string, unknown>, { name, value, place, names }: Variant): void => {
  const canonicalName = byPlace.get(under(place.pattern, name)) ?? name;
  const at = inside(place, { canonical: canonicalName, caller: name });
  const present = members.get(canonicalName);
  if (present === undefined) {
    names.push([at.canonical, at.caller]);
    members.set(canonicalName, canonical(value, at, names));
  } else if (isObject(present) && isObject(value)) {
    // The tables misspell the parent of one member only: a caller who follows them sends both objects.
    const extra = Object.entries(canonicalObject(value, at, names)).filter(([key]) => !Object.hasOwn(present, key));
    names.push(...extra.map(([key]): Name => [under(at.canonical, key), under(at.caller, key)]));
    members.set(canonicalName, { ...present, ...Object.fromEntries(extra) });
  } else {
    // The canonical name wins; the other one will be reported as not used.
    members.set(name, value);
  }
};

const canonical = (value: unknown, place: Place, names: Name[]): unknown => {
  if (place.depth > deepest) return value;
  if (isObject(value)) return canonicalObject(value, place, names);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown, index) => canonical(item, element(place, index), names));
};

/**
 * The body under canonical names, without members that are null or blank, and
 * the names the caller used. A body that is no object comes back as it is.
 */
export const canonicalBody = (body: unknown): { readonly body: unknown; readonly fieldNames: FieldNames } => {
  const names: Name[] = [];
  const value = canonical(body, { canonical: '', caller: '', pattern: '', depth: 0 }, names);
  return { body: value, fieldNames: Object.fromEntries(names) };
};

/** The path as the caller wrote it. */
export const callersPath = (fieldNames: FieldNames, path: string): string => {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const known = path.slice(0, end);
    if (Object.hasOwn(fieldNames, known)) return `${fieldNames[known] ?? known}${path.slice(end)}`;
  }
  return path;
};
