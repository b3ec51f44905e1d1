/** Whether this is `npm run test:deep`, which tries more of the same. */
export const isDeep = process.env.ENSAYO_DEEP === '1';

/** Whether this is `.ci/long`, which tries everything that the deep run only samples. */
export const isLong = process.env.ENSAYO_LONG === '1';

/** All of them in `.ci/long`; otherwise every so many-th, from the first. */
export const everyNth = <Item>(items: readonly Item[], nth: number): readonly Item[] =>
  isLong ? items : items.filter((_, index) => index % nth === 0);

/** How many to try: a few in `npm test`, many in the deep run. For tests called `x.scaled.test.ts`, which run in both. */
export const volume = (few: number, many: number): number => (isDeep ? many : few);

/** Every one in the deep run; in `npm test` this many of them, evenly spread. */
export const sampled = <Item>(items: readonly Item[], few: number): readonly Item[] => {
  if (isDeep || items.length <= few) return items;
  return Array.from({ length: few }, (_, at) => items[Math.floor((at * items.length) / few)]).filter(
    (item) => item !== undefined,
  );
};
