import { describe, expect, it } from 'vitest';
import { fit, lineWidth, redraws, showsColours, withoutColours } from './terminal.ts';

const terminal = { isTTY: true, columns: 40 };

describe('colours and redrawn lines', () => {
  it.each([
    ['a terminal', terminal, {}, [true, true]],
    ['a pipe', {}, {}, [false, false]],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, [false, false]],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, [false, true]],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, [true, true]],
    ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, [false, true]],
    ['FORCE_COLOR=1 in a pipe', {}, { FORCE_COLOR: '1' }, [false, false]],
  ])('%s', (_case, stream, env, expected) => {
    expect([showsColours(stream, env), redraws(stream, env)]).toEqual(expected);
  });
});

describe('a line that must not wrap', () => {
  it.each([
    [{ columns: 40 }, 39],
    [{ columns: 0 }, 79],
    [{}, 79],
  ])('leaves the last column of %j free', (stream, width) => {
    expect(lineWidth(stream)).toBe(width);
  });

  const red = '\u001b[31m';
  const off = '\u001b[0m';

  it.each([
    ['short', 10, 'short'],
    ['exactly it', 10, 'exactly it'],
    ['a little longer', 10, 'a little …'],
    ['nómina ñandú', 8, 'nómina …'],
    [`12 ${red}rejected${off} of 40`, 8, `12 ${red}reje…${off}`],
    [`12 ${red}rej${off} of 40`, 8, `12 ${red}rej${off} …`],
    ['anything', 1, '…'],
    ['anything', 0, ''],
  ])('%j within %i', (text, width, expected) => {
    expect(fit(text, width)).toBe(expected);
    expect([...withoutColours(fit(text, width))].length).toBeLessThanOrEqual(width);
  });
});
