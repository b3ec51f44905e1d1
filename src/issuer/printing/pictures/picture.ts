/** What the readers of pictures have in common. */

/** A logo is printed some 5 cm wide; decoding more takes the printer time and memory at every page. */
export const mostPixels = 1024 * 1024;

export type Picture =
  /** The picture without anything that printing does not need. */
  | { readonly ok: true; readonly bytes: Buffer }
  | {
      readonly ok: false;
      /** What was received, as part of a Spanish sentence. */
      readonly found: string;
      /** What to do, as a Spanish sentence without its point. */
      readonly advice: string;
    };

export const unusable = (found: string, advice: string): Picture => ({ ok: false, found, advice });
