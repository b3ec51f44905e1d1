/** Accepted documents of every kind, and faults in their content that know nothing of the rules. */
import { editText } from '../../../../simulator/amend/edit-text.ts';
import { pathTo } from '../../../../simulator/amend/place.ts';
import type { XmlEdit } from '../../../../simulator/checks/vocabulary/edit.ts';
import type { Random } from '../../../common/env/env.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { childElements, isElement, textOf, type XmlElement } from '../../../common/xml/tree.ts';
import type { Box } from '../../box.ts';
import { takeTour } from '../../tour.ts';
import { keyOf } from '../../violations/reference.ts';

export type Accepted = { readonly name: string; readonly xml: string };

/** One of each kind and variant. */
export const acceptedDocuments = async (box: Box, seed: string): Promise<readonly Accepted[]> => {
  const documents: Accepted[] = [];
  await takeTour(box, {
    seed,
    visit: async ({ step, reply }) => {
      const filed = await box.authority.registry.documentByKey(keyOf(reply.body) ?? '');
      if (filed?.state !== 'accepted') throw new Error(`${step.kind} ${step.variant} was not accepted.`);
      documents.push({ name: `${step.kind} ${step.variant}`, xml: filed.xml });
    },
  });
  return documents;
};

const below = (random: Random, count: number): number => random.bytes(4).readUInt32BE() % count;

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const leaves = (element: XmlElement): readonly XmlElement[] => {
  if (element.name === 'ds:Signature') return [];
  return element.children.some(isElement) ? childElements(element).flatMap(leaves) : [element];
};

const spoilt = (random: Random, text: string): string => {
  if (/^-?\d+\.\d+$/.test(text)) {
    const value = Number(text); // what is wrong need not be exact
    return oneOf(random, [(value + 1).toFixed(2), '0.00', `-${text}`, (value * 2).toFixed(2)]);
  }
  if (/^\d{4}-\d\d-\d\d/.test(text)) return `${oneOf(random, ['2019', '2031'])}${text.slice(4)}`;
  if (/^\d+$/.test(text)) return oneOf(random, [String(BigInt(text) + 1n), 'ZZ9', '0']);
  return oneOf(random, [`X${text}`, text.slice(0, -1), '']);
};

/** Another value, no value, or nothing at all, at any place outside the signature. */
const faultIn = (random: Random, xml: string): XmlEdit => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const leaf = oneOf(random, leaves(parsed.document.root));
  const path = pathTo(leaf);
  const dice = below(random, 10);
  if (dice < 2) return { edit: 'remove', path };
  if (dice < 4 && leaf.attributes.length > 0) {
    const { name, value } = oneOf(random, leaf.attributes);
    const at = `${path}/@${name}`;
    return below(random, 2) === 0
      ? { edit: 'remove', path: at }
      : { edit: 'set', path: at, text: spoilt(random, value) };
  }
  return { edit: 'set', path, text: spoilt(random, textOf(leaf)) };
};

/** With one to three faults. */
export const withFaults = (random: Random, xml: string): string => {
  let faulty = xml;
  for (let left = 1 + below(random, 3); left > 0; left -= 1) faulty = editText(faulty, [faultIn(random, faulty)]);
  return faulty;
};
