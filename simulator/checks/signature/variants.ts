import type { NamespaceDeclaration, XmlDocument, XmlElement } from '../../../src/common/xml/tree.ts';
import { escapeAttribute } from '../../../src/common/xml/escape.ts';
import { canonicalize, canonicalizeDocument } from '../../document/xml/canonical.ts';
import { namespacesInScope, sortedDeclarations } from '../../document/xml/canonical-scope.ts';
import { weightOf, type Budget } from './budget.ts';
import { isTransformedAway, type Signed, type Target, type Transformation } from './octets.ts';
import type { Diagnosis, DiagnosisCode } from './report.ts';
import { xades, xmldsig } from './names.ts';
import { stsNamespaces } from '../../document/path-index.ts';
import { composed, joined, same, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { fromLatin1 } from '../../../src/common/bytes.ts';

export type Octets = Uint8Array | string;

/** Another way in which the same content could have been turned into octets, which are made when they are tried. */
export type Variant = {
  readonly code: DiagnosisCode;
  readonly message: Bilingual;
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

const defaultNamespace: Bilingual = { en: 'the default namespace', es: 'el espacio de nombres predeterminado' };

const namesOf = (declarations: readonly NamespaceDeclaration[]): Bilingual =>
  joined(
    declarations.map(({ prefix }) => (prefix === '' ? defaultNamespace : same(prefix))),
    ', ',
  );

const describe = (
  inherited: ReadonlySet<NamespaceDeclaration>,
  written: readonly NamespaceDeclaration[],
): Bilingual => {
  const kept = new Set(written);
  const missing = [...inherited].filter((declaration) => !kept.has(declaration));
  const added = written.filter((declaration) => !inherited.has(declaration));
  const [leftOut, more] = [namesOf(missing), namesOf(added)];
  const differences = composed((language) =>
    [
      ...(missing.length === 0 ? [] : [{ en: `leaves out ${leftOut.en}`, es: `omite ${leftOut.es}` }[language]]),
      ...(added.length === 0 ? [] : [{ en: `adds ${more.en}`, es: `agrega ${more.es}` }[language]]),
    ].join({ en: ' and ', es: ' y ' }[language]),
  );
  return {
    en:
      `The digest matches when the element ${differences.en} among its namespace declarations; inclusive ` +
      'canonicalisation writes all those, and only those, that are in scope in the document as sent.',
    es:
      `La huella coincide si el elemento ${differences.es} entre sus declaraciones de espacios de nombres; la ` +
      'canonicalización inclusiva escribe todas las vigentes en el documento enviado, y solo esas.',
  };
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

type Search = {
  readonly variants: Iterable<Variant>;
  readonly matches: (octets: Octets) => boolean;
  /** Nodes that one attempt looks at. */
  readonly weight: number;
};

/** The first variant that matches; none, and whether that is because the budget ended. */
export const firstMatch = (
  { variants, matches, weight }: Search,
  { spend }: Budget,
): { readonly found: Diagnosis | undefined; readonly cutShort: boolean } => {
  for (const variant of variants) {
    if (!spend(weight)) return { found: undefined, cutShort: true };
    if (matches(variant.octets())) return { found: { code: variant.code, message: variant.message }, cutShort: false };
  }
  return { found: undefined, cutShort: false };
};

/** White space between two tags: what a pretty-printer adds. In canonical text `<` is nothing but markup. */
const withoutIndentation = (canonical: string): string => canonical.replace(/>\s+</g, '><');

/** Templates circulate with three namespaces of sts: the text as it was before somebody replaced one by another. */
function* stsVariants(canonical: string): Generator<Variant> {
  const stands = stsNamespaces.find((uri) => canonical.includes(`="${uri}"`));
  if (stands === undefined) return;
  for (const uri of stsNamespaces) {
    if (uri === stands) continue;
    yield {
      code: 'other-sts-namespace',
      message: {
        en:
          `The digest matches with the namespace ${uri} for sts; the document declares ${stands}. ` +
          'The template was changed and the signer was not: sign after the declaration is as it will be sent.',
        es:
          `La huella coincide con el espacio de nombres ${uri} para sts; el documento declara ${stands}. ` +
          'Se cambió la plantilla y no el programa que firma: firme cuando la declaración ya esté como se va a enviar.',
      },
      octets: () => canonical.replaceAll(`="${stands}"`, `="${uri}"`),
    };
  }
}

/** The same canonical text as a program would have made it that treats characters otherwise. */
export function* textVariants(canonical: string): Generator<Variant> {
  if (canonical.includes('\n')) {
    const message = {
      en: 'The digest was taken with CR LF line ends; an XML reader turns them into LF before anything is canonicalised.',
      es: 'La huella se calculó con saltos de línea CR LF; un lector de XML los convierte en LF antes de canonicalizar.',
    };
    yield { code: 'carriage-returns', message, octets: () => canonical.replaceAll('\n', '\r\n') };
    yield { code: 'carriage-returns', message, octets: () => canonical.replaceAll('\n', '&#xD;\n') };
  }
  if (canonical.includes('&#xD;')) {
    const message = {
      en: 'The digest was taken without the carriage returns (&#13;) that the document now contains.',
      es: 'La huella se calculó sin los retornos de carro (&#13;) que el documento tiene ahora.',
    };
    yield { code: 'carriage-returns-added', message, octets: () => canonical.replaceAll('&#xD;', '') };
  }
  yield {
    code: 'indentation-added',
    message: {
      en: 'The digest was taken before the document was indented: it matches without the white space between tags.',
      es: 'La huella se calculó antes de indentar el documento: coincide sin los espacios entre etiquetas.',
    },
    octets: () => withoutIndentation(canonical),
  };
  if (/[\u0080-\u00ff]/.test(canonical) && !/[\u0100-\uffff]/.test(canonical)) {
    const message = {
      en: 'The digest was taken over the text in ISO-8859-1; canonical XML is always UTF-8.',
      es: 'La huella se calculó sobre el texto en ISO-8859-1; el XML canónico siempre es UTF-8.',
    };
    yield { code: 'latin-1', message, octets: () => fromLatin1(canonical) };
  }
  yield* stsVariants(canonical);
}

/** The extension that holds the signature, and its content: what some programs add only after digesting. */
const containersOf = (signature: XmlElement): readonly XmlElement[] => {
  const content = signature.parent;
  const container = content?.parent;
  return [content, container, container?.parent].filter((element) => element !== undefined);
};

const asWritten = ({ document, signature }: Signed): readonly Variant[] => {
  const { text, declaration } = document;
  const code = 'text-as-written';
  const message = {
    en: 'The digest was taken over the text as written, with the signature cut out; it must be taken over its canonical form.',
    es: 'La huella se calculó sobre el texto tal como está escrito, sin la firma; se debe calcular sobre su forma canónica.',
  };
  const without = (from: number): string => text.slice(from, signature.start) + text.slice(signature.end);
  const whole: Variant = { code, message, octets: () => without(0) };
  if (declaration === undefined) return [whole];
  return [
    whole,
    { code, message, octets: () => without(declaration.end) },
    { code, message, octets: () => without(declaration.end).trimStart() },
  ];
};

const documentVariants = (signed: Signed, transformation: Transformation): readonly Variant[] => {
  const { document, signature } = signed;
  const variants: Variant[] = containersOf(signature).map((container) => ({
    code: 'extension-added-later',
    message: {
      en: `The digest was taken before ${container.name} was added for the signature; only ds:Signature itself is left out.`,
      es: `La huella se calculó antes de agregar ${container.name} para la firma; solo se omite ds:Signature.`,
    },
    octets: () => canonicalizeDocument(document, { omit: container }),
  }));
  if (!transformation.enveloped) {
    variants.push({
      code: 'signature-not-enveloped',
      message: {
        en: 'The digest was taken without ds:Signature, but the enveloped-signature transform is not listed.',
        es: 'La huella se calculó sin ds:Signature, pero no se declara la transformación enveloped-signature.',
      },
      octets: () => canonicalizeDocument(document, { omit: signature }),
    });
  }
  if ([...document.before, ...document.after].some(({ kind }) => kind === 'instruction')) {
    variants.push({
      code: 'instructions-left-out',
      message: {
        en: 'The digest was taken over the root element alone; there are processing instructions around it.',
        es: 'La huella se calculó solo sobre el elemento raíz; hay instrucciones de procesamiento alrededor.',
      },
      octets: () => canonicalize(document.root, { ...transformation.canonical, omit: signature }),
    });
  }
  return [...variants, ...asWritten(signed)];
};

const elementVariants = (element: XmlElement, { document }: Signed): readonly Variant[] => [
  {
    code: 'text-as-written',
    message: {
      en: 'The digest was taken over the text as written; it must be taken over its canonical form.',
      es: 'La huella se calculó sobre el texto tal como está escrito; se debe calcular sobre su forma canónica.',
    },
    octets: () => document.text.slice(element.start, element.end),
  },
];

const whole = (document: XmlDocument, target: Target, options: Parameters<typeof canonicalize>[1]): string =>
  target === 'document' ? canonicalizeDocument(document, options) : canonicalize(target, options);

/** What a reference means, and its canonical text. */
type Referenced = {
  readonly target: Target;
  readonly transformation: Transformation;
  readonly canonical: string;
};

/** What an enveloped-signature transform took away with the signature, digested as if it had not. */
const withoutTransform = (element: XmlElement, { canonical }: Transformation): Variant => ({
  code: 'enveloped-inside-signature',
  message: {
    en:
      `The digest is that of ${element.name}, but the reference lists the enveloped-signature transform, which takes ` +
      'the signature away and everything in it: nothing is left to digest. List no transform here.',
    es:
      `La huella es la de ${element.name}, pero la referencia declara la transformación enveloped-signature, que quita ` +
      'la firma y todo lo que contiene: no queda nada que procesar. No declare aquí ninguna transformación.',
  },
  octets: () => canonicalize(element, canonical),
});

/** Every known mistake, applied to what a reference means, the likelier ones first. */
export function* referenceVariants(referenced: Referenced, signed: Signed): Generator<Variant> {
  const { target, transformation, canonical } = referenced;
  const { document, signature } = signed;
  const omit = transformation.enveloped ? signature : undefined;
  const isExclusive = transformation.canonical.exclusive === true;
  if (target !== 'document' && isTransformedAway(target, transformation, signed)) {
    yield withoutTransform(target, transformation);
  }
  yield* textVariants(canonical);
  yield {
    code: 'exclusive-canonicalization',
    message: isExclusive
      ? {
          en: 'The digest was taken with inclusive canonicalisation, but exclusive is listed.',
          es: 'La huella se calculó con canonicalización inclusiva, pero se declara la exclusiva.',
        }
      : {
          en: 'The digest was taken with exclusive canonicalisation; without a transform that says so inclusive C14N is meant.',
          es: 'La huella se calculó con canonicalización exclusiva; sin una transformación que lo indique, se entiende C14N inclusiva.',
        },
    octets: () => whole(document, target, { omit, exclusive: !isExclusive }),
  };
  yield {
    code: 'comments-included',
    message: {
      en: 'The digest was taken with the comments, which a reference within the document leaves out.',
      es: 'La huella se calculó con los comentarios, que una referencia dentro del documento omite.',
    },
    octets: () => whole(document, target, { ...transformation.canonical, omit, withComments: true }),
  };
  if (target === 'document') yield* documentVariants(signed, transformation);
  else yield* elementVariants(target, signed);
  yield* namespaceVariants(target === 'document' ? document.root : target, omit);
}
