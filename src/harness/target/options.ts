import type { ControlAddress } from '../../../simulator/control/client.ts';
import type { BoxOptions } from '../box.ts';

export type Target =
  /** Our own issuing service and our own authority, in this process. */
  | { readonly kind: 'box' }
  /** Somebody else's issuing service that speaks the REST dialect and sends to the simulator. */
  | { readonly kind: 'issuer'; readonly url: string; readonly token: string; readonly control?: ControlAddress }
  /** Our own issuing service in this process, and an authority elsewhere. */
  | { readonly kind: 'authority'; readonly url: string; readonly control?: ControlAddress };

export type OpenOptions = Pick<BoxOptions, 'log' | 'onStep'> & { readonly seed: string };
