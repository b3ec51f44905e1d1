/** ZIP archives: written deterministically, read with limits. */
export { readZip, type UnzippedEntry, type ZipLimits, type ZipProblem, type ZipResult } from './zip-read.ts';
export { writeZip, type ZipEntry } from './zip-write.ts';
