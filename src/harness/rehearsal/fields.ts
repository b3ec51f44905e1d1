/** Remembers which request field fed which element, for the documents that this program makes. */
import { fieldAt } from '../../issuer/authority/explanations.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import type { FilledCodes } from '../../issuer/codes/fill-codes.ts';
import type { OnStep } from '../../issuer/steps.ts';
import type { FieldOf } from './build-report.ts';

export type Fields = { readonly onStep: OnStep; readonly fieldOf: FieldOf };

export const createFields = (): Fields => {
  const roots = new Map<string, XmlRootSpec>();
  return {
    onStep: (step, value) => {
      if (step !== 'coded') return;
      const { uuid, root } = value as FilledCodes; // what that step gives
      roots.set(uuid, root);
    },
    fieldOf: (key, xpath) => {
      const root = roots.get(key);
      return root === undefined ? undefined : fieldAt(root, xpath);
    },
  };
};
