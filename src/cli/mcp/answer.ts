/** Answers of tools, cut to a size: agents pay for every byte that they read. */
import { stringify } from 'yaml';
import { isObject } from '../../common/json/is-object.ts';
import { shortened } from '../../common/text/shortened.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { problemOf, reportBug } from '../shared/output.ts';
import { chosen, spoken } from '../shared/spoken.ts';
import type { Answer } from './tool.ts';

/** In bytes, as the protocol sends it: with the text for clients that do not read structured content. */
const most = { brief: 2_000, detailed: 100_000 } as const;

export type Result = {
  readonly content: [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: true;
};

const resultOf = (answer: Answer): Result => ({
  content: [{ type: 'text', text: stringify(answer, { lineWidth: 0 }).trimEnd() }],
  structuredContent: { ...answer },
});

type Cut = {
  /** Characters of a text. */
  readonly longest: number;
  /** Of each list. */
  readonly items: number;
  /** Of each item of a list. */
  readonly members: number;
};

const shortItem = (item: unknown, members: number): unknown =>
  isObject(item)
    ? Object.fromEntries(
        Object.entries(item)
          .filter(([, value]) => value !== undefined)
          .slice(0, members),
      )
    : item;

const cutTo = (answer: Answer, { longest, items, members }: Cut): Answer => {
  const leftOut: Record<string, number> = {};
  const kept = Object.entries(answer).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    if (value.length > items) leftOut[name] = value.length - items;
    return [name, value.slice(0, items).map((item) => shortItem(item, members))] as const;
  });
  const cut = { ...Object.fromEntries(kept), ...(Object.keys(leftOut).length === 0 ? {} : { leftOut }) };
  const shorten = (_name: string, inner: unknown) => (typeof inner === 'string' ? shortened(inner, longest) : inner);
  return JSON.parse(JSON.stringify(cut, shorten)) as Answer; // an object stays one
};

/** From the whole answer down to the first two members of one item of each list. */
const cuts: readonly Cut[] = [
  ...[100_000, 600, 400].map((longest) => ({ longest, items: 200, members: 99 })),
  ...[100, 50, 30, 20, 15, 10, 8, 6, 5, 4, 3].map((items) => ({ longest: 300, items, members: 99 })),
  ...[8, 6].flatMap((members) => [3, 2, 1].map((items) => ({ longest: 300, items, members }))),
  ...[200, 120, 60, 30].map((longest) => ({ longest, items: 1, members: 5 })),
  { longest: 20, items: 1, members: 2 },
];

/**
 * Lists lose their last items, items their last members, texts their ends; `leftOut` counts the items lost.
 * @throws Error for an answer of too many members: none of ours has them
 */
const fitted = (answer: Answer, limit: number): Result => {
  for (const cut of cuts) {
    const result = resultOf(cutTo(answer, cut));
    if (Buffer.byteLength(JSON.stringify(result)) < limit) return result;
  }
  throw new Error(`An answer has too many members: ${Object.keys(answer).join(', ').slice(0, 500)}`);
};

/** @param detailed where the caller asked for more than the usual */
export const resultFor = (answer: Answer, detailed: boolean): Result =>
  fitted(answer, detailed ? most.detailed : most.brief);

const bug: Bilingual = {
  en: 'This is a bug in Ensayo; its standard error has the details. Please report it.',
  es: 'Es un error de Ensayo; su salida de errores tiene los detalles. Repórtelo.',
};

/** What was wrong with a call, as data: a stable code, what was received and expected, what to do. */
export const errorResult = (error: unknown): Result => {
  const problem = problemOf(error);
  if (problem === undefined) reportBug(error);
  const { code, text, path, inSpanish } = problem ?? { code: 'internal-error', text: bug };
  const { received, expected } = spoken() === 'es' && inSpanish !== undefined ? inSpanish : (problem ?? {});
  return { ...fitted({ code, message: chosen(text), path, received, expected }, most.brief), isError: true };
};
