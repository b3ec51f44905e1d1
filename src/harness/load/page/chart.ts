/** Charts over time as SVG: drawn by hand, coloured by the page's style, readable without a script. */
import { html, type Html } from '../../../common/html/html.ts';
import { ticksUpTo } from './scale.ts';

/** One value at each interval; null where there is none. */
export type Series = {
  readonly name: string;
  /** A class of the style: its colour and, for a line, its dashes. */
  readonly look: string;
  readonly values: readonly (number | null)[];
};

export type Interval = { readonly fromSeconds: number; readonly seconds: number };

export type ChartData = {
  /** Prefix of identifiers: two charts of a page have different ones. */
  readonly id: string;
  readonly title: string;
  /** For people who do not see the picture. */
  readonly description: string;
  readonly intervals: readonly Interval[];
  readonly series: readonly Series[];
  /** Instants with a word: a step of a search begins there. */
  readonly marks: readonly { readonly atSeconds: number; readonly text: string }[];
  readonly number: (value: number) => string;
  /** Of the axis of time. */
  readonly seconds: string;
};

const width = 960;
const height = 280;
const left = 64;
const right = 12;
const top = 24;
const bottom = 40;
const baseline = height - bottom;

type Scales = { readonly x: (seconds: number) => number; readonly y: (value: number) => number };

const pixels = (value: number): string => value.toFixed(1);

const endOf = (intervals: readonly Interval[]): number => {
  const last = intervals.at(-1);
  return last === undefined ? 1 : last.fromSeconds + last.seconds;
};

const scalesFor = (end: number, largest: number): Scales => ({
  x: (seconds) => left + (seconds / end) * (width - left - right),
  y: (value) => baseline - (value / largest) * (baseline - top),
});

const horizontal = (value: number, { y }: Scales, { number }: ChartData): Html =>
  html`<line class="grid" x1="${left}" x2="${width - right}" y1="${pixels(y(value))}" y2="${pixels(y(value))}" /><text
      class="tick end"
      x="${left - 8}"
      y="${pixels(y(value) + 4)}"
      >${number(value)}</text
    >`;

const timeTick = (seconds: number, { x }: Scales, { number }: ChartData): Html =>
  html`<text class="tick middle" x="${pixels(x(seconds))}" y="${baseline + 18}">${number(seconds)}</text>`;

const markLine = ({ atSeconds, text }: ChartData['marks'][number], { x }: Scales): Html =>
  html`<line class="mark" x1="${pixels(x(atSeconds))}" x2="${pixels(x(atSeconds))}" y1="${top}" y2="${baseline}" /><text
      class="tick"
      x="${pixels(x(atSeconds) + 3)}"
      y="${top - 6}"
      >${text}</text
    >`;

type Frame = { readonly data: ChartData; readonly largest: number; readonly plot: (scales: Scales) => readonly Html[] };

const framed = ({ data, largest, plot }: Frame): Html => {
  const { id, title, description, intervals, marks, seconds } = data;
  const values = ticksUpTo(largest);
  const end = endOf(intervals);
  const scales = scalesFor(end, values.at(-1) ?? 1);
  const times = ticksUpTo(end, 10).filter((time) => time <= end);
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-labelledby="${id}-title ${id}-description"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-description">${description}</desc>
    ${values.map((value) => horizontal(value, scales, data))} ${times.map((time) => timeTick(time, scales, data))}
    <text class="tick middle" x="${(left + width - right) / 2}" y="${height - 4}">${seconds}</text>
    ${plot(scales)} ${marks.map((mark) => markLine(mark, scales))}
  </svg>`;
};

// Stacked bars

const totalAt = (series: readonly Series[], at: number): number =>
  series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

const stackAt = (at: number, { intervals, series }: ChartData, { x, y }: Scales): readonly Html[] => {
  const { fromSeconds = 0, seconds = 0 } = intervals[at] ?? {};
  const [from, to] = [x(fromSeconds), x(fromSeconds + seconds)];
  let below = 0;
  return series.flatMap(({ look, values }) => {
    const value = values[at] ?? 0;
    const bottomEdge = y(below);
    below += value;
    if (value === 0) return [];
    return [
      html`<rect
        class="${look}"
        x="${pixels(from)}"
        y="${pixels(y(below))}"
        width="${pixels(to - from)}"
        height="${pixels(bottomEdge - y(below))}"
      />`,
    ];
  });
};

/** The series are stacked, the first at the bottom. */
export const barChart = (data: ChartData): Html => {
  const { intervals, series } = data;
  const largest = Math.max(0, ...intervals.map((_, at) => totalAt(series, at)));
  const plot = (scales: Scales): readonly Html[] => intervals.flatMap((_, at) => stackAt(at, data, scales));
  return framed({ data, largest, plot });
};

// Lines

/** From the middle of one interval to the next; a value between two gaps is a point. */
const pathOf = ({ values }: Series, intervals: readonly Interval[], { x, y }: Scales): string => {
  let isDrawing = false;
  return intervals
    .flatMap(({ fromSeconds, seconds }, at) => {
      const value = values[at] ?? null;
      if (value === null) {
        isDrawing = false;
        return [];
      }
      const point = `${pixels(x(fromSeconds + seconds / 2))} ${pixels(y(value))}`;
      const step = isDrawing ? `L${point}` : `M${point}h0`;
      isDrawing = true;
      return [step];
    })
    .join('');
};

export const lineChart = (data: ChartData): Html => {
  const { intervals, series } = data;
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const plot = (scales: Scales): readonly Html[] =>
    series.map((each) => html`<path class="line ${each.look}" d="${pathOf(each, intervals, scales)}" />`);
  return framed({ data, largest, plot });
};

// Legends

export const barLegend = (series: readonly Series[]): Html =>
  html`<p class="legend">
    ${series.map(
      ({ look, name }) =>
        html`<svg viewBox="0 0 8 8" aria-hidden="true"><rect class="${look}" width="8" height="8" /></svg>${name}`,
    )}
  </p>`;

export const lineLegend = (series: readonly Series[]): Html =>
  html`<p class="legend">
    ${series.map(
      ({ look, name }) =>
        html`<svg class="long" viewBox="0 0 24 8" aria-hidden="true"><path class="line ${look}" d="M0 4H24" /></svg
          >${name}`,
    )}
  </p>`;
