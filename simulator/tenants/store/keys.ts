/** Unique codes are hexadecimal: upper and lower case name the same document. */
export const documentKey = (key: string): string => key.toLowerCase();

/** Below SQLite's limit of parameters in a statement. */
const mostKeys = 500;

/** The keys once each, in portions that fit into a statement. */
export const keyPortions = (keys: readonly string[]): readonly (readonly string[])[] => {
  const wanted = [...new Set(keys.map(documentKey))];
  return Array.from({ length: Math.ceil(wanted.length / mostKeys) }, (_, index) =>
    wanted.slice(index * mostKeys, (index + 1) * mostKeys),
  );
};
