/** Which field of a request fills the place that a rule looks at, found by building the document of a request that gives every field. */
import { documentKinds, type DocumentKind } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { RuleFields } from '../../harness/explain/field-of-rule.ts';
import { buildUnsent } from '../../harness/fields/probe.ts';
import { variantNamed } from '../../harness/fields/variants.ts';
import { fieldAt } from '../../issuer/authority/explanations.ts';

/** Of the two payroll adjustments, the one with the fields of payroll. */
const rootOf = (kind: DocumentKind) =>
  buildUnsent(variantNamed(kind === 'payrollAdjustment' ? 'payrollReplacement' : kind)).root;

const ruleFields = (): RuleFields => {
  const fields: Record<string, Record<string, DocumentKind[]>> = {};
  for (const kind of documentKinds) {
    const root = rootOf(kind);
    for (const path of new Set(
      catalogue()
        .entries(kind)
        .flatMap(({ target }) => target?.path ?? []),
    )) {
      const field = fieldAt(root, path.replace(/^\/\*/, `/${root.name}`))?.replaceAll(/\.\d+(?=\.|$)/g, '.*');
      if (field !== undefined) ((fields[path] ??= {})[field] ??= []).push(kind);
    }
  }
  return fields;
};

export const ruleFieldsDocument = (): string =>
  `{\n${Object.entries(ruleFields())
    .map(([path, of]) => `${JSON.stringify(path)}:${JSON.stringify(of)}`)
    .join(',\n')}\n}\n`;
