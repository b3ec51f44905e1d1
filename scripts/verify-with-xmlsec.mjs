/**
 * Has a stranger check our signatures: runs `ensayo demo --trace`, then verifies with xmlsec1 every document, every
 * answer and every envelope it left. Documents that were changed after signing, in ways that some readers of XML do not
 * see, must be refused. Variants of signatures that xmlsec1 makes get the same verdict here, but for those in a table.
 * openssl verifies the report of a rehearsal with the commands that its PDF prints, until a byte is changed.
 *
 *   node scripts/verify-with-xmlsec.mjs           a fresh demo, documents changed after signing, variants of signatures
 *   node scripts/verify-with-xmlsec.mjs DIR       the signed XML files below DIR
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** @typedef {{ readonly ok: boolean, readonly output: string }} Verdict */

const xades = 'http://uri.etsi.org/01903/v1.3.2#';
const ids = [
  `${xades}:SignedProperties`,
  'http://www.w3.org/2000/09/xmldsig#:KeyInfo',
  'http://www.w3.org/2005/08/addressing:To',
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd:Timestamp',
].flatMap((name) => ['--id-attr:Id', name]);

const scratch = mkdtempSync(join(tmpdir(), 'ensayo-xmlsec-'));

/** An AttachedDocument carries other signed documents as text. */
const withoutAttachments = (/** @type {string} */ xml) => xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');

/** @param {string} xml @param {string} name the local name of an element */
const textsOf = (xml, name) =>
  [...withoutAttachments(xml).matchAll(new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]+)<`, 'g'))].map(
    ([, text]) => text ?? '',
  );

/** @param {string} base64 @param {string} name */
const certificateFile = (base64, name) => {
  const file = join(scratch, `${name}.der`);
  writeFileSync(file, Buffer.from(base64, 'base64'));
  return file;
};

/**
 * The key of the certificate that the signature names: a token in an envelope, the first of KeyInfo in a document. That
 * the certificate is to be trusted is not xmlsec1's question here: the test authority exists in the demo only.
 *
 * @param {string} xml
 */
const signersKey = (xml) => {
  const [certificate] = [...textsOf(xml, 'BinarySecurityToken'), ...textsOf(xml, 'X509Certificate')];
  if (certificate === undefined) return [];
  return ['--pubkey-cert-der', certificateFile(certificate, 'signer'), '--enabled-key-data', 'key-name'];
};

/** @param {string} xml @returns {Verdict} */
const verify = (xml) => {
  const file = join(scratch, 'document.xml');
  writeFileSync(file, xml);
  const { status, stdout, stderr, error } = spawnSync('xmlsec1', ['--verify', ...signersKey(xml), ...ids, file], {
    encoding: 'utf8',
  });
  return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` };
};

/** A verdict is worth something only if the same call refuses a changed document. */
const refusesChanged = (/** @type {string} */ xml) => {
  const changed = xml.replace(/>(\d)/, (_, digit) => `>${(Number(digit) + 1) % 10}`);
  return changed === xml || textsOf(xml, 'BinarySecurityToken').length > 0 || !verify(changed).ok;
};

const ensayo = (/** @type {string[]} */ ...args) => {
  const cli = fileURLToPath(new URL('ensayo.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`ensayo ${args.join(' ')} ended with code ${status}`);
};

const runDemo = () => {
  const folder = join(scratch, 'trace');
  mkdirSync(folder);
  ensayo('demo', '--json', '--trace', folder);
  return folder;
};

/** What an auditor copies from the PDF, as a reader of PDF shows it. @param {string} folder */
const printedCommands = (folder) => {
  const { stdout } = spawnSync('pdftotext', ['-layout', 'informe.pdf', '-'], { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/^ *((?:openssl cms|echo ").*(?:\n *-CAfile.*)?)$/gm)].map(([, command = '']) => command);
};

/** One byte of PDF, page, documents or facts changed: exactly the command about that file fails. */
const verifiesRehearsal = () => {
  const folder = join(scratch, 'rehearsal');
  ensayo('rehearse', '--json', '--set', 'support', '--clock', '2026-11-20T10:00:00-05:00', '--out', folder);
  const commands = printedCommands(folder);
  const verdicts = () => commands.map((command) => spawnSync('sh', ['-c', command], { cwd: folder }).status === 0);
  let wrong = 0;
  const expectVerdicts = (/** @type {string} */ what, /** @type {string} */ expected) => {
    const verified = verdicts().join(' ');
    if (verified === expected) return;
    wrong += 1;
    console.log(`✗ commands of the report, ${what}: ${verified}; expected ${expected}`);
  };
  expectVerdicts('as written', 'true true true true');
  const broken = {
    'informe.pdf': 'false true true true',
    'informe.html': 'true false true true',
    'documentos.zip': 'true true false true',
    'informe.json': 'true true true false',
  };
  for (const [name, expected] of Object.entries(broken)) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.with(200, (bytes[200] ?? 0) ^ 1));
    expectVerdicts(`${name} changed`, expected);
    writeFileSync(file, bytes);
  }
  console.log(`${5 - wrong} of 5 states of a rehearsal's files told apart by openssl and sha256sum`);
  return wrong === 0;
};

/** @param {string} folder @returns {boolean} */
const verifyFolder = (folder) => {
  const signed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ name, xml: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ xml }) => textsOf(xml, 'SignatureValue').length > 0);
  const results = signed.map(({ name, xml }) => ({ name, ...verify(xml), sharp: refusesChanged(xml) }));
  const failed = results.filter(({ ok, sharp }) => !ok || !sharp);
  for (const { name, ok, output } of failed) {
    console.log(`✗ ${relative('.', join(folder, name))}\n${ok ? 'xmlsec1 also accepts it when changed' : output}`);
  }
  console.log(`${results.length - failed.length} of ${results.length} signatures verified by xmlsec1`);
  return results.length > 0 && failed.length === 0;
};

/** @typedef {{ readonly name: string, readonly change: (xml: string) => string | undefined }} Tampering */

/** An invoice and a payroll with a line end in their notes, signed by the issuing service. */
const signedDocuments = async () => {
  const { startBox } = await tsImport('../src/harness/box.ts', import.meta.url);
  const { exampleInvoice, invoicePath } = await tsImport('../src/harness/testing/example.ts', import.meta.url);
  const { createGenerator } = await tsImport('../datasets/generators/index.ts', import.meta.url);
  let signed = '';
  const box = await startBox({
    clock: '2026-11-20T10:00:00-05:00',
    onStep: (/** @type {string} */ step, /** @type {unknown} */ value) => {
      if (step === 'signed') signed = String(value);
    },
  });
  const notes = 'Primera línea\nsegunda línea';
  const requests = [
    { what: 'invoice', path: invoicePath, request: exampleInvoice({ notes }) },
    {
      what: 'payroll',
      path: '/api/ubl2.1/payroll',
      request: { ...createGenerator('changed').payroll({ date: '2026-11-20' }), notes },
    },
  ];
  const documents = [];
  for (const { what, path, request } of requests) {
    const { body } = await box.post(path, request);
    if (body.verdict?.accepted !== true) throw new Error(`The ${what} is not accepted: ${JSON.stringify(body)}`);
    documents.push({ what, xml: signed });
  }
  await box.close();
  return documents;
};

/** The same changes that the judge refuses in `simulator/judge/changed-after-signing.test.ts`. */
const refusesTampered = async () => {
  /** @type {{ tamperings: readonly Tampering[] }} */
  const { tamperings } = await tsImport('../simulator/testing/tampered.fixture.ts', import.meta.url);
  const documents = await signedDocuments();
  const changed = documents.flatMap(({ what, xml }) =>
    tamperings.flatMap(({ name, change }) => {
      const sent = change(xml);
      return sent === undefined ? [] : [{ what, name, ok: verify(sent).ok }];
    }),
  );
  const untried = tamperings.filter(({ name }) => !changed.some((each) => each.name === name));
  const unverified = documents.filter(({ xml }) => !verify(xml).ok);
  const accepted = changed.filter(({ ok }) => ok);
  for (const { what } of unverified) console.log(`✗ ${what}: xmlsec1 refuses it as it was signed`);
  for (const { what, name } of accepted) console.log(`✗ ${what} with ${name}: xmlsec1 accepts it`);
  for (const { name } of untried) console.log(`✗ ${name}: no document has a place for it`);
  console.log(
    `${changed.length - accepted.length} of ${changed.length} documents changed after signing refused by xmlsec1`,
  );
  return unverified.length + accepted.length + untried.length === 0;
};

/** @typedef {{ readonly name: string, readonly template: string, readonly sent?: (signed: string) => string }} Variant */

const documentIds = [`${xades}:SignedProperties`, 'http://www.w3.org/2000/09/xmldsig#:KeyInfo'].flatMap((name) => [
  '--id-attr:Id',
  name,
]);

/**
 * Signed, changed and verified by xmlsec1, with the key of the signer; the second verdict is ours.
 *
 * @param {Variant} variant
 * @param {{ readonly keys: readonly string[], readonly fill: (template: string) => string, readonly accepts: (text: string) => Promise<boolean> }} parties
 */
const askBoth = async ({ template, sent = (text) => text }, { keys, fill, accepts }) => {
  const [unsigned, signed] = [join(scratch, 'template.xml'), join(scratch, 'signed.xml')];
  writeFileSync(unsigned, fill(template));
  rmSync(signed, { force: true });
  const made = spawnSync('xmlsec1', ['--sign', ...documentIds, ...keys, '--output', signed, unsigned]);
  // What xmlsec1 does not sign it refuses; ours is asked about the template, whose digests are empty.
  const text = made.status === 0 ? sent(readFileSync(signed, 'utf8')) : fill(template);
  writeFileSync(signed, text);
  const { status } = spawnSync('xmlsec1', ['--verify', ...documentIds, ...keys, signed]);
  return { signed: made.status === 0, xmlsec1: status === 0, ours: await accepts(text) };
};

/** Every variant of a signature before both verifiers: where they differ, the committed table says which paragraph decides. */
const agreesOnVariants = async () => {
  const load = (/** @type {string} */ path) =>
    tsImport(`../simulator/checks/signature/testing/${path}`, import.meta.url);
  const { variants } = await load('xmlsec-variants.ts');
  const { disagreements } = await load('xmlsec-disagreements.ts');
  const { partiesOf } = await load('xmlsec-parties.ts');
  const { privateKeyPem, ...parties } = await partiesOf();
  const key = join(scratch, 'key.pem');
  writeFileSync(key, privateKeyPem);
  const keys = ['--privkey-pem', key, '--enabled-key-data', 'key-name'];
  let wrong = 0;
  for (const variant of variants) {
    const { signed, xmlsec1, ours } = await askBoth(variant, { ...parties, keys });
    const listed = disagreements[variant.name];
    if ((xmlsec1 === ours) === (listed === undefined) && (listed === undefined || listed.xmlsec1 === xmlsec1)) continue;
    wrong += 1;
    const verdict = (/** @type {boolean} */ accepts) => (accepts ? 'accepts' : 'refuses');
    console.log(
      `✗ ${variant.name}: xmlsec1 ${signed ? verdict(xmlsec1) : 'does not sign it'}, ours ${verdict(ours)}; ` +
        `${listed === undefined ? 'not in the table of disagreements' : 'the table of disagreements says otherwise'}`,
    );
  }
  console.log(
    `${variants.length - wrong} of ${variants.length} variants of signatures as expected: the same verdict of xmlsec1 and of the judge, ` +
      `or one of ${Object.keys(disagreements).length} listed disagreements`,
  );
  return wrong === 0;
};

try {
  const [, , folder] = process.argv;
  if (!verifyFolder(folder ?? runDemo())) process.exitCode = 1;
  if (folder === undefined && !(await refusesTampered())) process.exitCode = 1;
  if (folder === undefined && !(await agreesOnVariants())) process.exitCode = 1;
  if (folder === undefined && !verifiesRehearsal()) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}
