/** The complete documents, events and requests that rows of features are about: made once for all of them. */
import { documentForms, type DocumentForm } from '../../issuer/documents/document-model.ts';
import type { EventKind } from '../../../simulator/document/kind.ts';
import { parseXml } from '../../common/xml/parse.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import { startBox, type Box } from '../../harness/box.ts';
import { eventDesk } from '../../harness/events/desk.ts';
import { codeOfKind, eventSubject, sentKinds } from '../../harness/events/flow.ts';
import { completeXml } from '../../../features/support/complete-documents.ts';
import { createRecorder } from '../../harness/reproduce/recorder.ts';
import { sendComplete } from '../../harness/violations/run-violation.ts';

type Name = DocumentForm | EventKind;

/** Their roots, by name. */
export type WholeDocuments = { readonly of: (name: Name) => XmlElement };

const rootOf = (xml: string): XmlElement => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`A complete document is not well-formed: ${parsed.problem.message.en}`);
  return parsed.document.root;
};

const numbers: Readonly<Partial<Record<DocumentForm, number>>> = { invoice: 990_000_001, supportDocument: 984_000_001 };

/** An event about an invoice that was accepted. */
const eventXml = async (
  box: Box,
  kind: EventKind,
  about: Awaited<ReturnType<typeof eventSubject>>,
): Promise<string> => {
  const desk = eventDesk(box);
  const { xml } = await desk.prepare(desk.model(codeOfKind(kind), about));
  return xml;
};

/** The same every day. */
export const wholeDocuments = async (): Promise<WholeDocuments> => {
  const recorder = createRecorder();
  const box = await startBox({ seed: 'pages', clock: '2026-03-16T15:00:00Z', onStep: recorder.onStep });
  const roots = new Map<Name, XmlElement>();
  try {
    for (const name of documentForms) {
      roots.set(name, rootOf(await completeXml(box, recorder, { name, number: numbers[name] ?? 1 })));
    }
    const invoice = await eventSubject(box, await sendComplete(box, { name: 'invoice', number: 990_000_002 }));
    box.tamperWith(undefined);
    for (const kind of sentKinds) roots.set(kind, rootOf(await eventXml(box, kind, invoice)));
  } finally {
    await box.close();
  }
  return {
    of: (name) => {
      const root = roots.get(name);
      if (root === undefined) throw new RangeError(`No complete document is called "${name}".`);
      return root;
    },
  };
};
