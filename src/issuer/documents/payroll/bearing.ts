/** Payroll documents say nearly everything in attributes: elements that bear them, and nothing else. */
import type { XmlSpec } from '../../../common/xml/node.ts';
import { leaf } from '../elements.ts';

/** Left out when the value is undefined; `field` is the request path that feeds it. */
export type Attribute = readonly [name: string, value: string | undefined, field?: string];

/** An element without content. The schema allows not even a blank between its tags. */
export const bearing = (name: string, attributes: readonly Attribute[], field?: string): XmlSpec =>
  leaf(name, '', {
    attributes: Object.fromEntries(attributes.map(([attribute, value]) => [attribute, value])),
    attributeFields: Object.fromEntries(
      attributes.map(([attribute, value, from]) => [attribute, value === undefined ? undefined : from]),
    ),
    field,
  });
