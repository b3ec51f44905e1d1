/** Errors are asserted by their codes and values: whoever rewords one changes no test but those of its wording. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root, sourcePaths } from './sources.ts';

/** Three words in a row. */
const sentence = /\p{L}{2,}[ ,]+\p{L}+[ ,]+\p{L}{2,}/u;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || ts.isTemplateMiddleOrTemplateTail(node);

const textsIn = (node: ts.Node): readonly string[] => {
  const texts: string[] = [];
  const visit = (each: ts.Node): void => {
    if (isText(each) || ts.isTemplateHead(each)) texts.push(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return texts;
};

/** The call of `expect` before the matcher. */
const expected = (matcher: ts.PropertyAccessExpression): ts.CallExpression | undefined => {
  let before: ts.Expression = matcher.expression;
  while (ts.isPropertyAccessExpression(before)) before = before.expression;
  return ts.isCallExpression(before) ? before : undefined;
};

/** The sentences that `toThrow`, or a matcher of what was printed on stderr, compares an error with. */
const assertedIn = (text: string): readonly string[] => {
  if (!/toThrow|stderr/.test(text)) return [];
  const source = ts.createSourceFile('x.test.ts', text, ts.ScriptTarget.ESNext);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const call = expected(node.expression);
      const isOfError =
        node.expression.name.text === 'toThrow' ||
        (call !== undefined && /^expect\([^]*\bstderr\b/.test(call.getText(source)));
      if (isOfError) found.push(...node.arguments.flatMap(textsIn).filter((each) => sentence.test(each)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Of bugs and of programs for developers, whose errors have no code, and of wording. It only gets smaller. */
const left = 20;

describe('a test that expects an error', () => {
  it.each([
    ["expect(f).toThrow('there is no such thing')", 1],
    [`expect(f).toThrow(\`There is no \${name}.\`)`, 1],
    ['await expect(f()).rejects.toThrow(/is no such thing/)', 1],
    ["expect([code, stderr]).toEqual([2, 'there is no such thing'])", 1],
    ["expect(f).toThrow(expect.objectContaining({ code: 'no-such-thing' }))", 0],
    ["expect(stdout).toBe('there is no such thing')", 0],
  ])('%s asserts %i sentences', (text, count) => {
    expect(assertedIn(text)).toHaveLength(count);
  });

  it('asserts its code, and as few sentences as are left', () => {
    const asserted = sourcePaths()
      .filter((path) => path.endsWith('.test.ts') && !path.endsWith('asserted-errors.test.ts'))
      .flatMap((path) => assertedIn(readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`));
    expect(asserted, asserted.join('\n')).toHaveLength(left);
  });
});
