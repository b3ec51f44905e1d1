/** Missing or wrong content that only the sender of a document can supply. */
import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import type { FailedLine } from '../../registry/types.ts';
import { misfitIn, requiredBy } from './misfit.ts';
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

type Line = Pick<FailedLine, 'code' | 'xpath' | 'foundData'>;

const wanted = (document: XmlDocument, { xpath = '/*', foundData }: Line): readonly Where[] => {
  const misfit = misfitIn(document.root, foundData);
  if (misfit === undefined) {
    const place = placeAt(document, xpath);
    return [{ xpath, missing: place !== undefined && (place.missing.length > 0 || textAt(place) === '') }];
  }
  const { element, attribute, fault } = misfit;
  const lacking = requiredBy(misfit);
  if (lacking.length > 0)
    return lacking.map(([parent, name]) => ({ xpath: `${pathTo(parent)}/${name}`, missing: true }));
  const path = pathTo(element);
  return [{ xpath: attribute === undefined ? path : `${path}/@${attribute}`, missing: fault === 'attribute-missing' }];
};

/** Each place once. */
export const neededIn = (document: XmlDocument | undefined, lines: readonly Line[]): readonly Need[] => {
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
