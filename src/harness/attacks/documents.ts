/** What an attacker writes into a signed document: markup that makes its readers fetch, grow or disagree. */
import { change, partOf } from './change.ts';

type Attack = (xml: string) => string;

const nowhere = 'http://127.0.0.1:9/x';

/** The subset comes behind the XML declaration. */
const doctype =
  (declared: string, reference = ''): Attack =>
  (xml) =>
    inNote(reference)(change(xml, '?>', `?><!DOCTYPE Invoice ${declared}>`));

const inNote =
  (text: string): Attack =>
  (xml) =>
    text === '' ? xml : change(xml, '</cbc:Note>', `${text}</cbc:Note>`);

const onNote =
  (attributes: string): Attack =>
  (xml) =>
    change(xml, '<cbc:Note', `<cbc:Note ${attributes}`);

const twice =
  (element: string): Attack =>
  (xml) =>
    change(xml, new RegExp(`<${element}[ >].*?</${element}>`, 's'), (found) => found + found);

const list = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

const laughs = list(12, (at) => `<!ENTITY e${String(at)} "${at === 0 ? 'ha' : `&e${String(at - 1)};`.repeat(10)}">`);

/** Text of an element that is read as a whole, however it is written. */
const splitNit =
  (write: (digit: string) => string): Attack =>
  (xml) =>
    xml.replaceAll(/(<cbc:CompanyID[^>]*>\d{3})(\d)/g, (_, front: string, digit: string) => front + write(digit));

export const documentAttacks = {
  'an entity of its own': doctype('[<!ENTITY a "b">]', '&a;'),
  'an entity of a file': doctype('[<!ENTITY a SYSTEM "file:///etc/passwd">]', '&a;'),
  'an entity of an address': doctype(`[<!ENTITY a SYSTEM "${nowhere}">]`, '&a;'),
  'a parameter entity of an address': doctype(`[<!ENTITY % a SYSTEM "${nowhere}"> %a;]`),
  'entities that multiply': doctype(`[${laughs}]`, '&e11;'),
  'an entity that contains itself': doctype('[<!ENTITY a "&b;"><!ENTITY b "&a;">]', '&a;'),
  'a document type at an address': doctype(`SYSTEM "${nowhere}"`),
  'a default for an attribute': doctype('[<!ATTLIST Invoice Id ID "x">]'),
  'a document type in small letters': (xml) => change(xml, '?>', '?><!doctype Invoice>'),
  'an entity that nobody declared': inNote('&a;'),
  'a document type in a comment': (xml) => change(xml, '?>', '?><!-- <!DOCTYPE Invoice [<!ENTITY a "b">]> -->'),
  'a document type in CDATA': inNote('<![CDATA[<!DOCTYPE Invoice>]]>'),

  'an inclusion of a file': inNote(
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
  ),
  'a stylesheet at an address': (xml) => change(xml, '?>', `?><?xml-stylesheet href="${nowhere}"?>`),
  'a schema at an address': (xml) =>
    change(
      xml,
      '<Invoice ',
      `<Invoice xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:noNamespaceSchemaLocation="${nowhere}" `,
    ),

  'elements 101 deep': inNote('<a>'.repeat(100) + '</a>'.repeat(100)),
  'elements 10,000 deep': inNote('<a>'.repeat(10_000) + '</a>'.repeat(10_000)),
  '40,000 attributes': onNote(list(40_000, (at) => `a${String(at)}=""`)),
  '10,000 namespaces': onNote(list(10_000, (at) => `xmlns:a${String(at)}="u"`)),
  '100,000 elements in a row': inNote('<a/>'.repeat(100_000)),
  'a text of a megabyte': inNote('x'.repeat(1_000_000)),

  'an attribute twice': onNote('a="1" a="2"'),
  'an attribute twice, under two prefixes': onNote('xmlns:a="u" xmlns:b="u" a:x="1" b:x="2"'),
  'a prefix that nobody declared': onNote('a:x="1"'),
  'the prefix xml bound to another namespace': onNote('xmlns:xml="u"'),
  'two numbers': twice('cbc:ID'),
  'two unique codes': twice('cbc:UUID'),
  'two totals': twice('cac:LegalMonetaryTotal'),
  'two amounts to pay': twice('cbc:PayableAmount'),
  'two issuers': twice('cac:AccountingSupplierParty'),
  'two groups of extensions': twice('ext:UBLExtensions'),
  'markup behind the root': (xml) => `${xml}<Invoice/>`,
  'a comment behind the root': (xml) => `${xml}<!-- x -->`,

  'the NIT split by a comment': splitNit((digit) => `<!--x-->${digit}`),
  'the NIT split by a comment with another NIT': splitNit((digit) => `<!--800199436-->${digit}`),
  'the NIT split by CDATA': splitNit((digit) => `<![CDATA[${digit}]]>`),
  'the NIT with a reference for a digit': splitNit((digit) => `&#${String(digit.charCodeAt(0))};`),
  'the NIT split by an instruction': splitNit((digit) => `<?x y?>${digit}`),
  'the NIT with a digit of another script': splitNit((digit) => String.fromCodePoint(0xff10 + Number(digit))),
  'the amount cut off by a comment': (xml) => change(xml, /<cbc:PayableAmount[^>]*>\d/, (found) => `${found}<!--x-->`),
  'the amount cut off by an instruction': (xml) =>
    change(xml, /<cbc:PayableAmount[^>]*>\d/, (found) => `${found}<?x y?>`),
  'another amount in front, in a comment': (xml) =>
    change(xml, /<cbc:PayableAmount[^>]*>/, (found) => `${found}<!--<cbc:PayableAmount>1</cbc:PayableAmount>-->`),
  'a note that becomes a comment': (xml) => change(xml, partOf(xml, /<cbc:Note.*?<\/cbc:Note>/s), '<!-- x -->'),
} as const satisfies Readonly<Record<string, Attack>>;
