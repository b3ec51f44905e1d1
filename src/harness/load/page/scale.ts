/** The numbers along an axis. */

const nicest = [1, 2, 5, 10] as const;

/** About that many steps of 1, 2 or 5 times a power of ten, from 0 to the first one that is not below the largest value. */
export const ticksUpTo = (largest: number, wanted = 5): readonly number[] => {
  const rough = Math.max(largest, Number.MIN_VALUE) / wanted;
  const power = largest > 0 ? 10 ** Math.floor(Math.log10(rough)) : 1;
  const step = largest > 0 ? (nicest.find((each) => each * power >= rough) ?? 10) * power : 1;
  const number = Math.max(1, Math.ceil(largest / step - 1e-9));
  // Rounded: 3 × 0.1 is not 0.3.
  return Array.from({ length: number + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};
