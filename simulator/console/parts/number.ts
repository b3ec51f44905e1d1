/** A whole number as an address bears it; undefined for anything else. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

/** What was filled in, without white space around it; undefined where nothing was. */
export const filled = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
};
