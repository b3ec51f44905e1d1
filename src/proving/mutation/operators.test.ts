import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated } from './operators.ts';

const changesOf = (text: string): readonly string[] => mutantsOf('x.ts', text).map((mutant) => mutated(text, mutant));

describe('the mutants of', () => {
  it.each([
    ['a comparison', 'f(a === b)', ['f(a !== b)']],
    ['a limit', 'f(a < b)', ['f(a <= b)', 'f(a >= b)']],
    ['a logical operator', 'f(a && b)', ['f(a || b)']],
    ['a default', 'f(a ?? b)', ['f(((a) && (b)))']],
    ['a default text, which stays', "f(a ?? '')", ["f(((a) && ('')))"]],
    ['a sum', 'f(a + b)', ['f(a - b)']],
    ['a negation', 'f(!a)', ['f(a)']],
    ['a condition', 'f(a ? b : c)', ['f(true ? b : c)', 'f(false ? b : c)']],
    ['an optional member', 'f({ ...(a ? {} : { b }) })', ['f({ ...(true ? {} : { b }) })']],
    ['a statement with a condition', 'if (a) { b(); }', ['if (true) { b(); }', 'if (false) { b(); }', 'if (a) {}']],
    ['a text', "f('01')", ["f('')"]],
    ['a number', 'f(2)', ['f(3)']],
    ['a boolean', 'f(true)', ['f(false)']],
    ['a list', 'f([a])', ['f([])']],
    ['a list of words that the compiler knows', "({ needs: ['rut'] })", ['({ needs: [] })']],
    ['a pattern', 'f(/^\\d{2}$/)', ['f(/\\d{2}$/)', 'f(/^\\d{2}/)', 'f(/^\\D{2}$/)', 'f(/^\\d{3}$/)']],
    ['a member of what may be absent', 'f(a?.b)', ['f(a.b)']],
    ['the body of a function', 'f(() => a)', ['f(() => undefined)']],
    ['a method', 'f(a.some(b))', ['f(a.every(b))']],
    ['a comparison of decimals', 'f(a.lt(b))', ['f(a.lte(b))']],
    ['a call that may be left out', 'f(a.trim())', ['f(a)']],
    ['a word of the vocabulary', 'is.whenPresent(a)', ['is.whenThere(a)']],
    ['a kind', "f('Rechazo')", ["f('Notificación')"]],
    [
      'the kind of a rule',
      "import { notifies, rejects } from './row.ts'; rejects(a)",
      ["import { notifies, rejects } from './row.ts'; notifies(a)"],
    ],
  ])('%s', (_what, text, expected) => {
    expect(changesOf(text)).toEqual(expected);
  });
});

describe('nothing is changed in', () => {
  it.each([
    ['texts for people', "({ title: 'a', fix: b ? 'c' : 'd', found: 'e', message: 'f' })"],
    ['sentences', "f('two words', a ? ' de la retención' : '')"],
    ['sources', "annex('FE 1.9', '7')"],
    ['errors', "throw new Error('a')"],
    ['material that breaks documents', "({ violation: ['a'], brokenAt: 'b', alsoFires: ['c'] })"],
    ['functions that make it', "const broken = (a: string): Violation => ({ built: [{ edit: 'set', text: 'b' }] })"],
    [
      'functions that make functions of it',
      "const edited = (a: string) => (b: string): Violation => (a === b ? c : 'd')",
    ],
    ['the family of a rule that names its codes', "({ family: 'a', codes: b })"],
    ['names of groups of rules', "group({ code: 'AK', title: 'a', stage: 'content' }, b); section('NE-ROOT', 'a', b)"],
    ['words of closed lists', "({ per: 'document', needs: b })"],
    ['types', "type A = 'a' | 'b'; let x: 'c'"],
    ['imports', "import { a } from './a.ts'; export { b } from './b.ts'"],
    ['names of members', "({ 'cac:Party': a })"],
  ])('%s', (_what, text) => {
    expect(changesOf(text)).toEqual([]);
  });
});
