import { coverage, type Coverage, type Covered, type Provenance } from '../ledger/coverage.ts';
import { waivers } from '../ledger/waivers.ts';
import { bold, dim, green, print, printJson, UsageError, yellow } from './output.ts';

const states = {
  implemented: ({ entry }) => entry !== undefined,
  missing: ({ entry }) => entry === undefined,
  proved: ({ fires, passes }) => fires && passes,
  waived: ({ waiver }) => waiver !== undefined,
} as const satisfies Readonly<Record<string, (covered: Covered) => boolean>>;

const provenances: readonly Provenance[] = ['annex', 'specification', 'observed', 'inferred'];
const kinds = { R: 'Rechazo', N: 'Notificación' } as const;

type Flags = {
  readonly group?: string;
  readonly document?: string;
  readonly kind?: string;
  readonly need?: string;
  readonly provenance?: string;
  readonly state?: string;
  readonly coverage?: boolean;
  readonly json?: boolean;
};

type Filter = (covered: Covered) => boolean;

/** @throws UsageError for a value that no entry has, so that a typing error is no empty list. */
const known = (flag: string, value: string, values: Iterable<string>): string => {
  const expected = [...new Set(values)];
  const found = expected.find((one) => one.toLowerCase() === value.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`--${flag} is "${value}". Expected ${expected.join(', ')}.`);
};

const filtersOf = ({ group, document, kind, need, provenance, state }: Flags, all: readonly Covered[]): Filter[] => {
  const filters: Filter[] = [];
  const add = (flag: string, value: string | undefined, of: (covered: Covered) => readonly string[]): void => {
    if (value === undefined) return;
    const wanted = known(flag, value, all.flatMap(of));
    filters.push((covered) => of(covered).includes(wanted));
  };
  add('group', group, (covered) => [covered.group]);
  add('document', document, ({ rule }) => [rule.document]);
  add('need', need, ({ rule, entry }) => [...rule.needs, ...(entry?.needs ?? [])]);
  if (kind !== undefined) {
    const wanted = known('kind', kind, [...Object.values(kinds), ...Object.keys(kinds), 'Notificacion']);
    filters.push(({ rule }) => rule.kind === wanted.charAt(0));
  }
  if (provenance !== undefined) {
    const wanted = known('provenance', provenance, provenances);
    filters.push((covered) => covered.provenance === wanted);
  }
  if (state !== undefined) {
    const wanted = known('state', state, Object.keys(states));
    filters.push(states[wanted as keyof typeof states]); // one of its keys
  }
  return filters;
};

type Counts = {
  readonly entries: number;
  readonly implemented: number;
  readonly fires: number;
  readonly passes: number;
};

const count = (covered: readonly Covered[], is: Filter): number => covered.filter(is).length;

const countsOf = (covered: readonly Covered[]): Counts => ({
  entries: covered.length,
  implemented: count(covered, states.implemented),
  fires: count(covered, ({ fires }) => fires),
  passes: count(covered, ({ passes }) => passes),
});

const jsonOf = (chosen: readonly Covered[], { ledger }: Coverage): unknown => {
  const { entries, implemented, fires, passes } = countsOf(chosen);
  const ids = new Set(chosen.map(({ rule }) => rule.id));
  return {
    entries,
    implemented,
    proved: { fires, passes, commit: ledger?.commit ?? null, catalogueHash: ledger?.catalogueHash ?? null },
    waived: waivers().filter(({ id }) => ids.has(id)),
    rules: chosen.map(({ rule, entry, group, provenance, ...proof }) => ({
      ...rule,
      group,
      provenance,
      implemented: entry !== undefined,
      fires: proof.fires,
      passes: proof.passes,
    })),
  };
};

const groupsOf = (covered: readonly Covered[]): ReadonlyMap<string, readonly Covered[]> => {
  const groups = new Map<string, Covered[]>();
  for (const one of covered) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
};

const columns = ['entries', 'implemented', 'fires', 'passes'] as const;

const showTable = (covered: readonly Covered[]): void => {
  const line = (name: string, counts: Counts, title = ''): void => {
    print(`${name.padEnd(16)}${columns.map((column) => String(counts[column]).padStart(13)).join('')}  ${dim(title)}`);
  };
  print(bold(`${'group'.padEnd(16)}${columns.map((column) => column.padStart(13)).join('')}`));
  for (const [group, members] of groupsOf(covered)) line(group, countsOf(members), members[0]?.entry?.group.title);
  line('all', countsOf(covered));
};

const showRule = ({ rule, entry, fires, passes, waiver }: Covered): void => {
  const mark = fires && passes ? green('✓✓') : entry === undefined ? dim('· ') : green('✓ ');
  const text = entry?.message ?? dim(waiver ?? 'not implemented');
  print(
    `${mark} ${bold(rule.code.padEnd(14))} ${rule.document.padEnd(22)} ${rule.kind === 'R' ? 'R' : yellow('N')}  ${text}`,
  );
};

const showSum = (chosen: readonly Covered[], { ledger }: Coverage): void => {
  const { entries, implemented, fires, passes } = countsOf(chosen);
  const proof =
    ledger === undefined
      ? 'no full run of the conformance suite has proved them: npm test -- --only conformance'
      : `${fires} proved to fire, ${passes} to pass${ledger.commit === null ? '' : `, at commit ${ledger.commit.slice(0, 12)}`}`;
  print(`${entries} rules, ${implemented} implemented; ${proof}`);
};

/** `ensayo rules`: the catalogue, filtered, with what is implemented and proved. */
export const rules = (given: unknown): void => {
  const flags = given as Flags; // commander's options of this command
  const all = coverage();
  const filters = filtersOf(flags, all.covered);
  const chosen = all.covered.filter((covered) => filters.every((filter) => filter(covered)));
  if (flags.json === true) {
    printJson(jsonOf(chosen, all));
    return;
  }
  if (flags.coverage === true) showTable(chosen);
  else chosen.forEach(showRule);
  showSum(chosen, all);
};
