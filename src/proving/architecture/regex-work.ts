/**
 * How much work a regular expression is for a backtracking engine: its steps are counted, not timed. Inputs that could
 * make it much are derived from the expression itself: for each quantifier, what comes before it, then what it
 * repeats, many times, then something that fits nowhere.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

/** One character of the text, or what an assertion sees between two of them. */
type Single = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

const isSingle = (node: AST.Element | AST.QuantifiableElement): node is Single =>
  ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(node.type);

/** No linear expression takes more steps for a character than that. */
const mostForCharacter = 60;
const mostSteps = (text: string): number => mostForCharacter * (text.length + 50);

class TooManySteps extends Error {}

type Machine = { readonly text: string; readonly flags: string; steps: number };

const step = (machine: Machine): void => {
  machine.steps += 1;
  if (machine.steps > mostSteps(machine.text)) throw new TooManySteps();
};

/** The engine knows its own character classes best. */
const testOf = (node: Single, flags: string): ((character: string) => boolean) => {
  const expression = new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gyd]/g, ''));
  const known = new Map<string, boolean>();
  return (character) => {
    const answer = known.get(character) ?? expression.test(character);
    known.set(character, answer);
    return answer;
  };
};

const compileSingle = (node: Single, machine: Machine): Matcher => {
  const fits = testOf(node, machine.flags);
  return (at, next) => {
    step(machine);
    return at < machine.text.length && fits(machine.text.charAt(at)) && next(at + 1);
  };
};

const repeatSingle = (node: AST.Quantifier, single: Single, machine: Machine): Matcher => {
  const fits = testOf(single, machine.flags);
  const { min, max, greedy } = node;
  return (at, next) => {
    let end = at;
    const extend = (): boolean => {
      step(machine);
      if (end - at >= max || end >= machine.text.length || !fits(machine.text.charAt(end))) return false;
      end += 1;
      return true;
    };
    while (end - at < min) if (!extend()) return false;
    if (!greedy) {
      while (!next(end)) if (!extend()) return false;
      return true;
    }
    while (extend());
    for (; end - at >= min; end -= 1) {
      step(machine);
      if (next(end)) return true;
    }
    return false;
  };
};

const repeat = (node: AST.Quantifier, machine: Machine): Matcher => {
  if (isSingle(node.element)) return repeatSingle(node, node.element, machine);
  const inner = compile(node.element, machine);
  const from =
    (count: number): Matcher =>
    (at, next) => {
      step(machine);
      const again = (): boolean =>
        count < node.max && inner(at, (end) => (end > at || count < node.min) && from(count + 1)(end, next));
      if (count < node.min) return again();
      return node.greedy ? again() || next(at) : next(at) || again();
    };
  return from(0);
};

const sequence = (nodes: readonly AST.Element[], machine: Machine): Matcher =>
  nodes
    .map((node) => compile(node, machine))
    .reduceRight<Matcher>(
      (rest, first) => (at, next) => first(at, (end) => rest(end, next)),
      (at, next) => next(at),
    );

const anyOf = (alternatives: readonly AST.Alternative[], machine: Machine): Matcher => {
  const matchers = alternatives.map(({ elements }) => sequence(elements, machine));
  return (at, next) => {
    step(machine);
    return matchers.some((matcher) => matcher(at, next));
  };
};

const isWord = (character: string): boolean => /\w/.test(character);

const holds = (node: AST.EdgeAssertion | AST.WordBoundaryAssertion, { text, flags }: Machine, at: number): boolean => {
  if (node.kind === 'word') return (isWord(text.charAt(at - 1)) !== isWord(text.charAt(at))) !== node.negate;
  const isLines = flags.includes('m');
  return node.kind === 'start'
    ? at === 0 || (isLines && text.charAt(at - 1) === '\n')
    : at === text.length || (isLines && text.charAt(at) === '\n');
};

const assertion = (node: AST.Assertion, machine: Machine): Matcher => {
  if (node.kind === 'lookahead') {
    const ahead = anyOf(node.alternatives, machine);
    return (at, next) => ahead(at, () => true) !== node.negate && next(at);
  }
  if (node.kind === 'lookbehind') {
    const behind = anyOf(node.alternatives, machine);
    // Tried from every place in front, which is no less work than the engine's way backwards.
    const fits = (at: number): boolean => {
      for (let start = at; start >= Math.max(0, at - 4); start -= 1)
        if (behind(start, (end) => end === at)) return true;
      return false;
    };
    return (at, next) => fits(at) !== node.negate && next(at);
  }
  return (at, next) => {
    step(machine);
    return holds(node, machine, at) && next(at);
  };
};

const compile = (node: AST.Element | AST.QuantifiableElement, machine: Machine): Matcher => {
  switch (node.type) {
    case 'Quantifier':
      return repeat(node, machine);
    case 'Group':
    case 'CapturingGroup':
      return anyOf(node.alternatives, machine);
    case 'Assertion':
      return assertion(node, machine);
    case 'Backreference':
      // Taken for nothing: it repeats no more than what was counted before.
      return (at, next) => next(at);
    default:
      return compileSingle(node, machine);
  }
};

/** Steps to search the whole text, for every match if the expression is global. */
const stepsOf = (pattern: AST.Pattern, flags: string, text: string): number => {
  const machine: Machine = { text, flags, steps: 0 };
  const matcher = anyOf(pattern.alternatives, machine);
  let at = 0;
  try {
    while (at <= text.length) {
      let end = -1;
      const isFound = matcher(at, (reached) => {
        end = reached;
        return true;
      });
      if (isFound && !flags.includes('g')) break;
      if (!isFound && flags.includes('y')) break;
      at = isFound ? Math.max(end, at + 1) : at + 1;
    }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  return machine.steps;
};

const alphabet = [
  'a',
  'A',
  '0',
  '1',
  ' ',
  '\n',
  '.',
  ',',
  '-',
  '/',
  '"',
  "'",
  '<',
  '>',
  '=',
  ':',
  ';',
  '\\',
  '(',
  '*',
  '#',
  'é',
];

const charactersOf = (node: Single, flags: string): readonly string[] => {
  const fits = testOf(node, flags);
  const own = node.type === 'Character' ? [String.fromCodePoint(node.value)] : [];
  const all = [...own, ...alphabet, ...node.raw].filter((character) => character.length === 1 && fits(character));
  return [...new Set(all)].slice(0, 5);
};

const sampleOfAll = (nodes: readonly AST.Element[], flags: string): string =>
  nodes.map((node) => sampleOf(node, flags)).join('');

/** A short text that the node matches. */
const sampleOf = (node: AST.Element | AST.QuantifiableElement, flags: string): string => {
  if (isSingle(node)) return charactersOf(node, flags)[0] ?? '';
  if (node.type === 'Quantifier') return sampleOf(node.element, flags).repeat(Math.min(node.min, 20));
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return sampleOfAll(node.alternatives[0]?.elements ?? [], flags);
  return '';
};

type Pump = { readonly prefix: string; readonly body: string };

/** For each quantifier that repeats: what leads to it, and what it repeats. */
const pumpsOf = (nodes: readonly AST.Element[], flags: string, prefix: string): readonly Pump[] =>
  nodes.flatMap((node, index) => {
    const here = prefix + sampleOfAll(nodes.slice(0, index), flags);
    const inside = (element: AST.Element | AST.QuantifiableElement): readonly Pump[] =>
      'alternatives' in element ? element.alternatives.flatMap(({ elements }) => pumpsOf(elements, flags, here)) : [];
    if (node.type !== 'Quantifier') return inside(node);
    if (node.max < 20) return inside(node.element);
    const bodies = isSingle(node.element)
      ? charactersOf(node.element, flags)
      : 'alternatives' in node.element
        ? node.element.alternatives.map(({ elements }) => sampleOfAll(elements, flags))
        : [];
    return [...bodies.filter((body) => body !== '').map((body) => ({ prefix: here, body })), ...inside(node.element)];
  });

type Input = (count: number) => string;

const inputsOf = (pattern: AST.Pattern, flags: string): readonly Input[] =>
  pattern.alternatives
    .flatMap(({ elements }) => pumpsOf(elements, flags, ''))
    .flatMap(({ prefix, body }) =>
      ['', '\u0001', '\n'].flatMap((end): readonly Input[] => [
        (count) => prefix + body.repeat(count) + end,
        (count) => `${prefix}a${body.repeat(count)}${end}`,
        (count) => (prefix + body).repeat(count) + end,
      ]),
    );

const [few, many] = [48, 96] as const;

/** An input that takes much more than twice the steps when it is twice as long; undefined if there is none. */
export const costlyInput = (source: string, flags: string): string | undefined => {
  const isUnicode = /[uv]/.test(flags);
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: isUnicode });
  const costly = inputsOf(pattern, flags).find((input) => {
    const text = input(many);
    const steps = stepsOf(pattern, flags, text);
    if (steps > mostSteps(text)) return true;
    return steps > 8 * text.length && steps > 2.9 * stepsOf(pattern, flags, input(few));
  });
  return costly?.(8);
};
