/** Puts the text of a new rule behind its predecessor in a file of simulator/rules, and imports what it uses. */
import ts from 'typescript';

/**
 * @typedef {{ readonly family: string, readonly target: string, readonly message: string, readonly onLines: boolean,
 *   readonly alsoFires: readonly string[],
 *   readonly in: readonly (readonly [document: string, kind: string])[] }} Wanted
 * @typedef {{ readonly name: string, readonly family: string, readonly element: ts.Node, readonly file: ts.SourceFile }} Place
 */

/** `AN01`, `190`: as the first argument, or as the member `family` of its object. */
const familyForm = /^(?:[A-Z]{2,3}\d{2}[a-z]?|\d{3}[a-z]?)$/;

/** @param {ts.Node} node */
const familyIn = (node) => (ts.isStringLiteral(node) && familyForm.test(node.text) ? node.text : undefined);

/** @param {ts.Node} element @returns {string | undefined} the family that a call such as `row({ family: 'AN01', … })` or `statedRow('AN01', …)` declares */
const familyOf = (element) => {
  if (!ts.isCallExpression(element)) return undefined;
  const [first] = element.arguments;
  if (first === undefined) return undefined;
  if (!ts.isObjectLiteralExpression(first)) return familyIn(first);
  const member = first.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === 'family');
  return member !== undefined && ts.isPropertyAssignment(member) ? familyIn(member.initializer) : undefined;
};

/** @param {string} name @param {string} text @returns {readonly Place[]} every rule that is written out in a list */
const placesIn = (name, text) => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  /** @type {Place[]} */
  const places = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) {
        const family = familyOf(element);
        if (family !== undefined) places.push({ name, family, element, file });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
};

/** @param {string} text */
const literal = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** @param {Wanted} wanted */
const declaration = ({ family, target, message, in: documents, onLines, alsoFires }) => {
  const codes = `{ ${documents.map(([document, kind]) => `${document}: ${kind}`).join(', ')} }`;
  const place = onLines
    ? `...onLines(${codes}, ${literal(target)}),`
    : `in: ${codes},\n    target: ${literal(target)},`;
  return `row({
    family: ${literal(family)},
    ${place}
    message: ${literal(message)},
    check: is.present(),${alsoFires.length === 0 ? '' : `\n    alsoFires: [${alsoFires.map(literal).join(', ')}],`}
  })`;
};

/** Adds what is missing to the imports of a file. @param {string} text @param {string} from @param {readonly string[]} names */
const importing = (text, from, names) => {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ESNext, true);
  const imports = file.statements.filter(ts.isImportDeclaration);
  const line = imports.find(
    ({ moduleSpecifier, importClause }) =>
      moduleSpecifier.getText().slice(1, -1) === from && importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const bindings = line?.importClause?.namedBindings;
  if (names[0] === '*') {
    if (line !== undefined) return text;
  } else if (bindings !== undefined && ts.isNamedImports(bindings)) {
    const known = bindings.elements.map((element) => element.getText());
    const all = [...known, ...names.filter((name) => !known.includes(name))];
    return `${text.slice(0, bindings.getStart())}{ ${all.join(', ')} }${text.slice(bindings.end)}`;
  }
  const what = names[0] === '*' ? '* as is' : `{ ${names.join(', ')} }`;
  const at = imports.at(-1)?.end ?? 0;
  return `${text.slice(0, at)}\nimport ${what} from '${from}';${text.slice(at)}`;
};

/** @param {string} family */
const lettersOf = (family) => /^[A-Z]*/.exec(family)?.[0];

/**
 * The file of the group with the rule behind the last one whose family comes before it, or ahead of the first one that
 * comes after it. Undefined where no list of the group is written out.
 *
 * @param {ReadonlyMap<string, string>} texts by the name of the file
 * @param {Wanted} wanted
 * @returns {{ readonly name: string, readonly text: string } | undefined}
 */
export const withRule = (texts, wanted) => {
  const places = [...texts]
    .flatMap(([name, text]) => placesIn(name, text))
    .filter(({ family }) => lettersOf(family) === lettersOf(wanted.family));
  /** @param {Place} one @param {Place} other */
  const inOrder = (one, other) => (one.family < other.family ? -1 : one.family > other.family ? 1 : 0);
  const earlier = places.filter(({ family }) => family <= wanted.family);
  const nearest = earlier.toSorted(inOrder).at(-1);
  // Some of the annex stand before others of lower numbers: the last of all earlier ones, as in the transcription.
  const before = earlier.filter(({ name }) => name === nearest?.name).at(-1);
  const [after] = places.filter(({ family }) => family > wanted.family).toSorted(inOrder);
  const place = before ?? after;
  const text = texts.get(place?.name ?? '');
  if (place === undefined || text === undefined) return undefined;
  const at = before === undefined ? place.element.getStart() : place.element.end;
  const added = before === undefined ? `${declaration(wanted)},\n  ` : `,\n  ${declaration(wanted)}`;
  const inserted = `${text.slice(0, at)}${added}${text.slice(at)}`;
  const used = ['row', ...new Set(wanted.in.map(([, kind]) => kind))];
  const imported = importing(importing(inserted, './row.ts', used), '../checks/vocabulary/is.ts', ['*']);
  return { name: place.name, text: wanted.onLines ? importing(imported, './line-places.ts', ['onLines']) : imported };
};
