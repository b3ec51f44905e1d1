/** Whether a text for people is in the other language. */
import type { Bilingual } from '../../src/common/text/bilingual.ts';

/** Words that one of the languages has, and that are in no name of the XML. */
const englishWords =
  /(?<!\p{L})(?:[Tt]he|is|are|was|were|of|with|and|or|not|there|without|which|value|must|[Ss]end|[Gg]ive|expected|found|missing|line|column|nothing|from|before|after|because)(?!\p{L})/u;
const spanishWords =
  /(?<!\p{L})(?:el|la|los|las|es|está|del|con|y|que|una?|sin|valor|debe|envíe|indique|línea|columna|nada|esperaba|encontró|porque)(?!\p{L})/iu;

/** `CN=EMPRESA DE PRUEBAS SAS,O=…,C=CO` */
const distinguishedName = /\bCN=[^,]*(?:,[\w.]+=[^,]*)*?,C=[A-Z]{2}/g;

/** Without quoted values, sets of values, names of certificates, addresses, paths, options and names of the XML. */
const prose = (text: string): string =>
  text
    .replaceAll(distinguishedName, ' ')
    .replaceAll(/\ben or? es\b/g, ' ')
    .replaceAll(/[a-z]*(?:-[a-z0-9]+)+|<[^>]*>/g, ' ')
    .replaceAll(/"[^"]*"|«[^»]*»|'[^']*'|\{[^}]*\}|https?:\S+|\S*[/:@_]\S*/g, ' ')
    .replaceAll(/\b\p{L}*\p{Ll}\p{Lu}\p{L}*\b/gu, ' ');

export const hasEnglish = (text: string): boolean => englishWords.test(prose(text));

export const hasSpanish = (text: string): boolean => spanishWords.test(prose(text));

/** The texts that are in the other language, or empty. */
export const misplaced = ({ en, es }: Bilingual): readonly string[] => [
  ...(hasSpanish(en) || en.trim() === '' ? [`en: ${en}`] : []),
  ...(hasEnglish(es) || es.trim() === '' ? [`es: ${es}`] : []),
];
