/** The first `longest` characters of a text, and an ellipsis if there are more. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
