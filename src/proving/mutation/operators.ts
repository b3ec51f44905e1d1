/**
 * The mutants of a source: small changes of behaviour, one at a time, as text in place of text. Prose for people and
 * the material that breaks documents on purpose are no behaviour of the judge, and are left as they are.
 */
import ts from 'typescript';

export type Mutant = {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly operator: string;
  readonly original: string;
  readonly replacement: string;
};

type Change = Pick<Mutant, 'operator' | 'replacement'> & { readonly node: ts.Node };

/** Members with texts for people, or with the way in which tests break a document. */
const leftAlone: ReadonlySet<string> = new Set([
  ...['title', 'fix', 'message', 'expected', 'found', 'predicate', 'place', 'source', 'holds', 'strictly', 'how'],
  ...[
    'en',
    'es',
    'unreachable',
    'reason',
    'why',
    'explanation',
    'because',
    'hint',
    'detail',
    'description',
    'alsoFires',
  ],
  ...[
    'breakAt',
    'brokenAt',
    'violation',
    'given',
    'example',
    'outside',
    'otherwise',
    'ends',
    'condition',
    'what',
    'whose',
    'repeated',
    'wrong',
  ],
]);

/** Functions whose arguments are texts for people or ways to break a document. */
const proseFunctions: ReadonlySet<string> = new Set([
  ...['annex', 'cited', 'observed', 'inferred', 'specification', 'unreachable', 'mirroredAs'],
  ...['Error', 'RangeError', 'TypeError', 'setTo', 'edits'],
]);

const nameOf = (name: ts.Node | undefined): string | undefined =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

/** A text of several words: for people, wherever it stands. */
const isProse = (node: ts.Node): boolean => {
  const parts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : [];
  return parts.some((text) => /\p{L}{2,}[:,.]? \p{L}|^,? \p{L}{2,}/u.test(text));
};

/** A declaration that names its codes has a family for people alone. */
const isUnusedFamily = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  nameOf(node.name) === 'family' &&
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((property) => nameOf(property.name) === 'codes');

const isNoCode = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** The groups of rules have names for people alone: `group({ code: 'AK', … }, rules)`, `section('NE-ROOT', …)`. */
const isNameOfGroup = (node: ts.Node): boolean => {
  const call = ts.isStringLiteral(node) ? node.parent : node.parent.parent;
  const name = ts.isStringLiteral(node) ? 'section' : 'group';
  const isNamed = ts.isStringLiteral(node) || (ts.isPropertyAssignment(node) && nameOf(node.name) === 'code');
  return isNamed && ts.isCallExpression(call) && nameOf(call.expression) === name;
};

/** A word of a closed list that the compiler knows, as in `per: 'document'` and `needs: ['rut']`: it refuses others. */
const isCompiledWord = (node: ts.Node): boolean => {
  if (!ts.isStringLiteral(node)) return false;
  const member = ts.isArrayLiteralExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isPropertyAssignment(member) && ['per', 'needs', 'stage', 'limit'].includes(nameOf(member.name) ?? '');
};

const isMember = (
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);

const isLeftAlone = (node: ts.Node): boolean => {
  if (isNoCode(node) || isUnusedFamily(node) || isProse(node) || ts.isThrowStatement(node)) return true;
  if (isNameOfGroup(node) || isCompiledWord(node)) return true;
  if (isMember(node)) return leftAlone.has(nameOf(node.name) ?? '');
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].some(isProse);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return proseFunctions.has(nameOf(node.expression) ?? '');
  return ts.isVariableDeclaration(node) && isMaterial(node);
};

/** Types of material for tests, and of texts. */
const material = /Violation|XmlEdit|Wording|Exchange/;

const makesMaterial = (made: ts.Node | undefined): boolean =>
  made !== undefined &&
  ts.isArrowFunction(made) &&
  (material.test(made.type?.getText() ?? '') || makesMaterial(made.body));

const isMaterial = ({ name, type, initializer }: ts.VariableDeclaration): boolean =>
  /violation|breaking|breakAt|message|title|explain|^told$|^shown$/i.test(nameOf(name) ?? '') ||
  material.test(type?.getText() ?? '') ||
  makesMaterial(initializer);

const binary: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods and words of the vocabulary of checks that are easily taken for each other. */
const words: Readonly<Record<string, string>> = {
  ...{ some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith', min: 'max', max: 'min' },
  ...{ lt: 'lte', lte: 'lt', gt: 'gte', gte: 'gt', plus: 'minus', minus: 'plus', times: 'div', div: 'times' },
  ...{ toUpperCase: 'toLowerCase', toLowerCase: 'toUpperCase' },
  ...{ trimStart: 'trimEnd', trimEnd: 'trimStart' },
};

const vocabulary: Readonly<Record<string, string>> = {
  ...{ whenPresent: 'whenThere', whenThere: 'whenPresent', present: 'there', there: 'present', filled: 'there' },
  ...{ notEmpty: 'anything', absent: 'anything', once: 'anything', notNegative: 'anything' },
};

const functions: Readonly<Record<string, string>> = {
  ...{ rejects: 'notifies', notifies: 'rejects', rejected: 'noted', noted: 'rejected' },
};

/** Methods whose result may be left as it was. */
const removable: ReadonlySet<string> = new Set(['trim', 'filter', 'slice', 'sort', 'toSorted', 'reverse', 'flat']);

const isConcatenation = (node: ts.BinaryExpression): boolean =>
  [node.left, node.right].some(
    (side) =>
      ts.isStringLiteralLike(side) ||
      ts.isTemplateExpression(side) ||
      (ts.isBinaryExpression(side) && isConcatenation(side)),
  );

const ofBinary = (node: ts.BinaryExpression): readonly Change[] => {
  const token = node.operatorToken.getText();
  const others = binary[token] ?? (token === '+' && !isConcatenation(node) ? ['-'] : []);
  const [left, right] = [node.left.getText(), node.right.getText()];
  const operator = /^[&|?]/.test(token) ? 'logical operator' : /=|<|>/.test(token) ? 'comparison' : 'arithmetic';
  return others.map((other) => {
    // `??` does not mix with the others without brackets.
    const replacement = token === '??' ? `((${left}) ${other} (${right}))` : `${left} ${other} ${right}`;
    return { node, operator, replacement };
  });
};

const ofCall = (node: ts.CallExpression): readonly Change[] => {
  const { expression } = node;
  const parameters = node.arguments.map((argument) => argument.getText()).join(', ');
  if (ts.isIdentifier(expression)) {
    const other = functions[expression.text];
    return other === undefined || !isDeclared(node, other)
      ? []
      : [{ node: expression, operator: 'other word', replacement: other }];
  }
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: owner } = expression;
  const isVocabulary = owner.getText() === 'is';
  const other = (isVocabulary ? vocabulary : words)[name.text];
  const swapped =
    other === undefined || !Object.hasOwn(isVocabulary ? vocabulary : words, name.text)
      ? []
      : [
          {
            node,
            operator: 'other word',
            replacement: `${owner.getText()}${expression.questionDotToken === undefined ? '.' : '?.'}${other}(${other === 'anything' ? '' : parameters})`,
          },
        ];
  const removed = removable.has(name.text) && !isVocabulary;
  return [...swapped, ...(removed ? [{ node, operator: 'call removed', replacement: owner.getText() }] : [])];
};

/** A swap needs the other word among the imports. */
const isDeclared = (node: ts.Node, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(
    node
      .getSourceFile()
      .statements.filter((statement) => ts.isImportDeclaration(statement))
      .map((statement) => statement.getText())
      .join(' '),
  );

const ofText = (node: ts.StringLiteralLike): readonly Change[] => {
  const { text } = node;
  if (text === 'Rechazo' || text === 'Notificación') {
    return [{ node, operator: 'other word', replacement: text === 'Rechazo' ? "'Notificación'" : "'Rechazo'" }];
  }
  return [{ node, operator: 'text', replacement: text === '' ? "'mutated'" : "''" }];
};

/** Without an anchor, with another number of repetitions, with the opposite class. */
const ofPattern = (node: ts.RegularExpressionLiteral): readonly Change[] => {
  const text = node.getText();
  const end = text.lastIndexOf('/');
  const [body, flags] = [text.slice(1, end), text.slice(end + 1)];
  const others = [
    body.startsWith('^') ? body.slice(1) : undefined,
    body.endsWith('$') && !body.endsWith(String.raw`\$`) ? body.slice(0, -1) : undefined,
    body.includes(String.raw`\d`) ? body.replace(String.raw`\d`, String.raw`\D`) : undefined,
    /(?<!\\)\[\^/.test(body) ? body.replace(/(?<!\\)\[\^/, '[') : undefined,
    /(?<=[\w\])])[+*](?!\?)/.test(body) ? body.replace(/(?<=[\w\])])[+*](?!\?)/, '') : undefined,
    /\{\d+\}/.test(body)
      ? body.replace(/\{(\d+)\}/, (_, count: string) => `{${String(Number(count) + 1)}}`)
      : undefined,
  ];
  return others.flatMap((other) =>
    other === undefined || other === body || other === ''
      ? []
      : [{ node, operator: 'pattern', replacement: `/${other}/${flags}` }],
  );
};

const ofNumber = (node: ts.NumericLiteral): readonly Change[] => {
  const value = Number(node.text);
  return [{ node, operator: 'number', replacement: String(value + 1) }];
};

const ofCondition = (condition: ts.Expression): readonly Change[] =>
  condition.kind === ts.SyntaxKind.TrueKeyword || condition.kind === ts.SyntaxKind.FalseKeyword
    ? []
    : ['true', 'false'].map((replacement) => ({ node: condition, operator: 'condition', replacement }));

/** `...(a === undefined ? {} : { a })`: an undefined member that is there is as good as none. */
const ofChoice = ({ condition, whenTrue, parent }: ts.ConditionalExpression): readonly Change[] => {
  const isOptional = ts.isParenthesizedExpression(parent) && whenTrue.getText() === '{}';
  return ofCondition(condition).filter(({ replacement }) => !isOptional || replacement === 'true');
};

const ofArrow = ({ body }: ts.ArrowFunction): readonly Change[] => {
  if (ts.isBlock(body)) {
    return body.statements.length === 0 ? [] : [{ node: body, operator: 'body removed', replacement: '{}' }];
  }
  const isTrivial = body.getText() === 'undefined' || ts.isArrowFunction(body) || ts.isObjectLiteralExpression(body);
  return isTrivial || ts.isParenthesizedExpression(body)
    ? []
    : [{ node: body, operator: 'body removed', replacement: 'undefined' }];
};

const ofStatement = (node: ts.Node): readonly Change[] => {
  if (ts.isIfStatement(node)) {
    const { expression, thenStatement } = node;
    const emptied = { node: thenStatement, operator: 'block removed', replacement: '{}' };
    return [...ofCondition(expression), ...(ts.isBlock(thenStatement) ? [emptied] : [])];
  }
  if (ts.isForOfStatement(node) && ts.isBlock(node.statement)) {
    return [{ node: node.statement, operator: 'block removed', replacement: '{}' }];
  }
  return ts.isWhileStatement(node) ? [{ node: node.expression, operator: 'condition', replacement: 'false' }] : [];
};

const ofLiteral = (node: ts.Node): readonly Change[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return ofText(node);
  if (ts.isRegularExpressionLiteral(node)) return ofPattern(node);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, operator: 'boolean', replacement: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, operator: 'boolean', replacement: 'true' }];
  return ts.isArrayLiteralExpression(node) && node.elements.length > 0
    ? [{ node, operator: 'list emptied', replacement: '[]' }]
    : [];
};

const ofExpression = (node: ts.Node): readonly Change[] => {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isArrowFunction(node)) return ofArrow(node);
  if (ts.isConditionalExpression(node)) return ofChoice(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, operator: 'negation', replacement: node.operand.getText() }];
  }
  return ts.isPropertyAccessExpression(node) && node.questionDotToken !== undefined
    ? [{ node, operator: 'optional chaining', replacement: `${node.expression.getText()}.${node.name.text}` }]
    : [];
};

const changesOf = (node: ts.Node): readonly Change[] => [
  ...ofStatement(node),
  ...ofLiteral(node),
  ...ofExpression(node),
];

const isFallback = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

/** A destructuring pattern looks like a list or a default, and a member's name like a text. */
const isName = (node: ts.Node): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    // The text for a missing one is as good as any other that is not asked for.
    (ts.isBinaryExpression(parent) && parent.right === node && node.getText() === "''" && isFallback(parent)) ||
    (ts.isElementAccessExpression(parent) && ts.isNumericLiteral(node)) ||
    (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
  );
};

/** Every mutant of a source, in the order of its text. */
export const mutantsOf = (file: string, text: string): readonly Mutant[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    if (!isName(node)) {
      for (const { node: at, operator, replacement } of changesOf(node)) {
        const [start, end] = [at.getStart(), at.getEnd()];
        const line = source.getLineAndCharacterOfPosition(start).line + 1;
        found.push({ file, line, start, end, operator, original: text.slice(start, end), replacement });
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found.filter(({ original, replacement }) => original !== replacement);
};

export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
