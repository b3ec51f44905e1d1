import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it.each<[name: string, text: string, line: string]>([
    ['accents and symbols as they are', ' Ñandú & Cía. «√» 𝄞 ', 'Ñandú & Cía. «√» 𝄞'],
    ['line ends as one space', 'a\r\nBcc: b\n\n\rc', 'a Bcc: b c'],
    ['the separators of Unicode as spaces', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['other controls as spaces', 'a\u0000b\tc\u007fd\u009be', 'a b c d e'],
    ['marks that reorder or hide text as spaces', 'a\u202eb\u2066c\u200bd\ufeffe', 'a b c d e'],
    ['half a pair of surrogates as a space', 'a\ud834b', 'a b'],
    ['nothing of what has nothing', ' \r\n\t ', ''],
  ])('gives %s', (_name, text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
