import { describe, expect, it } from 'vitest';
import { elementAt, lineOf, onLines, parsed } from './mutate.fixture.ts';

const xml = onLines('<a xmlns="u" xmlns:p="v"><b></b><p:c x="1"><b>1</b></p:c><b>2</b><p:c></p:c></a>');

describe('an element at the path that libxml2 writes', () => {
  it.each([
    ['/*', 'a', 1],
    ['/*/*[1]', 'b', 2],
    ['/*/*[3]', 'b', 6],
    ['/*/p:c[1]', 'p:c', 3],
    ['/*/p:c[2]', 'p:c', 7],
    ['/*/p:c[1]/*', 'b', 4],
    ['/a/p:c[2]', 'p:c', 7],
  ])('%s is <%s> on line %i', (path, name, line) => {
    const element = elementAt(parsed(xml), path);
    expect(element?.name).toBe(name);
    expect(element && lineOf(xml, element)).toBe(line);
  });

  it.each(['/b', '/*/p:c[3]', '/*/*[2]', '/*/*[9]', '/*/p:c[1]/p:d', '*', '', '/*/p:c[x]', '/*/@x'])(
    '%s is nowhere',
    (path) => {
      expect(elementAt(parsed(xml), path)).toBeUndefined();
    },
  );
});
