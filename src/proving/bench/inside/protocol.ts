/** What the bench and its processes say to each other. */
import type { CaseName, Clock } from '../cases.ts';
import type { Sample } from '../samples.ts';

/** A store to judge with, by the name of its case. */
export type StoreAddress = {
  readonly name: CaseName;
  readonly data?: string | undefined;
  readonly postgres?: string | undefined;
};

export type InsideStart = {
  readonly stores: readonly StoreAddress[];
  /** Documents of ten lines in each round. */
  readonly documents: number;
};

export type ToInside =
  | ({ readonly kind: 'start' } & InsideStart)
  | { readonly kind: 'measure'; readonly name: CaseName; readonly clock: Clock }
  | { readonly kind: 'stop' };

export type FromInside = { readonly kind: 'done' } | { readonly kind: 'measured'; readonly sample: Sample };
