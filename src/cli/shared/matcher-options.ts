/** The options that select the documents of a fault or a forced verdict. */
import type { Part } from '../../common/text/bilingual.ts';
import type { ControlClient } from '../../../simulator/control/client.ts';
import { documentKinds, eventKinds, type SubjectKind } from '../../../simulator/document/kind.ts';
import { isOperation, operations } from '../../../simulator/service/soap/contract.ts';
import { kindNamed } from './kind-named.ts';
import { UsageError } from './output.ts';
import type { FlagsOf, Options } from './option-table.ts';

type Matcher = NonNullable<Parameters<ControlClient['addFault']>[0]['when']>;

/** Of the verbs that choose documents: all given criteria must match. */
export const matcherOptions = {
  '--operation <name>': {
    en: 'only that operation, for example SendBillSync',
    es: 'solo esa operación, por ejemplo SendBillSync',
    words: 'operation',
  },
  '--nit <digits>': { en: 'only documents of that issuer', es: 'solo los documentos de ese emisor' },
  '--kind <kind>': {
    en: 'only that kind of document, for example invoice',
    es: 'solo ese tipo de documento, por ejemplo invoice',
    words: 'subject',
  },
  '--number <pattern>': {
    en: 'only numbers like that, for example "SETP99*"',
    es: 'solo los números de esa forma, por ejemplo "SETP99*"',
  },
  '--times <count>': { en: 'so often, and then no more', es: 'ese número de veces, y después no más' },
} as const satisfies Options;

export type MatcherFlags = FlagsOf<typeof matcherOptions>;

const kinds: readonly SubjectKind[] = [...documentKinds, ...eventKinds];

const operationOf = (name: string): Matcher['operation'] => {
  if (isOperation(name)) return name;
  throw new UsageError({
    en: `--operation is "${name}". Expected ${Object.keys(operations).join(', ')}.`,
    es: `--operation es "${name}". Se esperaba ${Object.keys(operations).join(', ')}.`,
  });
};

/** @throws UsageError for text that is not a whole number */
export const wholeOf = (text: string, flag: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError({
    en: `${flag} is "${text}". Expected a whole number.`,
    es: `${flag} es "${text}". Se esperaba un número entero.`,
  });
};

/** Undefined without any condition. */
export const whenOf = ({ operation, nit, kind, number }: MatcherFlags): Matcher | undefined => {
  const when: Matcher = {
    ...(operation === undefined ? {} : { operation: operationOf(operation) }),
    ...(nit === undefined ? {} : { nit }),
    ...(kind === undefined ? {} : { kind: kindNamed(kind, kinds) }),
    ...(number === undefined ? {} : { number }),
  };
  return Object.keys(when).length === 0 ? undefined : when;
};

export const timesOf = ({ times }: MatcherFlags): number | undefined =>
  times === undefined ? undefined : wholeOf(times, '--times');

/** `SendBillSync, SETP99*`; everything if there is no condition. */
export const describeWhen = (when: Matcher = {}): Part => {
  const said = Object.values(when).filter((part) => typeof part === 'string');
  return said.length === 0 ? { en: 'every request', es: 'todas las solicitudes' } : said.join(', ');
};
