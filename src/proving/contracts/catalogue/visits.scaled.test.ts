/** The cost of a rule: it visits any element a fixed number of times, however many lines the document has. */
import { kindOf, type DocumentForm } from '../../../issuer/documents/document-model.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled, volume } from '../../../common/testing/volume.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import type { XmlElement } from '../../../common/xml/tree.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { runRule } from '../../../../simulator/judge/engine/run.ts';
import { createSubject } from '../../../../simulator/document/subject.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { completeXml } from '../../../../features/support/complete-documents.ts';
import { createRecorder, type Recorder } from '../../../harness/reproduce/recorder.ts';

/** Elements that a large document has many of. */
const repeated: Readonly<Partial<Record<DocumentForm, string>>> = {
  invoice: 'cac:InvoiceLine',
  creditNote: 'cac:CreditNoteLine',
  debitNote: 'cac:DebitNoteLine',
  supportDocument: 'cac:InvoiceLine',
  supportAdjustmentNote: 'cac:CreditNoteLine',
  payroll: 'HED',
  payrollReplacement: 'HED',
};

/** The document with that many more copies of its last such element, each with its own number. */
const withMore = (xml: string, name: string, count: number): string => {
  const end = xml.lastIndexOf(`</${name}>`) + `</${name}>`.length;
  const last = xml.slice(Math.max(xml.lastIndexOf(`<${name}>`), xml.lastIndexOf(`<${name} `)), end);
  const more = Array.from({ length: count }, (_, index) =>
    last.replace(/(<cbc:ID[^>]*>)\d+(?=<)/, (_whole, tag: string) => `${tag}${index + 100}`),
  );
  return xml.slice(0, end) + more.join('') + xml.slice(end);
};

const elementsOf = function* (element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (child.kind === 'element') yield* elementsOf(child);
};

/** Counts how often the content of each element is visited. */
const watch = (
  root: XmlElement,
): { readonly reset: () => void; readonly most: () => readonly [name: string, visits: number] } => {
  const visits = new Map<XmlElement, number>();
  for (const element of [...elementsOf(root)]) {
    for (const part of ['children', 'attributes'] as const) {
      const value = element[part];
      Object.defineProperty(element, part, {
        get: () => {
          visits.set(element, (visits.get(element) ?? 0) + 1);
          return value;
        },
      });
    }
  }
  const most = (): readonly [string, number] =>
    [...visits].reduce<readonly [string, number]>(
      (found, [{ name }, count]) => (count > found[1] ? [name, count] : found),
      ['', 0],
    );
  return { reset: () => visits.clear(), most };
};

let box: Box;
let recorder: Recorder;

beforeAll(async () => {
  recorder = createRecorder();
  box = await startBox({ seed: 'visits', clock: '2026-11-20', onStep: recorder.onStep });
});

afterAll(() => box.close());

let number = 990_500_000;

const most = async (
  name: DocumentForm,
  xml: string,
): Promise<ReadonlyMap<CatalogueEntry, readonly [name: string, visits: number]>> => {
  const { facts } = await box.authority.judgeFile('documento.xml', Buffer.from(xml));
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const { reset, most: mostVisits } = watch(parsed.document.root);
  return new Map(
    catalogue()
      .entries(kindOf(name))
      .filter(({ stage }) => stage === 'content')
      .map((entry) => {
        // Fresh for each, so that work shared between rules counts for each of them.
        const subject = createSubject(kindOf(name), parsed.document);
        reset();
        runRule(entry, subject, facts);
        return [entry, mostVisits()] as const;
      }),
  );
};

/** Its own members; in `npm test` an invoice and a support document. */
const kinds = sampled(Object.entries(repeated) as [DocumentForm, string][], 2);

describe.each(kinds)('rules about %s', (name, element) => {
  it(`visit no element more often when there are more ${element}`, async () => {
    const xml = await completeXml(box, recorder, { name, number: (number += 1) });
    const few = await most(name, withMore(xml, element, 10));
    const many = await most(name, withMore(xml, element, volume(30, 60)));
    const growing = [...many].filter(([entry, [, visits]]) => visits > Math.max(few.get(entry)?.[1] ?? 0, 12));
    expect(growing.map(([{ code }, [looked, visits]]) => `${code.code}: ${looked} ${visits} times`)).toEqual([]);
  });
});
