import { packageFile } from '../data-directory.ts';

/** Absolute path of what tests compare with, e.g. `proofFile('vectors.json')`. Not in the package. */
export const proofFile = (path: string): string => packageFile(`datasets/proof/${path}`);
