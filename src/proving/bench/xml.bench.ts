/** `npx vitest bench --run --project unit src/proving/bench`: a signed invoice of 30 KB in each direction. */
import { bench, describe } from 'vitest';
import { canonicalize, canonicalizeDocument } from '../../../simulator/document/xml/canonical.ts';
import { editText } from '../../../simulator/document/edits/edit-text.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { writeXml } from '../../common/xml/write.ts';

const amount = (name: string, text: string): XmlSpec => ({ name, attributes: { currencyID: 'COP' }, content: text });

const line = (number: number): XmlSpec => ({
  name: 'cac:InvoiceLine',
  content: [
    { name: 'cbc:ID', content: String(number) },
    { name: 'cbc:InvoicedQuantity', attributes: { unitCode: '94' }, content: '1.000000' },
    amount('cbc:LineExtensionAmount', '300000.00'),
    ...Array.from({ length: 6 }, () => ({
      name: 'cac:TaxTotal',
      content: [
        amount('cbc:TaxAmount', '57000.00'),
        {
          name: 'cac:TaxSubtotal',
          content: [amount('cbc:TaxableAmount', '300000.00'), amount('cbc:TaxAmount', '57000.00')],
        },
      ],
    })),
    { name: 'cac:Item', content: [{ name: 'cbc:Description', content: 'Camión de acarreo & servicios <especiales>' }] },
  ],
});

const root: XmlRootSpec = {
  name: 'Invoice',
  namespaces: {
    '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    ds: 'http://www.w3.org/2000/09/xmldsig#',
  },
  content: [
    { name: 'ds:Signature', content: [{ name: 'ds:X509Certificate', content: 'MIIG'.repeat(1200) }] },
    ...Array.from({ length: 16 }, (_, index) => line(index + 1)),
  ],
};

const text = writeXml(root);
const bytes = Buffer.from(text);
const parsed = parseXml(text);
if (!parsed.ok) throw new Error(parsed.problem.message.en);
const { document } = parsed;

describe(`an invoice of ${String(bytes.length)} bytes`, () => {
  bench('parse', () => {
    parseXml(bytes);
  });
  bench('write', () => {
    writeXml(root);
  });
  bench('canonicalise inclusively', () => {
    canonicalizeDocument(document);
  });
  bench('canonicalise inclusively, nothing copied from the source', () => {
    canonicalize(document.root);
  });
  bench('canonicalise exclusively', () => {
    canonicalizeDocument(document, { exclusive: true });
  });
  bench('edit the text', () => {
    editText(text, [{ edit: 'set', path: '/*/cac:InvoiceLine[9]/cbc:ID', text: '0' }]);
  });
});
