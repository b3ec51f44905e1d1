/** The words of the console. Code names of the authority (CUFE, Rechazo, Notificación) are Spanish in both languages. */
import { wordsOf, type Language } from '../../../src/common/text/bilingual.ts';
import { disturbances } from './disturbances.ts';
import { frame } from './frame.ts';
import { judging } from './judging.ts';
import { state } from './state.ts';

export const textsOf = wordsOf({ ...frame, ...judging, ...state, ...disturbances });

export type Texts = ReturnType<typeof textsOf>;

export type { Language };

export const languages = ['es', 'en'] as const satisfies readonly Language[];

export const isLanguage = (text: string | undefined): text is Language => text === 'es' || text === 'en';
