/** Documents and batches that a fault keeps in process: judged and filed, and nobody learns how. */
import type { Struck } from '../faults/faults.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import { refused } from './answers.ts';
import { namesOf, type Received } from './received.ts';
import { texts } from './texts.ts';

type Disturbance = { readonly heldBy: readonly string[]; readonly struck: readonly Struck[] };

/** What the sender is told of a verdict that faults have to do with, and what the journal says. */
export const hold = (given: Received, verdict: DocumentVerdict, { heldBy, struck }: Disturbance): DocumentVerdict => {
  const { authority, received, zipKey } = given;
  const results: unknown =
    typeof verdict.results === 'object' ? { ...verdict.results, disturbedBy: struck } : verdict.results;
  const key = verdict.answer.XmlDocumentKey;
  for (const id of heldBy) {
    for (const each of [key, zipKey]) if (typeof each === 'string') authority.faults?.hold(id, each);
  }
  // Of a batch the verdict is kept as it is: it is told by GetStatusZip once nothing holds it.
  const isHidden = heldBy.length > 0 && zipKey === undefined;
  return { ...verdict, answer: isHidden ? refused('98', texts.inProcess, namesOf(received)) : verdict.answer, results };
};
