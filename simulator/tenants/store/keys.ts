import { documentKey } from '../../registry/document-keys.ts';

/** Below SQLite's limit of parameters in a statement. */
const mostKeys = 500;

/** The keys once each, in portions that fit into a statement. */
export const keyPortions = (keys: readonly string[]): readonly (readonly string[])[] => {
  const wanted = [...new Set(keys.map(documentKey))];
  return Array.from({ length: Math.ceil(wanted.length / mostKeys) }, (_, index) =>
    wanted.slice(index * mostKeys, (index + 1) * mostKeys),
  );
};
