import { describe, expect, it } from 'vitest';
import type { FileName } from '../../common/file-name.ts';
import { documentMail } from './document-mail.ts';
import { catalogueUrl, mailInput, zip } from './document-mail.fixture.ts';
import type { OutgoingMail } from './mailer.ts';

type Input = Parameters<typeof mailInput>[0];

const first = (input: Input = {}): OutgoingMail => {
  const [message] = documentMail(mailInput(input));
  if (message === undefined) throw new Error('nobody gets mail');
  return message;
};

const everybody = { toIssuer: true, copies: ['copia@otro.co'] } as const;

describe('documentMail', () => {
  it('writes one message to each, with the archive', () => {
    const messages = documentMail(mailInput({ mail: everybody }));
    expect(messages.map(({ to }) => to)).toEqual([['jose@cliente.co'], ['facturas@emisor.co'], ['copia@otro.co']]);
    for (const { attachments, at } of messages) {
      expect(attachments).toEqual([{ fileName: zip.name, contentType: 'application/zip', bytes: zip.bytes }]);
      expect(at).toBe(Date.parse('2026-11-20T10:00:00-05:00'));
    }
  });

  it('writes to nobody when nobody has an address', () => {
    expect(documentMail(mailInput({ customer: { emails: ['nadie'] } }))).toEqual([]);
  });

  it('gives the same messages for the same seed, each with an identifier of its own', () => {
    const ids = (seed: string): string[] => documentMail(mailInput({ seed, mail: everybody })).map(({ id }) => id);
    expect(documentMail(mailInput({ mail: everybody }))).toEqual(documentMail(mailInput({ mail: everybody })));
    expect(new Set([...ids('a'), ...ids('b')]).size).toBe(6);
  });

  it.each<[name: string, input: Input, subject: string]>([
    ['as the authority prescribes', {}, '900373076;Ensayos & Ñandúes S.A.S.;SETP990000001;01;El Ñandú'],
    [
      'with the name for a missing trade name',
      { issuer: { tradeName: undefined } },
      '900373076;Ensayos & Ñandúes S.A.S.;SETP990000001;01;Ensayos & Ñandúes S.A.S.',
    ],
    [
      'of five fields, whatever is in the names',
      { issuer: { name: 'Uno; Dos', tradeName: ';' } },
      '900373076;Uno, Dos;SETP990000001;01;,',
    ],
    [
      'on one line',
      { issuer: { name: 'Uno\r\nBcc: x@y.co', tradeName: 'Dos\u2028\nTo: z@y.co' }, document: { number: 'SETP\r1' } },
      '900373076;Uno Bcc: x@y.co;SETP 1;01;Dos To: z@y.co',
    ],
  ])('has a subject %s', (_name, input, subject) => {
    expect(first(input).subject).toBe(subject);
  });

  it('has names in the subject that fit on a line of a header', () => {
    const { subject } = first({ issuer: { name: 'X'.repeat(3000), tradeName: 'Y'.repeat(3000) } });
    expect(Buffer.byteLength(subject)).toBeLessThan(900);
    expect(subject).toMatch(/^900373076;X{299}…;SETP990000001;01;Y{299}…$/);
  });

  it('says in text and HTML who sends what', () => {
    const { text, html } = first();
    for (const part of [
      'Hola, José Peña:',
      'Factura electrónica de venta SETP990000001',
      '1.190.000,00 COP',
      'ab'.repeat(48),
      zip.name,
      'el documento validado por la DIAN (XML) y su representación gráfica (PDF).',
      'Mensaje automático de El Ñandú',
      catalogueUrl,
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Ensayos & Ñandúes S.A.S. (NIT 900373076) le envía');
    expect(html).toContain('Ensayos &amp; Ñandúes S.A.S. (NIT 900373076) le envía');
    expect(html).toContain(`<a href="${catalogueUrl}"`);
    expect(html).toContain('>Ver en el catálogo de la DIAN</a>');
  });

  it('names no verdict of the DIAN for a simulated one', () => {
    const { text, html } = first({ document: { isSimulated: true } });
    for (const said of [text, html]) {
      expect(said).toContain('el documento validado por el simulador (XML) y su representación gráfica (PDF).');
      expect(said).toContain('Dirección que tendría en el catálogo de la DIAN');
      expect(said).not.toMatch(/por la DIAN|Ver en el catálogo/);
    }
  });

  it("marks every message except the customer's as a copy", () => {
    const [customer, ...copies] = documentMail(mailInput({ mail: everybody }));
    expect(customer?.text).not.toContain('Copia');
    expect(copies.map(({ text }) => text.includes('emitió para José Peña'))).toEqual([true, true]);
    expect(copies.map(({ text }) => text.includes('Hola'))).toEqual([false, false]);
  });

  it.each<[annexes: number, text: string]>([
    [1, '(XML), su representación gráfica (PDF) y un anexo.'],
    [3, '(XML), su representación gráfica (PDF) y 3 anexos.'],
  ])('counts %i annexes', (count, text) => {
    const annexes = Array.from({ length: count }, () => ({ document: 'AAAA', extension: 'png' }));
    expect(first({ mail: { annexes } }).text).toContain(text);
  });

  it('warns only about documents of the test environment', () => {
    const warning = 'Documento de prueba – sin validez legal';
    expect(first({ document: { environment: '2' } }).html).toContain(warning);
    expect(first({ document: { environment: '2' } }).text).toContain(warning.toUpperCase());
    expect(first().html).not.toContain(warning);
  });

  it('leaves out absent data', () => {
    const { text } = first({ document: { total: undefined }, customer: { name: '' } });
    expect(text).not.toMatch(/Total|Para:|Hola/);
  });

  it('escapes every text in the HTML', () => {
    const nasty = `"><script>alert('1')</script>&amp;`;
    const { html } = first({
      issuer: { nit: nasty, name: nasty, tradeName: nasty },
      customer: { name: nasty },
      document: { number: nasty, type: { code: nasty, name: nasty }, total: nasty, currency: nasty },
      bundle: { ...zip, name: nasty as FileName }, // As only a bug could have it.
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;');
  });

  it.each(['javascript:alert(1)', 'ftp://x.co/a', 'https://x.co/a b', '', 'https://x.co\r\n'])(
    'creates no button for the address %j',
    (url) => {
      const { text, html } = first({ document: { catalogueUrl: url } });
      expect(html).not.toContain('<a ');
      expect(text).not.toContain('catálogo');
    },
  );

  it('keeps quotes of an address within its attribute', () => {
    const { html } = first({ document: { catalogueUrl: 'https://x.co/?a="onclick=x&b=1' } });
    expect(html).toContain('href="https://x.co/?a=&quot;onclick=x&amp;b=1"');
  });

  it('puts the fragments of the request in their places, sanitised', () => {
    const { html } = first({
      html: {
        header: '<h2 onclick="x()">Cabeza</h2><script>a</script>',
        buttons: '<a href="https://pagos.co">Pagar</a>',
        footer: '<p>Pie</p></div></body>',
      },
    });
    const places = ['<h2>Cabeza</h2>', 'Hola, José Peña:', '>Pagar</a>', 'Se adjunta', '<p>Pie</p>', '</body>'];
    const positions = places.map((part) => html.indexOf(part));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions).not.toContain(-1);
    expect(html).not.toMatch(/<script|onclick|Mensaje automático/);
    expect(html.match(/<\/body>/g)).toHaveLength(1);
  });

  it('keeps its own parts if nothing is left of a fragment', () => {
    const gone = '<script>a</script>';
    expect(first({ html: { header: gone, buttons: gone, footer: gone } }).html).toBe(first().html);
  });

  it('never puts a fragment into a cell', () => {
    const { html } = first({ html: { header: '<td>a', buttons: '<tr><td>b', footer: '<td>c' } });
    const outside = html.replace(/<table role=[\s\S]*?<\/table>/, '');
    expect(outside).toContain('<td>a</td>');
    expect(outside).toContain('<td>b</td>');
    expect(outside).toContain('<td>c</td>');
  });
});
