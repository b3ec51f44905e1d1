/** Single faults added to a valid document, each with the elements at which a validator may report it. */
import type { Sample } from './sample.ts';
import type { Pick } from './values.ts';
import type { Vocabulary } from './vocabulary.ts';
import { looseText, raw } from './signed-block.ts';
import { invalidValueOf } from './values.ts';
import { attributesOf, isPlain, rowsOf } from './vocabulary.ts';

/** An element with its fault, and the elements of the new document that may be reported. */
type Fault = { readonly what: string; readonly broken: Sample; readonly at: readonly Sample[] };

export type Mutant = { readonly what: string; readonly document: Sample; readonly at: readonly Sample[] };

type FaultMaker = (sample: Sample, vocabulary: Vocabulary, pick: Pick) => Fault | undefined;

const childrenOf = ({ content }: Sample): readonly Sample[] => (typeof content === 'string' ? [] : content);

const oneOf = <T>(items: readonly T[], pick: Pick): T | undefined =>
  items.length === 0 ? undefined : items[pick(items.length)];

const itself = (what: string, broken: Sample): Fault => ({ what, broken, at: [broken] });

const withAttributes = (sample: Sample, attributes: Sample['attributes']): Sample => ({ ...sample, attributes });

const foreignAttribute: FaultMaker = (sample, vocabulary) => {
  const { anyAttribute, text } = vocabulary.content(sample.type);
  if (anyAttribute !== undefined || text === 'anyType') return undefined;
  return itself('foreign attribute', withAttributes(sample, { ...sample.attributes, 'x:note': 'a' }));
};

const badText: FaultMaker = (sample, vocabulary) => {
  const wrong = invalidValueOf(vocabulary.content(sample.type).text ?? '');
  return wrong === undefined ? undefined : itself('bad text', { ...sample, content: wrong });
};

const badAttribute: FaultMaker = (sample, vocabulary, pick) => {
  const typed = attributesOf(vocabulary.content(sample.type)).filter(([, type]) => invalidValueOf(type) !== undefined);
  const [name, type] = oneOf(typed, pick) ?? [];
  if (name === undefined || type === undefined) return undefined;
  return itself('bad attribute', withAttributes(sample, { ...sample.attributes, [name]: invalidValueOf(type) ?? '' }));
};

const missingAttribute: FaultMaker = (sample, vocabulary, pick) => {
  const needed = attributesOf(vocabulary.content(sample.type)).filter(([, , required]) => required === 1);
  const [name] = oneOf(needed, pick) ?? [];
  if (name === undefined) return undefined;
  const { [name]: _dropped, ...others } = sample.attributes;
  return itself('missing attribute', withAttributes(sample, others));
};

const loose: FaultMaker = (sample, vocabulary) => {
  const { mixed, children } = vocabulary.content(sample.type);
  if (mixed === true || children === undefined) return undefined;
  return itself('loose text', { ...sample, content: [...childrenOf(sample), looseText('suelto')] });
};

const unknownChild: FaultMaker = (sample, vocabulary) => {
  if (!isPlain(vocabulary.content(sample.type))) return undefined;
  const unknown = raw('x:Unknown');
  return {
    what: 'unknown child',
    broken: { ...sample, content: [...childrenOf(sample), unknown] },
    at: [sample, unknown],
  };
};

const missingChild: FaultMaker = (sample, vocabulary, pick) => {
  const children = childrenOf(sample);
  const type = vocabulary.content(sample.type);
  const single = (name: string): boolean => children.filter((child) => child.name === name).length === 1;
  const needed = isPlain(type) ? rowsOf(type).filter(([name, min]) => min === 1 && single(name)) : [];
  const [name] = oneOf(needed, pick) ?? [];
  const at = children.findIndex((child) => child.name === name);
  if (at === -1) return undefined;
  const broken = { ...sample, content: [...children.slice(0, at), ...children.slice(at + 1)] };
  const next = children[at + 1];
  return { what: 'missing child', broken, at: next === undefined ? [broken] : [next] };
};

const doubledChild: FaultMaker = (sample, vocabulary, pick) => {
  const children = childrenOf(sample);
  const type = vocabulary.content(sample.type);
  const rows = isPlain(type) ? rowsOf(type).filter(([, , max]) => max === 1) : [];
  const candidates = children.filter(({ name }) => rows.some(([known]) => known === name));
  const child = oneOf(candidates, pick);
  if (child === undefined) return undefined;
  const copy = { ...child };
  const content = children.flatMap((known) => (known === child ? [child, copy] : [known]));
  return { what: 'doubled child', broken: { ...sample, content }, at: [copy] };
};

const makers: readonly FaultMaker[] = [
  foreignAttribute,
  badText,
  badAttribute,
  missingAttribute,
  loose,
  unknownChild,
  missingChild,
  doubledChild,
];

const everyElement = (sample: Sample): readonly Sample[] =>
  sample.type === '#none' ? [] : [sample, ...childrenOf(sample).flatMap(everyElement)];

const replaced = (sample: Sample, old: Sample, instead: Sample): Sample => {
  if (sample === old) return instead;
  if (typeof sample.content === 'string') return sample;
  const content = sample.content.map((child) => replaced(child, old, instead));
  const isSame = content.every((child, index) => child === childrenOf(sample)[index]);
  return isSame ? sample : { ...sample, content };
};

/** The first element from `start` on, wrapping around, that can have the fault. */
const firstFault = (
  elements: readonly Sample[],
  start: number,
  make: (element: Sample) => Fault | undefined,
): { readonly element: Sample; readonly fault: Fault } | undefined => {
  for (const element of [...elements.slice(start), ...elements.slice(0, start)]) {
    const fault = make(element);
    if (fault !== undefined) return { element, fault };
  }
  return undefined;
};

/** A copy of the document with one fault, both kind and place picked at random. */
export const mutate = (document: Sample, vocabulary: Vocabulary, pick: Pick): Mutant => {
  const elements = everyElement(document);
  for (;;) {
    const make = oneOf(makers, pick) ?? foreignAttribute;
    const found = firstFault(elements, pick(elements.length), (element) => make(element, vocabulary, pick));
    if (found === undefined) continue;
    const { element, fault } = found;
    const at = fault.at.map((sample) => (sample === element ? fault.broken : sample));
    return { what: `${fault.what} at ${element.name}`, document: replaced(document, element, fault.broken), at };
  }
};
