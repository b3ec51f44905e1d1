import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { controlErrorCodes } from './error-codes.ts';
import { routesByName } from './routes-by-name.ts';

const source = readFileSync(fileURLToPath(new URL('./client-methods.ts', import.meta.url)), 'utf8');
const members = [...source.matchAll(/(\*\/\n)? {2}readonly (\w+): (?:<\w+>)?\(([^)]*)\) => Promise/g)].map(
  ([, documented, name = '', parameters = '']) => ({ name, isDocumented: documented !== undefined, parameters }),
);

describe('the methods of the client', () => {
  it('are those of the operations, and two for addresses', () => {
    expect(members.map(({ name }) => name)).toEqual([...Object.keys(routesByName), 'request', 'bytes']);
  });

  it('all have documentation', () => {
    expect(members.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)).toEqual([]);
  });

  it('call no parameter param or body', () => {
    expect(members.filter(({ parameters }) => /\b(?:param|body)\b/.test(parameters))).toEqual([]);
  });

  it('name only codes that exist', () => {
    const thrown = source.split('\n').filter((line) => line.includes('@throws'));
    const codes = thrown.flatMap((line) => [...line.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code !== undefined && code in controlErrorCodes))).toEqual([]);
  });
});
