/**
 * The complete document of each kind, unsigned and indented: what the authority takes examples from when it proposes how
 * a rejected document passes (simulator/judge/proposals/specimen.ts).
 */
import { documentForms } from '../../issuer/documents/document-model.ts';
import { specOf } from '../../../simulator/judge/proposals/specimen.ts';
import { escapeAttribute } from '../../common/xml/escape.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import { sentKinds } from '../../harness/events/flow.ts';
import { linesOf } from '../../harness/docs/rule-pages-fragments.ts';
import type { WholeDocuments } from './whole-documents.ts';

const unsigned = (spec: XmlSpec): XmlSpec =>
  typeof spec.content === 'string'
    ? spec
    : { ...spec, content: spec.content.filter(({ name }) => name !== 'ds:Signature').map(unsigned) };

const documentText = (root: XmlElement): string => {
  const declared = root.namespaces.map(
    ({ prefix, uri }) => `\n  xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`,
  );
  const [start = '', ...rest] = linesOf(unsigned(specOf(root)));
  const opened = start.replace(/^<[^\s>]+/, (name) => `${name}${declared.join('')}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[opened, ...rest].join('\n')}\n`;
};

/** By path. */
export const specimens = (whole: WholeDocuments): ReadonlyMap<string, string> =>
  new Map(
    [...documentForms, ...sentKinds].map((name) => [
      `datasets/facts/specimens/${name}.xml`,
      documentText(whole.of(name)),
    ]),
  );
