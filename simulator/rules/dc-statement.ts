/** How rules about the structure of a signature are declared: what they look at, what they want, how they are broken. */
import type { ReferenceReport, SignatureReport } from '../checks/signature/report.ts';
import { nearestPart, type SignaturePart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated, counted } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import {
  annex,
  everyDocument,
  rejects,
  rule,
  type Rule,
  type RuleDeclaration,
  type Source,
} from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { english, spanish, type Bilingual } from '../../src/common/text/bilingual.ts';
import { signature } from '../document/paths.ts';
import type { Datum } from '../document/datum.ts';

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

/** What stands there instead, or undefined when all is well. */
type Finds = (report: SignatureReport) => Finding | NotEvaluated | undefined;

export type Statement = {
  readonly code: string;
  readonly title: Bilingual;
  readonly message: string;
  readonly expected: Bilingual;
  /** Where the annex says the rule looks, below ds:Signature. */
  readonly place: string;
  /** What a failure points at, or the nearest part above it. */
  readonly part: SignaturePart;
  /** Asked only where there is a signature. */
  readonly finding: Finds;
  /** What a literal profile holds instead. */
  readonly strictly?: Pick<Statement, 'expected' | 'finding'> & {
    readonly holds: Bilingual;
    readonly message?: string;
  };
  readonly defaultOn?: false;
  readonly fix?: Bilingual;
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

type Looked = Pick<Statement, 'expected' | 'part' | 'finding'> & Required<Pick<Check, 'breakAt'>>;

const checkOf = ({ expected, part, finding, breakAt }: Looked, report: SignatureReport): Check =>
  is.satisfying({
    expected,
    per: 'document',
    breakAt,
    test: () => {
      if (report.form === 'none') return unsigned;
      const found = finding(report);
      return found && { at: nearestPart(report.parts, part), ...found };
    },
  });

const signWith = (expected: Bilingual): Bilingual => ({
  en: `Make the signature so that it has ${english(expected)}.`,
  es: `Genere la firma de modo que tenga ${spanish(expected)}.`,
});

type Checks = Pick<RuleDeclaration<'certificate'>, 'check' | 'strictly'>;

const checksOf = ({ expected, part, finding, strictly, breakAt, attribute, wrong, repeated }: Statement): Checks => {
  const looked = { expected, part, finding, breakAt: breakAt ?? edited({ attribute, wrong, repeated }) };
  return {
    check: ({ certificate }) => checkOf(looked, certificate),
    ...(strictly === undefined
      ? {}
      : {
          strictly: {
            holds: strictly.holds,
            check: ({ certificate }) =>
              checkOf({ ...looked, expected: strictly.expected, finding: strictly.finding }, certificate),
            ...(strictly.message === undefined ? {} : { message: strictly.message }),
            fix: signWith(strictly.expected),
          },
        }),
  };
};

export const statement = (declared: Statement): Rule => {
  const { code, title, message, expected, place, fix, defaultOn } = declared;
  const { brokenAt, violation, alsoFires, source: origin } = declared;
  return rule({
    source: origin ?? source,
    title,
    message,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(violation === undefined ? {} : { violation }),
    ...(alsoFires === undefined ? {} : { alsoFires }),
    family: code,
    codes: everyDocument(rejects(code, defaultOn === undefined ? {} : { defaultOn })),
    place: `${signature}${place}`,
    needs: ['certificate'],
    ...checksOf(declared),
    fix: fix ?? signWith(expected),
  });
};

/** A group that occurs exactly once; one whose parent is absent is left to the parent's rule. */
export const onceRule = (
  given: Omit<Statement, 'finding' | 'expected' | 'title'> & { readonly parent: SignaturePart; readonly name: string },
): Rule => {
  const { parent, name, ...rest } = given;
  return statement({
    ...rest,
    title: { en: `${name} occurs exactly once`, es: `${name} aparece exactamente una vez` },
    expected: { en: `exactly one ${name}`, es: `exactamente un ${name}` },
    finding: ({ parts }) =>
      parts[parent].length === 0 || parts[rest.part].length === 1
        ? undefined
        : { found: counted(parts[rest.part].length) },
  });
};

/** What a reference of SignedInfo may be of; the annex lists them in this order. */
export const referenced = ['document', 'keyInfo', 'signedProperties'] as const;
export type Referenced = (typeof referenced)[number];

/** The references are told apart by what they point to: their order is free. */
const isOf = (what: Referenced, { uri, target }: ReferenceReport, { parts }: SignatureReport): boolean =>
  what === 'document' ? uri === '' : target !== undefined && target === parts[what][0];

export const referencesOf = (what: Referenced, report: SignatureReport): readonly ReferenceReport[] =>
  report.references.filter((reference) => isOf(what, reference, report));

/** Something about the reference of one thing; a missing one is left to DC05, DC10 and DC13. */
export const referenceFinding =
  (what: Referenced, finding: (reference: ReferenceReport) => Datum | undefined) =>
  (report: SignatureReport): Finding | undefined => {
    for (const reference of referencesOf(what, report)) {
      const found = finding(reference);
      if (found !== undefined) return { found, at: reference.node };
    }
    return undefined;
  };
