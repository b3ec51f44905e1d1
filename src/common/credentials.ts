import type { KeyObject } from 'node:crypto';

/** A private key and its certificates for signing, leaf first, root last, each as DER. */
export type Credentials = {
  readonly privateKey: KeyObject;
  readonly chain: readonly Uint8Array[];
};
