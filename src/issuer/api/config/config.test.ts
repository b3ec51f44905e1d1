import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { dataJson } from '../../../common/data-directory.ts';
import { closeAll, sentDocument, signer, startTestIssuer } from '../../issuer.fixture.ts';
import { company, issuing, register, resolution, send, software, type Sent } from './config.fixture.ts';
import { makeTestChain } from '../../signing/credentials.fixture.ts';
import { png as makePng, type PngParts } from '../../printing/pictures/picture.fixture.ts';
import { invoiceBody } from '../../requests/invoice-body.fixture.ts';
import { toBase64 } from '../../../common/bytes.ts';

afterEach(closeAll);

/** Key and certificate, which expired, with that serialNumber. */
const selfSigned = async (serialNumber: string): Promise<{ readonly certificate: string }> => {
  const { default: forge } = await import('node-forge');
  const key = signer.credentials.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = forge.pki.createCertificate();
  const name = [
    { name: 'commonName', value: 'OTRA SAS' },
    { type: '2.5.4.5', value: serialNumber },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true }]);
  certificate.validity.notBefore = new Date('2019-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2020-01-01T00:00:00Z');
  const privateKey = forge.pki.privateKeyFromPem(key);
  certificate.publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { certificate: `${key}${forge.pki.certificateToPem(certificate)}` };
};

describe('config', () => {
  it('sets up a company that then issues under its own NIT, software and numbering', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    for (const [path, body] of [
      ['config/software', software],
      ['config/resolution', resolution],
      ['config/environment', { type_environment_id: 2 }],
    ] as const) {
      expect(await send(issuer, ['PUT', path], { body, token })).toMatchObject({
        status: 200,
        body: { success: true },
      });
    }
    const { resolution_number: _, ...body } = invoiceBody({ prefix: undefined, number: undefined });
    const issued = await send(issuer, ['POST', 'invoice'], { body, token });
    expect(issued).toMatchObject({ status: 200, body: { urlinvoicexml: 'FES-NUEV1.xml' } });
    expect(issued.body.QRStr).toContain('NitFac: 901777888');
  });

  it('sets up a company that then issues POS tickets in an environment of their own', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const range = {
      ...resolution,
      type_document_id: 15,
      prefix: 'EPOS',
      technical_key: undefined,
      generated_to_date: 0,
    };
    for (const [path, body] of [
      ['config/softwareeqdocs', { ideqdocs: '6edae6bd-3003-492f-bf0b-b23c32f46333', pineqdocs: 12345 }],
      ['config/resolution', range],
      ['config/resolution', { type_document_id: 26, prefix: 'NCP', from: 1, to: 99_999_999 }],
      ['config/environment', { eqdocs_type_environment_id: 1 }],
    ] as const) {
      const { status, body: answer } = await send(issuer, ['PUT', path], { body, token });
      expect([path, status]).toEqual([path, 200]);
      if (path === 'config/environment')
        expect(answer.company).toMatchObject({ type_environment_id: 2, eqdocs_type_environment_id: 1 });
    }
    const { resolution_number: _, ...body } = dataJson('examples/posTicket.json') as Record<string, unknown>; // ours
    const issued = await send(issuer, ['POST', 'eqdoc'], { body, token });
    expect(issued).toMatchObject({ status: 200, body: { urlinvoicexml: 'POSS-EPOS1.xml' } });
    expect(issued.body.QRStr).toContain('https://catalogo-vpfe.dian.gov.co/');
    const request = issuer.authority.requests.at(-1);
    expect(request && sentDocument(request).xml).toMatch(
      />6edae6bd-3003-492f-bf0b-b23c32f46333<.*<cbc:ProfileExecutionID>1</s,
    );
  });

  it.each([
    ['4', ['El dígito de verificación de 901777888 es 6']],
    ['6', []],
  ])('says so when the check digit is wrong: %s', async (digit, told) => {
    const { status, body } = await send(await issuing(), ['POST', `config/901777888/${digit}`], { body: company });
    const warnings = (body.warnings ?? []) as readonly { readonly code: string; readonly message: string }[];
    const digits = warnings
      .filter(({ code }) => code === 'wrong-check-digit')
      .map(({ message }) => message.split(';')[0]);
    expect([status, digits]).toEqual([200, told]);
  });

  it.each(['0901777888/6', '0/0', '901777888-6/6', '9017778886a/6'])('registers nobody as %s', async (path) => {
    expect(await send(await issuing(), ['POST', `config/${path}`], { body: company })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', errors: { nit: [expect.any(String)] } },
    });
  });

  it('gives nobody a token of a company that exists already', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const again = { body: { ...company, business_name: 'OTRA' } };
    expect(await send(issuer, ['POST', 'config/901777888/4'], again)).toMatchObject({
      status: 401,
      body: {
        code: 'unauthenticated',
        message: expect.stringMatching(/901777888 ya está registrada.*Falta el token/) as unknown,
      },
    });
    expect(await send(issuer, ['POST', 'config/901777888/4'], { ...again, token })).toMatchObject({
      status: 200,
      body: { message: 'Empresa creada/actualizada con éxito', company: { name: 'OTRA' } },
    });
  });

  it('registers nobody if the service is reachable by others', async () => {
    const issuer = await startTestIssuer(() => ({ body: verdictXml() }), { openRegistration: false });
    expect(await send(issuer, ['POST', 'config/901777888/4'], { body: company })).toMatchObject({
      status: 403,
      body: { code: 'registration-closed' },
    });
  });

  it.each([
    ['ResponseAuthority', 422, { code: 'certificate-not-configured' }],
    ['both', 200, { success: false, message: expect.stringContaining('config/certificate') as unknown }],
  ] as const)('tells a company without certificate how to get one, with %s', async (compatibility, status, body) => {
    const issuer = await startTestIssuer(() => ({ body: verdictXml() }), { compatibility });
    const token = await register(issuer);
    expect(await send(issuer, ['POST', 'invoice'], { body: invoiceBody(), token })).toMatchObject({ status, body });
  });

  it.each([
    ['a NIT with letters', ['POST', 'config/90A/4'], company, 'nit'],
    ['no name', ['POST', 'config/901777888/4'], { ...company, business_name: undefined }, 'business_name'],
    [
      'a municipality that is none',
      ['POST', 'config/901777888/4'],
      { ...company, municipality_id: 0 },
      'municipality_id',
    ],
    ['software without PIN', ['PUT', 'config/software'], { id: 'x' }, 'pin'],
    ['no software at all', ['PUT', 'config/software'], {}, 'id'],
    [
      'software of support documents under other names',
      ['PUT', 'config/softwaresupportdocument'],
      { idsd: 'x', pinsd: 1 },
      'idsupportdocument',
    ],
    ['a PIN for software that is not there', ['PUT', 'config/software'], { pin: 12345 }, 'id'],
    ['payroll software without PIN', ['PUT', 'config/softwarepayroll'], { idpayroll: 'x' }, 'pinpayroll'],
    ['the software of invoices as that of equivalent documents', ['PUT', 'config/softwareeqdocs'], software, 'id'],
    ['the PIN of invoices as that of payroll', ['PUT', 'config/softwarepayroll'], { pin: 12345 }, 'pin'],
    [
      'the software of invoices beside another',
      ['PUT', 'config/softwareeqdocs'],
      { ideqdocs: 'x', pineqdocs: 1, id: 'y' },
      'id',
    ],
    ['software of equivalent documents without PIN', ['PUT', 'config/softwareeqdocs'], { ideqdocs: 'x' }, 'pineqdocs'],
    [
      'a range of POS tickets without resolution',
      ['PUT', 'config/resolution'],
      { type_document_id: 15, from: 1, to: 9 },
      'resolution',
    ],
    ['a resolution without dates', ['PUT', 'config/resolution'], { ...resolution, date_to: undefined }, 'date_to'],
    ['no environment', ['PUT', 'config/environment'], {}, 'type_environment_id'],
    ['no certificate', ['PUT', 'config/certificate'], { password: 'x' }, 'certificate'],
    ['what is no certificate', ['PUT', 'config/certificate'], { certificate: 'AAAA', password: 'x' }, 'certificate'],
  ] as const)('refuses %s with the field at fault', async (_case, target, body, field) => {
    const issuer = await issuing();
    const token = target[0] === 'PUT' ? await register(issuer) : undefined;
    const sent = await send(issuer, target, { body, token });
    expect(sent.status).toBe(422);
    expect(Object.keys(sent.body.errors as object)).toContain(field);
  });

  it('says in Spanish why a certificate cannot be used', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const sent = await send(issuer, ['PUT', 'config/certificate'], {
      body: { certificate: 'AAAA', password: 'x' },
      token,
    });
    expect(sent.body.errors).toEqual({ certificate: [expect.stringMatching(/^key-unreadable: No es un PKCS #12/)] });
  });

  it('takes key and certificates in PEM', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const key = signer.credentials.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const pem = signer.credentials.chain.map(
      (der) => `-----BEGIN CERTIFICATE-----\n${toBase64(der)}\n-----END CERTIFICATE-----\n`,
    );
    const sent = await send(issuer, ['PUT', 'config/certificate'], {
      body: { certificate: [key, ...pem].join('') },
      token,
    });
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    expect(JSON.stringify(sent.body)).not.toContain('PRIVATE');
  });

  it.each([
    ['PKCS #12', 'application/x-pkcs12', () => makeTestChain().p12('x')],
    [
      'PEM',
      'application/x-pem-file;name=a.pem',
      () => {
        const { keyPem, certificatesPem } = makeTestChain();
        return Buffer.from([keyPem, ...certificatesPem].join(''));
      },
    ],
  ])('takes a data URL of %s', async (_what, type, file) => {
    const issuer = await issuing();
    const token = await register(issuer);
    const certificate = `data:${type};base64,${file().toString('base64')}`;
    const sent = await send(issuer, ['PUT', 'config/certificate'], { body: { certificate, password: 'x' }, token });
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
  });

  it('takes a self-signed certificate, and warns that it expired and is of another NIT', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const sent = await send(issuer, ['PUT', 'config/certificate'], { body: await selfSigned('900111222'), token });
    expect(sent.status).toBe(200);
    expect(sent.body.warnings).toEqual([
      { code: 'certificate-expired', message: expect.stringContaining('vencido') as string },
      { code: 'certificate-key-usage', message: expect.stringContaining('ZD07') as string },
      { code: 'certificate-self-issued', message: expect.any(String) as string },
      { code: 'certificate-of-another-nit', message: expect.stringContaining('NIT 900111222') as string },
    ]);
  });

  it.each([
    ['NIT 901.777.888-6', '901777888/6', false],
    ['9017778886', '901777888/6', false],
    ['PN2-901777888', '901777888/6', false],
    ['CC 12345 NIT 901777888', '901777888/6', true],
    ['800000001', '80000000/1', true],
  ])('warns of the holder in %j for %s: %s', async (serialNumber, path, expected) => {
    const issuer = await issuing();
    const { token } = (await send(issuer, ['POST', `config/${path}`], { body: company })).body;
    const body = await selfSigned(serialNumber);
    const sent = await send(issuer, ['PUT', 'config/certificate'], { body, token: String(token) });
    const codes = (sent.body.warnings as readonly { readonly code: string }[]).map(({ code }) => code);
    expect(codes.includes('certificate-of-another-nit')).toBe(expected);
  });

  it('changes the PIN of the existing software', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    await send(issuer, ['PUT', 'config/software'], { body: software, token });
    expect(await send(issuer, ['PUT', 'config/software'], { body: { pin: 54321 }, token })).toMatchObject({
      status: 200,
    });
  });
});

describe('the name of the answer of the authority', () => {
  const names = (body: Sent['body']): readonly string[] =>
    Object.keys(body).filter((key) => key.startsWith('Response'));

  const readyCompany = async (options: Parameters<typeof issuing>[0] = {}) => {
    const issuer = await issuing(options);
    const token = await register(issuer);
    await send(issuer, ['PUT', 'config/resolution'], { body: resolution, token });
    const { resolution_number: _, ...body } = invoiceBody({ prefix: undefined, number: undefined });
    const issue = async () => names((await send(issuer, ['POST', 'invoice'], { body, token })).body);
    const set = (settings: object) => send(issuer, ['PUT', 'config/settings'], { body: settings, token });
    return { issuer, token, issue, set };
  };

  it('is both for a company that registers here, and one for the company of the service', async () => {
    const { issuer, issue } = await readyCompany();
    expect(await issue()).toEqual(['ResponseAuthority', 'ResponseDian']);
    const posted = await issuer.post();
    expect(names((await posted.json()) as Sent['body'])).toEqual(['ResponseAuthority']);
  });

  it('is that of the service for a company that registers there', async () => {
    const { issue } = await readyCompany({ compatibility: 'ResponseDian' });
    expect(await issue()).toEqual(['ResponseDian']);
  });

  it('is a setting of the company, which queries follow', async () => {
    const { issuer, token, issue, set } = await readyCompany();
    await set({ allow_resend: true });
    expect(await set({ compatibility: 'ResponseDian' })).toMatchObject({
      status: 200,
      body: { company: { compatibility: 'ResponseDian', allow_resend: true } },
    });
    expect(await issue()).toEqual(['ResponseDian']);
    const status = await send(issuer, ['POST', 'status/document/abc'], { body: {}, token });
    expect(names(status.body)).toEqual(['ResponseDian']);
  });

  it('stays as set when the company is changed', async () => {
    const { issuer, token, issue, set } = await readyCompany();
    await set({ compatibility: 'ResponseAuthority' });
    await send(issuer, ['POST', 'config/901777888/4'], { body: company, token });
    expect(await issue()).toEqual(['ResponseAuthority']);
  });

  it('stands beside the percentages of payrolls, which are those by law until the company wants those of the annex', async () => {
    const { issuer, token, set } = await readyCompany();
    expect(await set({ allow_resend: false })).toMatchObject({ body: { company: { payroll_percentages: 'law' } } });
    await set({ payroll_percentages: 'annex' });
    const changed = await send(issuer, ['POST', 'config/901777888/4'], { body: company, token });
    expect(changed.body).toMatchObject({ company: { payroll_percentages: 'annex' } });
  });

  it('stands beside the fields of health invoices, which are all until the company wants those of the norm', async () => {
    const { issuer, token, set } = await readyCompany();
    expect(await set({ allow_resend: false })).toMatchObject({ body: { company: { health_model: 'all' } } });
    expect(await set({ health_model: 'current' })).toMatchObject({ body: { company: { health_model: 'current' } } });
    const changed = await send(issuer, ['POST', 'config/901777888/4'], { body: company, token });
    expect(changed.body).toMatchObject({ company: { health_model: 'current' } });
  });

  it('is refused with every setting that is none', async () => {
    const { set } = await readyCompany();
    expect(await set({ compatibility: 'dian', payroll_percentages: '115', health_model: '948' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          compatibility: [expect.stringContaining('both') as string],
          payroll_percentages: [expect.stringContaining('law, annex') as string],
          health_model: [expect.stringContaining('all, current') as string],
        },
      },
    });
  });

  it('is one of three', async () => {
    const { set } = await readyCompany();
    expect(await set({ compatibility: 'dian' })).toMatchObject({
      status: 422,
      body: { errors: { compatibility: [expect.stringContaining('both') as string] } },
    });
  });
});

describe('config/logo', () => {
  /** One dark pixel. */
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  const picture = (parts: Partial<PngParts>): string => makePng(parts).toString('base64');

  it('prints a picture on the page', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    await send(issuer, ['PUT', 'config/software'], { body: software, token });
    await send(issuer, ['PUT', 'config/resolution'], { body: resolution, token });
    const put = (logo: string) => send(issuer, ['PUT', 'config/logo'], { body: { logo }, token });
    const page = async (): Promise<string> => {
      const { resolution_number: _, ...body } = invoiceBody({ prefix: undefined, number: undefined });
      const { body: answer } = await send(issuer, ['POST', 'invoice/preeliminar-view'], { body, token });
      return Buffer.from(String(answer.base64invoicepdf), 'base64').toString('latin1');
    };
    expect(await page()).not.toContain('/Subtype /Image');
    expect(await put(`data:image/png;base64,${png}`)).toMatchObject({ status: 200, body: { success: true } });
    expect(await page()).toContain('/Subtype /Image');
  });

  it.each([
    ['text', '¡una imagen!', /no es Base64/],
    ['another file', Buffer.from('%PDF-1.4').toString('base64'), /ni un JPEG/],
    ['a damaged picture', png.slice(0, 60), /dañado/],
    [
      'a PNG whose pixels do not inflate',
      picture({ data: Buffer.from('garbage') }),
      /dañado.*1\.048\.576 píxeles.*Ábralo/,
    ],
    ['a PNG of too many pixels', picture({ width: 4000, height: 4000 }), /mide 4000x4000 píxeles.*Redúzcala/],
    ['too large a file', Buffer.alloc(600_000).toString('base64'), /586 KB/],
  ])('is not %s', async (_, logo, message) => {
    const issuer = await issuing();
    const token = await register(issuer);
    const { status, body } = await send(issuer, ['PUT', 'config/logo'], { body: { logo }, token });
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toMatch(message);
  });
});
