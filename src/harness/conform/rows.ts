/**
 * Scenarios of rules are rows of tables, and a row has no tags of its own. Its name begins with the code and the kind
 * of document (`FAU14 on credit note: …`), which stand for tags wherever scenarios are chosen or counted.
 */
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
import { tagOf } from './parameters.ts';

/** `creditNote` as people write it: `credit note`; `event030`: `event 030`; `posTicket`: `POS ticket`. */
export const spoken = (kind: string): string =>
  kind
    .replace(/(\d+)$/, ' $1')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^pos\b/, 'POS');

/** By how it is written in scenarios. */
export const spokenKinds: ReadonlyMap<string, KindName> = new Map(kindNames.map((kind) => [spoken(kind), kind]));

type Named = { readonly name: string; readonly tags: readonly { readonly name: string }[] };

const rowName = /^(\S+?)(?:\/\d+)? on ([a-zA-Z]+(?: [a-z]+| \d+)*)(?:, by request)?: /;

const kindTag = (document: string): string => {
  const kind = spokenKinds.get(document);
  return kind === undefined ? `@${document.replace(' ', '')}` : tagOf(kind);
};

/** The rule and the subject that the name of a row begins with: a code that a document has twice is written `DBD01/2`. */
export const namedRow = (name: string): { readonly code: string; readonly subject: string } | undefined => {
  const [, code, subject] = rowName.exec(name) ?? [];
  return code === undefined || subject === undefined ? undefined : { code, subject };
};

/** The ends of an exchange begin with their code, and are about no kind of document. */
const outcomeName = /^(\S+?):? /;

/** The tags of a scenario: written ones, and for a row its code and its kind. */
export const tagsOf = ({ name, tags }: Named): readonly string[] => {
  const written = tags.map((tag) => tag.name);
  if (written.includes('@outcomes')) return [...written, `@${outcomeName.exec(name)?.[1] ?? ''}`];
  if (!written.includes('@rules')) return written;
  const row = namedRow(name);
  return row === undefined ? written : [...written, `@${row.code}`, kindTag(row.subject)];
};
