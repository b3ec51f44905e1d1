/** `FAJ43b`: letters of document and group, number, and which of several rules at one place. */
const parts = /^(\D*)(\d*)(.*)$/;

const keyOf = (code: string): string => {
  const [, letters = '', number = '', suffix = ''] = parts.exec(code) ?? [];
  return [letters, number.padStart(6, '0'), suffix].join(' ');
};

/** As people look codes up: by letters, number and suffix. The annex lists them where their elements stand. */
export const byCode = (one: string, other: string): number => {
  const [key, another] = [keyOf(one), keyOf(other)];
  return key === another ? 0 : key < another ? -1 : 1;
};
