import { unzipSync } from 'fflate';

/** The entries of a ZIP archive in their order, read by third-party code. Throws if it is not one. */
export const unzipped = (bytes: Uint8Array): readonly { readonly name: string; readonly text: string }[] =>
  Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, data]) => ({
    name,
    text: Buffer.from(data).toString('utf8'),
  }));
