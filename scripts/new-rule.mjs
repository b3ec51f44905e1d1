/**
 * `npm run new:rule`: adds a rule of the authority to the file of its group, and proves it.
 *
 *   npm run new:rule -- AV90 --in invoice=R,creditNote=N --target PATH --message 'Falta la descripción' --also FAZ02
 *
 * The rule requires its target, until you replace the check. Its row of the transcription is empty: tests fail until a reader
 * of the annex has filled it in. R is a Rechazo, N a Notificación. --also names codes that
 * normally fire with it. Then the command writes the generated files and runs the scenarios of the rule. Exit code 2 for
 * a wrong call, in which case nothing is written, and 1 when a scenario fails.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { withRule } from './insert-rule.mjs';

/** @type {Readonly<Record<string, 'rejects' | 'notifies'>>} */
const kinds = { R: 'rejects', N: 'notifies' };

/**
 * @typedef {{ readonly family: string, readonly target: string, readonly message: string,
 *   readonly alsoFires: readonly string[],
 *   readonly in: readonly (readonly [document: string, kind: 'rejects' | 'notifies'])[] }} NewRule
 * @typedef {{ readonly unknown: string, readonly expected: readonly string[] }} UnknownStep
 * @typedef {{ readonly kinds: readonly string[], readonly letters: (kind: string) => string,
 *   readonly isPayroll: (kind: string) => boolean, readonly codes: ReadonlySet<string>,
 *   readonly families: ReadonlySet<string>, readonly unknownStep: (kind: string, path: string) => UnknownStep | undefined,
 *   readonly pathIn: (kind: string, path: string) => string }} Catalogue what a new rule must fit
 */

export class WrongCall extends Error {}

/** @returns {Promise<Catalogue>} */
export const readCatalogue = async () => {
  await ensureInstalled();
  await import('./register-tsx.mjs');
  /** @param {string} path */
  const load = (path) => import(new URL(`../simulator/${path}`, import.meta.url).href);
  const [{ documentKinds, eventKinds, isEvent, rootNames }, { lettersOf }, { catalogue }, { placeInSchema }, lines] =
    await Promise.all(
      ['document/kind.ts', 'rules/row.ts', 'rules/index.ts', 'checks/schema/paths.ts', 'rules/line-places.ts'].map(
        load,
      ),
    );
  const all = [...documentKinds, ...eventKinds];
  const { entries, groups } = catalogue();
  return {
    kinds: all,
    letters: lettersOf,
    isPayroll: (kind) => kind.startsWith('payroll'),
    codes: new Set(
      all.flatMap((kind) =>
        entries(kind).map((/** @type {{ code: { code: string } }} */ { code }) => `${kind}/${code.code}`),
      ),
    ),
    families: new Set(
      groups.flatMap((/** @type {{ rules: { family: string }[] }} */ { rules }) => rules.map(({ family }) => family)),
    ),
    pathIn: (kind, path) => (isEvent(kind) ? path : lines.namedAs(kind, path)),
    unknownStep: (kind, path) => {
      const place = placeInSchema(isEvent(kind) ? 'ApplicationResponse' : rootNames[kind], path);
      return place !== undefined && 'unknown' in place ? place : undefined;
    },
  };
};

/** The letters of a family: AZ of AZ90; none for payroll, whose families are numbers. @param {string} family */
const groupOf = (family) => /^[A-Z]*/.exec(family)?.[0] ?? '';

/** @param {string} text @param {Catalogue} catalogue @returns {NewRule['in']} */
const documentsOf = (text, { kinds: known, isPayroll }) => {
  const wanted = text.split(',').map((part) => {
    const [document = '', letter = 'R'] = part.split('=');
    const kind = kinds[letter];
    if (!known.includes(document) || kind === undefined) {
      throw new WrongCall(`--in has "${part}". Expected DOCUMENT=R or DOCUMENT=N of ${known.join(', ')}.`);
    }
    return /** @type {const} */ ([document, kind]);
  });
  const payroll = wanted.filter(([document]) => isPayroll(document)).length;
  if (payroll > 0 && payroll < wanted.length) {
    throw new WrongCall('--in mixes payroll with other documents. Their families differ: add two rules.');
  }
  return wanted;
};

/** @param {string} family @param {NewRule['in']} wanted @param {Catalogue} catalogue */
const checkFamily = (family, wanted, { letters, isPayroll, codes, families }) => {
  const payroll = wanted.some(([document]) => isPayroll(document));
  const pattern = payroll ? /^\d{3}[a-z]?$/ : /^[A-Z]{2,3}\d{2}[a-z]?$/;
  if (!pattern.test(family)) {
    throw new WrongCall(
      `The family is "${family}". Expected ${payroll ? 'three digits, as in 190' : 'the letters of the group and a number, as in AZ20'}.`,
    );
  }
  const groups = new Set([...families].filter((known) => pattern.test(known)).map(groupOf));
  if (!groups.has(groupOf(family))) {
    const inner = [...groups].find((group) => family.slice(1).startsWith(group) || family.slice(2).startsWith(group));
    const hint =
      inner === undefined
        ? `Groups: ${[...groups].sort().join(', ')}.`
        : `A code starts with the letters of its document, a family does not: did you mean ${family.slice(family.lastIndexOf(inner))}?`;
    throw new WrongCall(`No group has the letters of "${family}". ${hint}`);
  }
  for (const [document] of wanted) {
    const code = `${letters(document)}${family}`;
    if (codes.has(`${document}/${code}`)) throw new WrongCall(`${document} has a rule ${code} already.`);
  }
};

/** @param {string} target @param {NewRule['in']} wanted @param {Catalogue} catalogue */
const checkTarget = (target, wanted, { unknownStep, pathIn }) => {
  if (!target.startsWith('/*/'))
    throw new WrongCall(`--target is "${target}". Expected a path below the root, as in /*/cbc:ID.`);
  for (const [document] of wanted) {
    const found = unknownStep(document, pathIn(document, target));
    if (found === undefined) continue;
    const near = found.expected.filter((name) => name.slice(-4) === found.unknown.slice(-4));
    throw new WrongCall(
      `--target is "${target}", but ${document} has no ${found.unknown} there. Expected ${(near.length > 0 ? near : found.expected).slice(0, 12).join(', ') || 'a text without attributes'}.`,
    );
  }
};

/** @param {readonly string[]} args @param {Catalogue} catalogue @returns {NewRule} */
export const newRuleOf = (args, catalogue) => {
  const options = /** @type {const} */ ({
    in: { type: 'string', default: 'invoice=R' },
    target: { type: 'string', default: '' },
    message: { type: 'string', default: '' },
    also: { type: 'string', default: '' },
  });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [family = ''] = positionals;
  const wanted = documentsOf(values.in, catalogue);
  checkFamily(family, wanted, catalogue);
  checkTarget(values.target, wanted, catalogue);
  if (values.message.length < 9) throw new WrongCall(`--message is "${values.message}". Expected a Spanish sentence.`);
  const alsoFires = values.also.split(',').filter((code) => code !== '');
  const unknown = alsoFires.find((code) => ![...catalogue.codes].some((known) => known.endsWith(`/${code}`)));
  if (unknown !== undefined) throw new WrongCall(`--also has "${unknown}", and no rule has that code.`);
  return { family, target: values.target, message: values.message, in: wanted, alsoFires };
};

/**
 * Adds the rule to the file of its group below `root`.
 *
 * @param {NewRule} rule @param {Catalogue} catalogue @param {string} root @returns {string} path of the file
 */
export const addRule = (rule, catalogue, root) => {
  const folder = join(root, 'simulator', 'rules');
  const texts = new Map(
    readdirSync(folder)
      .filter((name) => /^[a-z-]+\.ts$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const differs = rule.in.some(([document]) => catalogue.pathIn(document, rule.target) !== rule.target);
  const added = withRule(texts, { ...rule, onLines: differs });
  if (added === undefined) {
    throw new WrongCall(
      `No file in simulator/rules lists rules of the group of "${rule.family}" one by one: add the rule by hand.`,
    );
  }
  writeFileSync(join(folder, added.name), added.text);
  return join(folder, added.name);
};

/**
 * The row of the transcription for the rule, which a reader of the annex fills in: whoever declares a rule must not be the
 * one source of both. Events have none.
 *
 * @param {NewRule} rule @param {Catalogue} catalogue
 */
export const emptyRow = ({ family, in: wanted }, { letters }) => {
  const listed = wanted.filter(([document]) => !document.startsWith('event'));
  if (listed.length === 0) return undefined;
  /** @param {string} kind */
  const idsOf = (kind) =>
    listed
      .flatMap(([document, each]) => (each === kind ? [`"${document}/${letters(document)}${family}"`] : []))
      .join(', ');
  const groups = [...new Set(listed.map(([, kind]) => kind))].map((kind) => `{"ids": [${idsOf(kind)}], "kind": ""}`);
  const [only = ''] = groups;
  const whose = groups.length === 1 ? only.slice(1, -1) : `"in": [${groups.join(', ')}]`;
  return `{${whose}, "target": "", "source": "", "outcomes": [{}]}`;
};

/** Of payroll, whose families have no letters, by the number of digits. @param {string} one @param {string} other */
const isOneGroup = (one, other) =>
  groupOf(one) === groupOf(other) && one.replace(/[a-z]+$/, '').length === other.replace(/[a-z]+$/, '').length;

/** @param {string} line of the transcription @param {Catalogue} catalogue @returns {readonly string[]} */
const familiesIn = (line, { letters, kinds: known }) =>
  [...line.matchAll(/"(\w+)\/(\w+)(?:\/\d)?"/g)].flatMap(([, document = '', code = '']) =>
    known.includes(document) && code.startsWith(letters(document)) ? [code.slice(letters(document).length)] : [],
  );

/**
 * Adds the empty row to the file of the transcription that has its group: behind the last row of an earlier family.
 *
 * @param {NewRule} rule @param {Catalogue} catalogue @param {string} root
 * @returns {string | undefined} path of the file; undefined if the rule has no row
 */
export const addEmptyRow = (rule, catalogue, root) => {
  const row = emptyRow(rule, catalogue);
  if (row === undefined) return undefined;
  const { family } = rule;
  const folder = join(root, 'simulator', 'rules', 'specification');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const places = files.flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      line.startsWith('{')
        ? familiesIn(line, catalogue).map((known) => ({ name, lines, at, known, isBefore: known < family }))
        : [],
    );
  });
  const near = places.filter(({ known }) => isOneGroup(known, family));
  const place = near.filter(({ isBefore }) => isBefore).at(-1) ?? near[0] ?? places.at(-1);
  if (place === undefined) throw new WrongCall('simulator/rules/specification has no rows.');
  const { name, lines, at } = place;
  const end = place.isBefore ? lines.findIndex((line, index) => index > at && !/^(?: |\]\})/.test(line)) : at;
  const isLast = lines[end] === ']';
  const above = lines.slice(0, end);
  const kept = isLast ? [...above.slice(0, -1), `${above.at(-1)},`, row] : [...above, `${row},`];
  writeFileSync(join(folder, name), [...kept, ...lines.slice(end)].join('\n'));
  return join(folder, name);
};

const usage =
  'npm run new:rule -- FAMILY --in invoice=R,creditNote=N --target PATH --message TEXT [--also CODE]   (CONTRIBUTING.md, "Adding or changing a rule")';

/**
 * @param {string} root @param {readonly string[]} command @param {Readonly<Record<string, string>>} [environment]
 * @returns {boolean} whether it succeeded
 */
const run = (root, command, environment = {}) =>
  spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;

/** @param {NewRule} rule @param {Catalogue} catalogue @param {string} root */
const prove = ({ family, in: wanted }, { letters }, root) => {
  const codes = wanted.map(([document]) => `${letters(document)}${family}`);
  const tags = [...new Set(codes)].map((code) => `@${code}`).join(' or ');
  return (
    run(root, ['scripts/generate.mjs']) &&
    run(root, ['node_modules/@cucumber/cucumber/bin/cucumber.js'], { ENSAYO_TAGS: tags })
  );
};

const root = fileURLToPath(new URL('..', import.meta.url));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (process.argv.includes('--help')) {
      console.log(usage);
      process.exit(0);
    }
    const catalogue = await readCatalogue();
    const rule = newRuleOf(process.argv.slice(2), catalogue);
    const file = addRule(rule, catalogue, root);
    run(root, ['node_modules/oxfmt/bin/oxfmt', file]);
    console.log(`wrote ${file}`);
    const transcription = addEmptyRow(rule, catalogue, root);
    if (transcription !== undefined) console.log(`wrote ${transcription}`);
    const reading =
      transcription === undefined
        ? 'add its codes to simulator/rules/specification-of-events.fixture.json, as the annex has them'
        : `have a second person fill in its row in ${transcription} from the annex: kind, target, source, and what
     holds for other values. The tests name the outcomes that your check wants`;
    const passes = prove(rule, catalogue, root);
    console.log(
      passes
        ? '\nThe scenarios pass.'
        : `
The rule is in ${file}, but it does not pass yet. Look for its code in the lines above:
  - a valid document breaks it ("was not accepted … Regla: CODE"): that document lacks the target. Replace the check,
    or choose a target that all of them have
  - a scenario lists other codes: they belong in alsoFires (--also CODE,CODE; a family's codes differ by document), unless
    they are gone once you replace the check
  - a scenario finds nothing to break: add the target to the documents in datasets/facts/bases
To start over, undo the changes with git.`,
    );
    console.log(`
Left to do (CONTRIBUTING.md, "Adding or changing a rule"):
  1. replace the check with what the annex requires: the vocabulary is in simulator/checks/vocabulary/is.ts
  2. give it a title of its own, and cite the annex, or whoever asks for the rule, in "source"
  3. ${reading}
  4. npm run generate, then npm run -s ensayo -- conform --code CODE and
     npm test -- simulator/rules src/proving/contracts/boundaries src/proving/architecture/documented`);
    if (!passes) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof WrongCall) && !(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
