/** The document behind a reply of an issuing service elsewhere: in the reply itself, or among the service's files. */
import type { JsonObject, Reply } from '../box-types.ts';

/** Names of the dialect, for every kind of document; `unsignedinvoicexml`, `reqfe` and the like are something else. */
const documentMembers = ['invoicexml', 'payrollxml'] as const;
const addressMembers = ['urlinvoicexml', 'urlpayrollxml'] as const;

const textAmong = (body: JsonObject, names: readonly string[]): string | undefined =>
  names.map((name) => body[name]).find((value): value is string => typeof value === 'string' && value !== '');

const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text) && !/<html[\s>]/i.test(text);

const longestWaitMs = 5_000;

type Service = { readonly url: string; readonly token: string; readonly nit: string };

const downloaded = async ({ url, token, nit }: Service, name: string): Promise<string | undefined> => {
  try {
    const response = await fetch(`${url}/api/ubl2.1/download/${nit}/${encodeURIComponent(name)}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const text = await response.text();
    return response.ok && isXml(text) ? text : undefined;
  } catch {
    return undefined; // The report does without the excerpt.
  }
};

/** Undefined if neither reveals it: services differ, and a report can do without. */
export const documentRevealedBy =
  (service: Service) =>
  async ({ body }: Reply): Promise<string | undefined> => {
    const inReply = Buffer.from(textAmong(body, documentMembers) ?? '', 'base64').toString('utf8');
    if (isXml(inReply)) return inReply;
    const name = textAmong(body, addressMembers);
    return name === undefined ? undefined : downloaded(service, name);
  };
