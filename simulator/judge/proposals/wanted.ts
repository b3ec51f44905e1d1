/** What the data of a finding say about the value that is wanted. */
import type { Said } from '../../document/datum.ts';
import type { Value } from './proposal.ts';

const of = (text: string | undefined, source: Value['source']): Value | undefined =>
  text === undefined ? undefined : { text, source };

const only = (values: readonly string[] = []): string | undefined => (values.length === 1 ? values[0] : undefined);

/** The first of several; undefined where more than one value will do, or only the sender knows it. */
export const wantedValue = (expected: Said | undefined): Value | undefined => {
  switch (expected?.kind) {
    case 'value':
    case 'equals':
      return of(expected.value ?? undefined, 'stated');
    case 'range':
      return of(expected.from === expected.to ? expected.from : undefined, 'stated');
    case 'dates':
      return of(only(expected.days), 'stated');
    case 'formula':
    case 'digest':
      return of(expected.value, 'computed');
    case 'oneOf':
      return of(only(expected.values), 'computed');
    case 'anyOf':
      return wantedValue(expected.of[0]);
    default:
      return undefined;
  }
};

/** Whether what is there must go. */
export const mustGo = (expected: Said): boolean =>
  expected.kind === 'none' || (expected.kind === 'exactly' && expected.count > 0 && expected.name === undefined);

/** The name of the element that a group lacks. */
export const lackedElement = (found: Said): string | undefined =>
  found.kind === 'lacks' ? found.names[0]?.split('/')[0] : undefined;
