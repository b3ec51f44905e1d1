/** The sentences are those of libxml2, as the schema validator hands them on. */
import { expect, it } from 'vitest';
import { textOf } from '../../../src/common/xml/tree.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { misfitIn } from './misfit.ts';

const { root } = parsed('<Nomina><A/><B x="1">b</B><C>first</C><C>second</C></Nomina>');

it.each([
  ["line 1, /*/*[2]: Element 'B': This element is not expected. Expected is ( X ).", 'unexpected', 'b', ['X']],
  ["line 1, /*/*[2]: Element 'B': This element is not expected.", 'unexpected', 'b', []],
  [
    "line 9, /*/C[2]: Element 'C': This element is not expected. Expected is one of ( X, Y ).",
    'unexpected',
    'second',
    ['X', 'Y'],
  ],
  [
    "line 1, /*/B: Element 'B': Missing child element(s). Expected is one of ( X, Y ).",
    'child-missing',
    'b',
    ['X', 'Y'],
  ],
  [
    "line 1, /*/*[1]: Element 'A': Character content is not allowed, because the content type is empty.",
    'text-not-allowed',
    '',
    [],
  ],
  [
    "line 1, /*/B: Element 'B': 'b' is not a valid value of the atomic type 'xs:decimal'. (and 1 more: line 1, /*/C: Element 'C': x)",
    'value',
    'b',
    [],
  ],
])('%s is %s', (found, fault, text, expected) => {
  const misfit = misfitIn(root, found);
  expect(misfit).toMatchObject({ fault, expected, attribute: undefined });
  expect(misfit && textOf(misfit.element)).toBe(text);
});

it.each([
  ["line 1, /*/B: Element 'B': The attribute 'y' is required but missing.", 'attribute-missing', 'y'],
  ["line 1, /*/B: Element 'B', attribute 'x': The attribute 'x' is not allowed.", 'not-allowed', 'x'],
  ["line 1, /*/B: Element 'B', attribute 'x': '1' is not a valid value of the atomic type 'xs:date'.", 'value', 'x'],
])('%s is about an attribute', (found, fault, attribute) => {
  expect(misfitIn(root, found)).toMatchObject({ fault, attribute });
});

it.each(['"31"', "line 1, /*/D: Element 'D': x", 'nothing (absent)', 'line 1, column 2: not well-formed'])(
  '%s is nothing of the schema',
  (found) => {
    expect(misfitIn(root, found)).toBeUndefined();
  },
);
