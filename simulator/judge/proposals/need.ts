/** Missing or wrong content that only the sender of a document can supply. */
import type { XmlDocument, XmlElement } from '../../../src/common/xml/tree.ts';
import type { FailedLine } from '../../registry/types.ts';
import { requiredIn } from './insert.ts';
import { misfitIn } from './misfit.ts';
import { pathTo, placeAt } from './place.ts';
import { textAt } from './proposal.ts';

export type Need = {
  readonly code: string;
  /** With the prefixes of the document where something is there. */
  readonly xpath: string;
  /** Whether nothing is there. */
  readonly missing: boolean;
};

type Where = Omit<Need, 'code'>;

const below = (element: XmlElement | undefined, names: readonly string[]): readonly Where[] =>
  element === undefined
    ? []
    : requiredIn(element, names).map((name) => ({ xpath: `${pathTo(element)}/${name}`, missing: true }));

const wanted = (document: XmlDocument, { xpath = '/*', found }: FailedLine): readonly Where[] => {
  const misfit = misfitIn(document.root, found);
  if (misfit === undefined) {
    const place = placeAt(document, xpath);
    return [{ xpath, missing: place !== undefined && (place.missing.length > 0 || textAt(place) === '') }];
  }
  const { element, attribute, fault, expected } = misfit;
  const lacking = below(fault === 'child-missing' ? element : element.parent, expected);
  if (lacking.length > 0) return lacking;
  const path = pathTo(element);
  return [{ xpath: attribute === undefined ? path : `${path}/@${attribute}`, missing: fault === 'attribute-missing' }];
};

/** Each place once. */
export const neededIn = (document: XmlDocument | undefined, lines: readonly FailedLine[]): readonly Need[] => {
  if (document === undefined) return [];
  const needs = lines.flatMap((line) =>
    wanted(document, line).map(({ xpath, missing }): Need => ({
      code: line.code,
      xpath: xpath.replace(/^\/\*/, `/${document.root.name}`),
      missing,
    })),
  );
  return needs.filter(({ xpath }, at) => needs.findIndex((other) => other.xpath === xpath) === at);
};
