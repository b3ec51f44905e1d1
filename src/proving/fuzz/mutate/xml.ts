/** Damage to an XML document: to its structure, its values, its characters and its bytes. */
import fc from 'fast-check';
import { escapeText } from '../../../common/xml/write.ts';
import { mutated } from '../../../common/xml/testing/mutations.ts';
import { mutator } from '../../../harness/generated-documents/mutate.fixture.ts';
import { damagedBytes } from './bytes.ts';
import { oddText, sampleOf, type Random } from './odd.ts';

export type XmlMutator = (random: Random) => Buffer;

type Span = { readonly start: number; readonly end: number };

const valueForm = />[^<>]+(?=<)|="[^"<>]*(?=")/g;

/** Texts and attribute values, without what is before them. */
const valuesOf = (xml: string): readonly Span[] =>
  [...xml.matchAll(valueForm)].map(({ 0: { length }, index, 0: [first] }) => ({
    start: index + (first === '>' ? 1 : 2),
    end: index + length,
  }));

const tagForm = /<[A-Za-z][^<>]*>/g;

const deepest = 600;

const inserted = (random: Random): string =>
  random.pick([
    '<!-- x -->',
    '<?x y?>',
    '<![CDATA[<x>]]>',
    '<!DOCTYPE x [<!ENTITY e "e">]>',
    '&e;',
    '<x xmlns="urn:x"/>',
    `${'<x>'.repeat(deepest)}${'</x>'.repeat(deepest)}`,
    Array.from({ length: 200 }, (_, at) => `<x a${String(at)}="1"/>`).join(''),
  ]);

/** The document is read once; each damage depends only on the random numbers. */
export const xmlMutator = (xml: string): XmlMutator => {
  const values = valuesOf(xml);
  const tags = [...xml.matchAll(tagForm)].map(({ 0: { length }, index }) => index + length);
  const { mutate } = mutator(xml);
  const characters = mutated(fc.constant(xml));
  const spliced = ({ start, end }: Span, text: string): string => xml.slice(0, start) + text + xml.slice(end);
  return (random) => {
    switch (random.weighted({ structure: 8, value: 8, moved: 3, characters: 3, inserted: 2, bytes: 2 })) {
      case 'structure':
        return Buffer.from(mutate(random).xml);
      case 'value':
        return Buffer.from(spliced(random.pick(values), escapeText(oddText(random))));
      case 'moved': {
        const { start, end } = random.pick(values);
        return Buffer.from(spliced(random.pick(values), xml.slice(start, end)));
      }
      case 'characters':
        return Buffer.from(sampleOf(characters, random));
      case 'inserted': {
        const at = random.pick(tags);
        return Buffer.from(spliced({ start: at, end: at }, inserted(random)));
      }
      case 'bytes':
        return damagedBytes(Buffer.from(xml), random);
    }
  };
};
