/** How rules about the structure of a signature are declared: what they look at, what they want, how they are broken. */
import type { ReferenceReport, SignatureReport } from '../checks/signature/report.ts';
import { nearestPart, type SignaturePart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annex, everyDocument, rejects, rule, type Rule, type Source } from '../engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { signature } from '../document/paths.ts';

export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';

/** Digests that the annex allows (FE 1.9, 10). */
export const digestMethods: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** Where SignedInfo and the properties of the signature stand. */
export const info = `${signature}/ds:SignedInfo`;
export const signatureProperties = `${signature}/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties`;

export const unsigned: NotEvaluated = notEvaluated('The document has no signature.', 'El documento no tiene firma.');

export const source: Source = annex('FE 1.9', '10');

export type Statement = {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  /** Where the annex says the rule looks, below ds:Signature. */
  readonly place: string;
  /** What a failure points at, or the nearest part above it. */
  readonly part: SignaturePart;
  /** What stands there instead, or undefined when all is well. Asked only where there is a signature. */
  readonly finding: (report: SignatureReport) => Finding | NotEvaluated | undefined;
  readonly fix?: string;
  /** Where it is broken, when the annex names the place in short. */
  readonly brokenAt?: string;
  /** The attribute that is broken, where it is not the element itself. */
  readonly attribute?: 'Algorithm' | 'URI';
  /** Its text after the change; `repeated` if it occurs twice, and absent if it is missing. */
  readonly wrong?: string;
  readonly repeated?: boolean;
  /** Where no single edit breaks it. */
  readonly breakAt?: Check['breakAt'];
  readonly violation?: Violation;
  readonly alsoFires?: readonly string[];
  readonly source?: Source;
};

type Broken = { readonly [Part in 'attribute' | 'wrong' | 'repeated']: Statement[Part] | undefined };

const edited =
  ({ attribute, wrong, repeated = false }: Broken) =>
  (place: string): Violation => {
    const path = attribute === undefined ? place : `${place}/@${attribute}`;
    if (wrong !== undefined) return { built: [{ edit: 'set', path, text: wrong }] };
    return { built: [{ edit: repeated ? 'duplicate' : 'remove', path }] };
  };

export const statement = (declared: Statement): Rule => {
  const { code, expected, place, part, finding, fix, attribute, wrong, repeated, breakAt, ...rest } = declared;
  return rule({
    source,
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place: `${signature}${place}`,
    needs: ['certificate'],
    check: ({ certificate }): Check =>
      is.satisfying({
        expected,
        per: 'document',
        breakAt: breakAt ?? edited({ attribute, wrong, repeated }),
        test: () => {
          if (certificate.form === 'none') return unsigned;
          const found = finding(certificate);
          if (found === undefined || 'notEvaluated' in found) return found;
          return { at: nearestPart(certificate.parts, part), ...found };
        },
      }),
    fix: fix ?? `Make the signature so that it has ${expected}.`,
  });
};

/** A group that stands exactly once; one whose parent is absent is left to the parent's rule. */
export const onceRule = (
  given: Omit<Statement, 'finding' | 'expected' | 'title'> & { readonly parent: SignaturePart; readonly name: string },
): Rule => {
  const { parent, name, ...rest } = given;
  return statement({
    ...rest,
    title: `${name} stands exactly once`,
    expected: `exactly one ${name}`,
    finding: ({ parts }) =>
      parts[parent].length === 0 || parts[rest.part].length === 1 ? undefined : { found: `${parts[rest.part].length}` },
  });
};

/** Something about one reference of SignedInfo; a missing reference is left to DC02. */
export const referenceFinding =
  (index: number, finding: (reference: ReferenceReport) => string | undefined) =>
  ({ references }: SignatureReport): Finding | undefined => {
    const reference = references[index];
    const found = reference === undefined ? undefined : finding(reference);
    return reference === undefined || found === undefined ? undefined : { found, at: reference.node };
  };
