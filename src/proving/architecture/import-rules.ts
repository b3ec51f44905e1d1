/**
 * Who may import whom, and why: docs/contributing/decisions/001-independent-judge.md and 019-product-apart-from-proof.md.
 * Types count. import-graph.test.ts runs the rules, and shows that each can fail.
 */
import { isBuiltin } from 'node:module';
import { reachableFrom, type SourceFile } from './sources.ts';

/** Paths of the project; what Node has is `node:fs`. */
type Rule = {
  readonly name: string;
  readonly from: RegExp;
  readonly fromNot?: RegExp;
  /** None of these may be imported, */
  readonly to: RegExp;
  /** but for these; */
  readonly toNot?: RegExp;
  /** nor by what is imported. */
  readonly reachable?: true;
};

const proof = String.raw`^src/proving/|\.(?:test|bench|fixture)\.ts$|/testing/`;

/** Who sees whom: neither side of the wall sees the other one. */
const areas = {
  'src/common': [],
  'src/issuer': ['src/common'],
  simulator: ['src/common'],
  datasets: ['src/common'],
  'src/harness': ['src/common', 'src/issuer', 'simulator', 'datasets'],
  'src/cli': ['src/common', 'src/issuer', 'simulator', 'datasets', 'src/harness'],
  features: ['src/common', 'src/issuer', 'simulator', 'datasets', 'src/harness'],
};

/** The rooms of the simulator, lowest first: the judge is given its rules, and the service knows no tenants. */
const rooms = {
  document: [],
  registry: ['document'],
  checks: ['document', 'registry'],
  judge: ['document', 'registry', 'checks'],
  rules: ['document', 'registry', 'checks', 'judge'],
  service: ['document', 'registry', 'checks', 'judge'],
  tenants: ['document', 'registry', 'checks', 'judge', 'service'],
  control: ['document', 'registry', 'checks', 'judge', 'service', 'tenants'],
  console: ['document', 'registry', 'checks', 'judge', 'service', 'tenants', 'control'],
};

/** Where harness and command line enter the simulator; the last four are also loaded at every start of the program. */
const doors = [
  'server.ts',
  'offline.ts',
  '(?:judge|rules|registry|document|service|tenants|tenants/disturbances|console)/index.ts',
  'control/client.ts',
  'document/kind.ts',
  'judge/proposals/signature-in-words.ts',
  'service/soap/contract.ts',
];

const ours = /^(?:src|simulator|datasets|features)\//;

const anyOf = (paths: readonly string[]): string => `(?:${paths.join('|')})`;

const rules: readonly Rule[] = [
  ...Object.entries(areas).map(([area, allowed]) => ({
    name: area,
    from: new RegExp(`^${area}/`),
    to: ours,
    toNot: new RegExp(`^${anyOf([area, ...allowed])}/`),
  })),
  ...Object.entries(rooms).map(([room, allowed]) => ({
    name: `simulator/${room}`,
    from: new RegExp(`^simulator/${room}/`),
    fromNot: new RegExp(proof),
    to: /^simulator\//,
    toNot: new RegExp(`^simulator/${anyOf([room, ...allowed])}/`),
  })),
  {
    name: 'no other room',
    from: ours,
    to: /^simulator\/[^/]+\//,
    toNot: new RegExp(`^simulator/${anyOf([...Object.keys(rooms), 'testing'])}/`),
  },
  { name: 'the product needs no proof', from: ours, fromNot: new RegExp(proof), to: new RegExp(proof) },
  {
    name: 'the simulator has doors',
    from: /^src\/(?:harness|cli)\//,
    fromNot: new RegExp(proof),
    to: /^simulator\//,
    toNot: new RegExp(`^simulator/${anyOf(doors)}$`),
  },
  {
    // Files, cryptography and inflating come from one module each, so that each can be another one elsewhere.
    name: 'the judge is portable',
    from: /^simulator\/(?:judge|checks|document|rules)\/|^src\/common\/xml\//,
    fromNot: new RegExp(String.raw`${proof}|^simulator/document/intake/inflate\.ts$`),
    to: /^node:/,
  },
  {
    name: 'the judge alone needs neither server nor store',
    from: /^simulator\/offline\.ts$/,
    to: /^simulator\/(?:tenants|control|console)\/|^src\/common\/(?:http|store)\/(?!outage)/,
    reachable: true,
  },
];

/** What a file imports, with one name for each module of Node, however it is written. */
const targetsOf = ({ imports }: SourceFile): readonly string[] => [
  ...new Set(
    imports.map(
      ({ path, specifier }) => path ?? (isBuiltin(specifier) ? specifier.replace(/^(?:node:)?/, 'node:') : specifier),
    ),
  ),
];

const reachedBy = (file: SourceFile, files: ReadonlyMap<string, SourceFile>): readonly string[] =>
  [...reachableFrom([file.path], files).keys()].slice(1);

const isBroken = ({ from, fromNot, to, toNot }: Rule, [source, target]: readonly [string, string]): boolean =>
  from.test(source) && fromNot?.test(source) !== true && to.test(target) && toNot?.test(target) !== true;

/** Imports along which one comes back to where one started, and those between such circles. */
const circles = (files: readonly SourceFile[]): readonly string[] => {
  let edges = files.flatMap((file) => targetsOf(file).map((target) => [file.path, target] as const));
  for (let before = -1; before !== edges.length;) {
    before = edges.length;
    const [sources, targets] = [new Set(edges.map(([source]) => source)), new Set(edges.map(([, target]) => target))];
    edges = edges.filter(([source, target]) => targets.has(source) && sources.has(target));
  }
  return edges.map(([source, target]) => `no circle: ${source} → ${target}`);
};

/** Every import that breaks a rule: `rule: from → to`. */
export const strays = (files: readonly SourceFile[]): readonly string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = files.flatMap((file) =>
    rules.flatMap((rule) =>
      rule.from.test(file.path)
        ? (rule.reachable === true ? reachedBy(file, byPath) : targetsOf(file))
            .filter((target) => isBroken(rule, [file.path, target]))
            .map((target) => `${rule.name}: ${file.path} → ${target}`)
        : [],
    ),
  );
  return [...found, ...circles(files)];
};
