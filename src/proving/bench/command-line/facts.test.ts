import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { holdResults } from '../holds.ts';
import { commands, processorCase } from './facts.ts';

const resultOf = (name: string, values: Readonly<Record<string, number>>) =>
  holdResults([Object.fromEntries(Object.entries(values).map(([each, value]) => [each, { value }]))]).find(
    (each) => each.name === name,
  );

describe('the time of a command', () => {
  it('is what went by, whatever the processor did', () => {
    const [processor, name] = [processorCase('cli-explain'), 'cli-explain'];
    expect(resultOf(name, { [name]: 201, [processor]: 90 })?.met).toBe(false);
    expect(resultOf(name, { [name]: 200, [processor]: 400 })?.met).toBe(true);
  });

  it('is bounded for all but Node alone and the list of rules', () => {
    const free = commands.filter(({ atMost }) => atMost === undefined).map(({ name }) => name);
    expect(free).toEqual(['cli-node', 'cli-rules']);
  });
});

it('many files are judged at the rate of one core, times the cores', () => {
  const rates = { judge: 10, 'cli-judge-1000': 90 * availableParallelism() };
  expect(resultOf('cli-judge-1000-by-judge', rates)).toMatchObject({ spread: { median: 0.9 }, met: true });
});
