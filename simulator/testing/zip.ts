import { zipSync } from 'fflate';

/** A ZIP archive with the entries in that order, written by third-party code. */
export const zipOf = (entries: readonly { readonly name: string; readonly data: Buffer }[]): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(entries.map(({ name, data }) => [name, new Uint8Array(data)])), {
      mtime: '2026-11-20T15:00:00Z',
    }),
  );
