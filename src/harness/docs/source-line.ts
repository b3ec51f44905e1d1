import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { textsOf } from '../../../simulator/console/index.ts';

type Source = CatalogueEntry['rule']['source'];

/** `Anexo técnico FE 1.9 (anexo)` */
export const sourceLine = ({ text, spanish, certainty }: Source, language: Language): string =>
  `${language === 'es' ? spanish : text} (${textsOf(language).certainties[certainty]})`;
