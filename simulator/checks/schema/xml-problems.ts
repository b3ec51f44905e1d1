/** The messages of our own XML reader (`src/common/xml`), translated: both sides use it, and only the judge shows them. */
import type { XmlProblem } from '../../../src/common/xml/tree.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { translated, type Form } from './translate.ts';

const counted: Readonly<Record<string, string>> = {
  'nodes (elements, texts, comments and instructions)': 'nodos (elementos, textos, comentarios e instrucciones)',
  'attributes, namespace declarations included': 'atributos, incluidas las declaraciones de espacios de nombres',
  'attributes in one element, namespace declarations included':
    'atributos en un elemento, incluidas las declaraciones de espacios de nombres',
  'namespace declarations': 'declaraciones de espacios de nombres',
  'namespace declarations in one element and its ancestors':
    'declaraciones de espacios de nombres en un elemento y los que lo contienen',
};

const forms: readonly Form[] = [
  [
    /^Byte (\d+) \((0x[0-9A-F]{2})\) is not UTF-8, the only encoding accepted\.$/,
    'El byte $1 ($2) no es UTF-8, la única codificación admitida.',
  ],
  [
    /^The document declares the encoding "([^]*)", expected UTF-8\.$/,
    'El documento declara la codificación "$1" y debe ser UTF-8.',
  ],
  [/^The document has a DOCTYPE, which is refused: [^]*$/, 'El documento tiene un DOCTYPE, que no se admite.'],
  [/^The document has no root element\.$/, 'El documento no tiene elemento raíz.'],
  [/^Expected the root element, found ([^]*)\.$/, 'Se esperaba el elemento raíz y se encontró $1.'],
  [
    /^Expected nothing behind the root element, found ([^]*)\.$/,
    'No debe haber nada después del elemento raíz y se encontró $1.',
  ],
  [
    /^The entity "([^]*)" is not defined: only (.*) and character references are\.$/,
    'La entidad "$1" no está definida: solo lo están $2 y las referencias de carácter.',
  ],
  [
    /^"([^]*)" is not a reference to a character that XML allows\.$/,
    '"$1" no es una referencia a un carácter admitido en XML.',
  ],
  [/^An "&" begins no reference: write it as "([^"]*)"\.$/, 'Un "&" no inicia ninguna referencia: escríbalo "$1".'],
  [
    /^The character (.*) may not stand in XML, not even as a reference\.$/,
    'El carácter $1 no se admite en XML, ni siquiera como referencia.',
  ],
  [
    /^The prefix "([^]*)" of "([^]*)" is not declared: expected (xmlns:[^]*) on it or above it\.$/,
    'El prefijo "$1" de "$2" no está declarado: falta $3 en el elemento o en uno que lo contenga.',
  ],
  [
    /^The prefix "xmlns" is declared, which the standard forbids\.$/,
    'El estándar prohíbe declarar el prefijo "xmlns".',
  ],
  [
    /^The prefix "xml" is bound to "([^]*)", expected "([^]*)"\.$/,
    'El prefijo "xml" está asociado a "$1" y debe estarlo a "$2".',
  ],
  [
    /^The namespace "([^]*)" is bound to "([^]*)", which the standard forbids\.$/,
    'El espacio de nombres "$1" está asociado a "$2", lo que prohíbe el estándar.',
  ],
  [
    /^The prefix "([^]*)" is bound to an empty namespace, expected a URI\.$/,
    'El prefijo "$1" está asociado a un espacio de nombres vacío: se esperaba una URI.',
  ],
  [/^"([^]*)" declares something that is not a prefix\.$/, '"$1" declara algo que no es un prefijo.'],
  [
    /^The attribute "([^]*)" stands twice in the same element\.$/,
    'El atributo "$1" está dos veces en el mismo elemento.',
  ],
  [
    /^Found "<" in an attribute value: write it as "([^"]*)"\.$/,
    'Hay un "<" en el valor de un atributo: escríbalo "$1".',
  ],
  [
    /^The attribute value that begins here has no closing quote\.$/,
    'El valor del atributo que comienza aquí no tiene comilla de cierre.',
  ],
  [/^Expected an attribute value in quotes\.$/, 'Se esperaba el valor de un atributo entre comillas.'],
  [/^"([^]*)" is not a name\.$/, '"$1" no es un nombre.'],
  [/^Expected an attribute, ">" or "\/>"\.$/, 'Se esperaba un atributo, ">" o "/>".'],
  [/^Expected white space before the attribute "([^]*)"\.$/, 'Se esperaba un espacio antes del atributo "$1".'],
  [/^Expected "=" behind the attribute name "([^]*)"\.$/, 'Se esperaba "=" después del atributo "$1".'],
  [/^Found "\]\]>" in text: write it as "\]\]&gt;"\.$/, 'Hay un "]]>" en el texto: escríbalo "]]&gt;".'],
  [/^The element <([^]*)> is never closed: expected (<\/[^]*>)\.$/, 'El elemento <$1> no se cierra: falta $2.'],
  [/^Expected ">" to end the start tag of <([^]*)>\.$/, 'Se esperaba ">" al final de la etiqueta de apertura de <$1>.'],
  [/^Expected the name of an element behind "<"\.$/, 'Se esperaba el nombre de un elemento después de "<".'],
  [
    /^Found "([^]*)", expected "([^]*)" for the element that is open\.$/,
    'Se encontró "$1" y se esperaba "$2", del elemento abierto.',
  ],
  [
    /^Found "<!" that begins neither a comment nor a CDATA section\.$/,
    'Hay un "<!" que no inicia un comentario ni una sección CDATA.',
  ],
  [/^Found no "([^]*)" for what begins here\.$/, 'Falta el "$1" de lo que comienza aquí.'],
  [
    /^Found "--" inside a comment, where only its end may have it\.$/,
    'Hay un "--" dentro de un comentario: solo puede estar al final.',
  ],
  [
    /^Found "([^]*)" here: the XML declaration must be the very first characters, in lower case\.$/,
    'Se encontró "$1": la declaración XML debe estar al comienzo del archivo y en minúsculas.',
  ],
  [/^Found "<\?" without a target name behind it\.$/, 'Hay un "<?" sin un nombre después.'],
  [/^Expected white space or "\?>" behind the target "([^]*)"\.$/, 'Se esperaba un espacio o "?>" después de "$1".'],
  [/^The XML declaration is malformed: expected ([^]*)\.$/, 'La declaración XML está mal escrita: se esperaba $1.'],
];

const advised = /^([^]*) Split the document(?:, or raise the limit (\w+))?(?: \((\d+)\))?\.$/;
const tooDeep = /^Elements are nested more than (\d+) deep\.$/;
const tooMany = /^Found at least (\d+) (.+); expected at most (\d+)\.$/;

/** A document over a limit of its size: what it has too much of, and what to do. */
const overLimit = (text: string): string | undefined => {
  const [, what, setting] = advised.exec(text) ?? [];
  if (what === undefined) return undefined;
  const advice = `Divida el documento${setting === undefined ? '' : ` o aumente el límite ${setting}`}.`;
  const [, depth] = tooDeep.exec(what) ?? [];
  if (depth !== undefined) return `Los elementos se anidan en más de ${depth} niveles. ${advice}`;
  const [, found = '', nodes = '', most = ''] = tooMany.exec(what) ?? [];
  const name = counted[nodes];
  return name === undefined ? undefined : `Hay al menos ${found} ${name}, y el máximo es ${most}. ${advice}`;
};

/** A message that is not listed is quoted. */
export const wordedProblem = ({ message }: Pick<XmlProblem, 'message'>): Bilingual => ({
  en: message,
  es: translated(forms, message) ?? overLimit(message) ?? `No se puede leer el XML: «${message}»`,
});
