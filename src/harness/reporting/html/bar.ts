/** Bars of a chart whose figures stand beside them as text: pictures, hidden from who cannot see them. */
import { html, type Html } from '../../../common/html/html.ts';

export type Segment = { readonly value: number; readonly shade: 'good' | 'fair' | 'none' | 'bad' | 'plain' };

/** @param whole the value that fills the width */
export const bar = (segments: readonly Segment[], whole: number): Html => {
  let from = 0;
  const rects = segments
    .filter(({ value }) => value > 0)
    .map(({ value, shade }) => {
      const [x, width] = [from, (value / Math.max(whole, 1)) * 100];
      from += width;
      return html`<rect class="${shade}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="8" />`;
    });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`;
};

export const legend = (entries: readonly (readonly [Segment['shade'], string])[]): Html =>
  html`<p class="legend">
    ${entries.map(
      ([shade, text]) =>
        html`<svg viewBox="0 0 8 8" aria-hidden="true"><rect class="${shade}" width="8" height="8" /></svg>${text}`,
    )}
  </p>`;
