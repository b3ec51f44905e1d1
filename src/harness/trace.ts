import { join } from 'node:path';
import { fileName } from '../common/file-name.ts';
import { makePrivateFolder, writePrivateFile } from '../common/private-files.ts';
import { writeXml } from '../common/xml/write.ts';
import type { OnStep, Steps } from '../issuer/steps.ts';

type Traced = { readonly file: string; readonly content: string | Buffer };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** One file for each step, named so that a listing shows their order. */
const files: { readonly [Name in keyof Steps]: (value: Steps[Name]) => readonly Traced[] } = {
  read: (body) => [{ file: '01-request.json', content: json(body) }],
  // The PIN and the technical key must not appear in a trace.
  model: ({ model: { software, numbering, ...model } }) => [
    {
      file: '02-model.json',
      content: json({
        ...model,
        software: { id: software.id },
        numbering: { ...numbering, authorization: { ...numbering.authorization, technicalKey: undefined } },
      }),
    },
  ],
  built: (root) => [{ file: '03-built.xml', content: writeXml(root) }],
  coded: ({ root }) => [{ file: '04-coded.xml', content: writeXml(root) }],
  signed: (xml) => [{ file: '05-signed.xml', content: xml }],
  zipped: ({ zip }) => [{ file: '06-document.zip', content: zip }],
  sent: ({ envelope }) => [{ file: '07-envelope.xml', content: envelope }],
  answered: (transmission) => {
    if (transmission.kind !== 'answered') return [{ file: '08-answer.json', content: json(transmission) }];
    const { applicationResponse } = transmission.verdict;
    return [
      { file: '08-answer.json', content: json(transmission.json) },
      ...(applicationResponse === undefined
        ? []
        : [{ file: '09-application-response.xml', content: applicationResponse }]),
    ];
  },
  numbered: () => [],
  stored: () => [],
};

export type Tracer = {
  readonly onStep: OnStep;
  /** Puts the documents from now on in a folder with that name. */
  readonly begin: (name: string) => void;
};

/** Writes every intermediate result of every document below a folder. */
export const createTracer = (directory: string): Tracer => {
  let folder = directory;
  return {
    begin: (name) => {
      folder = join(directory, fileName(name));
    },
    onStep: (step, value) => {
      makePrivateFolder(folder);
      for (const { file, content } of files[step](value)) writePrivateFile(join(folder, file), content);
    },
  };
};
