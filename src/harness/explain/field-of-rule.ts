/** The field of a request that a rule looks at, as data generated from the documents that the issuing service builds. */
import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import { dataJson } from '../../common/data-directory.ts';

/** By path of the XML and field: the kinds of document in which that field fills that place. */
export type RuleFields = Readonly<Record<string, Readonly<Record<string, readonly SubjectKind[]>>>>;

export const ruleFieldsFile = 'datasets/facts/rule-fields.json';

let read: RuleFields | undefined;

/** `invoice_lines.*.code`: a rule looks at each line. Undefined where the value is the service's or the company's. */
export const fieldOfRule = ({ document, target }: CatalogueEntry<SubjectKind>): string | undefined => {
  read ??= dataJson('rule-fields.json') as RuleFields; // our own file
  const fields = Object.entries(target === undefined ? {} : (read[target.path] ?? {}));
  return fields.find(([, kinds]) => kinds.includes(document))?.[0];
};
