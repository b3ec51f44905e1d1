/** How an answer differs from the one that a scenario expects: written by its steps, read by the report. */
import { joined, type Bilingual } from '../common/text/bilingual.ts';

export type StatedVerdict = {
  readonly status: string;
  readonly isValid: boolean;
  /** `FAU14 Rechazo` */
  readonly lines: readonly string[];
};

type Difference = { readonly expected: StatedVerdict; readonly actual: StatedVerdict };

const stated = ({ status, isValid, lines }: StatedVerdict): Bilingual => {
  const listed = [...lines].sort().join(', ');
  return {
    en: `status ${status}, IsValid ${String(isValid)}, ${listed || 'no lines'}`,
    es: `estado ${status}, IsValid ${String(isValid)}, ${listed || 'ninguna línea'}`,
  };
};

/** Undefined where both are the same, whatever the order of their lines. */
export const differenceOf = ({ expected, actual }: Difference): Bilingual | undefined => {
  const [wanted, given] = [stated(expected), stated(actual)];
  if (wanted.en === given.en) return undefined;
  return joined(
    [
      { en: `expected ${wanted.en}`, es: `se esperaba ${wanted.es}` },
      { en: `got ${given.en}`, es: `se obtuvo ${given.es}` },
    ],
    '; ',
  );
};

const verdict = String.raw`(?:status|estado) (\S*), IsValid (true|false), (.*?)`;
const difference = new RegExp(`^(?:expected|se esperaba) ${verdict}; (?:got|se obtuvo) ${verdict}$`, 'm');

const read = (status = '', isValid = '', lines = ''): StatedVerdict => ({
  status,
  isValid: isValid === 'true',
  lines: ['no lines', 'ninguna línea'].includes(lines) ? [] : lines.split(', '),
});

/** Of the message of a step, in either language; undefined for one about something else. */
export const differenceIn = (message: string): Difference | undefined => {
  const [whole, ...parts] = difference.exec(message) ?? [];
  return whole === undefined ? undefined : { expected: read(...parts.slice(0, 3)), actual: read(...parts.slice(3)) };
};
