import type { Html } from '../../../src/common/html/html.ts';
import type { Texts } from '../texts/texts.ts';
import { mark } from './facts.ts';

export const verdictMark = (state: 'accepted' | 'rejected', { verdicts }: Texts): Html =>
  mark(verdicts[state], state === 'accepted' ? 'good' : 'bad');
