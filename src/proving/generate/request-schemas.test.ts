import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { packageFile } from '../../common/data-directory.ts';
import { languages } from '../../../simulator/console/texts/texts.ts';
import type { JsonObject } from '../../harness/box-types.ts';
import { withValue } from '../../harness/fields/body-paths.ts';
import { variantNamed } from '../../harness/fields/variants.ts';
import { generatedKinds, generatedNames, plain } from '../../harness/generated-documents/kinds.ts';
import { schemaFile } from '../../harness/generated-documents/schema-file.ts';
import { withoutBlanks } from '../../issuer/requests/aliases.ts';
import { requestForms } from '../../issuer/requests/field-facts.ts';
import { invoiceSchema } from '../../issuer/requests/ubl/invoice.ts';
import { schemaErrors } from '../../issuer/requests/validator.ts';
import { englishTexts, requestSchemas } from './request-schemas.ts';

const forEditors = ['errorMessage', 'deprecationMessage', 'doNotSuggest', 'enumDescriptions', 'defaultSnippets'];

const files = new Map(languages.map((language) => [language, requestSchemas(language)]));

/** Of another hand than the editors' service. */
const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  keywords: forEditors,
  inlineRefs: false,
  code: { optimize: false },
});
for (const [path, text] of files.get('en') ?? []) ajv.addSchema(JSON.parse(text) as object, basename(path));

const problemsOf = (kind: string, request: object): readonly unknown[] =>
  ajv.validate(basename(schemaFile(kind, 'en')), request) ? [] : (ajv.errors ?? []);

const about = { number: 'SETP990000001', uuid: 'a'.repeat(96), issue_date: '2026-11-20' };

describe('the schema of', () => {
  it.each(generatedNames)('%s accepts what the generators request', (name) => {
    const { variants = [undefined], request } = generatedKinds[name];
    const generator = createGenerator(1);
    for (const turn of variants.keys())
      expect(problemsOf(name, plain(request(generator, { turn, day: '2026-11-20', about })))).toEqual([]);
  });

  it.each(requestForms)('%s knows every field of the interface', (form) => {
    const { kind, request } = variantNamed(form);
    expect(problemsOf(kind === 'invoice' || kind === 'supportDocument' ? kind : form, request)).toEqual([]);
  });
});

it.each([
  ['neither', {}, false],
  ['a blank file', { base64_attacheddocument: ' ' }, false],
  ['an empty reference', { document_reference: {} }, false],
  ['a blank key', { document_reference: { cufe: '' } }, false],
  ['a file', { base64_attacheddocument: 'PEludm9pY2UvPg==' }, true],
  ['a key', { document_reference: { cufe: 'a' } }, true],
  ['a key by its other name', { document_reference: { uuid: 'a' } }, true],
])('the schema of an event wants the invoice or its key: %s', (_what, invoice, isRight) => {
  expect(problemsOf('event', { event_id: 1, ...invoice }).length === 0).toBe(isRight);
});

/** Without what people read. */
const withoutTexts = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    /^(?:title|description|errorMessage|deprecationMessage)$/.test(key) && typeof value === 'string' ? '' : value,
  );

describe('the Spanish schemas', () => {
  const spanish = files.get('es') ?? [];

  it('differ from the English ones in their texts alone', () => {
    expect(spanish.map(([, text]) => withoutTexts(text))).toEqual(
      (files.get('en') ?? []).map(([, text]) => withoutTexts(text)),
    );
  });

  it('have each text that is translated', () => {
    const all = spanish.map(([, text]) => text).join('');
    expect(Object.keys(englishTexts()).filter((text) => !all.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });
});

const editor = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

/** A request file of a project that lies beside the package; a bar in the text is the caret. */
const opened = (text: string) => {
  const uri = pathToFileURL(packageFile('request.json')).href;
  const document = TextDocument.create(uri, 'json', 1, text.replace('|', ''));
  return {
    document,
    json: editor.parseJSONDocument(document),
    at: document.positionAt(Math.max(text.indexOf('|'), 0)),
  };
};

const markedIn = async (request: JsonObject): Promise<readonly string[]> => {
  const { document, json } = opened(JSON.stringify({ $schema: `./${schemaFile('invoice', 'en')}`, ...request }));
  const marks = await editor.doValidation(document, json, { schemaValidation: 'warning' });
  return marks.map(
    ({ range, message }) =>
      `${document.getText(range).slice(0, 30)}: ${typeof message === 'string' ? message : message.value}`,
  );
};

const request = plain(
  generatedKinds.invoice.request(createGenerator(1), { turn: 0, day: '2026-11-20', about: undefined }),
);

describe('an editor', () => {
  it('marks nothing in a good request', async () => {
    expect(await markedIn(request)).toEqual([]);
  });

  it.each<[path: string, value: unknown]>([
    ['customer.type_liability_id', 16],
    ['customer.type_liability_id', ' R-99-PN '],
    ['customer.municipality_id', '05001'],
    ['customer.municipality_id', ''],
    ['customer.phone', null],
    ['date', ' '],
    ['sendmail', '1'],
    ['sendmail', ''],
    ['payment_form', undefined],
    ['payment_form', null],
    ['allowance_charges', null],
    ['tax_totals', ''],
    ['order_reference', null],
    ['customer.email', 'compras@ejemplo.co; pagos@ejemplo.co'],
  ])('marks nothing at %s: %j, which the service takes', async (path, value) => {
    const good = plain(withValue(request, path, value));
    expect(await markedIn(good)).toEqual([]);
    expect(problemsOf('invoice', good)).toEqual([]);
    expect(schemaErrors(invoiceSchema, withoutBlanks(good))).toEqual([]);
  });

  it.each<[path: string, value: unknown, mark: RegExp]>([
    ['customer.name', null, /^null: Must be a text/],
    ['invoice_lines.*.unit_measure_id', '', /^"": Must be a whole identifier/],
    ['customer', undefined, /^\{.*Missing property "customer"/],
    ['customer.name', undefined, /^"customer".*Missing property "name"/],
    ['customer.dv', undefined, /^"customer".*Missing property "dv"/],
    ['customer.name', '', /^"": Must be a text/],
    ['customer.dv', null, /^null: Must not be blank/],
    ['customer.email', 'compras', /^"compras": Must be an e-mail address/],
    ['date', '20-11-2026', /^"20-11-2026": Must be an existing date/],
    ['date', '20/11/2026', /^"20\/11\/2026": Must be an existing date/],
    ['time', '25:00:00', /^"25:00:00": Must be a 24-hour time/],
    ['type_document_id', 7, /^7: Must be a row of the table type_documents/],
    ['customer.municipality_id', 999_999, /^999999: .* municipalities/],
    ['customer.type_liability_id', 'R-99', /^"R-99": .* type_liabilities/],
    ['invoice_lines.*.price_amount', '1.000,50', /^"1.000,50": Must be a decimal number/],
    ['invoice_lines.*.price_amount', true, /^true: Must be a decimal number/],
    ['invoice_lines', {}, /^\{\}: Incorrect type/],
    ['sendmail', 'si', /^"si": Must be true or false/],
    ['prefix', 'SE-TP', /^"SE-TP": Must be a prefix/],
  ])('marks %s: %j, which the service refuses', async (path, value, mark) => {
    const wrong = plain(withValue(request, path, value));
    const marks = await markedIn(wrong);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatch(mark);
    expect(problemsOf('invoice', wrong)).not.toEqual([]);
    expect(schemaErrors(invoiceSchema, withoutBlanks(wrong))).not.toEqual([]);
  });

  it.each([
    ['date', '2026-02-31'],
    ['customer.email', 'compras@ventas@ejemplo.co'],
    ['invoice_lines.*.invoiced_quantity', 1e21],
    ['notes', '\u0001'],
  ])('leaves %s: %j to the service, which refuses it', async (path, value) => {
    const wrong = withValue(request, path, value);
    expect(await markedIn(wrong)).toEqual([]);
    expect(schemaErrors(invoiceSchema, wrong)).not.toEqual([]);
  });

  it.each<[path: string, mark: RegExp]>([
    ['customer.adress', /^"adress".*does not know this field/],
    ['web_site', /^"web_site".*does not use this field: it only changes the printed page/],
    ['customer.language_id', /^"language_id".*always in Spanish/],
    ['invoice_template', /^"invoice_template".*one layout/],
    ['idcurrency', /^"idcurrency".*Is read as currency_id/],
    ['resoluntion_number', /^"resoluntion_number".*resolution_number/],
  ])('warns of %s, which the service takes and warns of, or reads under another name', async (path, mark) => {
    const odd = withValue(request, path, '1');
    const marks = await markedIn(odd);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatch(mark);
    expect(problemsOf('invoice', odd)).toEqual([]);
  });

  it.each<[language: (typeof languages)[number], caret: string, labels: readonly string[]]>([
    ['en', '"customer": { "municip|" }', ['municipality_id', 'municipality_name']],
    ['en', '"customer": { "tax_id": | }', ['1 IVA', '4 INC']],
    ['es', '"customer": { "municipality_id": | }', ['149 Bogotá, D.C.']],
    ['es', '"payment_form": [{ "payment_form_id": | }]', ['1 Contado', '2 Crédito']],
    ['en', '"type_document_id": |', ['1 Factura electrónica de venta']],
    ['en', '"sendmail": |', ['true', 'false']],
  ])('in %s proposes at %s', async (language, caret, expected) => {
    const { document, json, at } = opened(`{ "$schema": "./${schemaFile('invoice', language)}", ${caret} }`);
    const { items = [] } = (await editor.doComplete(document, at, json)) ?? {};
    const labels = items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([...expected]));
    // Neither what it should not write nor a value twice.
    expect(labels.filter((label) => /^(?:language_id|idcurrency|web_site|"?\d+"?)$/.test(label))).toEqual([]);
  });

  it.each([
    ['invoice_lines', '"invoice_lines": [$1]'],
    ['annexes', '"annexes": [\n\t$1\n]'],
    ['order_reference', '"order_reference": {}'],
  ])('inserts %s with its brackets', async (name, insertText) => {
    const { document, json, at } = opened(`{ "$schema": "./${schemaFile('invoice', 'en')}", "|" }`);
    const { items = [] } = (await editor.doComplete(document, at, json)) ?? {};
    expect(items.find(({ label }) => label === name)?.insertText).toBe(insertText);
  });

  it.each<[language: (typeof languages)[number], caret: string, text: readonly string[]]>([
    ['en', '"customer": { "tax_|id": 1 }', ['Tax that the party is responsible for', '`1`: IVA']],
    ['es', '"customer": { "tax_|id": 1 }', ['Tributo del que es responsable', '`1`: IVA']],
    ['es', '"customer": { "municipality_id": |149 }', ['Municipio', 'Bogotá']],
  ])('in %s explains %s', async (language, caret, expected) => {
    const { document, json, at } = opened(`{ "$schema": "./${schemaFile('invoice', language)}", ${caret} }`);
    const hover = JSON.stringify(await editor.doHover(document, at, json));
    for (const text of expected) expect(hover).toContain(text);
  });
});
