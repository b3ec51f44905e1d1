/** Kinds and the like as tags write them: `creditNote` is @credit-note. */
export const tagOf = (name: string): string => `@${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
