import { afterEach, describe, expect, it } from 'vitest';
import { editSpec } from '../common/xml/edit-spec.ts';
import { parseXml } from '../common/xml/parse.ts';
import {
  faultXml,
  htmlPage,
  verdictXml,
  type CannedVerdict,
  type Reaction,
  type Script,
} from './authority/fake-authority.fixture.ts';
import { closeAll, keyOf, sentDocument, startTestIssuer } from './issuer.fixture.ts';
import type { Steps } from './steps.ts';

afterEach(closeAll);

type Body = Readonly<Record<string, unknown>>;

const [send, status] = ['SendBillSync', 'GetStatus'] as const;

const rejection: CannedVerdict = {
  isValid: false,
  lines: ['Regla: FAD06, Rechazo: CUFE mal calculado', 'Regla: FAJ43b, Notificación: Nombre'],
};

const accepting: Script = ({ operation }) => ({ body: verdictXml({ operation: operation === send ? send : status }) });
const always =
  (reaction: Reaction): Script =>
  () =>
    reaction;

const json = async (response: Response): Promise<Body> => (await response.json()) as Body; // checked by the tests

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
      certificate_days_left: 3328, // midnight UTC is still the evening before in Colombia
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
    const { name, xml } = request === undefined ? { name: '', xml: '' } : await sentDocument(request);
    expect(name).toBe('fv09015001000002600000001.xml');
    expect(parseXml(xml).ok).toBe(true);
    expect(xml).toContain(`${keyOf()}</cbc:UUID>`);
    expect(xml).toContain('<xades:SigningTime>2026-11-20T10:30:15-05:00</xades:SigningTime>');
  });

  it('takes the next file name each time', async () => {
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

  it('brings the warnings of the request under the names of the caller', async () => {
    const { post } = await startTestIssuer(accepting);
    const body = await json(await post({ numero: 5 }));
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'unknown-fields', paths: ['numero'] })]);
  });

  it.each([
    ['also', ['ResponseAuthority', 'ResponseDian']],
    ['instead', ['ResponseDian']],
  ] as const)('carries ResponseDian %s when asked to', async (responseDian, keys) => {
    const { post } = await startTestIssuer(accepting, { compatibility: { responseDian } });
    expect(Object.keys(await json(await post())).filter((key) => key.startsWith('Response'))).toEqual(keys);
  });
});

describe('a rejected invoice', () => {
  it('is a success of the service whose verdict is a rejection, without container', async () => {
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

describe('an authority that gives no verdict', () => {
  it.each([
    [
      'a fault',
      { status: 500, body: faultXml },
      502,
      'authority-fault',
      /An error occurred when verifying security/,
      null,
    ],
    [
      'an HTML page',
      { body: htmlPage, headers: { 'Content-Type': 'text/html' } },
      502,
      'authority-unreadable',
      /HTML/,
      null,
    ],
    ['half an answer', { body: verdictXml().slice(0, 500) }, 502, 'authority-unreadable', /SETP990000001/, null],
    [
      '503',
      { status: 503, body: '', headers: { 'Retry-After': '7' } },
      503,
      'authority-unreachable',
      /7 segundos/,
      '7',
    ],
    ['broken connections', 'reset', 503, 'authority-unreachable', /no está disponible/, '30'],
  ] as const)('answering with %s', async (_case, reaction, code, name, said, retryAfter) => {
    const { post } = await startTestIssuer(always(reaction));
    const response = await post();
    expect(response.status).toBe(code);
    expect(await json(response)).toEqual({
      message: expect.stringMatching(said) as unknown,
      code: name,
      document: { key: keyOf(), date: '2026-11-20', number: 'SETP990000001' },
    });
    expect(response.headers.get('retry-after')).toBe(retryAfter);
  });

  it('answering nothing at all: 504 with the key, after the status was asked for', async () => {
    const { authority, post } = await startTestIssuer(
      ({ operation }) => (operation === send ? 'silence' : { body: faultXml }),
      { timeoutMs: 200 },
    );
    const response = await post();
    expect(response.status).toBe(504);
    expect(await json(response)).toMatchObject({ code: 'authority-timeout', document: { key: keyOf() } });
    expect(authority.operations()).toEqual([send, status]);
  });
});

describe('a lost answer', () => {
  const lostThen =
    (then: CannedVerdict): Script =>
    ({ operation }) =>
      operation === send ? 'reset' : { body: verdictXml({ operation: 'GetStatus', key: keyOf(), ...then }) };

  it('is found again with GetStatus, and says that it was', async () => {
    const { post } = await startTestIssuer(lostThen({}));
    expect(await json(await post())).toMatchObject({
      message: 'AttachedDocument #SETP990000001 generada con éxito',
      ResponseAuthority: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { StatusCode: '00' } } } } },
      verdict: { accepted: true },
      warnings: [{ code: 'verdict-adopted' }],
    });
  });

  it('and rule 90 lead to the first verdict', async () => {
    const { authority, post } = await startTestIssuer(({ operation }) => ({
      body:
        operation === send
          ? verdictXml({ isValid: false, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'] })
          : verdictXml({ operation: 'GetStatus' }),
    }));
    expect(await json(await post())).toMatchObject({
      verdict: { accepted: true, rejected: [] },
      warnings: [{ code: 'verdict-adopted' }],
    });
    expect(authority.operations()).toEqual([send, status]);
  });

  it('is given to the caller who asks for the same document again, without sending it twice', async () => {
    let isBack = false;
    const script: Script = ({ operation }) => {
      if (!isBack) return 'silence';
      return { body: verdictXml({ operation: operation === send ? send : status, key: keyOf() }) };
    };
    const { authority, post } = await startTestIssuer(script, { timeoutMs: 200 });
    expect((await post()).status).toBe(504);
    isBack = true;
    const response = await post();
    expect([response.status, await json(response)]).toMatchObject([
      200,
      { cufe: keyOf(), urlinvoiceattached: 'ad09015001000002600000001.xml', warnings: [{ code: 'verdict-adopted' }] },
    ]);
    expect(authority.operations()).toEqual([send, status, status]);
    expect((await post()).status).toBe(409);
  });

  it('keeps another document from taking the number', async () => {
    let isBack = false;
    const script: Script = ({ operation }) =>
      isBack ? { body: verdictXml({ operation: operation === send ? send : status }) } : 'silence';
    const { authority, post } = await startTestIssuer(script, { timeoutMs: 200 });
    await post();
    isBack = true;
    const other = await post({ time: '10:00:00' });
    expect([other.status, await json(other)]).toMatchObject([409, { document: { key: keyOf() } }]);
    expect(authority.operations().filter((operation) => operation === send)).toHaveLength(1);
  });

  it('does not keep the number when the authority never got the document', async () => {
    let isBack = false;
    const script: Script = ({ operation }) => {
      if (!isBack) return 'silence';
      return {
        body:
          operation === send ? verdictXml() : verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66' }),
      };
    };
    const { post } = await startTestIssuer(script, { timeoutMs: 200 });
    await post();
    isBack = true;
    expect((await post({ time: '10:00:00' })).status).toBe(200);
  });
});

describe('a number that was accepted', () => {
  it('is refused before it is sent, naming the earlier document', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    await post();
    const response = await post({ time: '10:00:00' });
    expect([response.status, await json(response)]).toEqual([
      409,
      {
        message: expect.stringContaining('SETP990000001') as unknown,
        code: 'number-already-accepted',
        document: { key: keyOf(), date: '2026-11-20', number: 'SETP990000001' },
      },
    ]);
    expect(authority.requests).toHaveLength(1);
  });

  it('is refused to all but one of those who post it at once', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => post()))).map((response) => response.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(authority.requests).toHaveLength(1);
  });

  it.each([
    ['the header of the request', {}, { 'Ensayo-Allow-Resend': '1' }, 200, 2],
    ['the option of the service', { allowResend: true }, {}, 200, 2],
    ['a header that says no', {}, { 'Ensayo-Allow-Resend': '0' }, 409, 1],
  ])('is sent again or not, as %s says', async (_case, options, headers, code, sent) => {
    const { authority, post } = await startTestIssuer(accepting, options);
    await post();
    expect((await post({}, headers)).status).toBe(code);
    expect(authority.requests).toHaveLength(sent);
  });

  it('does not stand in the way of other numbers and prefixes', async () => {
    const { post } = await startTestIssuer(accepting);
    await post();
    expect((await post({ number: 990000002 })).status).toBe(200);
    expect((await post({ prefix: 'SETT' })).status).toBe(200);
  });
});

describe('the steps', () => {
  it('are told in order, each with what it gave', async () => {
    const steps: { readonly step: keyof Steps; readonly value: unknown }[] = [];
    const { authority, post } = await startTestIssuer(accepting, {
      onStep: (step, value) => {
        steps.push({ step, value });
      },
    });
    await post();
    expect(steps.map(({ step }) => step)).toEqual([
      'read',
      'model',
      'built',
      'coded',
      'signed',
      'zipped',
      'sent',
      'answered',
      'stored',
    ]);
    expect(steps[5]?.value).toMatchObject({ key: keyOf() });
    expect(steps[6]?.value).toBe(authority.requests[0]?.body);
    expect(steps[8]?.value).toEqual({ id: 1, state: 'accepted' });
  });

  it.each([
    [
      'built',
      { built: (root: Steps['built']) => editSpec(root, [{ edit: 'set', path: '/*/cbc:ID', text: 'X1' }]) },
      '<cbc:ID>X1</cbc:ID>',
    ],
    [
      'coded',
      { coded: (root: Steps['built']) => editSpec(root, [{ edit: 'set', path: '/*/cbc:UUID', text: 'ff' }]) },
      '>ff</cbc:UUID>',
    ],
    [
      'signature',
      {
        signature: {
          keyInfo: (xml: string) => xml.replace('<ds:X509Data>', '<ds:KeyName>k</ds:KeyName><ds:X509Data>'),
        },
      },
      '<ds:KeyName>k</ds:KeyName>',
    ],
    ['signed', { signed: (xml: string) => xml.replace('</Invoice>', '<!-- late --></Invoice>') }, '<!-- late -->'],
  ])('can be changed after %s', async (_step, tamper, found) => {
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => tamper });
    await post();
    const [request] = authority.requests;
    expect(request === undefined ? '' : (await sentDocument(request)).xml).toContain(found);
  });

  it('can be changed in the archive and in the envelope', async () => {
    const tamper = {
      zip: () => Buffer.from('no zip'),
      envelope: (xml: string) => xml.replace('<soap:Body>', '<soap:Body><!-- here -->'),
    };
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => tamper });
    await post();
    expect(authority.requests[0]?.body).toContain(`<wcf:contentFile>${Buffer.from('no zip').toString('base64')}<`);
    expect(authority.requests[0]?.body).toContain('<soap:Body><!-- here -->');
  });

  it('can lose the place of the signature: the document then goes unsigned', async () => {
    const built = (root: Steps['built']) => editSpec(root, [{ edit: 'remove', path: '/*/ext:UBLExtensions' }]);
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => ({ built }) });
    expect((await post()).status).toBe(200);
    const [request] = authority.requests;
    const { xml } = request === undefined ? { xml: '' } : await sentDocument(request);
    expect([xml.startsWith('<Invoice'), xml.includes('ds:Signature')]).toEqual([true, false]);
  });

  it('are changed for the requests that ask for it, and for no others', async () => {
    const tamperFor = ({ header }: { header: (name: string) => string | undefined }) =>
      header('X-Break') === undefined ? undefined : { signed: () => '<broken/>' };
    const { authority, post } = await startTestIssuer(accepting, { tamperFor });
    await post({}, { 'X-Break': 'yes' });
    await post({ number: 990000002 });
    const sent = await Promise.all(authority.requests.map(sentDocument));
    expect(sent.map(({ xml }) => xml === '<broken/>')).toEqual([true, false]);
  });
});

describe('a request without number', () => {
  const numbers = async (
    post: (changes: Record<string, unknown>) => Promise<Response>,
    count: number,
  ): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      const body = await json(await post({ number: undefined }));
      found.push(body.urlinvoicexml);
    }
    return found;
  };

  it('gets the next number of the range', async () => {
    const { post } = await startTestIssuer(() => ({ body: verdictXml({}) }));
    expect(await numbers(post, 2)).toEqual(['FES-SETP990000000.xml', 'FES-SETP990000001.xml']);
    await post({ number: 990000500 });
    expect(await numbers(post, 1)).toEqual(['FES-SETP990000501.xml']);
  });

  it('uses the number of a rejected document again', async () => {
    const { post } = await startTestIssuer(() => ({
      body: verdictXml({ isValid: false, lines: ['Regla: FAU14, Rechazo: El valor a pagar no coincide.'] }),
    }));
    expect(await numbers(post, 2)).toEqual(['FES-SETP990000000.xml', 'FES-SETP990000000.xml']);
  });

  it('never shares it with another one sent at the same time', async () => {
    const { post } = await startTestIssuer(() => ({ body: verdictXml({}) }));
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => json(await post({ number: undefined }))));
    expect(new Set(bodies.map(({ urlinvoicexml }) => urlinvoicexml)).size).toBe(4);
  });
});
