/** At most that many characters of a text; an ellipsis stands for the rest. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
