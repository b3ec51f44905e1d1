/** The complete documents, events and requests that rows of features are about: made once for all of them. */
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import type { EventKind } from '../../../simulator/document/kind.ts';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import { parseXml } from '../../common/xml/parse.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import { startBox, type Box } from '../../harness/box.ts';
import { eventDesk } from '../../harness/events/desk.ts';
import { codeOfKind, eventSubject, sentKinds } from '../../harness/events/flow.ts';
import { completeXml } from '../../../features/support/complete-documents.ts';
import { createRecorder } from '../../harness/reproduce/recorder.ts';
import { fieldOf } from '../../harness/reproduce/request.ts';
import { baseDocument, baseFor, baseNames, type BaseName } from '../../harness/violations/base.ts';
import { statedWithoutChanges, type RequestViolation } from '../../harness/violations/by-request.ts';
import { statedFields, type Stated, type Whole } from '../../harness/violations/stated.ts';
import { sendComplete } from '../../harness/violations/run-violation.ts';

type Name = BaseName | EventKind;

export type WholeDocuments = { readonly of: (name: Name) => Required<Whole> };

const rootOf = (xml: string): XmlElement => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`A complete document is not well-formed: ${parsed.problem.message.en}`);
  return parsed.document.root;
};

const numbers: Readonly<Partial<Record<BaseName, number>>> = { invoice: 990_000_001, supportDocument: 984_000_001 };

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
  let registry: RegistryData;
  try {
    for (const name of baseNames) {
      roots.set(name, rootOf(await completeXml(box, recorder, { name, number: numbers[name] ?? 1 })));
    }
    const invoice = await eventSubject(box, await sendComplete(box, { name: 'invoice', number: 990_000_002 }));
    box.tamperWith(undefined);
    for (const kind of sentKinds) roots.set(kind, rootOf(await eventXml(box, kind, invoice)));
    registry = await box.authority.registry.dump();
  } finally {
    await box.close();
  }
  return {
    of: (name) => {
      const root = roots.get(name);
      if (root === undefined) throw new RangeError(`No complete document is called "${name}".`);
      return { root, registry };
    },
  };
};

/** What a request changes; where it changes nothing, the violation's change to the authority. */
export const statedRequest = (entry: CatalogueEntry, { changes }: RequestViolation, whole: WholeDocuments): Stated => {
  const name = baseFor(entry.document, entry.target?.path);
  if (changes.length === 0) return statedWithoutChanges(entry, whole.of(name));
  const { request } = baseDocument(name);
  return statedFields(changes.map(({ field, value }) => ({ field, from: fieldOf(request, field), to: value })));
};
