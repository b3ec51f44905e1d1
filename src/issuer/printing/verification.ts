import { childElements, textOf } from '../../common/xml/tree.ts';
import type { XmlElement } from '../../common/xml/tree.ts';

/** What the authority's ApplicationResponse says of a document. */
export type Verification = {
  /** 02 validated, 04 rejected. */
  readonly resultCode: string;
  /** Unique code of the document that it speaks of. */
  readonly documentKey: string;
  /** Name of the authority. */
  readonly validator: string;
  readonly date: string;
  /** With offset, `10:00:07-05:00`. */
  readonly time: string;
};

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Text of the first element along a path of local names; empty if there is none. */
const textAt = (root: XmlElement, path: string): string => {
  let element: XmlElement | undefined = root;
  for (const local of path.split('/')) {
    if (element === undefined) return '';
    element = childElements(element).find((child) => child.local === local && child.uri.startsWith(ubl));
  }
  return element === undefined ? '' : textOf(element).trim();
};

/** Reads an ApplicationResponse; undefined when the root is another or one of the facts is missing. */
export const readVerification = (root: XmlElement): Verification | undefined => {
  if (root.local !== 'ApplicationResponse' || !root.uri.startsWith(ubl)) return undefined;
  const verification: Verification = {
    resultCode: textAt(root, 'DocumentResponse/Response/ResponseCode'),
    documentKey: textAt(root, 'DocumentResponse/DocumentReference/UUID'),
    validator: textAt(root, 'SenderParty/PartyTaxScheme/RegistrationName'),
    date: textAt(root, 'IssueDate'),
    time: textAt(root, 'IssueTime'),
  };
  return Object.values(verification).includes('') ? undefined : verification;
};
