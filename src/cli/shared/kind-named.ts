/** Names of kinds of document, as people write them. */
import { english, spanish } from '../../common/text/bilingual.ts';
import { nearest } from '../../common/nearest.ts';
import { UsageError } from './output.ts';

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** `creditNote` and `credit-note` alike. */
export const isSameKind = (one: string, other: string): boolean => plain(one) === plain(other);

/** @throws UsageError for another name than these, with the nearest */
export const kindNamed = <Name extends string>(given: string, names: readonly Name[]): Name => {
  const found = names.find((name) => isSameKind(name, given));
  if (found !== undefined) return found;
  const near = nearest(given, names);
  const meant = near === undefined ? '' : { en: ` Did you mean ${near}?`, es: ` ¿Quiso decir ${near}?` };
  throw new UsageError({
    en: `There is no kind "${given}".${english(meant)} Expected ${names.join(', ')}.`,
    es: `No existe el tipo "${given}".${spanish(meant)} Se esperaba ${names.join(', ')}.`,
  });
};
