/** Accepted documents of every kind, and faults in their content that know nothing of the rules. */
import { editText } from '../../../../simulator/document/edits/edit-text.ts';
import { pathTo } from '../../../../simulator/judge/proposals/place.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import type { Random } from '../../../common/env/env.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { withoutPositions } from '../../../common/xml/path-steps.ts';
import { childElements, isElement, textOf, type XmlElement } from '../../../common/xml/tree.ts';
import type { Box } from '../../../harness/box-types.ts';
import { takeTour } from '../../../harness/tour.ts';
import { keyOf } from '../../../harness/violations/reference.ts';

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

const rootIn = (xml: string): { readonly root: XmlElement } => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return parsed.document;
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

const within = (element: XmlElement): readonly XmlElement[] =>
  childElements(element)
    .filter(({ name }) => name !== 'ds:Signature' && !name.startsWith('ext:'))
    .flatMap((child) => [child, ...within(child)]);

/** A whole element that is gone, stands twice, or stands elsewhere. */
const misplacedIn = (random: Random, root: XmlElement): XmlEdit => {
  const element = oneOf(random, within(root));
  const path = pathTo(element);
  const parent = element.parent ?? root;
  const others = childElements(parent).filter((other) => other !== element && other.name !== element.name);
  const outside = parent.parent ?? root;
  switch (below(random, 6)) {
    case 0:
      return { edit: 'remove', path };
    case 1:
      return { edit: 'duplicate', path };
    case 2:
      return { edit: 'move', path, into: pathTo(outside), after: [parent.name] };
    default:
      return {
        edit: 'move',
        path,
        into: pathTo(parent),
        after: others.length === 0 ? [] : [oneOf(random, others).name],
      };
  }
};

/** Another value, no value, or nothing at all, at any place outside the signature; or an element in the wrong place. */
const faultIn = (random: Random, xml: string): XmlEdit => {
  const { root } = rootIn(xml);
  if (below(random, 2) === 0) return misplacedIn(random, root);
  const leaf = oneOf(random, leaves(root));
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

/** A text or an attribute, and the names that lead to it. */
export type Said = { readonly path: string; readonly name: string; readonly text: string };

const belowRoot = (path: string): string => withoutPositions(path.replace(/^\/[^/]+/, ''));

const saidBy = (element: XmlElement): readonly Said[] => {
  if (element.name === 'ds:Signature') return [];
  const path = belowRoot(pathTo(element));
  const own = element.attributes.map(({ name, value }) => ({ path: `${path}/@${name}`, name, text: value }));
  const text = element.children.some(isElement) ? '' : textOf(element);
  return [...own, { path, name: element.name, text }, ...childElements(element).flatMap(saidBy)].filter(
    (one) => one.text.trim() !== '',
  );
};

export type Kept = {
  /** Without faults. */
  readonly clean: string;
  readonly faulty: string;
  readonly changed: string;
  /** Paths of failed rules. */
  readonly named: readonly string[];
};

/** What a faulty document said that the changed one says neither where it stood nor where it belongs. */
export const lostIn = ({ clean, faulty, changed, named }: Kept): readonly Said[] => {
  const [right, before, after] = [clean, faulty, changed].map((xml) => saidBy(rootIn(xml).root));
  const there = new Set(after?.map(({ path, text }) => `${path} ${text}`));
  const failed = new Set(named.map(belowRoot));
  return (before ?? []).filter(({ path, name, text }) => {
    const places = [
      path,
      ...(right ?? []).filter((one) => one.name === name && one.text === text).map((one) => one.path),
    ];
    return !failed.has(path) && !places.some((place) => there.has(`${place} ${text}`));
  });
};
