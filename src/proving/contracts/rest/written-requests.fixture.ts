/** The bodies of `datasets/proof/written-requests/`: written from the description of the interface, before any was sent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofFile } from '../../../common/testing/proof-file.ts';
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';
import type { StatedLines } from '../../generate/stated-lines.ts';

/** Warnings by their code, with the fields that each names. */
export type StatedWarnings = Readonly<Record<string, readonly string[]>>;

export type Deserved =
  | {
      readonly answer: 'accepted' | 'rejected';
      readonly lines?: StatedLines;
      readonly warnings?: StatedWarnings;
      /** Where the verdict comes later. */
      readonly by?: 'ZipKey';
    }
  | {
      readonly answer: 'refused';
      /** 422 if absent. */
      readonly status?: number;
      /** `invalid-request` if absent. */
      readonly code?: string;
      readonly fields?: readonly string[];
    }
  | { readonly answer: 'preview' | 'unique code'; readonly warnings?: StatedWarnings };

/** What a request changes of the base of its file, by path: `invoice_lines.0.code`. */
type Change = {
  readonly name: string;
  readonly path?: string;
  readonly set?: JsonObject;
  readonly without?: readonly string[];
  /** Names of the body itself. */
  readonly rename?: Readonly<Record<string, string>>;
  readonly deserves: Deserved;
  /** Where the first expectation was another: the source that decides. */
  readonly why?: string;
};

type WrittenFile = { readonly path: string; readonly base: JsonObject; readonly requests: readonly Change[] };

export type WrittenRequest = {
  readonly name: string;
  readonly path: string;
  readonly body: JsonObject;
  readonly deserves: Deserved;
};

type Container = Record<string, unknown>; // lists have their positions as keys

/** The object or list that holds the last step. */
const holderOf = (body: JsonObject, steps: readonly string[], path: string): Container =>
  steps.slice(0, -1).reduce<Container>((inner, step) => {
    const next = inner[step];
    if (typeof next !== 'object' || next === null) throw new Error(`the base has no ${path}`);
    return next as Container;
  }, body as Container);

const lastOf = (steps: readonly string[]): string => steps.at(-1) ?? '';

const bodyOf = (base: JsonObject, { set = {}, without = [], rename = {} }: Change): JsonObject => {
  const body = structuredClone(base) as Container;
  for (const [path, value] of Object.entries(set)) {
    const steps = path.split('.');
    holderOf(body, steps, path)[lastOf(steps)] = structuredClone(value);
  }
  for (const path of without) {
    const steps = path.split('.');
    const holder = holderOf(body, steps, path);
    if (!(lastOf(steps) in holder)) throw new Error(`the base has no ${path}`);
    delete holder[lastOf(steps)];
  }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [rename[name] ?? name, value]));
};

/** The unique code in an answer. */
export const keyIn = (body: JsonObject): unknown =>
  ['cufe', 'cude', 'cuds', 'cune'].map((name) => body[name]).find(Boolean);

/** `key of SETP990600001` is the unique code in the answer to that number. */
export const withKeys = (value: unknown, keys: ReadonlyMap<string, unknown>): unknown => {
  if (typeof value === 'string') return value.startsWith('key of ') ? keys.get(value.slice('key of '.length)) : value;
  if (Array.isArray(value)) return value.map((each) => withKeys(each, keys));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withKeys(each, keys)]));
};

/** With its prefix. */
export const numberIn = ({ prefix, number, consecutive }: JsonObject): string =>
  [prefix, number ?? consecutive].join('');

const folder = proofFile('written-requests');

const readFileOf = (file: string): WrittenFile => JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenFile; // our own file

/** All of them, file by file in the order of sending: a note cites an invoice of an earlier file. */
export const writtenRequests = (): readonly WrittenRequest[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const { path, base, requests } = readFileOf(file);
      return requests.map((change) => ({
        name: `${file.replace('.json', '')}: ${change.name}`,
        path: change.path ?? path,
        body: bodyOf(base, change),
        deserves: change.deserves,
      }));
    });
