/** The field of a request that a rule looks at, found by building the document of a request that gives every field. */
import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { fieldAt } from '../../issuer/authority/explanations.ts';
import type { RequestForm } from '../../issuer/requests/field-facts.ts';
import { buildUnsent } from '../fields/probe.ts';
import { variantNamed } from '../fields/variants.ts';

const forms: Readonly<Partial<Record<SubjectKind, RequestForm>>> = {
  invoice: 'invoice',
  creditNote: 'creditNote',
  debitNote: 'debitNote',
  supportDocument: 'supportDocument',
  supportAdjustmentNote: 'supportAdjustmentNote',
  payroll: 'payroll',
  payrollAdjustment: 'payrollReplacement',
};

const roots = new Map<RequestForm, XmlRootSpec>();

const rootOf = (form: RequestForm): XmlRootSpec => {
  const root = roots.get(form) ?? buildUnsent(variantNamed(form)).root;
  roots.set(form, root);
  return root;
};

/** `invoice_lines.*.code`: a rule looks at each line. Undefined where the value is the service's or the company's. */
export const fieldOfRule = ({ document, target }: CatalogueEntry<SubjectKind>): string | undefined => {
  const form = forms[document];
  if (form === undefined || target === undefined) return undefined;
  const root = rootOf(form);
  return fieldAt(root, target.path.replace(/^\/\*/, `/${root.name}`))?.replaceAll(/\.\d+(?=\.|$)/g, '.*');
};
