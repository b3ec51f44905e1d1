import { describe, expect, it } from 'vitest';
import { readPages } from '../../../issuer/printing/pdf-reader.ts';
import { buildReport } from './build-report.ts';
import { pdfOf } from './pdf.ts';
import { acceptedDocument, facts } from './report.fixture.ts';

const at = Date.parse('2026-11-20T10:00:00-05:00');

describe('the PDF', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...acceptedDocument, order: index + 1 }));

  it('says on every page that it is simulated, with the page number and count', async () => {
    const pages = readPages(await pdfOf(buildReport({ ...facts, documents: many }), at, { compress: false }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ texts }, index) => {
      const words = texts.map(({ text }) => text);
      expect(words).toContain('SIMULADO: SIN EFECTO LEGAL');
      expect(words).toContain(`Página ${String(index + 1)} de ${String(pages.length)}`);
    });
  });

  it('writes nothing outside the page, whatever the foreign text', async () => {
    const company = { ...facts.company, name: `${'Ñ'.repeat(300)} 漢字` };
    const pages = readPages(await pdfOf(buildReport({ ...facts, company, documents: many }), at, { compress: false }));
    for (const { x, y } of pages.flatMap(({ texts }) => texts)) {
      expect(x).toBeGreaterThanOrEqual(30);
      expect(x).toBeLessThan(590);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(780);
    }
  });
});
