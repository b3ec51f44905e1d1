import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SchemaFault } from '../../document/datum.ts';
import { createSchemaValidator, schemaRoots, type SchemaRoot } from './validate.ts';
import { largeInvoice } from './testing/large-invoice.ts';
import { render } from './testing/render.ts';
import { documentSample, minimal } from './testing/sample.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { vocabularyOf } from './testing/vocabulary.ts';

const validator = createSchemaValidator();
const validate = (xml: Buffer | string, root: SchemaRoot): Promise<readonly SchemaFault[]> =>
  validator.validate(xml, root);

const minimalText = (root: SchemaRoot): string => {
  const vocabulary = vocabularyOf(root);
  return render(documentSample(vocabulary, minimal), vocabulary).xml;
};

const invoice = minimalText('Invoice');

describe('a text that is not well-formed', () => {
  const cases: readonly (readonly [what: string, xml: Buffer | string, line: number, column: number])[] = [
    ['nothing', '', 1, 1],
    ['no markup', 'factura', 1, 1],
    ['an unfinished tag', '<a>\n  <b', 2, 5],
    ['the wrong end tag', '<a>\n<b></c></a>', 2, 8],
    ['an undeclared prefix', '<a>\n<sts:b/></a>', 2, 7],
    ['an attribute twice', '<a b="1" b="2"/>', 1, 15],
    ['an unknown entity', '<a>&nbsp;</a>', 1, 10],
    ['bytes that are not UTF-8', Buffer.from('<a>ñ</a>', 'latin1'), 1, 4],
    ['UTF-16', Buffer.from('<a/>', 'utf16le'), 1, 2],
    ['something behind the root', '<a/><b/>', 1, 5],
    ['elements nested without end', '<a>'.repeat(3000), 1, 771],
  ];

  it.each(cases)('gives one finding, with line and column: %s', async (_what, xml, line, column) => {
    const [finding, ...others] = await validate(xml, 'Invoice');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ line, column, xpath: undefined });
    expect(finding?.message.en).toMatch(/\S/);
  });

  it.each(['ISO-8859-1', 'UTF-16', 'US-ASCII', 'EBCDIC'])(
    'is read as UTF-8 though it declares %s',
    async (encoding) => {
      const declared = invoice.replace('<cbc:ID>', '<cbc:ID schemeName="Ñandú">');
      expect(await validate(`<?xml version="1.0" encoding="${encoding}"?>${declared}`, 'Invoice')).toEqual([]);
    },
  );
});

describe('a document type declaration', () => {
  const cases = [
    ['empty', '<!DOCTYPE Invoice>'],
    ['with an external subset', '<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">'],
    ['with an external entity', '<!DOCTYPE Invoice [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['that names a generated schema', '<!DOCTYPE Invoice SYSTEM "ensayo:///schema/cbc.xsd">'],
  ] as const;

  it.each(cases)('is refused: %s', async (_what, doctype) => {
    const findings = await validate(doctype + invoice, 'Invoice');
    expect(findings).toEqual([expect.objectContaining({ line: 1, xpath: '/*' })]);
  });

  it('does not expand nested entities', async () => {
    const names = Array.from('abcdefghij');
    const entities = names.map(
      (name, at) => `<!ENTITY ${name} "${`&${names[at - 1] ?? 'lt'};`.repeat(at === 0 ? 1 : 20)}">`,
    );
    const findings = await validate(`<!DOCTYPE a [${entities.join('')}]><a b="&j;">&j;</a>`, 'Invoice');
    expect(findings).toHaveLength(1);
  });
});

describe('the document element', () => {
  it.each(schemaRoots)('must be that of the schema: %s', async (root) => {
    expect(await validate(minimalText(root), root)).toEqual([]);
    const others = schemaRoots.filter((other) => other !== root);
    for (const other of others) {
      const findings = await validate(minimalText(other), root);
      expect(findings).toEqual([expect.objectContaining({ line: 1, xpath: '/*' })]);
    }
  });

  const strangers: readonly (readonly [what: string, xml: string])[] = [
    ['no namespace', '<Invoice/>'],
    ['another namespace', '<Invoice xmlns="urn:example:a"/>'],
    [
      'a global element of UBL',
      '<cbc:ID xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">1</cbc:ID>',
    ],
    ['a global element of the signature', '<ds:KeyName xmlns:ds="http://www.w3.org/2000/09/xmldsig#">a</ds:KeyName>'],
  ];

  it.each(strangers)('is not %s', async (_what, xml) => {
    const [finding, ...others] = await validate(xml, 'Invoice');
    expect(others).toEqual([]);
    expect(finding?.fault).toBe('root');
    for (const text of Object.values(finding?.message ?? {}))
      expect(text).toContain("'{urn:oasis:names:specification:ubl:schema:xsd:Invoice-2}Invoice'.");
  });
});

describe('findings', () => {
  it('repeat the message of libxml2, with the usual prefixes, line and path', async () => {
    const broken = invoice
      .replace('</cbc:IssueDate>', 'Z5</cbc:IssueDate>')
      .replace(/<cbc:PayableAmount currencyID="[^"]*">[^<]*/, '<cbc:PayableAmount>1,5');
    expect(await validate(broken, 'Invoice')).toEqual([
      {
        fault: 'value',
        subject: '2026-11-20Z5',
        message: expect.objectContaining({
          en: "Element 'cbc:IssueDate': '2026-11-20Z5' is not a valid value of the atomic type 'xs:date'.",
        }) as Bilingual,
        line: 3,
        column: undefined,
        xpath: '/*/cbc:IssueDate',
      },
      {
        fault: 'attribute-missing',
        subject: 'currencyID',
        message: expect.objectContaining({
          en: "Element 'cbc:PayableAmount': The attribute 'currencyID' is required but missing.",
        }) as Bilingual,
        line: 7,
        column: undefined,
        xpath: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount',
      },
      {
        fault: 'value',
        subject: '1,5',
        message: expect.objectContaining({
          en: "Element 'cbc:PayableAmount': '1,5' is not a valid value of the atomic type 'xs:decimal'.",
        }) as Bilingual,
        line: 7,
        column: undefined,
        xpath: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount',
      },
    ]);
  });

  it('name the children allowed there', async () => {
    const broken = invoice.replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>\n/, '');
    const [finding] = await validate(broken, 'Invoice');
    expect(finding?.message.en).toContain(
      "Element 'cac:AccountingSupplierParty': This element is not expected. Expected is one of (",
    );
    expect(finding?.message.en).toContain('cbc:IssueDate');
    expect(finding?.message.en).not.toContain('urn:');
  });

  it('name the elements of the document without prefix', async () => {
    const broken = minimalText('NominaIndividual').replace(/<Periodo [^]*<\/Periodo>\n/, '');
    const [finding] = await validate(broken, 'NominaIndividual');
    expect(finding?.message.en).toBe(
      "Element 'NumeroSecuenciaXML': This element is not expected. Expected is one of ( ext:UBLExtensions, Novedad, Periodo ).",
    );
    expect(finding?.xpath).toBe('/*/*[1]');
  });

  it('number identical siblings in the path', async () => {
    const twice = largeInvoice(3).replace('<cbc:ID>2</cbc:ID>', '<cbc:ID x:a="">2</cbc:ID>');
    const [finding] = await validate(twice, 'Invoice');
    expect(finding?.xpath).toBe('/*/cac:InvoiceLine[2]/cbc:ID');
  });

  it('are at most twenty, in document order', async () => {
    const notes = '<cbc:Note x:a=""/>\n'.repeat(500);
    const findings = await validate(invoice.replace('<cac:AccountingSupplierParty>', `${notes}$&`), 'Invoice');
    expect(findings.map(({ xpath }) => xpath)).toEqual(Array.from({ length: 20 }, (_, at) => `/*/cbc:Note[${at + 1}]`));
    expect(findings.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => 4 + at));
  });

  it('stay short when the value at fault is long', async () => {
    const broken = invoice.replace(/(<cbc:IssueDate>)[^<]*/, `$1${'9'.repeat(30_000)}`);
    const [finding] = await validate(broken, 'Invoice');
    expect(finding?.message.en.length).toBeLessThan(850);
    expect(finding?.message.en).toMatch(
      /^Element 'cbc:IssueDate': '9+ … 9+' is not a valid value of the atomic type 'xs:date'\.$/,
    );
  });

  it('know lines beyond 65,535, give or take one', async () => {
    const broken = invoice
      .replace('<cbc:ID>', `${'\n'.repeat(70_000)}<cbc:ID>`)
      .replace('<cac:LegalMonetaryTotal>', '$&suelto');
    const [finding] = await validate(broken, 'Invoice');
    expect(finding?.xpath).toBe('/*/cac:LegalMonetaryTotal');
    expect([70_006, 70_007]).toContain(finding?.line);
  });

  it('are the same for text and for its bytes', async () => {
    const broken = invoice.replace('<cbc:ID>', '<cbc:ID name="Ñandú">');
    const fromText = await validate(broken, 'Invoice');
    expect(fromText).toHaveLength(1);
    expect(await validate(Buffer.from(broken), 'Invoice')).toEqual(fromText);
  });
});

describe('a signed invoice of ordinary size', () => {
  const text = largeInvoice(14);

  it('is accepted every time', async () => {
    expect(text.length).toBeGreaterThan(24_000);
    expect(text.length).toBeLessThan(30_000);
    for (let round = 0; round < 20; round += 1) expect(await validate(text, 'Invoice')).toEqual([]);
  });

  it('may have elements of other namespaces where the signature schema has a wildcard', async () => {
    const named = (namespace: string): string =>
      text.replace('</ds:KeyInfo>', `<x:Name xmlns:x="${namespace}">a</x:Name></ds:KeyInfo>`);
    expect(await validate(named('urn:x'), 'Invoice')).toEqual([]);
    expect(await validate(named('http://www.w3.org/2000/09/xmldsig#'), 'Invoice')).toHaveLength(1);
  });

  it('qualifies an identifier by one of two words', async () => {
    const qualified = (as: string): string =>
      text.replace('<xades:Identifier>', `<xades:Identifier Qualifier="${as}">`);
    expect(await validate(qualified('OIDAsURI'), 'Invoice')).toEqual([]);
    expect(await validate(qualified('OIDAsURL'), 'Invoice')).toHaveLength(1);
  });

  it.each([
    ['the digest method', /<ds:DigestMethod[^>]*><\/ds:DigestMethod>\n/, 'ds:DigestValue'],
    ['the certificate digest', /<xades:CertDigest>[^]*?<\/xades:CertDigest>\n/, 'xades:IssuerSerial'],
  ])('is refused without %s: the lax wildcard reaches the signature block', async (_what, part, named) => {
    const [finding] = await validate(text.replace(part, ''), 'Invoice');
    expect(finding?.message.en).toMatch(new RegExp(`^Element '${named}': This element is not expected`));
    expect(finding?.xpath).toContain('/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/');
  });
});

/** Third-party documents may be placed next to the repository; they are not part of it. */
const samples: readonly (readonly [file: string, root: SchemaRoot, findings: number])[] = [
  ['ubl/Generica.xml', 'Invoice', 0],
  ['ubl/Exportacion.xml', 'Invoice', 0],
  ['ubl/DebitNote.xml', 'DebitNote', 0],
  ['ubl/application-response-dian.redacted.xml', 'ApplicationResponse', 0],
  ['ds/ds-residente.xml', 'Invoice', 0],
  ['payroll/nomina-individual-plantilla-oficial.xml', 'NominaIndividual', 1],
];

describe('documents by others', () => {
  const folder = new URL('../../../../shared/samples/', import.meta.url);
  const present = samples.filter(([file]) => existsSync(new URL(file, folder)));

  it(`${present.length} of ${samples.length} are here and judged as expected`, async () => {
    const verdicts = await Promise.all(
      present.map(async ([file, root]) => [
        file,
        root,
        (await validate(readFileSync(new URL(file, folder)), root)).length,
      ]),
    );
    expect(verdicts).toEqual(present);
  });
});
