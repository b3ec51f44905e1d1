/** POST of an invoice and of its preview. */
import { buildInvoice } from '../documents/invoice.ts';
import { issueDocument, withNextNumber } from '../issue.ts';
import { composeDocument } from '../prepare.ts';
import { readInvoice } from '../requests/read-invoice.ts';
import type { DocumentKind } from '../steps.ts';
import { printedFileName } from '../store/records.ts';
import type { ApiRequest, Handler, Services } from './http.ts';
import { invoiceAnswer } from './invoice-answer.ts';
import { printInvoice } from './print.ts';
import { authorityFailure, invalidRequest, numberTaken } from './problems.ts';

const invoice: DocumentKind = { fileKind: 'fv', read: readInvoice, build: buildInvoice };

/** A number that was accepted goes to the authority again, whose rule 90 is then the answer. */
const asksToResend = ({ header }: ApiRequest): boolean => /^(?:1|true)$/i.test(header('Ensayo-Allow-Resend') ?? '');

export const postInvoice: Handler = async (request, services) => {
  const { body, header } = request;
  const { tamperFor, company, env, compatibility } = services;
  const allowResend = (services.allowResend ?? false) || asksToResend(request);
  const result = await issueDocument(invoice, body, {
    ...services,
    allowResend,
    tamper: tamperFor?.({ body, header }),
  });
  switch (result.kind) {
    case 'invalid':
      return invalidRequest(result.errors);
    case 'number-taken':
      return numberTaken(result.identity);
    case 'failed':
      return authorityFailure(result);
    case 'issued': {
      const credentials = await company.credentials();
      return { status: 200, body: invoiceAnswer(result, { credentials, now: env.clock.now(), compatibility }) };
    }
  }
};

const previewMessage = (number: string): string => `Vista preeliminar #${number} generada con éxito`;

/** The page alone: nothing is numbered, signed, sent or kept. */
export const postPreview: Handler = async ({ body }, { company, env, store }: Services) => {
  const now = env.clock.now();
  const read = invoice.read(body, { company, now });
  if (!read.ok) return invalidRequest(read.errors);
  const { presentation } = read;
  const model = read.numbered ? read.model : await withNextNumber(read.model, { store, company });
  const { uuid, qrText, qrUrl } = composeDocument(invoice, model);
  const pdf = await printInvoice({ model, presentation, outcome: { uuid, qrText, qrUrl, state: 'preview' }, at: now });
  const answer = {
    success: true,
    message: previewMessage(`${model.prefix}${model.number}`),
    urlinvoicepdf: printedFileName(model.prefix, model.number, 'pdf'),
    base64invoicepdf: pdf.toString('base64'),
  };
  return { status: 200, body: answer };
};
