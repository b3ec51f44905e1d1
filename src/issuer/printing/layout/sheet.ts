import type { Pen } from './pen.ts';
import { margin, paper } from './theme.ts';

/**
 * The pages in progress: a position that moves down, and a new page when there is no room. The head of a page
 * determines where its content begins, the foot where it ends.
 */
export type Sheet = {
  readonly pen: Pen;
  /** Where the next block begins. */
  readonly y: () => number;
  /** Points left on this page. */
  readonly room: () => number;
  /** Points that a page after the first offers. */
  readonly pageRoom: number;
  readonly moveTo: (y: number) => void;
  readonly moveBy: (points: number) => void;
  readonly newPage: () => void;
  /** Goes to a new page unless that many points are left, or the page is fresh. */
  readonly ensure: (points: number) => void;
  /** Draws a block so that it ends with that many points left below it, for what must not stand alone on a page. */
  readonly leaving: (points: number, draw: () => void) => void;
};

export type PageFrame = {
  /** Draws the head of a page and returns the y below it. */
  readonly head: (isFirst: boolean) => number;
  /** Height of the heads of the later pages. */
  readonly laterHeadHeight: number;
  readonly footHeight: number;
};

export const createSheet = (pen: Pen, frame: PageFrame): Sheet => {
  const bottom = paper.height - margin.bottom - frame.footHeight;
  let top = 0;
  let y = 0;
  let kept = 0;
  const addPage = (isFirst: boolean): void => {
    pen.doc.addPage();
    top = frame.head(isFirst);
    y = top;
  };
  addPage(true);
  return {
    pen,
    y: () => y,
    room: () => bottom - y - kept,
    pageRoom: bottom - margin.top - frame.laterHeadHeight,
    moveTo: (next) => {
      y = next;
    },
    moveBy: (points) => {
      y += points;
    },
    newPage: () => {
      addPage(false);
    },
    ensure: (points) => {
      if (y + points + kept > bottom && y > top) addPage(false);
    },
    leaving: (points, draw) => {
      kept = points;
      draw();
      kept = 0;
    },
  };
};
