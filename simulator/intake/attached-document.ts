/** The container that a document travels to its receiver in, beside the authority's answer. */
import type { XmlLimits } from '../../src/common/xml/parse-limits.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { select } from '../document/path-index.ts';
import { readDocument, type IntakeDocument } from './submission.ts';

const contentPath = 'cac:Attachment/cac:ExternalReference/cbc:Description';

/**
 * The document that an AttachedDocument holds, under the container's file name;
 * anything else as it is. A container without content holds an empty document,
 * which cannot be read, and one inside another stays closed.
 */
export const containedDocument = (received: IntakeDocument, limits?: XmlLimits): IntakeDocument => {
  if (received.status !== 'unknown-kind' || received.rootName !== 'AttachedDocument') return received;
  const [content] = select(received.document.root, contentPath);
  const bytes = Buffer.from(content === undefined ? '' : textOf(content).trim(), 'utf8');
  return readDocument(received.fileName, bytes, { limits });
};
