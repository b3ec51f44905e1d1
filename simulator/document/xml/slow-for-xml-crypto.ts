/**
 * Whether the reader of xml-crypto would take too long for a text, whatever its length: it finds the ends of lines with
 * an expression that a U+2029 stops, and tries again from every character before it. U+2028 it replaces beforehand.
 */
export const isSlowForXmlCrypto = (text: string): boolean => text.includes('\u2029');
