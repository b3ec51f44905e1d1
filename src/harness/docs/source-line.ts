import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { certainties } from '../../../simulator/console/index.ts';

type Source = CatalogueEntry['rule']['source'];

/** `Anexo técnico FE 1.9 (anexo)` */
export const sourceLine = ({ text, certainty }: Source, language: Language): string =>
  `${text[language]} (${certainties[certainty][language]})`;

/** As JSON has it. */
export const writtenSource = ({ text, certainty }: Source) => ({ text: text.en, spanish: text.es, certainty });
