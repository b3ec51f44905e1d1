/** Settings of V8 for a process that ends after a few documents. */
import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles WebAssembly at once, and what runs often a second time. The second time pays off after some hundred
 * documents; before, it is a quarter of the processor time of `judge`. Must be called before libxml2 is loaded.
 */
export const compileWebAssemblyOnce = (): void => {
  setFlagsFromString('--liftoff-only');
};
