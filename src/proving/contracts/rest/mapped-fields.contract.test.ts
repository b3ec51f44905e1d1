/** Fields of the dialect that change the document, through both services: the judge finds nothing wrong with them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';
import { linesOf } from '../../../harness/answers.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'mapped' });
});

afterAll(() => box.close());

const invoice = (changes: JsonObject = {}): JsonObject => ({
  ...createGenerator('mapped').invoice({ variant: 'withoutDiscount' }),
  number: undefined,
  ...changes,
});

const xmlOf = async ({ body }: Reply): Promise<string> => {
  const headers = { authorization: `Bearer ${box.token}` };
  const file = await fetch(`${box.issuer.url}/api/invoice/901500100/${String(body.urlinvoicexml)}`, { headers });
  return file.text();
};

const waybill = {
  is_RNDC: 'true',
  RNDC_consignment_number: '13456',
  internal_consignment_number: 'REM0001',
  value_consignment: 250000,
  unit_measure_consignment_id: 'KGM',
  quantity_consignment: '10',
};

const delivery = {
  delivery: { address: 'CL 9 # 8-07', municipality_id: 149, country_id: 46, actual_delivery_date: '2026-12-01' },
  deliveryparty: {
    ...{ identification_number: '900373115', name: 'TRANSPORTES DE PRUEBA SAS', type_document_identification_id: 6 },
    ...{ type_organization_id: 1, type_regime_id: 1, type_liability_id: 117, tax_id: 1, municipality_id: 149 },
    ...{ address: 'KR 7 # 1-02', phone: '6017654321', email: 'entregas@example.com' },
  },
};

const expectAccepted = ({ body }: Reply): void => {
  expect(linesOf(body)).toEqual([]);
  expect(body).toMatchObject({ verdict: { accepted: true } });
  expect(body).not.toHaveProperty('warnings');
};

describe('an invoice is accepted', () => {
  it('with a waybill of the RNDC on a line, which makes it one of freight', async () => {
    const lines = invoice().invoice_lines as readonly JsonObject[];
    const reply = await box.post(
      '/api/ubl2.1/invoice',
      invoice({ invoice_lines: lines.map((line, index) => (index === 0 ? { ...line, ...waybill } : line)) }),
    );
    expectAccepted(reply);
    const xml = await xmlOf(reply);
    expect(xml).toContain('<cbc:CustomizationID>12</cbc:CustomizationID>');
    expect(xml).toContain('<cbc:ID schemeID="1">1</cbc:ID>');
    expect(xml).toContain(
      '<cbc:Name>03</cbc:Name><cbc:Value>250000</cbc:Value><cbc:ValueQuantity unitCode="KGM">10</cbc:ValueQuantity>',
    );
    expect(xml.match(/<cac:AdditionalItemProperty>/g)).toHaveLength(3);
  });

  it('with a delivery and who delivers', async () => {
    const reply = await box.post('/api/ubl2.1/invoice', invoice(delivery));
    expectAccepted(reply);
    const xml = await xmlOf(reply);
    expect(xml).toMatch(
      /<cac:Delivery><cbc:ActualDeliveryDate>2026-12-01<\/cbc:ActualDeliveryDate><cac:DeliveryAddress>/,
    );
    expect(xml).toMatch(/<cac:DeliveryParty>.*schemeID="3" schemeName="31".*>900373115</);
  });

  it('with another document in fields of the body, whose type is a code', async () => {
    const reply = await box.post(
      '/api/ubl2.1/invoice',
      invoice({
        AdditionalDocumentReferenceID: 'TAL-1',
        AdditionalDocumentReferenceDate: colombianDate(box.clock.now()),
        AdditionalDocumentReferenceTypeDocument: '04',
      }),
    );
    expectAccepted(reply);
    expect(await xmlOf(reply)).toMatch(
      /<cac:AdditionalDocumentReference><cbc:ID>TAL-1<.*<cbc:DocumentTypeCode>04<\/cbc:DocumentTypeCode>/,
    );
  });
});

it('a delivery without a place loses its address, with a warning', async () => {
  const reply = await box.post('/api/ubl2.1/invoice', invoice({ delivery: { address: 'CL 9 # 8-07' } }));
  expect(reply.body.warnings).toMatchObject([{ code: 'address-left-out', paths: ['delivery.address'] }]);
});

describe('query_uuid', () => {
  it('computes the code that the document then has, and sends nothing', async () => {
    const clock = { date: colombianDate(box.clock.now()), time: '10:00:00', number: 990004321, prefix: 'SETP' };
    const asked = await box.post('/api/ubl2.1/invoice', invoice({ ...clock, query_uuid: true }));
    expect(Object.keys(asked.body)).toEqual(['success', 'message', 'uuid', 'QRStr']);
    const issued = await box.post('/api/ubl2.1/invoice', invoice(clock));
    expect([asked.body.uuid, asked.body.QRStr]).toEqual([issued.body.cufe, issued.body.QRStr]);
    expect(issued.body).toMatchObject({ verdict: { accepted: true } });
  });

  it('names what is wrong with a request', async () => {
    const { status, body } = await box.post('/api/ubl2.1/invoice', { query_uuid: true });
    expect([status, body.code]).toEqual([422, 'invalid-request']);
  });
});
