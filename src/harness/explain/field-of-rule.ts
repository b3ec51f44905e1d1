/** The field of a request that a rule looks at, found by building the document of a request that gives every field. */
import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import { isEvent, type DocumentKind, type SubjectKind } from '../../../simulator/document/kind.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { fieldAt } from '../../issuer/authority/explanations.ts';
import type { RequestForm } from '../../issuer/requests/field-facts.ts';
import { buildUnsent } from '../fields/probe.ts';
import { variantNamed } from '../fields/variants.ts';

/** Of the two payroll adjustments, the one with the fields of payroll. */
const formOf = (kind: DocumentKind): RequestForm => (kind === 'payrollAdjustment' ? 'payrollReplacement' : kind);

const roots = new Map<RequestForm, XmlRootSpec>();

const rootOf = (form: RequestForm): XmlRootSpec => {
  const root = roots.get(form) ?? buildUnsent(variantNamed(form)).root;
  roots.set(form, root);
  return root;
};

/** `invoice_lines.*.code`: a rule looks at each line. Undefined where the value is the service's or the company's. */
export const fieldOfRule = ({ document, target }: CatalogueEntry<SubjectKind>): string | undefined => {
  if (isEvent(document) || target === undefined) return undefined;
  const root = rootOf(formOf(document));
  return fieldAt(root, target.path.replace(/^\/\*/, `/${root.name}`))?.replaceAll(/\.\d+(?=\.|$)/g, '.*');
};
