/** Which events have a rule. */
import { eventKinds, type EventKind } from '../document/kind.ts';
import { annex, type Rule, type RuleCode } from '../judge/engine/rule.ts';
import { type InDocuments, type Kind, inEach } from './row.ts';

/** In every event, one of an unknown code included. */
export const inEvents = (kind: Kind): InDocuments => inEach(kind, ...eventKinds);

/** In the events that a buyer, or an issuer, registers about an invoice. */
export const knownEvents = eventKinds.filter((kind) => kind !== 'eventOther');

export const inKnownEvents = (kind: Kind): InDocuments => inEach(kind, ...knownEvents);

/** One code for several events: of those that have no letters. */
export const codesIn = (code: RuleCode, ...events: readonly EventKind[]): Rule['codes'] =>
  Object.fromEntries(events.map((event) => [event, code]));

export const source = annex('FE 1.9');

const asEvent = (code: string): string => code.replace(/^F/, 'A');

/**
 * A rule about invoices as events have it: the extensions are the same in both,
 * and so are the numbers of the rules behind the letters.
 */
export const likeInvoices = (rules: readonly Rule[]): readonly Rule[] =>
  rules.flatMap((rule) => {
    const code = rule.codes.invoice;
    if (code === undefined) return [];
    const own = { ...code, code: asEvent(code.code) };
    return [{ ...rule, codes: codesIn(own, ...eventKinds), alsoFires: rule.alsoFires.map(asEvent), source }];
  });
