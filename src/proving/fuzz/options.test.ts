import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the arguments of the fuzzer', () => {
  it('have defaults', () => {
    expect(readOptions([])).toMatchObject({ ok: true, options: { seed: '1', first: 0, end: 5_000, json: false } });
  });

  it('name one run', () => {
    const read = readOptions(['--seed', '7', '--run', '12']);
    expect(read).toMatchObject({ ok: true, options: { seed: '7', first: 12, end: 13, processes: 1 } });
  });

  it.each([
    [['--runs', '0'], '--runs 0'],
    [['--runs', '1e3'], '--runs 1e3'],
    [['--run', '-1'], "'--run' argument is ambiguous"],
    [['--seed', 'a b'], '--seed a b'],
    [['--only', 'pdf'], '--only pdf'],
    [['--processes', '100'], '--processes 100'],
    [['--fast'], "'--fast'"],
    [['5000'], "'5000'"],
  ])('%j are refused', (args, named) => {
    const read = readOptions(args);
    expect(read.ok ? '' : read.problem).toContain(named);
  });
});
