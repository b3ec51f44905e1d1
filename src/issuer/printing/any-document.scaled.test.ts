import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../common/testing/any-character.ts';
import { isLong, volume } from '../../common/testing/volume.ts';
import { readPages, textOfPage } from './pdf-reader.ts';
import type { PrintedDocument, PrintedTable } from './printed-document.ts';
import { renderPdf } from './pdf.ts';

const at = Date.parse('2026-11-20T10:00:00-05:00');

const render = (document: PrintedDocument): Promise<Buffer> => renderPdf(document, { at, compress: false });

describe('any printed document', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.string({ maxLength: 5 }).map((part) => part.repeat(900)),
  );
  const fact = fc.record({ caption: text, text });
  const anyParty = fc.record({ caption: text, name: text, facts: fc.array(fact, { maxLength: 12 }) });
  const table: fc.Arbitrary<PrintedTable> = fc.record({
    caption: fc.option(text, { nil: undefined }),
    columns: fc.constant([
      { caption: 'Uno', align: 'left' },
      { caption: 'Dos '.repeat(200), align: 'left', isWide: true },
      { caption: 'Tres', align: 'right' },
    ] as const),
    rows: fc.array(fc.tuple(text, text, text), { maxLength: 20 }),
  });
  const document: fc.Arbitrary<PrintedDocument> = fc.record({
    title: text,
    number: text,
    mark: fc.option(fc.record({ text, tone: fc.constantFrom('neutral', 'warning') }), { nil: undefined }),
    banner: fc.option(text, { nil: undefined }),
    headNote: fc.option(text, { nil: undefined }),
    footNote: fc.option(text, { nil: undefined }),
    issuer: anyParty,
    counterparty: fc.option(anyParty, { nil: undefined }),
    facts: fc.array(fact, { maxLength: 20 }),
    numbering: fc.option(text, { nil: undefined }),
    tables: fc.array(table, { maxLength: 3 }),
    summaries: fc.array(table, { maxLength: 4 }),
    totals: fc.array(fc.record({ caption: text, text, isFinal: fc.boolean() }), { maxLength: 8 }),
    amountInWords: fc.option(text, { nil: undefined }),
    annexes: fc.array(table, { maxLength: 2 }),
    notes: fc.array(fact, { maxLength: 4 }),
    legal: fc.array(text, { maxLength: 4 }),
    key: fact,
    qr: fc.option(fc.record({ text: fc.string({ minLength: 1 }), url: text }), { nil: undefined }),
  });

  it('becomes pages, all of them numbered', async () => {
    await fc.assert(
      fc.asyncProperty(document, async (any) => {
        const pages = readPages(await render(any));
        pages.forEach((page, index) => {
          expect(textOfPage(page)).toContain(`Página ${index + 1} de ${pages.length}`);
        });
      }),
      { numRuns: volume(4, isLong ? 60 : 30) },
    );
  });
});
