import { describe, expect, it } from 'vitest';
import { timesAsLong } from '../../src/common/testing/speed.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { attributeOf, textOf, type XmlDocument } from '../../src/common/xml/tree.ts';
import { childOf, childrenOf, fixedName, fixedNamespaces, indexPaths, select, stsNamespaces } from './path-index.ts';

const invoiceNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

const parse = (xml: string): XmlDocument => {
  const result = parseXml(xml);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document;
};

/** The document with the prefixes that the caller chooses for the invoice, aggregates and basics. */
const invoice = (own: string, cac: string, cbc: string): string => {
  const declare = (prefix: string, uri: string): string => `xmlns${prefix === '' ? '' : `:${prefix}`}="${uri}"`;
  const name = (prefix: string, local: string): string => (prefix === '' ? local : `${prefix}:${local}`);
  const root = name(own, 'Invoice');
  const line = (id: string): string =>
    `<${cac}:InvoiceLine><${cbc}:ID>${id}</${cbc}:ID><${cac}:Item><${cbc}:ID>I${id}</${cbc}:ID></${cac}:Item></${cac}:InvoiceLine>`;
  return (
    `<${root} ${declare(own, invoiceNamespace)} ${declare(cac, fixedNamespaces.cac)} ` +
    `${declare(cbc, fixedNamespaces.cbc)}><${cbc}:ID>SETP1</${cbc}:ID>` +
    `<${name(own, 'Own')}/>${line('1')}${line('2')}<x:Other xmlns:x="urn:some/where"><x:Deep/></x:Other></${root}>`
  );
};

describe('indexPaths', () => {
  it.each([
    ['the usual prefixes', '', 'cac', 'cbc'],
    ['other prefixes', 'fe', 'a', 'b'],
    ['prefixes that mean something else in the annex', 'cac', 'cbc', 'ext'],
  ])('answers the same with %s', (_case, own, cac, cbc) => {
    const index = indexPaths(parse(invoice(own, cac, cbc)));
    const texts = (path: string): string[] => index.all(path).map(textOf);
    expect(texts('/*/cac:InvoiceLine/cbc:ID')).toEqual(['1', '2']);
    expect(texts('/*/cac:InvoiceLine/cac:Item/cbc:ID')).toEqual(['I1', 'I2']);
    expect(texts('/*/cbc:ID')).toEqual(['SETP1']);
    expect(index.all('/*/Own')).toHaveLength(1);
    expect(index.all('/*')).toHaveLength(1);
  });

  it('names an unknown namespace by its URI, slashes and all', () => {
    const index = indexPaths(parse(invoice('', 'cac', 'cbc')));
    expect(index.all('/*/{urn:some/where}Other/{urn:some/where}Deep')).toHaveLength(1);
  });

  it.each(stsNamespaces)('finds the elements of sts in %s', (uri) => {
    const document = parse(
      `<Invoice xmlns:sts="${uri}" xmlns:ext="${fixedNamespaces.ext}"><ext:UBLExtensions><sts:DianExtensions/></ext:UBLExtensions></Invoice>`,
    );
    const [found] = indexPaths(document).all('/*/ext:UBLExtensions/sts:DianExtensions');
    expect(found).toBe(select(document.root, 'ext:UBLExtensions/sts:DianExtensions')[0]);
    expect(found && fixedName(found)).toBe('sts:DianExtensions');
  });

  it('is empty where the document has nothing, and the same list each time', () => {
    const index = indexPaths(parse(invoice('', 'cac', 'cbc')));
    expect(index.all('/*/cac:TaxTotal/cbc:TaxAmount')).toEqual([]);
    expect(index.first('/*/cac:TaxTotal')).toBeUndefined();
    expect(index.all('/*/cbc:ID')).toBe(index.all('/*/cbc:ID'));
  });

  it.each([
    ['/*/cac:InvoiceLine/cac:Item/cbc:Name', 0],
    ['/*/cac:InvoiceLine/cac:Item/cbc:ID', 2],
    ['/*/cac:InvoiceLine', 2],
  ])('gives the same answer for %s, whether it was known before the document or not', (path, count) => {
    const document = parse(invoice('', 'cac', 'cbc').replaceAll('cbc:ID>', 'cbc:Asked>'));
    const asked = path.replace('cbc:ID', 'cbc:Asked');
    const before = indexPaths(document).all(asked);
    const after = indexPaths(document).all(asked);
    expect(before).toHaveLength(count);
    expect(after).toEqual(before);
  });

  it('tells namesakes of two namespaces apart', () => {
    const xml = `<Invoice xmlns="${invoiceNamespace}" xmlns:cbc="${fixedNamespaces.cbc}"><Note>own</Note><cbc:Note>basic</cbc:Note></Invoice>`;
    const texts = () => ['/*/Note', '/*/cbc:Note'].map((path) => indexPaths(parse(xml)).all(path).map(textOf));
    expect([texts(), texts()]).toEqual([
      [['own'], ['basic']],
      [['own'], ['basic']],
    ]);
  });

  it('keeps payroll without prefixes', () => {
    const xml =
      '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"><Pago Forma="1"/></NominaIndividual>';
    const pago = indexPaths(parse(xml)).first('/*/Pago');
    expect(pago && attributeOf(pago, 'Forma')).toBe('1');
  });

  it('treats an element without a namespace as foreign, not as one of the document', () => {
    const index = indexPaths(parse(`<Invoice xmlns="${invoiceNamespace}"><ID xmlns="">1</ID></Invoice>`));
    expect(index.all('/*/ID')).toEqual([]);
    expect(index.all('/*/{}ID')).toHaveLength(1);
  });

  it.each([
    '',
    '/Invoice/cbc:ID',
    'cbc:ID',
    '/*/foo:ID',
    '/*/cac:InvoiceLine[1]',
    '/*//cbc:ID',
    '/*/cbc:UUID/@schemeID',
  ])('refuses the path %j as a mistake of the rule', (path) => {
    const index = indexPaths(parse(invoice('', 'cac', 'cbc')));
    expect(() => index.all(path)).toThrow(RangeError);
  });
});

describe('helpers', () => {
  const { root } = parse(invoice('', 'cac', 'cbc'));

  it('childrenOf and childOf take fixed names', () => {
    expect(childrenOf(root, 'cac:InvoiceLine')).toHaveLength(2);
    expect(childOf(root, 'cac:InvoiceLine')).toBe(childrenOf(root, 'cac:InvoiceLine')[0]);
    expect(childOf(root, 'cac:TaxTotal')).toBeUndefined();
  });

  it('select follows every branch in document order', () => {
    expect(select(root, 'cac:InvoiceLine/cac:Item/cbc:ID').map(textOf)).toEqual(['I1', 'I2']);
    expect(select(root, 'cac:InvoiceLine/cac:Price')).toEqual([]);
  });

  it('select resolves a name without prefix against the root, wherever it starts', () => {
    const xml = `<Invoice xmlns="${invoiceNamespace}" xmlns:ext="${fixedNamespaces.ext}"><ext:UBLExtensions><CustomTagGeneral/></ext:UBLExtensions></Invoice>`;
    const extensions = childOf(parse(xml).root, 'ext:UBLExtensions');
    expect(extensions && childrenOf(extensions, 'CustomTagGeneral')).toHaveLength(1);
  });

  it('fixedName gives the prefix of the annex', () => {
    const document = parse(invoice('fe', 'a', 'b'));
    const names = select(document.root, 'cac:InvoiceLine/cbc:ID').map(fixedName);
    expect(names).toEqual(['cbc:ID', 'cbc:ID']);
    expect(fixedName(document.root)).toBe('Invoice');
    const other = indexPaths(document).first('/*/{urn:some/where}Other');
    expect(other && fixedName(other)).toBe('{urn:some/where}Other');
  });
});

describe('a long document', () => {
  it('is indexed and queried for 600 paths in linear time', async () => {
    const line =
      '<cac:InvoiceLine>' +
      '<cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="94">1.00</cbc:InvoicedQuantity>'.repeat(3) +
      '<cac:TaxTotal><cbc:TaxAmount>1</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount>1</cbc:TaxableAmount></cac:TaxSubtotal></cac:TaxTotal>'.repeat(
        4,
      ) +
      '</cac:InvoiceLine>';
    const namespaces = `xmlns="${invoiceNamespace}" xmlns:cac="${fixedNamespaces.cac}" xmlns:cbc="${fixedNamespaces.cbc}"`;
    const xml = `<Invoice ${namespaces}>${line.repeat(500)}</Invoice>`;
    const document = parse(xml);
    const run = (): void => {
      const index = indexPaths(document);
      for (let at = 0; at < 600; at += 1) index.all(`/*/cac:InvoiceLine/cac:Absent${at}`);
      expect(index.all('/*/cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount')).toHaveLength(2000);
    };
    // Usually a third of the time in which it is parsed; walking through it for each path takes seconds.
    expect(await timesAsLong(run, () => parse(xml), 10)).toBeLessThan(10);
  });
});
