import { namespacesInScope, sortedDeclarations } from '../../xml/canonical-scope.ts';
import { canonicalize } from '../../xml/canonical.ts';
import { escapeAttribute } from '../../../src/common/xml/escape.ts';
import type { NamespaceDeclaration, XmlElement } from '../../../src/common/xml/tree.ts';
import { weightOf } from './budget.ts';
import type { DiagnosisCode } from './codes.ts';
import { xades, xmldsig } from './names.ts';

export type Octets = Buffer | string;

/** Another way in which the same content could have been turned into octets, which are made when they are tried. */
export type Variant = {
  readonly code: DiagnosisCode;
  readonly message: string;
  readonly octets: () => Octets;
};

/** Declarations that programs are known to write, whether the document has them or not. */
const customary: readonly NamespaceDeclaration[] = [
  { prefix: 'ds', uri: xmldsig },
  { prefix: 'xades', uri: xades },
  { prefix: 'xades141', uri: 'http://uri.etsi.org/01903/v1.4.1#' },
  { prefix: 'xsi', uri: 'http://www.w3.org/2001/XMLSchema-instance' },
];

/** Trying every subset doubles with each prefix; real documents have six to nine. */
const prefixLimit = 11;
/** Every subset is tried of small elements only: KeyInfo, SignedProperties and SignedInfo have about a hundred nodes. */
const smallElement = 200;

const namesOf = (declarations: readonly NamespaceDeclaration[]): string =>
  declarations.map(({ prefix }) => (prefix === '' ? 'the default namespace' : prefix)).join(', ');

const describe = (inherited: ReadonlySet<NamespaceDeclaration>, written: readonly NamespaceDeclaration[]): string => {
  const kept = new Set(written);
  const missing = [...inherited].filter((declaration) => !kept.has(declaration));
  const added = written.filter((declaration) => !inherited.has(declaration));
  const differences = [
    ...(missing.length === 0 ? [] : [`leaves out ${namesOf(missing)}`]),
    ...(added.length === 0 ? [] : [`adds ${namesOf(added)}`]),
  ];
  return (
    `The digest matches when the element ${differences.join(' and ')} among its namespace declarations; inclusive ` +
    'canonicalisation writes all those, and only those, that are in scope in the document as sent.'
  );
};

/** Every subset of a short list, in a small element; else what differs in one declaration. */
function* choices(
  known: readonly NamespaceDeclaration[],
  inherited: ReadonlySet<NamespaceDeclaration>,
  exhaustive: boolean,
): Generator<readonly NamespaceDeclaration[]> {
  if (!exhaustive) {
    for (const each of known) {
      yield known.filter((declaration) => inherited.has(declaration) !== (declaration === each));
    }
    return;
  }
  for (let mask = 2 ** known.length - 1; mask >= 0; mask -= 1) {
    const written = known.filter((_, index) => ((mask >> index) & 1) === 1);
    if (written.length !== inherited.size || !written.every((declaration) => inherited.has(declaration))) yield written;
  }
}

/** The canonical text in front of and behind the declarations of the element: the same for all choices. */
const aroundDeclarations = (element: XmlElement, omit: XmlElement | undefined): readonly [string, string] => {
  const bare = canonicalize({ ...element, namespaces: [], parent: undefined }, { omit });
  const afterName = 1 + element.name.length;
  return [bare.slice(0, afterName), bare.slice(afterName)];
};

/** Which declarations did the signer leave out or add? */
export function* namespaceVariants(element: XmlElement, omit?: XmlElement): Generator<Variant> {
  const inherited = new Set(namespacesInScope(element));
  const bound = new Set([...inherited].map(({ prefix }) => prefix));
  const known = sortedDeclarations([...inherited, ...customary.filter(({ prefix }) => !bound.has(prefix))]);
  let around: readonly [string, string] | undefined;
  for (const written of choices(known, inherited, known.length <= prefixLimit && weightOf(element) <= smallElement)) {
    yield {
      code: 'other-namespaces',
      get message() {
        return describe(inherited, written);
      },
      octets: () => {
        const [before, behind] = (around ??= aroundDeclarations(element, omit));
        const declarations = written.map(
          ({ prefix, uri }) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`,
        );
        return before + declarations.join('') + behind;
      },
    };
  }
}
