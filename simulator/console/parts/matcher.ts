/** The target of a fault or a forced verdict: entered in a form, and described in words. */
import { documentKinds, eventKinds } from '../../document/kind.ts';
import type { Matcher } from '../../tenants/disturbances/matcher.ts';
import type { Texts } from '../texts/texts.ts';
import type { Input } from './inputs.ts';

const kindLabel = (kind: string, { kinds }: Texts): string => {
  if (Object.hasOwn(kinds, kind)) return kinds[kind as keyof typeof kinds]; // it is a key
  return kind === 'eventOther' ? kinds.event : `${kinds.event} ${kind.slice('event'.length)}`;
};

/** @param times how often it applies, unless stated otherwise */
export const matcherInputs = (texts: Texts, operations: readonly string[], times = '1'): readonly Input[] => {
  const { matcher, documents } = texts;
  const any = { value: '', label: matcher.any };
  return [
    {
      name: 'when.operation',
      label: matcher.operation,
      choices: [any, ...operations.map((value) => ({ value, label: value }))],
    },
    {
      name: 'when.kind',
      label: documents.kind,
      choices: [any, ...[...documentKinds, ...eventKinds].map((value) => ({ value, label: kindLabel(value, texts) }))],
    },
    { name: 'when.nit', label: documents.issuer, hint: matcher.nitHint },
    { name: 'when.number', label: documents.number, hint: matcher.numberHint },
    { name: 'times', label: matcher.times, as: 'number', value: times, hint: matcher.timesHint },
  ];
};

export const matcherInWords = (when: Matcher | undefined, texts: Texts): string => {
  const { operation, kind, nit, number } = when ?? {};
  const parts = [operation, kind === undefined ? undefined : kindLabel(kind, texts), nit, number];
  const told = parts.filter((part) => part !== undefined).join(' · ');
  return told === '' ? texts.matcher.everybody : told;
};
