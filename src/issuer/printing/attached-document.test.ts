import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../common/env/env.ts';
import { witnessCanonical } from '../../common/xml/testing/libxml2.ts';
import { containerOf } from '../documents/literals.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, textOf, type XmlElement as Element } from '../../common/xml/tree.ts';
import { makeTestChain } from '../signing/credentials.fixture.ts';
import { signatureIds, signDocument } from '../signing/xades.ts';
import { applicationResponse } from './application-response.fixture.ts';
import {
  attachedDocumentFileName,
  buildAttachedDocument,
  type AttachedDocumentInput,
  cdata,
  withCdata,
  readVerification,
  type Verification,
} from './attached-document.ts';
import { party, uuid } from './invoice.fixture.ts';
import { escapeText } from '../../common/xml/write.ts';

const chain = makeTestChain();
const at = Date.parse('2026-11-20T10:01:02-05:00');

const sign = (canonicalXml: string): string => {
  const ids = signatureIds(seededRandom('attached'));
  const signed = signDocument(canonicalXml, { credentials: chain.credentials, signingTime: at, role: 'supplier', ids });
  if (!signed.ok) throw new Error(signed.message);
  return signed.xml;
};

const document =
  '<?xml version="1.0" encoding="UTF-8"?>\r\n<Invoice xmlns="urn:i"><Note>Ñandú &amp; Cía ]]&gt; &#xD;</Note>\n' +
  '<!-- ]]> in a comment --><Note><![CDATA[<cbc:Description>]]></Note><Empty a="1"/></Invoice>\r\n';

const input = (over: Partial<AttachedDocumentInput> = {}): AttachedDocumentInput => ({
  container: containerOf({ kind: 'invoice' }),
  number: 'SETP990000001',
  uuid,
  uuidScheme: 'CUFE-SHA384',
  environment: '2',
  sender: party({
    name: 'Ensayos & Muestras <S.A.S.>',
    identification: { number: '900373076', type: { code: '31', name: 'NIT' }, checkDigit: '4' },
  }),
  receiver: party({
    identification: { number: 'AB100001', type: { code: '41', name: 'Pasaporte' }, checkDigit: undefined },
  }),
  document: Buffer.from(document),
  applicationResponse: Buffer.from(applicationResponse()),
  at,
  ...over,
});

const build = (over: Partial<AttachedDocumentInput> = {}): string => {
  const result = buildAttachedDocument(input(over), sign);
  if (!result.ok) throw new Error(result.problem.message);
  return result.xml;
};

/** Text of every element that the XPath finds, read by libxml2. */
const read = (xml: string, xpath: string): string[] => {
  const parsed = XmlDocument.fromString(xml);
  try {
    const namespaces = {
      a: 'urn:oasis:names:specification:ubl:schema:xsd:AttachedDocument-2',
      cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    };
    return parsed.find(xpath, namespaces).map((node) => node.content);
  } finally {
    parsed.dispose();
  }
};

/** The text of both cbc:Description, read by our own parser. */
const payloads = (xml: string): string[] => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const found: string[] = [];
  const walk = (element: Element): void => {
    if (element.name === 'cbc:Description') found.push(textOf(element));
    childElements(element).forEach(walk);
  };
  walk(parsed.document.root);
  return found;
};

const verifies = (xml: string): boolean => {
  const verifier = new SignedXml({ publicCert: chain.certificatesPem[0] ?? '' });
  verifier.loadSignature(/<ds:Signature [\s\S]*?<\/ds:Signature>/.exec(xml)?.[0] ?? '');
  try {
    return verifier.checkSignature(xml) && verifier.getSignedReferences().length === 3;
  } catch {
    return false;
  }
};

const documentPath = '/a:AttachedDocument/cac:Attachment/cac:ExternalReference/cbc:Description';
const verdictPath = '/a:AttachedDocument/cac:ParentDocumentLineReference/cac:DocumentReference';

describe('the container of an equivalent document', () => {
  it.each(['posTicket', 'equivalentCreditNote', 'equivalentDebitNote'] as const)('says so: %s', (kind) => {
    const result = buildAttachedDocument(input({ container: containerOf({ kind }) }), sign);
    const xml = result.ok ? result.xml : '';
    expect(xml).toContain('<cbc:ProfileID>Documento Equivalente P.O.S.</cbc:ProfileID>');
    expect(xml).toContain('<cbc:DocumentType>Contenedor de Documento Equivalente</cbc:DocumentType>');
  });
});

describe('buildAttachedDocument', () => {
  it('has the children that receivers know, in their order', () => {
    const parsed = XmlDocument.fromString(build());
    const names: string[] = [];
    for (let node = parsed.root.firstChild; node !== null; node = node.next) {
      if (node instanceof XmlElement) names.push(node.name);
    }
    parsed.dispose();
    expect(names).toEqual([
      ...['UBLExtensions', 'UBLVersionID', 'CustomizationID', 'ProfileID', 'ProfileExecutionID', 'ID', 'IssueDate'],
      ...['IssueTime', 'Note', 'DocumentType', 'ParentDocumentID', 'SenderParty', 'ReceiverParty', 'Attachment'],
      'ParentDocumentLineReference',
    ]);
  });

  it.each([
    ['cbc:UBLVersionID', 'UBL 2.1'],
    ['cbc:CustomizationID', 'Documentos adjuntos'],
    ['cbc:ProfileID', 'Factura Electrónica de Venta'],
    ['cbc:ProfileExecutionID', '2'],
    ['cbc:ID', 'SETP990000001'],
    ['cbc:IssueDate', '2026-11-20'],
    ['cbc:IssueTime', '10:01:02-05:00'],
    ['cbc:Note', ''],
    ['cbc:DocumentType', 'Contenedor de Factura Electrónica'],
    ['cbc:ParentDocumentID', 'SETP990000001'],
    ['cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName', 'Ensayos & Muestras <S.A.S.>'],
    ['cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID', '900373076'],
    ['cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID', '4'],
    ['cac:SenderParty/cac:PartyTaxScheme/cbc:TaxLevelCode', 'R-99-PN'],
    ['cac:SenderParty/cac:PartyTaxScheme/cbc:TaxLevelCode/@listName', '48'],
    ['cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID', 'AB100001'],
    ['cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName', '41'],
    ['cac:ReceiverParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID', '01'],
    ['cac:Attachment/cac:ExternalReference/cbc:MimeCode', 'text/xml'],
    ['cac:Attachment/cac:ExternalReference/cbc:EncodingCode', 'UTF-8'],
    ['cac:ParentDocumentLineReference/cbc:LineID', '1'],
    ['cac:ParentDocumentLineReference/cac:DocumentReference/cbc:ID', 'SETP990000001'],
    ['cac:ParentDocumentLineReference/cac:DocumentReference/cbc:UUID', uuid],
    ['cac:ParentDocumentLineReference/cac:DocumentReference/cbc:UUID/@schemeName', 'CUFE-SHA384'],
    ['cac:ParentDocumentLineReference/cac:DocumentReference/cbc:IssueDate', '2026-11-20'],
    ['cac:ParentDocumentLineReference/cac:DocumentReference/cbc:DocumentType', 'ApplicationResponse'],
  ])('says in %s "%s"', (path, text) => {
    expect(read(build(), `/a:AttachedDocument/${path}`)).toEqual([text]);
  });

  it('states the verification result of the ApplicationResponse', () => {
    expect(read(build(), `${verdictPath}/cac:ResultOfVerification/*`)).toEqual([
      'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
      '02',
      '2026-11-20',
      '10:00:07-05:00',
    ]);
  });

  it('leaves out the check digit of a party without one', () => {
    expect(read(build(), '//cac:ReceiverParty//cbc:CompanyID/@schemeID')).toEqual([]);
  });

  it('carries both payloads in CDATA', () => {
    const xml = build();
    expect(xml).toContain('<cbc:Description><![CDATA[<?xml version="1.0" encoding="UTF-8"?>');
    expect(xml).toContain('<cbc:Description><![CDATA[<?xml version="1.0" encoding="utf-8" standalone="no"?>');
    expect(xml).not.toContain('&lt;Invoice');
    expect(xml).not.toContain('&lt;ApplicationResponse');
  });

  it.each([
    ['a document with CR LF, `]]>` and CDATA of its own', document],
    ['a document with a byte order mark', `\ufeff${document}`],
    ['a document on one line', '<Invoice>ñ€𝄞</Invoice>'],
    [
      'a document with an ExtensionContent that waits for a signature',
      '<Invoice><ext:ExtensionContent xmlns:ext="urn:e"></ext:ExtensionContent></Invoice>',
    ],
    ['a document equal to the verdict', applicationResponse()],
  ])('returns %s and the verdict byte for byte', (_name, text) => {
    const xml = build({ document: Buffer.from(text) });
    const expected = [text, applicationResponse()].map((each) => Buffer.from(each).toString('hex'));
    expect(payloads(xml).map((each) => Buffer.from(each).toString('hex'))).toEqual(expected);
    // libxml2-wasm drops a byte order mark at the beginning of a long text.
    const others = read(xml, `${documentPath} | ${verdictPath}//cbc:Description`).map((each) =>
      Buffer.from(each).toString('hex'),
    );
    expect(others).toEqual(expected.map((hex) => hex.replace(/^efbbbf/, '')));
  });

  it('verifies with another library, CDATA and all', () => {
    expect(verifies(build())).toBe(true);
    expect(verifies(build({ document: Buffer.from('<Invoice>ñ€𝄞</Invoice>') }))).toBe(true);
  });

  it('no longer verifies when a payload changes by one character', () => {
    expect(verifies(build().replace('Ñandú', 'Nandú'))).toBe(false);
    expect(verifies(build().replace('&#xD;', ''))).toBe(false);
  });

  it('has the canonical form that was signed', () => {
    let canonical = '';
    const result = buildAttachedDocument(input(), (xml) => {
      canonical = xml;
      return xml;
    });
    expect(result.ok && witnessCanonical(result.xml)).toBe(canonical);
    expect(canonical).toContain('<ext:ExtensionContent></ext:ExtensionContent>');
  });

  it('gives the same bytes for the same input', () => {
    expect(build()).toBe(build());
  });

  it.each([
    [
      'a document that is not UTF-8',
      { document: Buffer.from('<a>\xf1</a>', 'latin1') },
      'attached-document-unreadable',
    ],
    ['a document that is not XML', { document: Buffer.from('<a>') }, 'attached-document-unreadable'],
    ['a forbidden character', { document: Buffer.from('<a>\u0001</a>') }, 'attached-document-unreadable'],
    ['a verdict that is not XML', { applicationResponse: Buffer.from('oops') }, 'application-response-unreadable'],
    ['a verdict that is none', { applicationResponse: Buffer.from('<a></a>') }, 'application-response-unreadable'],
    [
      'the verdict of another document',
      { applicationResponse: Buffer.from(applicationResponse({ key: 'f00' })) },
      'application-response-of-another-document',
    ],
    ['a rejection', { applicationResponse: Buffer.from(applicationResponse({ code: '04' })) }, 'document-not-accepted'],
  ])('refuses %s', (_name, over, code) => {
    const result = buildAttachedDocument(input(over), sign);
    expect(result).toMatchObject({ ok: false, problem: { code } });
  });

  it('treats a signer that alters a payload as a bug', () => {
    expect(() => buildAttachedDocument(input(), (xml) => xml.replace('Ñandú', 'Nandú'))).toThrow(/changed the text/);
  });
});

describe('attachedDocumentFileName', () => {
  it.each([
    ['fv09003730760002600000001', undefined, 'ad09003730760002600000001.xml'],
    ['fv09003730760002600000001.xml', undefined, 'ad09003730760002600000001.xml'],
    ['nc09003730760002600000001', '', 'ad09003730760002600000001.xml'],
    ['dse09003730760002600000001', undefined, 'ad09003730760002600000001.xml'],
    ['SETP990000001', undefined, 'adSETP990000001.xml'],
    ['fv0900', 'FES-SETP990000244-', 'FES-SETP990000244-ad0900.xml'],
    ['fv0900', '../../etc/', 'etcad0900.xml'],
    ['fv0900', '..\\Ñ:\u0000*', 'ad0900.xml'],
    ['fv0900', '.oculto ', 'ocultoad0900.xml'],
  ])('names the container of %s with prefix %j: %s', (name, prefix, expected) => {
    expect(attachedDocumentFileName(name, prefix)).toBe(expected);
  });
});

const readBack = (xml: string): string => {
  const parsed = XmlDocument.fromString(xml);
  try {
    return parsed.root.content;
  } finally {
    parsed.dispose();
  }
};

const awkwardTexts: readonly (readonly [name: string, text: string])[] = [
  ['markup', '<?xml version="1.0"?><a b="c">&lt;&amp;</a>'],
  ['the end of a section', 'a]]>b'],
  ['ends of sections in a row', ']]>]]>]]>'],
  ['brackets at the end', 'a]]'],
  ['a bracket before an end', 'a]]]>b'],
  ['CR LF', 'a\r\nb\r\n'],
  ['a lone CR', '\r'],
  ['a CR between brackets', ']]\r>'],
  ['a CR after an end', ']]>\r]]>'],
  ['a section of its own', '<![CDATA[x]]>'],
  ['tabs, line feeds and blanks at both ends', '\n\t a \t\n'],
  ['characters beyond the basic plane and a byte order mark', '\ufeffñ€𝄞'],
  ['nothing', ''],
];

describe('cdata', () => {
  it.each(awkwardTexts)('returns %s unchanged through another parser', (_name, text) => {
    expect(readBack(`<a>${cdata(text)}</a>`)).toBe(text);
  });
});

describe('withCdata', () => {
  it.each(awkwardTexts)('replaces the escaped form with %s', (_name, text) => {
    const xml = withCdata(`<r><d>${escapeText(text)}</d></r>`, 'd', [text]);
    expect(xml).toBe(`<r><d>${cdata(text)}</d></r>`);
  });

  it('replaces awkwardTexts in the order given, equal ones too', () => {
    expect(withCdata('<r><d>1</d><d>1</d><d>2</d></r>', 'd', ['1', '2'])).toBe(
      '<r><d><![CDATA[1]]></d><d>1</d><d><![CDATA[2]]></d></r>',
    );
    expect(withCdata('<r><d>1</d><d>1</d></r>', 'd', ['1', '1'])).toBe(
      '<r><d><![CDATA[1]]></d><d><![CDATA[1]]></d></r>',
    );
  });

  it.each([
    ['is missing', '<r><d>1</d></r>', ['2']],
    ['stands before the one it should follow', '<r><d>1</d><d>2</d></r>', ['2', '1']],
    ['is only part of an element', '<r><d>12</d></r>', ['1']],
    ['stands in an element of another name', '<r><e>1</e></r>', ['1']],
  ])('returns nothing when a payload %s', (_name, xml, texts) => {
    expect(withCdata(xml, 'd', texts)).toBeUndefined();
  });
});

const verificationOf = (xml: string): Verification | undefined => {
  const result = parseXml(xml);
  if (!result.ok) throw new Error(result.problem.message.en);
  return readVerification(result.document.root);
};

describe('readVerification', () => {
  it('reads who verified what, when and with which result', () => {
    expect(verificationOf(applicationResponse())).toEqual({
      resultCode: '02',
      documentKey: uuid,
      validator: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
      date: '2026-11-20',
      time: '10:00:07-05:00',
    });
  });

  it('does not depend on the prefixes', () => {
    const other = applicationResponse().replaceAll('cbc:', 'b:').replaceAll(':cbc=', ':b=');
    expect(verificationOf(other)?.resultCode).toBe('02');
  });

  it('treats white space around a value as layout', () => {
    expect(verificationOf(applicationResponse({ sender: '\n  DIAN\n ' }))?.validator).toBe('DIAN');
  });

  it.each([
    ['another root', applicationResponse().replaceAll('ApplicationResponse', 'Invoice')],
    [
      'a root of another namespace',
      applicationResponse().replace('urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2', 'urn:x'),
    ],
    ['no time', applicationResponse({ time: '' })],
    ['no code', applicationResponse({ code: '' })],
    ['no key', applicationResponse({ key: '' })],
    ['no sender', applicationResponse().replace(/<cac:SenderParty>[\s\S]*<\/cac:SenderParty>/, '')],
    [
      'elements of another namespace',
      applicationResponse().replace('urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'urn:x'),
    ],
  ])('gives nothing for %s', (_name, xml) => {
    expect(verificationOf(xml)).toBeUndefined();
  });
});
