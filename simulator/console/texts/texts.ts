/** The words of the console. Code names of the authority (CUFE, Rechazo, Notificación) are Spanish in both languages. */
import { wordsIn, type Language, type WordsIn } from '../../../src/common/text/bilingual.ts';
import { disturbances } from './disturbances.ts';
import { frame } from './frame.ts';
import { judging } from './judging.ts';
import { state } from './state.ts';

const words = { ...frame, ...judging, ...state, ...disturbances };

export type Texts = WordsIn<typeof words>;

export type { Language };

export const languages = ['es', 'en'] as const satisfies readonly Language[];

export const isLanguage = (text: string | undefined): text is Language => text === 'es' || text === 'en';

const texts: Readonly<Record<Language, Texts>> = { es: wordsIn(words, 'es'), en: wordsIn(words, 'en') };

export const textsOf = (language: Language): Texts => texts[language];
