import { afterEach, describe, expect, it } from 'vitest';
import { parseXml } from '../../common/xml/parse.ts';
import { verdictXml, type CannedVerdict } from '../authority/fake-authority.fixture.ts';
import { accepting, always, json } from './issue.fixture.ts';
import { closeAll, keyOf, sentDocument, startTestIssuer } from '../issuer.fixture.ts';

afterEach(closeAll);

describe('an accepted invoice', () => {
  it('is answered with the fields of the interface in their order, and the verdict', async () => {
    const { post } = await startTestIssuer(always({ body: verdictXml({ key: keyOf() }) }));
    const response = await post();
    const body = await json(response);
    expect(response.status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'success',
      'message',
      'send_email_success',
      'send_email_date_time',
      'urlinvoicexml',
      'urlinvoicepdf',
      'urlinvoiceattached',
      'cufe',
      'QRStr',
      'certificate_days_left',
      'resolution_days_left',
      'ResponseAuthority',
      'verdict',
    ]);
    expect(body).toMatchObject({
      success: true,
      message: 'AttachedDocument #SETP990000001 generada con éxito',
      send_email_success: false,
      send_email_date_time: false,
      urlinvoicexml: 'FES-SETP990000001.xml',
      urlinvoicepdf: 'FES-SETP990000001.pdf',
      urlinvoiceattached: 'ad09015001000002600000001.xml',
      cufe: keyOf(),
      QRStr: expect.stringContaining(`CUFE: ${keyOf()}\nhttps://`) as unknown,
      certificate_days_left: 3328, // Midnight UTC is still the evening before in Colombia.
      resolution_days_left: 1156,
      ResponseAuthority: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { IsValid: 'true' } } } } },
      verdict: { accepted: true, rejected: [], notifications: [] },
    });
  });

  it('is sent as one signed document in an archive, under the names of the annex', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    await post();
    const [request] = authority.requests;
    expect(request?.body).toContain('<wcf:fileName>z09015001000002600000001.zip</wcf:fileName>');
    const { name, xml } = request === undefined ? { name: '', xml: '' } : sentDocument(request);
    expect(name).toBe('fv09015001000002600000001.xml');
    expect(parseXml(xml).ok).toBe(true);
    expect(xml).toContain(`${keyOf()}</cbc:UUID>`);
    expect(xml).toContain('<xades:SigningTime>2026-11-20T10:30:15-05:00</xades:SigningTime>');
  });

  it('uses the next file name each time', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    await post();
    await post({ number: 990000002 });
    const names = authority.requests.map(({ body }) => /<wcf:fileName>(.*)<\/wcf:fileName>/.exec(body)?.[1]);
    expect(names).toEqual(['z09015001000002600000001.zip', 'z09015001000002600000002.zip']);
  });

  it('stays accepted when there are notifications', async () => {
    const { post } = await startTestIssuer(
      always({ body: verdictXml({ lines: ['Regla: FAJ43b, Notificación: Nombre'] }) }),
    );
    expect(await json(await post())).toMatchObject({
      urlinvoiceattached: 'ad09015001000002600000001.xml',
      verdict: { accepted: true, rejected: [], notifications: ['FAJ43b'] },
    });
  });

  it("includes the warnings of the request under the caller's names", async () => {
    const { post } = await startTestIssuer(accepting);
    const body = await json(await post({ numero: 5 }));
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'unknown-fields', paths: ['numero'] })]);
  });

  it.each([
    ['ResponseAuthority', ['ResponseAuthority']],
    ['both', ['ResponseAuthority', 'ResponseDian']],
    ['dialect', ['ResponseDian']],
    ['ResponseDian', ['ResponseDian']],
  ] as const)('has the answer of the authority under the names of %s', async (compatibility, keys) => {
    const { post } = await startTestIssuer(accepting, { compatibility });
    expect(Object.keys(await json(await post())).filter((key) => key.startsWith('Response'))).toEqual(keys);
  });
});

const rejection: CannedVerdict = {
  isValid: false,
  lines: ['Regla: FAD06, Rechazo: CUFE mal calculado', 'Regla: FAJ43b, Notificación: Nombre'],
};

describe('a rejected invoice', () => {
  it('is a success of the service whose verdict is a rejection, without a container', async () => {
    const { post } = await startTestIssuer(always({ body: verdictXml(rejection) }));
    const response = await post();
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({
      success: true,
      message: 'AttachedDocument #SETP990000001 no generada: la autoridad rechazó el documento',
      urlinvoiceattached: '.xml',
      verdict: { accepted: false, rejected: ['FAD06'], notifications: ['FAJ43b'] },
      ResponseAuthority: {
        Envelope: {
          Body: { SendBillSyncResponse: { SendBillSyncResult: { ErrorMessage: { string: rejection.lines } } } },
        },
      },
    });
  });

  it('is explained under the names that the caller used, when the authority explains itself', async () => {
    const failed = [
      {
        code: 'FAB05',
        message: 'm',
        xpath:
          '/Invoice/ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization',
      },
    ];
    const { authority, post } = await startTestIssuer(({ method }) =>
      method === 'GET'
        ? { body: JSON.stringify({ verdict: 'rejected', failed }) }
        : { body: verdictXml(rejection), headers: { 'Ensayo-Exchange': 'ex-7' } },
    );
    const body = await json(await post({ resolution_number: undefined, resoluntion_number: '18760000001' }));
    expect(body.explanations).toEqual([{ ...failed[0], field: 'resoluntion_number' }]);
    expect(authority.requests.map(({ path }) => path)).toContain('/ensayo/exchanges/ex-7');
  });

  it('is not explained by an authority that does not', async () => {
    const { authority, post } = await startTestIssuer(always({ body: verdictXml(rejection) }));
    expect(await json(await post())).not.toHaveProperty('explanations');
    expect(authority.requests).toHaveLength(1);
  });

  it('leaves its number free', async () => {
    const { post } = await startTestIssuer((_request, occurrence) => ({
      body: verdictXml(occurrence === 0 ? rejection : {}),
    }));
    expect(await json(await post())).toMatchObject({ verdict: { accepted: false } });
    expect(await json(await post())).toMatchObject({ verdict: { accepted: true } });
  });
});
