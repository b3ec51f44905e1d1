/** The files of a reproduction, as they are written into its folder. */
import { sourceOf } from '../../../simulator/engine/rule.ts';
import { differenceText } from './difference.ts';
import type { Reproduction } from './reproduce.ts';

export const fileNames = [
  'request.json',
  'request.txt',
  'valid.xml',
  'broken.xml',
  'envelope.xml',
  'answer.xml',
  'verdict.json',
  'difference.txt',
  'command.txt',
] as const;

export type NamedFile = { readonly name: (typeof fileNames)[number]; readonly content: string };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const onlyXml =
  'No request leads to this document by itself: the interface does not write such a document, or writes no document of its own. Only the XML can be broken so: see broken.xml.';

const verdictOf = ({ entry, declared, answer, asDeclared, verdict }: Reproduction): unknown => {
  const { code, rule, document } = entry;
  return {
    code: code.code,
    document,
    kind: code.kind,
    title: rule.title,
    source: sourceOf({ code, rule }),
    declared,
    asDeclared,
    answer,
    verdict: verdict ?? null,
  };
};

const differenceFile = ({ entry, changes, difference }: Reproduction): string =>
  [
    `${entry.code.code} (${entry.document}): from the valid document to the broken one`,
    '',
    ...changes.map((change) => `- ${change}`),
    '',
    difference.length === 0
      ? 'Nothing in the document itself differs.\n'
      : `What differs in the XML; the unique code and the digests that follow from it are left out.\n\n${differenceText(difference)}`,
  ].join('\n');

const given = (name: NamedFile['name'], content: string | undefined): readonly NamedFile[] =>
  content === undefined ? [] : [{ name, content }];

/** In reading order. `request.json` exists only if a request alone leads to the document. */
export const filesOf = (reproduction: Reproduction, command: string): readonly NamedFile[] => {
  const { request, validXml, brokenXml, envelope, answerXml } = reproduction;
  return [
    request === undefined
      ? { name: 'request.txt', content: `${onlyXml}\n` }
      : { name: 'request.json', content: json(request) },
    ...given('valid.xml', validXml),
    ...given('broken.xml', brokenXml),
    ...given('envelope.xml', envelope),
    ...given('answer.xml', answerXml),
    { name: 'verdict.json', content: json(verdictOf(reproduction)) },
    { name: 'difference.txt', content: differenceFile(reproduction) },
    { name: 'command.txt', content: `${command}\n` },
  ];
};
