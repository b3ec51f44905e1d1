/** The document a note refers to: one of another kind that the authority has accepted. */
import type { DocumentForm } from '../../issuer/documents/document-model.ts';
import { bilingual, type Bilingual } from '../../common/text/bilingual.ts';
import type { XmlEdit } from '../../../simulator/document/index.ts';
import { madeOnce } from '../made-once.ts';
import { refusalIn, verdictIn } from '../answers.ts';
import type { Box, JsonObject, Reply } from '../box.ts';

export type AcceptedReference = {
  readonly number: string;
  readonly uuid: string;
  readonly issue_date: string;
  /** That it was issued with, if the caller keeps it: notes about it are of the same buyer and lines. */
  readonly request?: object | undefined;
};

const keyNames = ['cufe', 'cude', 'cuds', 'cune'] as const;

/** The unique code in the answer to an issued document, whatever its kind calls it. */
export const keyOf = (body: JsonObject): string | undefined => {
  const key = keyNames.map((name) => body[name]).find((value) => typeof value === 'string');
  return typeof key === 'string' ? key : undefined;
};

/** A verdict, and not that of an accepted document; a reply without one leaves it to the registry. */
const isRefusal = (body: JsonObject): boolean => {
  const verdict = verdictIn(body);
  return verdict !== undefined && !(verdict.isValid && verdict.statusCode === '00');
};

/** Says why, in the language of whoever reports it. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
  readonly text: Bilingual;

  constructor(reason: string) {
    const text = bilingual`${{
      en: 'The document to refer to was not accepted',
      es: 'El documento al que se hace referencia no fue aceptado',
    }}: ${reason}`;
    super(text.en);
    this.text = text;
  }
}

/**
 * The authority's name for the document in a reply.
 * @throws NotAccepted
 */
export const acceptedReference = async (
  { authority }: Box,
  reply: Reply,
  request?: object,
): Promise<AcceptedReference> => {
  const { body } = reply;
  const document = isRefusal(body) ? undefined : await authority.registry.documentByKey(keyOf(body) ?? '');
  if (document?.state !== 'accepted') {
    throw new NotAccepted(refusalIn(reply));
  }
  const reference = { number: document.number, uuid: document.key, issue_date: document.issueDate };
  return request === undefined ? reference : { ...reference, request };
};

/** The fields by which a kind names the document it corrects. */
export const referenceFields = (
  base: DocumentForm,
  { number, uuid, issue_date }: AcceptedReference,
): Readonly<Record<string, unknown>> =>
  base.startsWith('payroll')
    ? { predecessor: { predecessor_number: number, predecessor_cune: uuid, predecessor_issue_date: issue_date } }
    : { billing_reference: { number, uuid, issue_date } };

/** The edits, with their placeholders in braces filled in for that kind of document. */
export const mentioning = (
  edits: readonly XmlEdit[],
  [mention, reference]: readonly [DocumentForm, AcceptedReference],
): readonly XmlEdit[] => {
  const { request: _request, ...named } = reference;
  const facts = Object.entries(named).map(([name, value]) => [`{${mention}.${name}}`, value] as const);
  const filled = (text: string): string => facts.find(([place]) => place === text)?.[1] ?? text;
  const written = JSON.stringify(edits);
  if (!written.includes(`"{${mention}.`)) return edits;
  const copy: unknown = JSON.parse(written, (_key, value: unknown) =>
    typeof value === 'string' ? filled(value) : value,
  );
  return copy as readonly XmlEdit[]; // The same except for texts.
};

/** Created once for each pair of services and base; one that failed is tried again. */
const made = new WeakMap<Box, Map<DocumentForm, Promise<AcceptedReference>>>();

export const referenceOnce = (box: Box, base: DocumentForm, make: () => Promise<Reply>): Promise<AcceptedReference> => {
  const ofBox = made.get(box) ?? new Map<DocumentForm, Promise<AcceptedReference>>();
  made.set(box, ofBox);
  return madeOnce(ofBox, base, async () => acceptedReference(box, await make()));
};
