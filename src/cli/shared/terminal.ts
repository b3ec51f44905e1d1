/** What a stream can show: colours, lines that are drawn again, and how wide they may be. */
export type Stream = {
  readonly isTTY?: boolean | undefined;
  /** Of a terminal, in characters. */
  readonly columns?: number | undefined;
};

export type TerminalEnv = Readonly<Record<string, string | undefined>>;

const isDumb = ({ TERM }: TerminalEnv): boolean => TERM === 'dumb';

/** Colours are off by NO_COLOR (https://no-color.org: any value but an empty one), FORCE_COLOR=0 and TERM=dumb. */
export const showsColours = ({ isTTY = false }: Stream, env: TerminalEnv = process.env): boolean =>
  isTTY && !isDumb(env) && !env.NO_COLOR && !['0', 'false'].includes(env.FORCE_COLOR ?? '');

/** Whether a line can be drawn again in its place. */
export const redraws = ({ isTTY = false }: Stream, env: TerminalEnv = process.env): boolean => isTTY && !isDumb(env);

const usualColumns = 80;

/** Of a line that must not wrap: the last column stays free, because some terminals wrap there. */
export const lineWidth = ({ columns = 0 }: Stream): number => (columns > 1 ? columns : usualColumns) - 1;

const colour = /(\u001b\[\d+m)/;

export const withoutColours = (text: string): string =>
  text
    .split(colour)
    .filter((part) => !colour.test(part))
    .join('');

/** The text within that many characters, cut with an ellipsis; colours take no room, and end as they would have. */
export const fit = (text: string, width: number): string => {
  if ([...withoutColours(text)].length <= width) return text;
  let left = Math.max(0, width - 1);
  let isCut = false;
  return text
    .split(colour)
    .map((part) => {
      if (colour.test(part)) return part;
      const letters = [...part];
      const shown = letters.slice(0, left).join('');
      const ends = !isCut && letters.length > left;
      left = Math.max(0, left - letters.length);
      isCut ||= ends;
      return ends && width > 0 ? `${shown}…` : shown;
    })
    .join('');
};
