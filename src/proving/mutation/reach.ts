/** Which functions with mutants a test runs: recorded once, so that a mutant meets only tests that reach it. */
import ts from 'typescript';
import type { Mutant } from './operators.ts';

/** The function around a mutant, by its file and first character; undefined where it is evaluated with the module. */
export type Site = string | undefined;

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration | ts.MethodDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);

type Function = { readonly start: number; readonly end: number; readonly body: ts.Node };

const functionsIn = (file: string, text: string): readonly Function[] => {
  const found: Function[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && node.body !== undefined) {
      found.push({ start: node.body.getStart(), end: node.body.getEnd(), body: node.body });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true), visit);
  return found;
};

const siteName = (file: string, { start }: Pick<Function, 'start'>): string => `${file}:${start}`;

export const siteOf = (text: string, { file, start, end }: Mutant): Site => {
  const around = functionsIn(file, text).filter((one) => one.start <= start && end <= one.end);
  const inner = around.at(-1);
  return inner === undefined ? undefined : siteName(file, inner);
};

/** The global function that recorded modules call. */
export const recorder = '__reached';

/** The source with a call at the beginning of every function. */
export const recorded = (file: string, text: string): string => {
  const insertions = functionsIn(file, text).flatMap((one): readonly (readonly [at: number, text: string])[] => {
    const call = `globalThis.${recorder}('${siteName(file, one)}')`;
    return ts.isBlock(one.body)
      ? [[one.start + 1, `${call};`]]
      : [
          [one.start, `(${call}, `],
          [one.end, ')'],
        ];
  });
  // From the end, so that places before remain where they are; of two at one place the inner one comes first.
  const order = insertions.map((insertion, index) => ({ insertion, index }));
  order.sort((a, b) => b.insertion[0] - a.insertion[0] || (a.insertion[1] === ')' ? -1 : 1) * (b.index - a.index));
  return order.reduce((made, { insertion: [at, inserted] }) => made.slice(0, at) + inserted + made.slice(at), text);
};
