/** The valid documents of `datasets/proof/valid/`, as complete requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofFile } from '../../../common/testing/proof-file.ts';
import { isObject } from '../../../common/json/is-object.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import type { JsonObject } from '../../../harness/box-types.ts';

/** A notification that the document gets although it is valid. */
type ExpectedLine = { readonly code: string; readonly why: string };

/** A document as written in a file. */
type Written = {
  readonly name: string;
  readonly what: string;
  readonly request: JsonObject;
  /** The document that this one corrects or mentions, by its name; it is issued first. */
  readonly refersTo?: string;
  /** Content that no request can express, added to the built document. */
  readonly edits?: readonly XmlEdit[];
  readonly lines?: readonly ExpectedLine[];
  /** Wins over the one of the file. */
  readonly clock?: string;
};

type ValidFile = {
  readonly path: string;
  /** When the documents are issued. */
  readonly clock: string;
  readonly base: JsonObject;
  /** What every line has, unless it says otherwise. */
  readonly line: JsonObject;
  readonly documents: readonly Written[];
};

export type ValidDocument = Required<Pick<Written, 'name' | 'what' | 'request' | 'edits' | 'lines'>> &
  Pick<Written, 'refersTo'> &
  Pick<ValidFile, 'path' | 'clock'> & { readonly file: string };

/** Lays one object over another: objects are merged, `null` removes a field, everything else replaces. */
export const laidOver = (below: JsonObject, above: JsonObject): JsonObject => {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const known = merged[key];
    merged[key] = isObject(known) && isObject(value) ? laidOver(known, value) : value;
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
};

/** `times` stands for that many equal lines. */
const withCommonFields = (line: JsonObject, own: unknown): readonly JsonObject[] => {
  const { times = 1, ...fields } = laidOver(line, own as JsonObject); // a line of our own file
  return Array.from({ length: Number(times) }, () => fields);
};

const linesCompleted = (request: JsonObject, line: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(request).map(([key, value]) => [
      key,
      key.endsWith('_lines') && Array.isArray(value) ? value.flatMap((own) => withCommonFields(line, own)) : value,
    ]),
  );

const read = (file: string): readonly ValidDocument[] => {
  const text = readFileSync(join(proofFile('valid'), file), 'utf8');
  const { path, clock, base, line, documents } = JSON.parse(text) as ValidFile; // our own file
  return documents.map(({ request, edits = [], lines = [], ...document }) => ({
    path,
    clock,
    ...document,
    request: linesCompleted(laidOver(base, request), line),
    edits,
    lines,
    file,
  }));
};

export const validDocuments = (): readonly ValidDocument[] =>
  readdirSync(proofFile('valid'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap(read);
