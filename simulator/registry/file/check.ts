/** What a check of consistency sees, and what it says. */
import type { RegistryData } from '../types.ts';
import type { Entries, Entry } from './entries.ts';
import type { Mistake, Path, Words } from './mistake.ts';

export type Context = {
  readonly entries: Entries;
  /** What is extended. */
  readonly base: RegistryData;
  /** The registry as it would be. */
  readonly all: RegistryData;
  /** Named in the file by rows that have mistakes of their own: what refers to them is not wrong for it. */
  readonly mentioned: { readonly nits: ReadonlySet<string>; readonly software: ReadonlySet<string> };
};

export type Check = (context: Context) => readonly Mistake[];

/** The field, where the file has it; else the row that stands for it. */
export const at = (
  { path, written }: Entry<unknown>,
  field: string | number,
  ...more: readonly (string | number)[]
): Path => (written ? [...path, field, ...more] : path);

export const words = (en: string, es: string): Words => ({ en, es });
