import { ruleFeatures } from './rule-features.ts';

/** Folders in which nothing stands but generated files. */
export const generatedFolders: readonly string[] = ['features/rules'];

/** Every file that follows from the catalogue, by its path from the root of the project. */
export const generatedFiles = (): Promise<ReadonlyMap<string, string>> => Promise.resolve(ruleFeatures());
