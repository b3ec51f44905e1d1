import { expect, it } from 'vitest';
import { printable } from './output.ts';

it.each([
  ['factura ñ-1.xml', 'factura ñ-1.xml'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['\u001b[2J\u001b]0;x\u0007.xml', String.raw`\u001b[2J\u001b]0;x\u0007.xml`],
  ['a\u009b31m', String.raw`a\u009b31m`],
  ['a\r\u0000\u007f', String.raw`a\u000d\u0000\u007f`],
  ['lmx.\u202eexe', String.raw`lmx.\u202eexe`],
])('%j is escaped so that it cannot control the terminal', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
