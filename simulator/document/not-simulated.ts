/**
 * Equivalent documents that the authority receives and Ensayo does not judge (Res. 000165 of 2023, lists 16.1 and 16.4
 * of its annex): nothing is known of their rules. Judged as invoices, their verdict would be wrong.
 */
import { table } from '../../src/common/code-lists.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { documents, documentKinds, familyOf, isNote, type SubjectKind } from './kind.ts';
import { childOf } from './path-index.ts';

const contingencies = ['07', '08'];

const otherTypes = ['25', '27', '30', '32', '35', '40', '45', '50', '55', '60'];

/** A note has the type of the document that it adjusts as its operation; 30 and 32 are those of the invoice's debit note, written by mistake. */
const adjustedTypes = otherTypes.filter((type) => type !== '30' && type !== '32');

const textAt = (root: XmlElement, name: string): string => {
  const element = childOf(root, name);
  return element === undefined ? '' : textOf(element).trim();
};

/** The type of a document that is not simulated, or of one that a note adjusts; undefined for any other document. */
export const typeNotSimulated = (root: XmlElement, kind: SubjectKind): string | undefined => {
  const type = textAt(root, 'cbc:InvoiceTypeCode');
  if (root.local === 'Invoice' && [...contingencies, ...otherTypes].includes(type)) return type;
  if (familyOf(kind) !== 'equivalent' || !isNote(kind)) return undefined;
  const operation = textAt(root, 'cbc:CustomizationID');
  return adjustedTypes.includes(operation) ? operation : undefined;
};

const simulated = documentKinds
  .filter((kind) => familyOf(kind) === 'equivalent')
  .flatMap((kind) => documents[kind].types)
  .toSorted();

const listed = (and: string): string => `${simulated.slice(0, -1).join(', ')} ${and} ${simulated.at(-1) ?? ''}`;

const nameOf = (type: string): string => {
  const name = contingencies.includes(type)
    ? 'contingencia del documento equivalente'
    : table('type_documents').byCode(type)?.name;
  return name === undefined ? '' : ` (${name})`;
};

export const notSimulated = (type: string): Bilingual => ({
  en: `Ensayo does not simulate equivalent documents of type ${type}${nameOf(type)} or their notes. It simulates the types ${listed('and')}.`,
  es: `Ensayo no simula los documentos equivalentes de tipo ${type}${nameOf(type)} ni sus notas. Simula los tipos ${listed('y')}.`,
});
