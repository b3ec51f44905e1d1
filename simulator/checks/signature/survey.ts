import type { XmlDocument, XmlElement } from '../../../src/common/xml/tree.ts';
import { xmldsig } from './names.ts';

/** Elements by the identifiers that a same-document reference can name; two under one is how signatures are wrapped. */
export type Identifiers = ReadonlyMap<string, readonly XmlElement[]>;

/** Everything that is looked for in the whole document, found in one walk. */
export type Survey = {
  readonly identifiers: Identifiers;
  /** Every ds:Signature, at any place. */
  readonly signatures: readonly XmlElement[];
  /** Whether there is a processing instruction in it or around it. */
  readonly hasInstructions: boolean;
};

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

const isIdentifier = ({ local, uri }: { readonly local: string; readonly uri: string }): boolean =>
  uri === '' ? local === 'Id' || local === 'ID' || local === 'id' : uri === xmlNamespace && local === 'id';

const note = (identifiers: Map<string, XmlElement[]>, id: string, element: XmlElement): void => {
  const duplicates = identifiers.get(id);
  if (duplicates === undefined) identifiers.set(id, [element]);
  else if (!duplicates.includes(element)) duplicates.push(element);
};

export const surveyDocument = ({ root, before, after }: XmlDocument): Survey => {
  const identifiers = new Map<string, XmlElement[]>();
  const signatures: XmlElement[] = [];
  let hasInstructions = [...before, ...after].some(({ kind }) => kind === 'instruction');
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    if (element.local === 'Signature' && element.uri === xmldsig) signatures.push(element);
    for (const attribute of element.attributes) {
      if (isIdentifier(attribute)) note(identifiers, attribute.value, element);
    }
    for (const child of element.children) {
      if (child.kind === 'element') pending.push(child);
      else if (child.kind === 'instruction') hasInstructions = true;
    }
  }
  return { identifiers, signatures, hasInstructions };
};
