/** The valid inputs that are damaged: complete documents of every kind, and small ones, signed and not sent. */
import { documentForms } from '../../../issuer/documents/document-model.ts';
import { readFileSync } from 'node:fs';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { dataFile } from '../../../common/data-directory.ts';
import { writeXml } from '../../../common/xml/write.ts';
import type { Box } from '../../../harness/box-types.ts';
import type { Recorder, Recording } from '../../../harness/reproduce/recorder.ts';
import { baseDocument } from '../../../harness/violations/base.ts';
import { issueComplete } from '../../../../features/support/complete-documents.ts';

export type CorpusDocument = {
  readonly name: string;
  readonly unsigned: string;
  readonly signed: string;
  /** Of the ZIP, as sent. */
  readonly fileName: string;
};

export type CorpusRequest = {
  /** Where it is posted. */
  readonly path: string;
  readonly body: object;
};

export type Corpus = {
  readonly documents: readonly CorpusDocument[];
  readonly requests: readonly CorpusRequest[];
};

const documentIn = (name: string, { coded, signed, zipped }: Recording): CorpusDocument => {
  if (coded === undefined || signed === undefined || zipped === undefined)
    throw new Error(`The valid document ${name} was not signed.`);
  return { name, unsigned: writeXml(coded.root), signed, fileName: zipped.fileName };
};

const date = '2026-11-20';
const api = '/api/ubl2.1';

/** Requests of the generators: a few lines, as clients send them. */
const generated = (): readonly CorpusRequest[] => {
  const generator = createGenerator('fuzz');
  return [
    { path: `${api}/invoice`, body: generator.invoice({ date, variant: 'withoutDiscount' }) },
    { path: `${api}/invoice`, body: generator.invoice({ date, variant: 'globalDiscount' }) },
    { path: `${api}/invoice`, body: generator.healthInvoice({ date }) },
    { path: `${api}/credit-note`, body: generator.creditNote({ date }) },
    { path: `${api}/debit-note`, body: generator.debitNote({ date }) },
    { path: `${api}/support-document`, body: generator.supportDocument({ date }) },
    { path: `${api}/payroll`, body: generator.payroll({ date }) },
    { path: `${api}/invoice/preeliminar-view`, body: generator.invoice({ date }) },
  ];
};

const firstNumber = 990_310_001;

/** @param recorder must receive the steps of the box */
export const readCorpus = async (box: Box, recorder: Recorder): Promise<Corpus> => {
  const documents: CorpusDocument[] = [];
  for (const name of documentForms) {
    const number = name === 'invoice' || name.startsWith('support') ? firstNumber : 4_711;
    documents.push(documentIn(name, await issueComplete(box, recorder, { name, number })));
  }
  const requests = generated();
  box.tamperWith({ zip: (bytes) => bytes.subarray(0, bytes.length / 2) });
  for (const [at, { path, body }] of requests.entries()) {
    if (path.endsWith('view')) continue;
    await box.post(path, body);
    documents.push(documentIn(`small-${String(at)}`, recorder.take()));
  }
  box.tamperWith(undefined);
  const complete = documentForms.map((name) => ({ path: baseDocument(name).path, body: baseDocument(name).request }));
  return { documents, requests: [...complete, ...requests] };
};

/** Registry files as people write them. */
export const registryTexts = (): readonly string[] =>
  [
    'my-company.yaml',
    'provider.yaml',
    'bad-days.yaml',
    'my-real-figures.yaml',
    'alone.json',
    'before-enabling.yaml',
  ].map((file) => readFileSync(dataFile(`registry/examples/${file}`), 'utf8'));
