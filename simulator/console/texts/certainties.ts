import type { Source } from '../../judge/engine/rule.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

export const certainties = {
  annex: { en: 'annex', es: 'anexo' },
  specification: { en: 'specification', es: 'especificación' },
  cited: { en: 'cited', es: 'citada' },
  observed: { en: 'observed', es: 'observada' },
  inferred: { en: 'inferred', es: 'inferida' },
} as const satisfies Readonly<Record<Source['certainty'], Bilingual>>;
