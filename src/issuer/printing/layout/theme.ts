import type { Style } from './pen.ts';

/** US Letter, in points: the paper that Colombia prints on. */
export const paper = { width: 612, height: 792 } as const;

export const margin = { left: 36, right: 36, top: 30, bottom: 28 } as const;

/** The column of text between the margins. */
export const column = { x: margin.left, width: paper.width - margin.left - margin.right } as const;

export const ink = '#1a1a1a';
export const faint = '#5f6368';
export const rule = '#c4c8cc';
export const shade = '#eef1f4';
export const accent = '#1f3a5f';
export const alarm = '#b3261e';

export const text = {
  body: { font: 'Helvetica', size: 7.5, color: ink },
  bodyBold: { font: 'Helvetica-Bold', size: 7.5, color: ink },
  /** Small enough for the catalogue's address with its 96 digits on one line. */
  small: { font: 'Helvetica', size: 6.3, color: faint },
  caption: { font: 'Helvetica-Bold', size: 6.5, color: faint },
  heading: { font: 'Helvetica-Bold', size: 8, color: accent },
  name: { font: 'Helvetica-Bold', size: 12, color: accent },
  title: { font: 'Helvetica-Bold', size: 10, color: accent },
  number: { font: 'Helvetica-Bold', size: 13, color: ink },
  total: { font: 'Helvetica-Bold', size: 10, color: ink },
  banner: { font: 'Helvetica-Bold', size: 8, color: alarm },
} as const satisfies Record<string, Style>;
