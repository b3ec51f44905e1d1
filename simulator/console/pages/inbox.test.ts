import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { mailId, type ShownMail } from '../mail.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const pdf = Buffer.from('%PDF-1.7\n%the rest of it');
const zip = zipOf([
  { name: 'ad.xml', data: Buffer.from('<a/>') },
  { name: 'fes.pdf', data: pdf },
  { name: 'not.pdf', data: Buffer.from('<script>alert(1)</script>') },
]);

const mail = (subject: string, changes: Partial<ShownMail> = {}): ShownMail => ({
  from: 'facturacion@example.com',
  to: ['cliente@example.com', 'copia@example.com'],
  subject,
  text: 'Hola',
  html: '',
  attachments: [],
  raw: Buffer.from(`Subject: ${subject}\r\n\r\nHola`),
  receivedAt: 1_795_100_400_000,
  ...changes,
});

const script = `<script>document.title='pwned'</script>`;
const attached = mail('901500100;EMPRESA;SETP1;01;EMPRESA', {
  html: `<p>Hola</p>${script}<img src="https://attacker.example/x.png">`,
  attachments: [
    { fileName: `../../${script}.zip`, contentType: 'text/html', bytes: zip },
    { fileName: '', contentType: 'text/html', bytes: Buffer.from(script) },
    { fileName: 'broken.zip', contentType: 'application/zip', bytes: zip.subarray(0, 60) },
  ],
});
const hostile = mail(script, { to: [`"${script}"@example.com`], text: script });

let visitor: Visitor;
const asked: string[] = [];

beforeAll(async () => {
  visitor = await startVisitor({
    consolePorts: {
      inboxOf: (tenant) => {
        asked.push(tenant);
        return Promise.resolve(tenant === 'default' ? [attached, hostile] : undefined);
      },
    },
  });
});

afterAll(() => visitor.close());

const path = `/inbox/${mailId(attached)}`;

describe('the list of mail', () => {
  it('shows the newest first, found by subject and recipient, with its content as text', async () => {
    const { text } = await visitor.get('/inbox');
    expect(text.indexOf(mailId(hostile))).toBeLessThan(text.indexOf(mailId(attached)));
    expect(text).toContain('cliente@example.com, copia@example.com');
    expect([text.includes('<script>document'), text.includes('&lt;script&gt;document')]).toEqual([false, true]);
    const found = await visitor.get('/inbox?text=COPIA@');
    expect([found.text.includes(mailId(attached)), found.text.includes(mailId(hostile))]).toEqual([true, false]);
  });

  it('is that of the tenant, and empty if it has none', async () => {
    asked.length = 0;
    await visitor.authority.tenants.open({ tenant: 'worker-3', environment: '2' });
    const response = await fetch(`${visitor.origin}/ensayo/console/worker-3/habilitacion/inbox`, {
      headers: visitor.admitted,
    });
    expect([await response.text(), asked]).toEqual([expect.stringContaining('No hay correos'), ['worker-3']]);
  });
});

describe('a mail', () => {
  it('shows the contents of its archive, previews PDF files, and names unreadable archives', async () => {
    const { text } = await visitor.get(path);
    for (const shown of ['ad.xml', 'fes.pdf', 'not.pdf', 'dañado', 'sin nombre']) expect(text).toContain(shown);
    expect([...text.matchAll(/<iframe[^>]*src="[^"]*\/([^/"]+\/view|html)"/g)].map(([, end]) => end)).toEqual([
      'html',
      '1-2/view',
    ]);
    expect(text).not.toContain('<script>document');
  });

  it('has its HTML in a frame where nothing runs, is fetched or is sent', async () => {
    expect((await visitor.get(path)).text).toMatch(/<iframe class="mail-html" sandbox src=/);
    const { headers, text } = await visitor.get(`${path}/html`);
    expect(text).toBe(attached.html);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    );
  });

  it.each([
    ['1', 'attachment; filename="_.._', 'application/octet-stream', "default-src 'none'; sandbox"],
    ['1-1', 'attachment; filename="ad.xml"', 'application/octet-stream', "default-src 'none'; sandbox"],
    ['2', 'attachment; filename="archivo-2"', 'application/octet-stream', "default-src 'none'; sandbox"],
  ])('serves file %s as a download', async (file, disposition, type, policy) => {
    const { headers } = await visitor.get(`${path}/files/${file}`);
    expect(headers.get('content-disposition')).toContain(disposition);
    expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual([type, policy]);
  });

  it('shows a PDF in a frame of ours, and nothing else', async () => {
    const { headers, text } = await visitor.get(`${path}/files/1-2/view`);
    expect([headers.get('content-type'), headers.get('content-disposition'), text]).toEqual([
      'application/pdf',
      null,
      String(pdf),
    ]);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    for (const file of ['1', '1-1', '1-3', '2', '9']) {
      expect([file, (await visitor.get(`${path}/files/${file}/view`)).status]).toEqual([file, 404]);
    }
  });

  it('is served as received', async () => {
    const { headers, text } = await visitor.get(`${path}/raw`);
    expect([headers.get('content-type'), text]).toEqual(['message/rfc822', String(attached.raw)]);
  });

  it.each(['/inbox/nothing', '/inbox/nothing/html', `${path}/files/9`, `${path}/files/1-9`])(
    'that does not exist is not found: %s',
    async (address) => {
      expect((await visitor.get(address)).status).toBe(404);
    },
  );
});
