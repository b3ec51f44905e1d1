import assert from 'node:assert/strict';
import { type DataTable, Then } from '@cucumber/cucumber';
import { isObject } from '../../src/common/json/is-object.ts';
import { textFor } from '../../src/harness/own-company/in-name-of.ts';
import { expectExplained } from '../published/verbs.ts';
import { answeringPath, explanationsOf, resultOf, verdictOf } from '../../src/harness/answers.ts';
import {
  namesFields,
  warningsOf,
  applicationResponse,
  keptXml,
  decoded,
  unzipped,
  sentDocument,
  textAt,
  warns,
} from '../support/answers.ts';
import { fieldOf } from '../support/fields.ts';
import { healthExtensionOf } from '../support/health-extension.ts';
import { statedInDocument } from '../support/qr.ts';
import { expectLines, expectVerdict, listedLines, type ExpectedVerdict } from '../support/verdicts.ts';
import { box, type EnsayoWorld } from '../support/world.ts';

const column = (table: DataTable): readonly string[] => table.raw().map(([cell = '']) => cell);

const expectAnswer = ({ reply: { status, body } }: EnsayoWorld, expected: ExpectedVerdict): void => {
  assert.equal(status, 200, JSON.stringify(body));
  expectVerdict(verdictOf(body), expected);
};

Then('the authority accepts it without lines', function (this: EnsayoWorld) {
  expectAnswer(this, { status: '00', lines: [] });
});

Then('the authority accepts it with exactly the lines', function (this: EnsayoWorld, table: DataTable) {
  expectAnswer(this, { status: '00', lines: column(table) });
});

Then('the authority rejects it with exactly the lines', function (this: EnsayoWorld, table: DataTable) {
  expectAnswer(this, { status: '99', lines: column(table) });
});

Then('its lines are {string}', function (this: EnsayoWorld, lines: string) {
  expectLines(verdictOf(this.reply.body), listedLines(lines), JSON.stringify(this.reply.body));
});

/** Undefined, and said to be unchecked, where the service explains nothing. */
const explanationOf = (world: EnsayoWorld, code: string): ReturnType<typeof explanationsOf>[number] | undefined => {
  const { body } = world.reply;
  if (!namesFields(body)) {
    world.unchecked({ en: 'explanations', es: 'las explicaciones' });
    return undefined;
  }
  const explanation = explanationsOf(body).find((one) => one.code === code);
  assert.ok(explanation !== undefined, `${code}: ${JSON.stringify(body.explanations)}`);
  return explanation;
};

Then('the explanation of {word} names the field {string}', function (this: EnsayoWorld, code: string, field: string) {
  const explanation = explanationOf(this, code);
  if (explanation !== undefined) assert.equal(explanation.field, field, JSON.stringify(explanation));
});

Then('the explanation of {word} expects {string}', function (this: EnsayoWorld, code: string, expected: string) {
  const explanation = explanationOf(this, code);
  if (explanation !== undefined) assert.equal(explanation.expected, expected);
});

Then('the explanation of {string} says what was found and expected', function (this: EnsayoWorld, code: string) {
  expectExplained(this, code);
});

Then('its advice is', function (this: EnsayoWorld, table: DataTable) {
  const { advice } = this.reply.body;
  if (advice === undefined && box().elsewhere !== undefined) {
    this.unchecked({ en: 'advice', es: 'los avisos' });
    return;
  }
  assert.ok(Array.isArray(advice), `Expected a list of advice; received ${JSON.stringify(this.reply.body)}.`);
  const given = advice.filter(isObject).map(({ id, field }) => [String(id), String(field)]);
  assert.deepEqual(given, table.raw());
});

Then('the reply begins with the keys', function (this: EnsayoWorld, table: DataTable) {
  const keys = column(table);
  assert.deepEqual(Object.keys(this.reply.body).slice(0, keys.length), keys);
});

Then('the reply has {string} = {string}', function (this: EnsayoWorld, path: string, value: string) {
  assert.equal(String(fieldOf(this.reply.body, path)), value, JSON.stringify(this.reply.body));
});

Then('QRStr says what the document states, in the lines', async function (this: EnsayoWorld, table: DataTable) {
  const document = await sentDocument(await this.services(), this.issued);
  const lines = String(this.reply.body.QRStr).split('\n');
  const expected = column(table).map((label) => `${label}: ${statedInDocument[label]?.(document) ?? '(nothing)'}`);
  assert.deepEqual(lines.slice(0, -1), expected);
  const [, key] = /^https:\/\/\S+\?documentkey=([0-9a-f]{96})$/.exec(lines.at(-1) ?? '') ?? [];
  assert.equal(key, lines.at(-2)?.split(': ')[1], lines.at(-1));
});

Then("{word} is the authority's XmlDocumentKey", function (this: EnsayoWorld, name: string) {
  const key = this.issued[name];
  assert.match(String(key), /^[0-9a-f]{96}$/);
  assert.equal(resultOf(this.reply.body).XmlDocumentKey, key);
});

Then(
  'the ApplicationResponse says {string} about that {word}',
  function (this: EnsayoWorld, code: string, name: string) {
    const response = applicationResponse(this.reply.body);
    assert.equal(response.text('/*/cac:DocumentResponse/cac:Response/cbc:ResponseCode'), code);
    assert.equal(response.text('/*/cac:DocumentResponse/cac:DocumentReference/cbc:UUID'), this.issued[name]);
  },
);

Then('the authority answers by {word}', function (this: EnsayoWorld, operation: string) {
  const { body } = this.reply;
  assert.equal(answeringPath(body), `${operation}Response.${operation}Result`, JSON.stringify(body));
});

Then('the authority takes it for a test set, under a ZipKey', function (this: EnsayoWorld) {
  const { body } = this.reply;
  assert.equal(answeringPath(body), 'SendTestSetAsyncResponse.SendTestSetAsyncResult', JSON.stringify(body));
  const { ErrorMessageList: problems, ZipKey: zipKey } = resultOf(body);
  assert.deepEqual(problems, { _attributes: { nil: 'true' } });
  assert.match(String(zipKey), /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

Then('{string} of the reply holds the XML that the authority keeps', async function (this: EnsayoWorld, name: string) {
  assert.equal(decoded(this.issued[name]), await keptXml(await this.services(), this.issued));
});

Then(
  '{string} of the reply is a ZIP of the XML that the authority keeps',
  async function (this: EnsayoWorld, name: string) {
    assert.equal(await unzipped(this.issued[name]), await keptXml(await this.services(), this.issued));
  },
);

Then('{string} of the reply holds that XML without its signature', async function (this: EnsayoWorld, name: string) {
  const unsigned = decoded(this.issued[name]);
  const signed = await keptXml(await this.services(), this.issued);
  assert.ok(signed.includes('<ds:Signature '), signed);
  const withoutDeclaration = signed.replace(/^<\?xml [^>]*\?>/, ''); // it is held in canonical form, which has none
  assert.equal(unsigned, withoutDeclaration.replace(/<ds:Signature [\s\S]*<\/ds:Signature>/, ''));
});

Then('the message is about a {string}', function (this: EnsayoWorld, type: string) {
  assert.match(String(this.reply.body.message), new RegExp(`^${type} #[A-Z]+\\d+ generada con éxito$`));
});

Then('the document has', async function (this: EnsayoWorld, table: DataTable) {
  const services = await this.services();
  const document = await sentDocument(services, this.issued);
  for (const [path = '', text = ''] of table.rows())
    assert.equal(textAt(document, path), textFor(services.company, text), path);
});

Then('the document has no {string}', async function (this: EnsayoWorld, path: string) {
  assert.equal((await sentDocument(await this.services(), this.issued)).first(path), undefined);
});

/** A text of a table cell; none for `(absent)`. */
Then('the health extension has', async function (this: EnsayoWorld, table: DataTable) {
  const found = healthExtensionOf(await sentDocument(await this.services(), this.issued));
  for (const [name = '', text = ''] of table.rows()) assert.equal(found.get(name) ?? '(absent)', text, name);
});

Then('the reply is {int} {string}', function (this: EnsayoWorld, status: number, code: string) {
  const { body } = this.reply;
  assert.deepEqual([this.reply.status, body.code], [status, code], JSON.stringify(body));
});

Then('its errors are about', function (this: EnsayoWorld, table: DataTable) {
  const { errors } = this.reply.body;
  assert.deepEqual(Object.keys(errors ?? {}), column(table), JSON.stringify(errors));
});

Then('the reply warns of nothing', function (this: EnsayoWorld) {
  assert.deepEqual(warningsOf(this.reply.body), []);
});

Then('the warning {string} is about', function (this: EnsayoWorld, code: string, table: DataTable) {
  if (!warns(this.reply.body)) {
    this.unchecked({ en: 'warnings', es: 'las advertencias' });
    return;
  }
  const warning = warningsOf(this.reply.body).find((one) => one.code === code);
  assert.deepEqual(warning?.paths, column(table), JSON.stringify(this.reply.body.warnings));
});

Then('{string} of the reply is a PDF', function (this: EnsayoWorld, field: string) {
  const pdf = Buffer.from(String(this.reply.body[field]), 'base64').toString('latin1');
  assert.match(pdf, /^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
});

/** The first accepted document stays: a second one with that number may be from another second, with another code. */
Then('the authority names the key of the first reply', function (this: EnsayoWorld) {
  const [first] = this.replies;
  assert.match(String(first?.body.cufe), /^[0-9a-f]{96}$/);
  assert.equal(resultOf(this.reply.body).XmlDocumentKey, first?.body.cufe);
});

Then('all replies name the same number', function (this: EnsayoWorld) {
  const numbers = this.replies.map(({ body }) => /#(\w+)/.exec(String(body.message))?.[1]);
  assert.deepEqual([...new Set(numbers)], [numbers[0]], JSON.stringify(numbers));
  assert.match(String(numbers[0]), /\d$/);
});

Then('the document refers to what was accepted', async function (this: EnsayoWorld) {
  const document = await sentDocument(await this.services(), this.issued);
  const reference = '/*/cac:BillingReference/cac:InvoiceDocumentReference';
  const { number, uuid, issue_date } = this.accepted ?? {};
  assert.deepEqual(
    ['cbc:ID', 'cbc:UUID', 'cbc:IssueDate'].map((name) => document.text(`${reference}/${name}`)),
    [number, uuid, issue_date],
  );
});
