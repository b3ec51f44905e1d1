import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { fixedNamespaces } from '../path-index.ts';
import { intakeLimits, readDocument, readSubmission, type IntakeOptions, type IntakeReport } from './submission.ts';

const ubl = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" ` +
  `xmlns:cac="${fixedNamespaces.cac}" xmlns:cbc="${fixedNamespaces.cbc}">${content}</${root}>`;

const party = (role: string, nit: string): string =>
  `<cac:${role}><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>${nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:${role}>`;

const parties = party('AccountingSupplierParty', '900373913') + party('AccountingCustomerParty', '800199436');

const invoice = (type = '01'): string =>
  ubl(
    'Invoice',
    `<cbc:ID>SETP1</cbc:ID><cbc:UUID>cufe</cbc:UUID><cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>${parties}`,
  );

const payroll = (root: string, content: string): string =>
  `<${root} xmlns="dian:gov:co:facturaelectronica:${root}">${content}</${root}>`;

const payrollContent =
  '<NumeroSecuenciaXML Prefijo="N" Consecutivo="1" Numero="N1"/><InformacionGeneral CUNE="cune" TipoXML="102"/><Empleador NIT="900373913"/>';

type File = readonly [name: string, content: string | Buffer];

const zip = (...files: readonly File[]): string =>
  zipOf(files.map(([name, content]) => ({ name, data: Buffer.from(content) }))).toString('base64');

const sync: IntakeOptions = { mode: 'sync' };
const asynchronous: IntakeOptions = { mode: 'async' };

const codeOf = (report: IntakeReport): string => (report.ok ? 'ok' : report.code);

describe('readSubmission', () => {
  it('opens a ZIP with one document', async () => {
    const report = await readSubmission(zip(['folder/fv0900373913.xml', invoice()]), sync);
    expect(report).toMatchObject({
      ok: true,
      documents: [
        {
          fileName: 'folder/fv0900373913.xml',
          xmlFileName: 'fv0900373913',
          status: 'readable',
          kind: 'invoice',
          keys: { number: 'SETP1', uuid: 'cufe', issuerNit: '900373913', type: '01', missing: [] },
        },
      ],
    });
    expect(report.ok && report.documents[0]?.bytes.toString()).toBe(invoice());
  });

  it('accepts line ends in the Base64', async () => {
    const folded = zip(['a.xml', invoice()]).replace(/.{76}/g, '$&\r\n');
    expect(codeOf(await readSubmission(`\n${folded}\n`, sync))).toBe('ok');
  });

  it('opens fifty documents of mixed kinds when sent asynchronously', async () => {
    const files = Array.from({ length: 50 }, (_, at): File => [`${at}.xml`, at % 2 === 0 ? invoice() : invoice('05')]);
    const report = await readSubmission(zip(...files), asynchronous);
    expect(
      report.ok && report.documents.map((each) => (each.status === 'readable' ? each.kind : each.status)).slice(0, 2),
    ).toEqual(['invoice', 'supportDocument']);
    expect(report.ok && report.documents).toHaveLength(50);
  });

  const good = zip(['a.xml', invoice()]);
  const corrupt = Buffer.from(good, 'base64');
  corrupt.fill(0xff, 40, 60);

  it.each<readonly [code: string, name: string, content: string | undefined, options: IntakeOptions]>([
    ['no-file', 'nothing', undefined, sync],
    ['no-file', 'an empty parameter', ' \n', sync],
    ['not-base64', 'XML as it is', invoice(), sync],
    ['not-base64', 'characters of URLs', 'UEsDBB-_', sync],
    ['not-base64', 'a lost padding', good.replace(/=*$/, '').slice(0, -1), sync],
    ['ZIP-CORRUPT', 'XML in Base64', Buffer.from(invoice()).toString('base64'), sync],
    ['ZIP-CORRUPT', 'a ZIP cut in two', Buffer.from(good, 'base64').subarray(0, 100).toString('base64'), sync],
    ['ZIP-CORRUPT', 'a ZIP with damaged content', corrupt.toString('base64'), sync],
    ['ZIP-EMPTY', 'a ZIP without files', zip(), sync],
    ['ZIP-EMPTY', 'a ZIP with a folder alone', emptyFolder(), sync],
    ['ZIP-COUNT-SYNC', 'two documents at once', zip(['a.xml', invoice()], ['b.xml', invoice()]), sync],
    ['ZIP-COUNT-SYNC', 'sixty documents at once', zip(...many(60)), sync],
    ['ZIP-COUNT-ASYNC', 'fifty-one documents', zip(...many(51)), asynchronous],
    ['ZIP-XML', 'a PDF', zip(['a.pdf', '%PDF-1.7 …']), sync],
    ['ZIP-XML', 'a PDF that says <b> somewhere', zip(['a.pdf', '%PDF-1.7\n1 0 obj\n<< /Title (<b>) >>']), sync],
    ['ZIP-XML', 'a ZIP', zip(['a.zip', Buffer.from(zip(['a.xml', invoice()]), 'base64')]), sync],
    ['ZIP-XML', 'a ZIP that holds its XML as it is', zip(['a.zip', stored(invoice())]), sync],
    ['ZIP-XML', 'an empty ZIP', zip(['a.zip', Buffer.from(zip(), 'base64')]), sync],
    ['ZIP-XML', 'an empty file', zip(['a.xml', '']), sync],
    ['ZIP-XML', 'a text among documents', zip(['a.xml', invoice()], ['readme.txt', 'hola']), asynchronous],
    ['too-large', 'a ZIP beyond its limit', good, { mode: 'sync', limits: { ...intakeLimits(), maxZipBytes: 100 } }],
    [
      'ZIP-COUNT-ASYNC',
      'a ZIP beyond its limit',
      good,
      { mode: 'async', limits: { ...intakeLimits(), maxZipBytes: 100 } },
    ],
    [
      'too-large',
      'contents beyond their limit',
      good,
      { mode: 'sync', limits: { ...intakeLimits(), maxInflatedBytes: 100 } },
    ],
    ['too-large', 'a ZIP bomb', zip(['a.xml', Buffer.alloc(20_000_000, 0x20)]), sync],
    ['ZIP-CORRUPT', 'a ZIP that lies about its size', lyingZip(), sync],
  ])('%s: %s', async (code, _name, content, options) => {
    const report = await readSubmission(content, options);
    expect(codeOf(report)).toBe(code);
    expect(report.ok ? '' : report.message).toMatch(/^(?:El|No|Un) .*\.$/);
  });

  it.each<readonly [name: string, bytes: Buffer]>([
    ['a character before the declaration', Buffer.from(`x${invoice()}`)],
    ['a control character before the declaration', Buffer.from(`\u0001${invoice()}`)],
    ['a byte order mark', Buffer.from(`\ufeff${invoice()}`)],
    ['UTF-16', Buffer.from(invoice(), 'utf16le')],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${invoice()}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(invoice(), 'utf16le').swap16()],
    ['a DOCTYPE', Buffer.from(`<!DOCTYPE Invoice>${invoice()}`)],
    ['a root that begins with a letter beyond ASCII', Buffer.from('<ñ/>')],
  ])('leaves %s to the rules about XML', async (_name, bytes) => {
    expect(codeOf(await readSubmission(zip(['a.xml', bytes]), sync))).toBe('ok');
  });

  it('names the file that is no XML', async () => {
    expect(await readSubmission(zip(['readme.txt', 'hola']), sync)).toMatchObject({ entry: 'readme.txt' });
  });

  it('says how many came and how many are allowed', async () => {
    expect(await readSubmission(zip(...many(3)), sync)).toMatchObject({
      message: 'El envío síncrono admite un solo documento por ZIP y se recibieron 3.',
    });
  });
});

describe('readDocument', () => {
  const read = (xml: string | Buffer) => readDocument('dir.d/fv.x.XML', Buffer.from(xml));

  it.each<readonly [kind: string, xml: string, keys: object]>([
    ['invoice', invoice('01'), { issuerNit: '900373913', type: '01' }],
    ['invoice', invoice('03'), { type: '03' }],
    ['invoice', invoice(''), { type: undefined, missing: ['type'] }],
    ['supportDocument', invoice('05'), { issuerNit: '800199436', type: '05' }],
    [
      'creditNote',
      ubl(
        'CreditNote',
        `<cbc:ID>1</cbc:ID><cbc:UUID>c</cbc:UUID><cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>${parties}`,
      ),
      { issuerNit: '900373913', type: '91', missing: [] },
    ],
    [
      'supportAdjustmentNote',
      ubl('CreditNote', `<cbc:CreditNoteTypeCode>95</cbc:CreditNoteTypeCode>${parties}`),
      { issuerNit: '800199436', type: '95', missing: ['number', 'uuid'] },
    ],
    [
      'debitNote',
      ubl('DebitNote', `<cbc:ID>1</cbc:ID><cbc:UUID> </cbc:UUID>${parties}`),
      { type: '92', uuid: undefined, missing: ['uuid'] },
    ],
    [
      'payroll',
      payroll('NominaIndividual', payrollContent),
      { number: 'N1', uuid: 'cune', issuerNit: '900373913', type: '102', missing: [] },
    ],
    [
      'payrollAdjustment',
      payroll('NominaIndividualDeAjuste', `<TipoNota>1</TipoNota><Reemplazar>${payrollContent}</Reemplazar>`),
      { number: 'N1', uuid: 'cune', issuerNit: '900373913', missing: [] },
    ],
    [
      'payrollAdjustment',
      payroll('NominaIndividualDeAjuste', `<TipoNota/><Eliminar>${payrollContent}</Eliminar>`),
      { number: 'N1', missing: ['noteType'] },
    ],
    [
      'payrollAdjustment',
      payroll('NominaIndividualDeAjuste', ''),
      { missing: ['number', 'uuid', 'issuerNit', 'type', 'noteType'] },
    ],
  ])('recognises %s and its key fields', (kind, xml, keys) => {
    expect(read(xml)).toMatchObject({ status: 'readable', kind, keys });
  });

  it.each<readonly [kind: string, operation: string, profile: string]>([
    ['equivalentDebitNote', '20', 'DIAN 2.1: Nota de ajuste débito al documento equivalente'],
    ['equivalentDebitNote', '30', 'DIAN 2.1: Nota de ajuste débito al documento equivalente'],
    ['equivalentDebitNote', '20', 'DIAN 2.1: Nota débito'],
    ['debitNote', '20', 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta'],
    ['debitNote', '30', 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta'],
    ['debitNote', '', ''],
  ])('recognises %s of operation %j by its profile %j, or by it', (kind, operation, profile) => {
    const head = `<cbc:CustomizationID>${operation}</cbc:CustomizationID><cbc:ProfileID>${profile}</cbc:ProfileID>`;
    expect(read(ubl('DebitNote', head))).toMatchObject({ status: 'readable', kind });
  });

  it.each<readonly [kind: string, root: 'Invoice' | 'CreditNote', type: string, profile: string]>([
    ['posTicket', 'Invoice', '77', 'DIAN 2.1: Documento Equivalente POS'],
    ['posTicket', 'Invoice', '', 'DIAN 2.1: Documento equivalente POS.'],
    ['posTicket', 'Invoice', '94', 'DIAN 2.1: Documento Equivalente POS'],
    ['posTicket', 'Invoice', '20', 'DIAN 2.1: Factura Electrónica de Venta'],
    ['invoice', 'Invoice', '77', 'DIAN 2.1: Factura Electrónica de Venta'],
    ['invoice', 'Invoice', '77', 'DIAN 2.1: Documento Equivalente'],
    ['invoice', 'Invoice', '01', 'DIAN 2.1: Documento Equivalente POS'],
    ['equivalentCreditNote', 'CreditNote', '20', 'DIAN 2.1: Nota de ajuste crédito al documento equivalente'],
    ['creditNote', 'CreditNote', '91', 'DIAN 2.1: Nota de ajuste crédito al documento equivalente'],
    [
      'creditNote',
      'CreditNote',
      '77',
      'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente',
    ],
  ])('recognises %s, a %s of type %j with the profile %j', (kind, root, type, profile) => {
    const code = `<cbc:${root}TypeCode>${type}</cbc:${root}TypeCode>`;
    expect(read(ubl(root, `<cbc:ProfileID>${profile}</cbc:ProfileID>${code}`))).toMatchObject({ kind });
  });

  it.each<readonly [root: string, operation: string, code: string, type: string | undefined]>([
    ...['07', '08', '25', '27', '30', '32', '35', '40', '45', '50', '55', '60'].map(
      (type) => ['Invoice', '10', `<cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>`, type] as const,
    ),
    ['CreditNote', '25', '<cbc:CreditNoteTypeCode>94</cbc:CreditNoteTypeCode>', '25'],
    ['Invoice', '07', '<cbc:InvoiceTypeCode>20</cbc:InvoiceTypeCode>', undefined],
    ['Invoice', '25', '<cbc:InvoiceTypeCode>20</cbc:InvoiceTypeCode>', undefined],
    ['Invoice', '07', '<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>', undefined],
    ['Invoice', '10', '<cbc:InvoiceTypeCode>77</cbc:InvoiceTypeCode>', undefined],
    ['CreditNote', '30', '<cbc:CreditNoteTypeCode>94</cbc:CreditNoteTypeCode>', undefined],
    ['CreditNote', '25', '<cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>', undefined],
  ])(
    'takes a %s of operation %s and type %s for no document if it is not simulated: %j',
    (root, operation, code, type) => {
      const received = read(ubl(root, `<cbc:CustomizationID>${operation}</cbc:CustomizationID>${code}`));
      expect(received).toMatchObject(
        type === undefined ? { status: 'readable' } : { status: 'unknown-kind', rootName: root, type },
      );
    },
  );

  it('takes the name without folder and extension', () => {
    expect(read(invoice()).xmlFileName).toBe('fv.x');
  });

  it.each(['AttachedDocument', 'html'])('knows that %s is not issued', (root) => {
    expect(read(`<${root}/>`)).toMatchObject({ status: 'unknown-kind', rootName: root });
  });

  it.each<readonly [string, string | Buffer, string]>([
    ['truncated', invoice().slice(0, -10), 'xml-not-well-formed'],
    ['a DOCTYPE', `<!DOCTYPE Invoice>${invoice().slice(38)}`, 'xml-doctype'],
    ['not UTF-8', Buffer.from('<a>\xf1</a>', 'latin1'), 'xml-not-utf8'],
    ['text behind the root', `${invoice()}x`, 'xml-not-well-formed'],
  ])('keeps the facts of a document that cannot be parsed: %s', (_name, content, code) => {
    const document = read(content);
    expect(document).toMatchObject({ status: 'unreadable', problem: { code } });
    expect(document.facts.size).toBe(Buffer.from(content).length);
  });
});

function many(count: number): readonly File[] {
  return Array.from({ length: count }, (_, at): File => [`${at}.xml`, invoice()]);
}

/** The header of a ZIP and an entry that is not compressed. */
function stored(content: string): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04\x0a\0\0\0\0\0', 'latin1'), Buffer.from(content)]);
}

function emptyFolder(): string {
  return zip(['folder/', '']);
}

/** Its directory promises 1,000 bytes; the data inflate to a million. */
function lyingZip(): string {
  const bytes = Buffer.from(zip(['a.xml', Buffer.alloc(1000, 0x20)]), 'base64');
  const bomb = deflateRawSync(Buffer.alloc(1_000_000, 0x20));
  const name = Buffer.from('a.xml');
  const local = bytes.subarray(0, 30 + name.length);
  const directoryAt = bytes.readUInt32LE(bytes.length - 6);
  const directory = Buffer.from(bytes.subarray(directoryAt, bytes.length - 22));
  const end = Buffer.from(bytes.subarray(bytes.length - 22));
  directory.writeUInt32LE(bomb.length, 20);
  end.writeUInt32LE(local.length + bomb.length, 16);
  return Buffer.concat([local, bomb, directory, end]).toString('base64');
}
