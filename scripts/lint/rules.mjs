/**
 * The project's own lint rules. Each is a table from an esquery selector to the sentence a contributor reads, so that
 * a rule has a name, and a comment that disables one rule does not disable the others.
 *
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} RuleModule
 */

/** @param {Readonly<Record<string, string>>} table @returns {RuleModule} */
const forbid = (table) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(table).map(([selector, message]) => [
        selector,
        (/** @type {any} */ node) => context.report({ node, message }),
      ]),
    ),
});

const fromEnv = 'comes from Env (src/common/env/env.ts), so that a seed and a clock reproduce a run.';
const clock = `The time ${fromEnv}`;
const chance = `Chance ${fromEnv}`;
const waiting = `Waiting ${fromEnv}`;

const noHiddenInputs = forbid({
  'NewExpression[callee.name="Date"][arguments.length=0]': clock,
  'CallExpression[callee.name="Date"]': clock,
  'MemberExpression[object.name="Date"][property.name="now"]': clock,
  'MemberExpression[object.name="performance"]': 'Use stopwatch() of src/common/env/env.ts for a duration.',
  'MemberExpression[object.name="process"][property.name="hrtime"]': 'Use stopwatch() of src/common/env/env.ts.',
  'MemberExpression[object.name="Math"][property.name="random"]': chance,
  'MemberExpression[property.name=/^(randomUUID|randomBytes|randomInt|randomFillSync|getRandomValues)$/]': chance,
  'ImportSpecifier[imported.name=/^(randomUUID|randomBytes|randomInt|randomFill|randomFillSync)$/]': chance,
  'ImportDeclaration[source.value="node:timers/promises"]': waiting,
});

const noTimers = forbid({
  'CallExpression[callee.name=/^(setTimeout|setInterval)$/]': `${waiting} A deadline of a connection may use a timer, with a comment that says so.`,
});

const anyMachine = 'A test holds on any machine, however slow or busy:';

const noTimedTests = forbid({
  'ImportSpecifier[imported.name="stopwatch"]': `${anyMachine} compare with timesAsLong of src/common/testing/speed.ts, or say in a comment why it cannot fail.`,
  'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length=1]': `${anyMachine} this waits for a second. Use expect.poll, or give it minutes.`,
});

const exact = 'Amounts are exact decimals: use src/common/decimal.ts.';

// An identifier of a table may become a number to be compared or looked up; an amount never has to.
const lookedUp =
  ':not(BinaryExpression[operator=/^[!=]==$/] > *):not(CallExpression[callee.property.name=/^(includes|has|get)$/] > *)';
const constants = ':not([left.type="Literal"][right.type="Literal"])';
// So many minutes, hours or days, in milliseconds.
const durations = ':not([right.raw=/^(60_?000|3_?600_?000|86_?400_?000)$/])';

const exactAmounts = forbid({
  'CallExpression[callee.name="parseFloat"]': exact,
  [`CallExpression[callee.name="Number"]${lookedUp}`]: exact,
  'CallExpression > Identifier.arguments[name="Number"]': exact,
  'MemberExpression[object.name="Number"][property.name="parseFloat"]': exact,
  'MemberExpression[property.name="toNumber"]': exact,
  [`UnaryExpression[operator="+"]${lookedUp}`]: exact,
  [`BinaryExpression[operator=/^(\\*|\\u002F|\\*\\*)$/]${constants}${durations}`]: exact,
  'AssignmentExpression[operator=/^(\\*=|\\u002F=)$/]': exact,
  'MemberExpression[object.name="Math"][property.name=/^(round|floor|ceil|trunc)$/]': exact,
});

const plainData = forbid({
  TSEnumDeclaration: 'Use a union of string literals.',
  'ClassDeclaration:not([superClass])':
    'Use plain data and functions; a class only extends one of an outside interface.',
});

const slow = 'It takes quadratic time for marks out of order';

const linearText = forbid({
  'CallExpression[callee.property.name="normalize"]': `${slow}: use normalise() of src/common/normalise.ts.`,
  'CallExpression[callee.property.name="localeCompare"]': `${slow}, and depends on the machine: compare with <.`,
  'MemberExpression[property.name="Collator"]': `${slow}, and depends on the machine: compare with <.`,
});

/** @type {RuleModule} */
const reasonedAssertions = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    TSAsExpression: (/** @type {any} */ node) => {
      if (node.typeAnnotation.typeName?.name === 'const') return;
      const { start, end } = node.loc;
      const explained = context.sourceCode
        .getAllComments()
        .some(({ loc }) => loc && loc.end.line >= start.line - 1 && loc.start.line <= end.line);
      if (explained) return;
      context.report({
        node,
        message: 'Narrow the type with a check, or say in a comment beside it why this assertion holds.',
      });
    },
  }),
};

/** @type {RuleModule} */
const reasonedDisables = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program: () => {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (!/^\s*oxlint-disable/.test(value) || /\s--\s+\S/.test(value) || !loc) continue;
        context.report({ loc, message: 'Say why: // oxlint-disable-next-line rule -- reason' });
      }
    },
  }),
};

/** @type {{ readonly meta: object, readonly rules: Readonly<Record<string, RuleModule>> }} */
export default {
  meta: { name: 'ensayo' },
  rules: {
    'exact-amounts': exactAmounts,
    'linear-text': linearText,
    'no-hidden-inputs': noHiddenInputs,
    'no-timed-tests': noTimedTests,
    'no-timers': noTimers,
    'plain-data': plainData,
    'reasoned-assertions': reasonedAssertions,
    'reasoned-disables': reasonedDisables,
  },
};
