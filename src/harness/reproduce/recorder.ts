/** Keeps the results of the steps for the last document. */
import { writeXml } from '../../common/xml/write.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import type { OnStep, Steps } from '../../issuer/steps.ts';

export type Recording = { readonly [Name in keyof Steps]?: Steps[Name] };

export type Recorder = {
  readonly onStep: OnStep;
  /** Everything recorded since the last call. */
  readonly take: () => Recording;
};

export const createRecorder = (): Recorder => {
  let current: Partial<Record<keyof Steps, unknown>> = {};
  return {
    onStep: (step, value) => {
      // A document sent twice is recorded as it was the second time.
      if (step === 'read') current = {};
      current[step] = value;
    },
    take: () => {
      const taken = current as Recording; // Every value is kept under the name of its step.
      current = {};
      return taken;
    },
  };
};

/** The document before its signature, with the declaration that a signed one has. */
export const unsignedIn = ({ coded }: Recording): string | undefined =>
  coded === undefined ? undefined : `<?xml version="1.0" encoding="UTF-8"?>${writeXml(coded.root)}`;

/** The signed document; if it was never signed, the previous step's. */
export const documentOf = ({ signed, coded }: Recording): string | undefined => {
  const root: XmlRootSpec | undefined = coded?.root;
  return signed ?? (root === undefined ? undefined : writeXml(root));
};
