import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import type { XmlEdit } from '../../common/xml/edit.ts';

/** A valid document to break: a request, and what no request can express, grafted onto the built XML. */
export type BaseDocument = {
  readonly description: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly edits: readonly XmlEdit[];
};

const loaded = new Map<string, BaseDocument>();

export const baseDocument = (name: string): BaseDocument => {
  const known = loaded.get(name) ?? (JSON.parse(readFileSync(dataFile(`bases/${name}.json`), 'utf8')) as BaseDocument); // our own file
  loaded.set(name, known);
  return known;
};
