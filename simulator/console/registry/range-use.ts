/** How much of a numbering range is left: numbers, and days. */
import { colombianDate } from '../../../src/common/time.ts';
import type { NumberingRange } from '../../registry/types.ts';
import { nowOf } from '../../reception/authority.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import { mark } from '../parts/facts.ts';

const dayMs = 86_400_000;

/** Whole days from one date to the other; both are of one calendar. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const soonDays = 30;

export const daysLeft = ({ world, texts }: PageCall, { startDate, endDate }: NumberingRange): Html => {
  const { ranges } = texts.registry;
  const today = colombianDate(nowOf(world.authority));
  const until = daysBetween(today, startDate);
  if (until > 0) return mark(ranges.startsIn(until), 'warn');
  const left = daysBetween(today, endDate);
  if (left < 0) return mark(ranges.endedAgo(-left), 'bad');
  return left < soonDays ? mark(ranges.daysLeft(left), 'warn') : html`${ranges.daysLeft(left)}`;
};

/** In digits as the reader's language groups them. */
const grouped = (number: bigint, { language }: PageCall): string => number.toLocaleString(`${language}-CO`);

export const numbersLeft = async (call: PageCall, range: NumberingRange): Promise<Html> => {
  const { ranges } = call.texts.registry;
  const { count, highest } = await call.world.authority.registry.usedNumbers(range);
  const size = BigInt(range.to) - BigInt(range.from) + 1n;
  const left = size - BigInt(count);
  const words = ranges.used(grouped(BigInt(count), call), grouped(left, call));
  return html`<progress max="${String(size)}" value="${String(count)}" aria-label="${words}"></progress>
    <span class="soft">${words}${highest !== undefined && html`. ${ranges.highest} ${range.prefix}${highest}`}</span>`;
};
