/** With numbers of one length: `FAJ000043b`. */
const keyOf = (code: string): string => code.replaceAll(/\d+/g, (number) => number.padStart(6, '0'));

/** As people look codes up: by letters, number and suffix. The annex lists them where their elements stand. */
export const byCode = (one: string, other: string): number => {
  const [key, another] = [keyOf(one), keyOf(other)];
  return key === another ? 0 : key < another ? -1 : 1;
};
