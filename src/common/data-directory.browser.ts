/** The files of the judge, which src/proving/site/judge/bundle.ts packed into the program: a JSON object of texts, deflated, in Base64. */
import { inflateSync } from 'fflate';
import { fromBase64, toText } from './bytes.ts';
import type * as node from './data-directory.ts';

type Node = typeof node;

declare const packedFacts: string;

let files: Readonly<Record<string, string>> | undefined;

/** @throws Error for a file that was not packed */
export const dataText: Node['dataText'] = (path) => {
  files ??= JSON.parse(toText(inflateSync(fromBase64(packedFacts)))) as Readonly<Record<string, string>>; // our own
  const text = files[path];
  if (text === undefined) throw new Error(`${path} was not packed.`);
  return text;
};

export const dataJson: Node['dataJson'] = (path) => JSON.parse(dataText(path));
