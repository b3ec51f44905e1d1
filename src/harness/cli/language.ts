/** The language of the rules' texts, as `--lang` chooses it. The labels of the commands are in English. */
import type { Language } from '../../../simulator/checks/vocabulary/wording.ts';
import { UsageError } from './output.ts';

export type { Language };

/** @throws UsageError for any other language */
export const languageOf = (lang: string): Language => {
  if (lang === 'en' || lang === 'es') return lang;
  throw new UsageError(`--lang is "${lang}". Expected en or es.`);
};
