/** Shared by the readers of pictures. */

/** A logo is printed some 5 cm wide; decoding more costs the printer time and memory on every page. */
export const mostPixels = 1024 * 1024;

export type Picture =
  /** The picture without anything that printing does not need. */
  | { readonly ok: true; readonly bytes: Buffer }
  | {
      readonly ok: false;
      /** The received value, as part of a Spanish sentence. */
      readonly found: string;
      /** The remedy, as a Spanish sentence without its full stop. */
      readonly advice: string;
    };

export const unusable = (found: string, advice: string): Picture => ({ ok: false, found, advice });
