import type { KeyObject } from 'node:crypto';

/** What signs: a private key and its certificates, leaf first, root last, each as DER. */
export type Credentials = {
  readonly privateKey: KeyObject;
  readonly chain: readonly Buffer[];
};
