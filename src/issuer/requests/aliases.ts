/** Converts a body in the caller's spelling, with other names and blank members, to the body that the schemas know. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';

/** No part of a request that this service reads is deeper. */
const deepest = 12;

/** Members without a value: services of this dialect treat them as absent, and so does every partly filled form. */
export const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const holdsBlank = (value: unknown, depth = 0): boolean => {
  if (depth > deepest || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => holdsBlank(item, depth + 1));
  const object = value as JsonObject; // of JSON: all its members are its own
  let isEmpty = true;
  for (const name in object) {
    const member = object[name];
    if (isBlank(member) || holdsBlank(member, depth + 1)) return true;
    isEmpty = false;
  }
  return isEmpty;
};

/** Path of an element of a list, now and in the body as it came. */
type Moved = [now: string, before: string][];

type Filling = { readonly path: readonly [now: string, before: string]; readonly depth: number; readonly moved: Moved };

const within = ({ path: [now, before], depth, moved }: Filling, [name, was]: readonly [unknown, unknown]): Filling => ({
  path: [under(now, String(name)), under(before, String(was))],
  depth: depth + 1,
  moved,
});

/** Only blocks: blank texts in a list of texts stay, for its schema to refuse. */
const filledItems = (items: readonly unknown[], at: Filling): readonly unknown[] | undefined => {
  const left: unknown[] = [];
  items.forEach((item, before) => {
    const place = within(at, [left.length, before]);
    const kept = isObject(item) ? filled(item, place) : (filled(item, place) ?? item);
    if (kept === undefined) return;
    if (left.length !== before) at.moved.push([place.path[0], place.path[1]]);
    left.push(kept);
  });
  return left.length === 0 && items.length > 0 ? undefined : left;
};

/** Undefined for a block whose members are all blank. */
const filled = (value: unknown, at: Filling): unknown => {
  if (at.depth > deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return filledItems(value, at);
  const members = Object.entries(value)
    .filter(([, member]) => !isBlank(member))
    .map(([name, member]) => [name, filled(member, within(at, [name, name]))] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
};

/** An object or a list that counts as absent. */
export const isBlankBlock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && filled(value, { path: ['', ''], depth: 0, moved: [] }) === undefined;

type WithoutBlanks = { readonly body: unknown; readonly moved: Moved };

const takeBlanksOut = (body: unknown): WithoutBlanks => {
  const moved: Moved = [];
  if (!holdsBlank(body)) return { body, moved };
  return { body: filled(body, { path: ['', ''], depth: 0, moved }) ?? (Array.isArray(body) ? [] : {}), moved };
};

/**
 * The body without members that are null or blank, at any depth, and without blocks in which nothing else is; one
 * without any, as most are, is not copied.
 */
export const withoutBlanks = (body: unknown): unknown => takeBlanksOut(body).body;

/**
 * The names that the field tables of the interface spell differently from its examples (section 2.13, and the text of
 * 2.7, 2.8, 2.10, 2.12), and `idcurrency` and `advance_payment`, as services of this dialect call `currency_id` and `advance`.
 */
type Alias = {
  /** The object that has the name; `*` for every element of a list, empty for the body itself. */
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
  { at: 'health_fields.users_info.*', variant: 'advance_payment', canonical: 'advance' },
];

/** Canonical path to the path the caller used; contains only paths that differ. */
export type FieldNames = Readonly<Record<string, string>>;

/** `parent.child`, without the dot at the top. */
export const under = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

/** A place in the body where names vary, or below which they do. */
type Place = {
  /** Variant to canonical name. */
  readonly variants: Map<string, string>;
  /** By member; `*` for every element of a list. */
  readonly below: Map<string, Place>;
};

const emptyPlace = (): Place => ({ variants: new Map(), below: new Map() });

const placeBelow = (place: Place, step: string): Place => {
  const below = place.below.get(step) ?? emptyPlace();
  place.below.set(step, below);
  return below;
};

const topPlace = emptyPlace();

for (const { at, variant, canonical } of aliases) {
  const steps = at === '' ? [] : at.split('.');
  steps.reduce(placeBelow, topPlace).variants.set(variant, canonical);
}

/** No name varies here or below. */
const elsewhere = emptyPlace();

/** The position of the reader: the path under both names, and the possible variants there. */
type Spot = { readonly canonical: string; readonly caller: string; readonly place: Place };

type Step = { readonly canonical: string | number; readonly caller: string | number; readonly place?: string };

const inside = (spot: Spot, { canonical, caller, place = `${canonical}` }: Step): Spot => ({
  canonical: under(spot.canonical, canonical),
  caller: under(spot.caller, caller),
  place: spot.place.below.get(place) ?? elsewhere,
});

type Name = readonly [canonical: string, caller: string];

/** A field under two names with different values; paths are the caller's. */
export type Conflict = {
  readonly used: { readonly path: string; readonly value: unknown };
  readonly ignored: { readonly path: string; readonly value: unknown };
};

type Found = { readonly names: Name[]; readonly conflicts: Conflict[] };

/** Numbers may be sent as text. */
const asText = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : value;

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asText(one), asText(other));

/**
 * The value under canonical names; `found` collects the paths that differ, and the values. If nothing varies it is
 * returned unchanged.
 */
const renamed = (value: unknown, spot: Spot, found: Found): unknown => {
  if (spot.place === elsewhere) return value;
  if (isObject(value)) return renamedObject(value, spot, found);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown, index) =>
    renamed(item, inside(spot, { canonical: index, caller: index, place: '*' }), found),
  );
};

const renamedObject = (object: JsonObject, spot: Spot, found: Found): JsonObject => {
  const { variants, below } = spot.place;
  const given = Object.keys(object);
  if (!given.some((name) => variants.has(name) || below.has(name))) return object;
  const members = new Map<string, unknown>();
  for (const name of given) {
    if (!variants.has(name))
      members.set(name, renamed(object[name], inside(spot, { canonical: name, caller: name }), found));
  }
  for (const name of given) {
    const canonical = variants.get(name);
    if (canonical !== undefined) addVariant(members, { canonical, caller: name, value: object[name] }, { spot, found });
  }
  return Object.fromEntries(members);
};

type Variant = { readonly canonical: string; readonly caller: string; readonly value: unknown };

/** Whether the object that is there came under its canonical name. */
const isOwnName = ({ names }: Found, { canonical }: Spot): boolean => !names.some(([own]) => own === canonical);

const addVariant = (
  members: Map<string, unknown>,
  { canonical, caller, value }: Variant,
  { spot, found }: { readonly spot: Spot; readonly found: Found },
): void => {
  const at = inside(spot, { canonical, caller });
  const present = members.get(canonical);
  if (present === undefined) {
    found.names.push([at.canonical, at.caller]);
    members.set(canonical, renamed(value, at, found));
  } else if (isObject(present) && isObject(value) && isOwnName(found, at)) {
    // The tables misspell the parent of only one member: a caller who follows them sends both objects. Two misspelt
    // objects are two: the number of one does not go with the code of the other.
    members.set(canonical, joined(present, renamedObject(value, at, found), { at, found }));
  } else {
    noteConflict(found, [at.canonical, at.caller], [present, value]);
  }
};

/** The first object, with the members that only the second one has. */
const joined = (
  first: JsonObject,
  second: JsonObject,
  { at, found }: { readonly at: Spot; readonly found: Found },
): JsonObject => {
  const members = new Map(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const name: Name = [under(at.canonical, key), under(at.caller, key)];
    if (Object.hasOwn(first, key)) noteConflict(found, name, [first[key], value]);
    else {
      found.names.push(name);
      members.set(key, value);
    }
  }
  return Object.fromEntries(members);
};

/** The name that came first counts: the canonical one, if it was given. */
const noteConflict = (
  { names, conflicts }: Found,
  [canonical, caller]: Name,
  [used, ignored]: readonly [unknown, unknown],
): void => {
  if (isSame(used, ignored)) return;
  const path = callersPath(Object.fromEntries(names), canonical);
  conflicts.push({ used: { path, value: used }, ignored: { path: caller, value: ignored } });
};

export type CanonicalBody = {
  readonly body: unknown;
  readonly fieldNames: FieldNames;
  readonly conflicts: readonly Conflict[];
  /** The same with what is blank, which the body above lacks; absent where nothing is. */
  readonly whole?: Pick<CanonicalBody, 'body' | 'fieldNames'>;
  /** Of the number: sent, and empty. Other blank fields count as absent; this one may name the range without prefix. */
  readonly isPrefixBlank?: true;
};

/** The names of a body out of which blank elements of lists were taken, as the caller numbered these. */
const asNumbered = ({ names, conflicts }: Found, moved: Moved): Pick<CanonicalBody, 'fieldNames' | 'conflicts'> => {
  if (moved.length === 0) return { fieldNames: Object.fromEntries(names), conflicts };
  const before = Object.fromEntries(moved);
  const canonical = Object.fromEntries(names.map(([own, caller]) => [caller, own]));
  const placed = <At extends { readonly path: string }>(at: At): At => ({ ...at, path: callersPath(before, at.path) });
  return {
    fieldNames: {
      ...Object.fromEntries(moved.map(([now, was]) => [callersPath(canonical, now), was])),
      ...Object.fromEntries(names.map(([own, caller]) => [own, callersPath(before, caller)])),
    },
    conflicts: conflicts.map(({ used, ignored }) => ({ used: placed(used), ignored: placed(ignored) })),
  };
};

const underCanonicalNames = (body: unknown): { readonly value: unknown; readonly found: Found } => {
  const found: Found = { names: [], conflicts: [] };
  return { value: renamed(body, { canonical: '', caller: '', place: topPlace }, found), found };
};

const wholeBody = (given: unknown): Pick<CanonicalBody, 'body' | 'fieldNames'> => {
  const { value, found } = underCanonicalNames(given);
  return { body: value, fieldNames: Object.fromEntries(found.names) };
};

/**
 * The body under canonical names, without what is null or blank, the names the caller used, and the fields given twice.
 * A body that is not an object is returned unchanged.
 */
export const canonicalBody = (given: unknown): CanonicalBody => {
  const { body, moved } = takeBlanksOut(given);
  const { found, value } = underCanonicalNames(body);
  const isPrefixBlank = isObject(given) && typeof given.prefix === 'string' && given.prefix.trim() === '';
  return {
    body: value,
    ...(body === given ? {} : { whole: wholeBody(given) }),
    ...(isPrefixBlank ? { isPrefixBlank } : {}),
    ...asNumbered(found, moved),
  };
};

/** The path as the caller wrote it. */
export const callersPath = (fieldNames: FieldNames, path: string): string => {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const known = path.slice(0, end);
    if (Object.hasOwn(fieldNames, known)) return `${fieldNames[known] ?? known}${path.slice(end)}`;
  }
  return path;
};
