/**
 * `npm run new:rule`: scaffolds a rule of the authority.
 *
 *   npm run new:rule -- AZ20 --in invoice=R,creditNote=N --target PATH --message 'Falta la marca'
 *
 * Adds its entries to datasets/catalogue.json, writes a declaration with a check to replace, and says what is left to do.
 * R is a Rechazo, N a Notificación. Exit code 2 for a wrong call; nothing is written then.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** @type {Readonly<Record<string, readonly [letters: string, root: string]>>} */
const documents = {
  invoice: ['F', 'Invoice'],
  creditNote: ['C', 'CreditNote'],
  debitNote: ['D', 'DebitNote'],
  supportDocument: ['DS', 'Invoice'],
  supportAdjustmentNote: ['NS', 'CreditNote'],
};

/** @type {Readonly<Record<string, string>>} */
const kinds = { R: 'rejects', N: 'notifies' };

/**
 * @typedef {{ readonly family: string, readonly target: string, readonly message: string,
 *   readonly in: readonly (readonly [document: string, kind: string])[] }} NewRule
 */

export class WrongCall extends Error {}

/** @param {readonly string[]} args @returns {NewRule} */
export const newRuleOf = (args) => {
  const options = /** @type {const} */ ({
    in: { type: 'string', default: 'invoice=R' },
    target: { type: 'string', default: '' },
    message: { type: 'string', default: '' },
  });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [family = ''] = positionals;
  if (!/^[A-Z]{2,3}\d{2}[a-z]?$/.test(family)) {
    throw new WrongCall(`The family is "${family}". Expected letters of the group and a number, as in AZ20.`);
  }
  if (!values.target.startsWith('/*/')) {
    throw new WrongCall(`--target is "${values.target}". Expected a path below the root, as in /*/cbc:ID.`);
  }
  if (values.message.length < 9) throw new WrongCall(`--message is "${values.message}". Expected a Spanish sentence.`);
  const wanted = values.in.split(',').map((text) => {
    const [document = '', kind = 'R'] = text.split('=');
    if (documents[document] === undefined || kinds[kind] === undefined) {
      throw new WrongCall(
        `--in has "${text}". Expected DOCUMENT=R or DOCUMENT=N of ${Object.keys(documents).join(', ')}.`,
      );
    }
    return /** @type {const} */ ([document, kind]);
  });
  return { family, target: values.target, message: values.message, in: wanted };
};

/** @param {NewRule} rule */
const declaration = ({ family, target, message, in: wanted }) => {
  const used = [...new Set(wanted.map(([, kind]) => kinds[kind]))].sort();
  const entries = wanted.map(([document, kind]) => `${document}: ${kinds[kind]}`).join(', ');
  return `import * as is from '../engine/is.ts';
import { ${used.join(', ')}, row } from './row.ts';

export const ${family.toLowerCase()} = row({
  family: '${family}',
  in: { ${entries} },
  target: '${target}',
  message: '${message.replaceAll("'", String.raw`\'`)}',
  // Replace by what the annex asks for: the vocabulary is in engine/is.ts.
  check: is.present(),
});
`;
};

/** The entry of one document, as a line of datasets/catalogue.json. @param {NewRule} rule @param {string} document @param {string} kind */
const entry = ({ family, target }, document, kind) => {
  const [letters, root] = documents[document] ?? ['', ''];
  const code = `${letters}${family}`;
  const at = target.replace('/*', `/${root}`);
  const fields = { id: `${document}/${code}`, code, document, kind, target: at, defaultOn: true };
  const text = Object.entries({ ...fields, source: 'annex text seen' }).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  return `{${text.join(', ')}, "needs": []}`;
};

/** Behind the last entry of its document. @param {string} catalogue @param {string} document @param {string} line */
const inserted = (catalogue, document, line) => {
  const lines = catalogue.split('\n');
  const last = lines.findLastIndex((text) => text.startsWith(`{"id": "${document}/`));
  return [...lines.slice(0, last + 1), `${line},`, ...lines.slice(last + 1)].join('\n');
};

/** Writes both files below `root`. @param {NewRule} rule @param {string} root @returns {readonly string[]} what was written */
export const scaffold = (rule, root) => {
  const catalogueFile = join(root, 'datasets', 'catalogue.json');
  const ruleFile = join(root, 'simulator', 'rules', `${rule.family.toLowerCase()}.ts`);
  if (existsSync(ruleFile)) throw new WrongCall(`${ruleFile} exists already.`);
  const before = readFileSync(catalogueFile, 'utf8');
  const after = rule.in.reduce((catalogue, [document, kind]) => {
    const line = entry(rule, document, kind);
    const [id = ''] = line.split(', ');
    if (catalogue.includes(`${id},`)) throw new WrongCall(`The catalogue has ${id.slice(1)} already.`);
    return inserted(catalogue, document, line);
  }, before);
  JSON.parse(after); // what is written must be readable
  writeFileSync(catalogueFile, after);
  writeFileSync(ruleFile, declaration(rule));
  return [catalogueFile, ruleFile];
};

const root = fileURLToPath(new URL('..', import.meta.url));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const rule = newRuleOf(process.argv.slice(2));
    for (const file of scaffold(rule, root)) console.log(`wrote ${file}`);
    console.log(`
Left to do:
  1. replace the check, and put ${rule.family.toLowerCase()} into its group (simulator/rules/index.ts lists the groups)
  2. give the complete documents what it looks at (datasets/bases), and it two values at its limit (datasets/boundaries)
  3. npm run generate, then npm test`);
  } catch (error) {
    if (!(error instanceof WrongCall) && !(error instanceof TypeError)) throw error;
    console.error(
      `${error.message}\n\nnpm run new:rule -- FAMILY --in invoice=R,creditNote=N --target PATH --message TEXT`,
    );
    process.exitCode = 2;
  }
}
