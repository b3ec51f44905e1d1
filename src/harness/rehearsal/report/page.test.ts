import { describe, expect, it } from 'vitest';
import { buildReport, type Facts } from './build-report.ts';
import { pageOf } from './page.ts';
import { acceptedDocument, facts } from './report.fixture.ts';

const at = Date.parse('2026-11-20T10:00:00-05:00');
const page = (change: Partial<Facts> = {}): string => pageOf(buildReport({ ...facts, ...change }), at);

const line = {
  code: 'FAU14',
  kind: 'Rechazo',
  message: '<script>alert(1)</script>',
  xpath: '/Invoice',
  line: 3,
  column: 4,
  found: '"><img src=x onerror=alert(2)>',
  expected: 'e',
  fix: 'x',
  english: { found: 'f', expected: 'e', fix: 'x' },
  field: 'a.b',
} as const;

describe('the page', () => {
  it('loads nothing from anywhere and runs nothing', () => {
    const html = page({ documents: [{ ...acceptedDocument, verdict: 'rejected', lines: [line] }] });
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form)\b|<[^>]*\b(?:src|href|on\w+)=|url\(|@import/);
    expect(html).toContain('content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;"');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&quot;&gt;&lt;img src=x');
  });

  it.each([
    ['that it is simulated', 'no tiene efecto legal'],
    ['company and NIT', 'EMPRESA EN ENSAYO SAS, NIT 901700200-9'],
    ['the simulated time', '20/11/2026 10:00:00 a 20/11/2026 10:00:00 (hora de Colombia; reloj detenido)'],
    ['that the real time is left out', 'para que el ensayo se pueda repetir'],
    ['software and test set', '11111111-2222-4333-8444-555555555555'],
    ['seed', '<dd>tests</dd>'],
    ['the catalogue', `2 entradas; SHA-256 ${'0'.repeat(64)}`],
    ['the annexes', 'Anexo técnico'],
    ['that the key is no secret', 'su llave privada es pública'],
    ['the key of each document, and the SHA-256 of its XML', `CUDS ${'ab'.repeat(48)}\nSHA-256 ${'cd'.repeat(32)}`],
    ['who holds the certificate', '<h3>EMPRESA, EN ENSAYO SAS</h3>'],
    ['resolution, prefix and range', '<td data-caption="Prefijo" >SEDS</td>'],
    ['what its commands leave out', 'no puede contener su propio SHA-256'],
    ['why a number can occur twice', 'Cada ambiente lleva su propia cuenta de los números'],
    ['who provides the software', 'EMPRESA EN ENSAYO SAS, NIT 901700200. El registro no guarda'],
    ['what is simulated', 'Ningún mensaje llegó a la DIAN.'],
    ['what the authority asks beyond it', 'El RUT, y un certificado de una entidad acreditada por la ONAC.'],
    ['the command that verifies the PDF', `-in informe.pdf.p7s -content informe.pdf \\\n  -CAfile`],
  ])('says %s', (_, text) => {
    expect(page()).toContain(text);
  });

  it('shows rejections with place, field and fix', () => {
    const html = page({
      documents: [{ ...acceptedDocument, verdict: 'rejected', lines: [{ ...line, applied: 'el 80 %' }] }],
    });
    for (const text of ['Rechazados y por qué', 'el 80 %', 'a.b', '/Invoice (línea 3, columna 4)', '<dd>x</dd>']) {
      expect(html).toContain(text);
    }
    expect(page()).not.toContain('Rechazados y por qué');
  });

  it('lists advice apart, with place and field, and no result depends on it', () => {
    const texts = {
      text: 'Muy pronto.',
      found: 'esto',
      plausible: 'aquello',
      source: 'Ninguna fila.',
      applied: 'el 90 %',
    };
    const advice = { id: 'a-piece', ...texts, xpath: '/Invoice', line: 3, column: 4, english: texts, field: 'a.b' };
    const html = page({ documents: [{ ...acceptedDocument, advice: [advice] }] });
    for (const text of [
      'Aviso de Ensayo',
      'a-piece: Muy pronto.',
      'a.b',
      '/Invoice (línea 3, columna 4)',
      'aquello',
      'el 90 %',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Aceptados con notificaciones');
    expect(page()).not.toContain('Aviso de Ensayo');
  });

  it('counts the mistakes that were sent, not those that were ordered', () => {
    expect(page({ mistakes: 3 })).toContain('--with-mistakes: 3; documentos enviados con uno: 0');
    const documents = [acceptedDocument, { ...acceptedDocument, onPurpose: true }];
    expect(page({ mistakes: 3, documents })).toContain('--with-mistakes: 3; documentos enviados con uno: 1');
    expect(page()).not.toContain('--with-mistakes');
  });

  it('is loud about anything that reduces its value', () => {
    const html = page({ warnings: [{ en: 'Faults: 1.', es: 'Durante el ensayo se ordenaron fallas: 1.' }] });
    expect(html).toMatch(/<section class="alarm">\s*<h2>Advertencias sobre este ensayo<\/h2>/);
    expect(page()).not.toContain('class="alarm"');
  });

  it('shows the real time separately if the clock ran', () => {
    const period = { ...facts.period, real: { from: '2026-11-21T08:00:00-05:00', to: '2026-11-21T08:01:00-05:00' } };
    expect(page({ period })).toContain('21/11/2026 08:00:00 a 21/11/2026 08:01:00');
  });
});
