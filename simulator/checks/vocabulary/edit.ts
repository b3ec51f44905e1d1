// Changes to an XML document as plain data. The authority's rules use them to declare how a valid document is broken;
// the harness applies them at a step of the issuing pipeline. Paths are absolute, with prefixes as the document writes
// them, `*` or its name for the root, and optional positions from 1: `/*/cac:InvoiceLine[2]/cbc:ID`,
// `/*/cbc:UUID/@schemeID`. Without a position, `remove` acts on every match, the others on the first.
import type { XmlSpec } from '../../../src/common/xml/node.ts';

export type XmlEdit =
  /** Removes every element (or the attribute) that the path names. */
  | { readonly edit: 'remove'; readonly path: string }
  /** Replaces the text of the element, or sets the attribute, creating it where absent. */
  | { readonly edit: 'set'; readonly path: string; readonly text: string }
  /** Appends text to the element or attribute. */
  | { readonly edit: 'append'; readonly path: string; readonly text: string }
  /**
   * Adds a child to the element, after the last of its children with a name in `after` (as the first when there is
   * none).
   */
  | { readonly edit: 'insert'; readonly path: string; readonly child: XmlSpec; readonly after?: readonly string[] }
  /** Inserts a copy of the element directly after it. */
  | { readonly edit: 'duplicate'; readonly path: string };
