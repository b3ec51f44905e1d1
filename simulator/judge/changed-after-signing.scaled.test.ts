/**
 * Makes every kind of single change to signed content: where libxml2 sees a different canonical form, the document is
 * not accepted.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { volume } from '../../src/common/testing/volume.ts';
import { witnessAccepts, witnessCanonical } from '../../src/common/xml/testing/libxml2.ts';
import { reportOf } from './engine/report.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { signedInvoice, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';
import { signedPayroll } from '../testing/signed-payroll.fixture.ts';

let authority: TestAuthority;
let signed: Readonly<Record<'invoice' | 'payroll', string>>;

beforeAll(async () => {
  authority = await testAuthority();
  const note = 'Primera línea\nsegunda línea';
  signed = {
    invoice: await signedInvoice(authority, { built: [{ edit: 'set', path: '/*/cbc:Note', text: note }] }),
    payroll: await signedPayroll(authority, 'payroll', {
      built: [
        { edit: 'set', path: '/*/Notas', text: note },
        { edit: 'set', path: '/*/Trabajador/@OtrosNombres', text: 'DARY DEL MAR' },
      ],
    }),
  };
});

afterAll(() => authority.registry.close());

/** Places of a kind: where text may be inserted, and how much of the existing text is replaced. */
const places: Readonly<Record<'text' | 'attribute' | 'tag', RegExp>> = {
  text: />[^<]+(?=<)/g,
  attribute: / (?!xmlns)[\w:.-]+="[^"]+(?=")/g,
  tag: /<[A-Za-z][\w:.-]*(?=[ />])/g,
};

/** Constructs that XML readers are known to treat differently, and some that they do not. */
const characters = fc.constantFrom(
  ...['\u2028', '\u2029', '\u0085', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u0301', '\u00ad', '\u{1f600}'],
  ...['\n', '\t', ' ', '\r', '\r\n', '&#13;', '&#10;', '&#x2028;', '&#x85;', '&amp;', '0', '9', 'x', 'Ñ'],
);

const names = fc.constantFrom('xmlns-evil', 'xmlnsevil', 'xmlns.a', 'xmlns_', 'xmlns-xsi', 'Xmlns', 'xml:space', 'a');

type Change = {
  readonly kind: keyof typeof places;
  readonly which: number;
  readonly offset: number;
  readonly replaced: number;
  readonly character: string;
  readonly name: string;
};

const change = fc.record<Change>({
  kind: fc.constantFrom('text', 'attribute', 'tag'),
  which: fc.nat(),
  offset: fc.nat(),
  replaced: fc.integer({ min: 0, max: 1 }),
  character: characters,
  name: names,
});

/** The text before and after the signature, with one change; the signature itself is untouched. */
const changedBy = ({ kind, which, offset, replaced, character, name }: Change, xml: string): string => {
  const signature = { start: xml.indexOf('<ds:Signature '), end: xml.indexOf('</ds:Signature>') };
  const found = [...xml.matchAll(places[kind])].filter(({ index }) => index < signature.start || index > signature.end);
  const { 0: matched = '', index = 0 } = found[which % found.length] ?? {};
  const end = index + matched.length;
  if (kind === 'tag') return `${xml.slice(0, end)} ${name}="${character}"${xml.slice(end)}`;
  const start = kind === 'text' ? index + 1 : index + matched.indexOf('"') + 1;
  const at = start + (offset % (end - start));
  return xml.slice(0, at) + character + xml.slice(at + replaced);
};

describe.each(['invoice', 'payroll'] as const)('a signed %s', (kind) => {
  it('with one change that libxml2 sees is never accepted', async () => {
    const xml = signed[kind];
    const original = witnessCanonical(xml);
    const verdicts: string[] = [];
    await fc.assert(
      fc.asyncProperty(change, async (one) => {
        const sent = changedBy(one, xml);
        const isAnother = !witnessAccepts(sent) || witnessCanonical(sent) !== original;
        const { verdict, failed } = reportOf(await judgeFile(authority, 'documento.xml', Buffer.from(sent)));
        verdicts.push(isAnother ? 'another' : verdict);
        if (isAnother) expect(failed.filter((line) => line.kind === 'Rechazo')).not.toEqual([]);
        expect(verdict).toBe(isAnother ? 'rejected' : 'accepted');
      }),
      { numRuns: volume(20, 400), seed: 15 },
    );
    expect(verdicts.filter((verdict) => verdict === 'another').length).toBeGreaterThan(verdicts.length / 2);
  }, 600_000);
});
