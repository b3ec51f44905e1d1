/** How far a code unit must move so that surrogates sort after every other unit, as their code points do. */
const weight = (unit: number): number => (unit < 0xd800 ? unit : unit > 0xdfff ? unit - 0x800 : unit + 0x2000);

/** Compares by Unicode code point, as canonical XML sorts; JavaScript's own order differs above U+FFFF. */
export const byCodePoint = (a: string, b: string): number => {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = weight(a.charCodeAt(at)) - weight(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};
