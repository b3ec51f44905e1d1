/** Replaces the first occurrence, which must exist: an attack that changes nothing would prove nothing. */
export const change = (text: string, from: string | RegExp, into: string | ((found: string) => string)): string => {
  const changed = text.replace(from, (found) => (typeof into === 'string' ? into : into(found)));
  if (changed === text) throw new Error(`Nothing to change: ${String(from)}`);
  return changed;
};

/** The first occurrence, which must exist. */
export const partOf = (text: string, pattern: RegExp): string => {
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`Nothing there: ${String(pattern)}`);
  return found;
};
