/** Puts the text of a new rule behind its predecessor in a file of simulator/rules, and imports what it uses. */
import ts from 'typescript';

/**
 * @typedef {{ readonly family: string, readonly target: string, readonly message: string, readonly onLines: boolean,
 *   readonly alsoFires: readonly string[],
 *   readonly in: readonly (readonly [document: string, kind: string])[] }} Wanted
 * @typedef {{ readonly name: string, readonly family: string, readonly element: ts.Node, readonly file: ts.SourceFile }} Place
 */

/** Words whose object declares one rule, and that stand in lists of rules. */
const words = new Set(['row', 'rule', 'inPayroll', 'inAdjustment']);

/** @param {ts.Node} element @returns {string | undefined} the family that a call such as `row({ family: 'AN01', … })` declares */
const familyOf = (element) => {
  if (!ts.isCallExpression(element) || !ts.isIdentifier(element.expression)) return undefined;
  const [first] = element.arguments;
  if (!words.has(element.expression.text) || first === undefined || !ts.isObjectLiteralExpression(first))
    return undefined;
  for (const member of first.properties) {
    const isFamily = ts.isPropertyAssignment(member) && member.name.getText() === 'family';
    if (isFamily && ts.isStringLiteral(member.initializer)) return member.initializer.text;
  }
  return undefined;
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
  const before = places
    .filter(({ family }) => family <= wanted.family)
    .sort(inOrder)
    .at(-1);
  const [after] = places.filter(({ family }) => family > wanted.family).sort(inOrder);
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
