import { namespacesInScope, sortedDeclarations } from '../../../src/common/xml/canonical-scope.ts';
import { canonicalize } from '../../../src/common/xml/canonical.ts';
import { escapeAttribute } from '../../../src/common/xml/escape.ts';
import type { NamespaceDeclaration, XmlElement } from '../../../src/common/xml/tree.ts';
import { xades, xmldsig } from './names.ts';
import type { Variant } from './variants.ts';

/** Declarations that programs are known to write, whether the document has them or not. */
const customary: readonly NamespaceDeclaration[] = [
  { prefix: 'ds', uri: xmldsig },
  { prefix: 'xades', uri: xades },
  { prefix: 'xades141', uri: 'http://uri.etsi.org/01903/v1.4.1#' },
  { prefix: 'xsi', uri: 'http://www.w3.org/2001/XMLSchema-instance' },
];

/** Trying every subset doubles with each prefix; real documents have six to nine. */
const prefixLimit = 11;
const textLimit = 10_000;

const namesOf = (declarations: readonly NamespaceDeclaration[]): string =>
  declarations.map(({ prefix }) => (prefix === '' ? 'the default namespace' : prefix)).join(', ');

const describe = (inherited: readonly NamespaceDeclaration[], written: readonly NamespaceDeclaration[]): string => {
  const missing = inherited.filter((declaration) => !written.includes(declaration));
  const added = written.filter((declaration) => !inherited.includes(declaration));
  const differences = [
    ...(missing.length === 0 ? [] : [`leaves out ${namesOf(missing)}`]),
    ...(added.length === 0 ? [] : [`adds ${namesOf(added)}`]),
  ];
  return (
    `The digest matches when the element ${differences.join(' and ')} among its namespace declarations; inclusive ` +
    'canonicalisation writes all those, and only those, that are in scope in the document as sent.'
  );
};

/** Every subset of a short list; of a long one, or of a long text, what differs in one declaration. */
function* choices(
  known: readonly NamespaceDeclaration[],
  inherited: readonly NamespaceDeclaration[],
  exhaustive: boolean,
): Generator<readonly NamespaceDeclaration[]> {
  if (!exhaustive) {
    for (const each of known) {
      yield known.filter((declaration) => inherited.includes(declaration) !== (declaration === each));
    }
    return;
  }
  for (let mask = 2 ** known.length - 1; mask >= 0; mask -= 1) {
    yield known.filter((_, index) => ((mask >> index) & 1) === 1);
  }
}

/**
 * Which declarations did the signer leave out, or write besides? Tried lazily;
 * the rest of the canonical text is the same for all of them.
 */
export function* namespaceVariants(element: XmlElement, omit?: XmlElement): Generator<Variant> {
  const inherited = namespacesInScope(element);
  const bound = new Set(inherited.map(({ prefix }) => prefix));
  const known = sortedDeclarations([...inherited, ...customary.filter(({ prefix }) => !bound.has(prefix))]);
  const bare = canonicalize({ ...element, namespaces: [], parent: undefined }, { omit });
  const afterName = 1 + element.name.length;
  for (const written of choices(known, inherited, known.length <= prefixLimit && bare.length <= textLimit)) {
    if (written.length === inherited.length && written.every((declaration) => inherited.includes(declaration)))
      continue;
    const declarations = written.map(
      ({ prefix, uri }) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`,
    );
    yield {
      code: 'other-namespaces',
      get message() {
        return describe(inherited, written);
      },
      octets: bare.slice(0, afterName) + declarations.join('') + bare.slice(afterName),
    };
  }
}
