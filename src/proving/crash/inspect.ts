/** Whether the issuing service knows an acknowledged document, and whether its files are whole. */
import { createEnv } from '../../common/env/env.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { textOfPdf } from '../../issuer/printing/pdf-reader.ts';
import { verifySignature } from '../../../simulator/checks/signature/verify.ts';
import { judgeFile } from '../../../simulator/service/reception/judge-file.ts';
import { createAuthority } from '../../../simulator/server.ts';
import { exampleInvoice, invoicePath } from '../../harness/testing/example.ts';
import { token } from './product.ts';
import type { Acknowledged, Finding } from './records.ts';

const env = createEnv();
const issuerNit = '901500100';
const mostTries = 50;
const patienceMs = 100;

/** What it says and what its files are; the first thing that is wrong. */
type Wrong = Omit<Finding, 'number'> | undefined;

export type Inspect = (document: Acknowledged) => Promise<Finding | undefined>;

const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/g;

const bad = (what: string): Wrong => ({ kind: 'bad-artefact', what });
const lost = (what: string): Wrong => ({ kind: 'lost', what });

const uuid = /<cbc:UUID[^>]*>([^<]+)</;

/** A service that just started may be busy, or its machine: it says so, and is asked again. */
const isBusy = (status: number): boolean => [408, 503, 504].includes(status);

const asking =
  (issuer: string) =>
  async (path: string, method: 'GET' | 'POST', body?: object): Promise<Response> => {
    for (let left = mostTries; ; left -= 1) {
      const response = await fetch(`${issuer}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          connection: 'close',
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!isBusy(response.status) || left === 0) return response;
      await response.arrayBuffer();
      await env.sleep(patienceMs);
    }
  };

export const createInspection = async (issuer: string): Promise<Inspect> => {
  // It has filed nothing: a document that was accepted elsewhere is not its duplicate.
  const judge = await createAuthority({ env });

  const ask = asking(issuer);

  /** The file, or what was answered instead of it. */
  const download = async (name: string): Promise<Buffer | string> => {
    const response = await ask(`/api/ubl2.1/download/${issuerNit}/${name}`, 'GET');
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok ? bytes : `${name}: ${String(response.status)} ${bytes.toString('utf8', 0, 300)}`;
  };

  const isSigned = async (xml: string | Buffer): Promise<boolean> => {
    const parsed = parseXml(xml);
    if (!parsed.ok) return false;
    const options = { trust: await judge.trust(), now: env.clock.now() };
    return (await verifySignature(parsed.document, options)).valid;
  };

  /** The judge verifies the signature and computes the CUFE anew. */
  const inspectXml = async (xml: Buffer, { number, key }: Acknowledged): Promise<Wrong> => {
    const { judgement } = await judgeFile(judge, `${number}.xml`, xml);
    if (judgement.verdict !== 'accepted')
      return bad(`the XML is ${judgement.verdict}: ${judgement.failed.map(({ code }) => code).join(', ')}`);
    return uuid.exec(xml.toString('utf8'))?.[1] === key ? undefined : bad('the XML has another CUFE');
  };

  const inspectAttached = async (attached: Buffer, xml: Buffer): Promise<Wrong> => {
    const text = attached.toString('utf8');
    const [document, verdict, ...others] = [...text.matchAll(cdata)].map(([, part = '']) => part);
    if (document !== xml.toString('utf8') || others.length > 0)
      return bad('the AttachedDocument holds another document');
    if (!(await isSigned(attached))) return bad('the signature of the AttachedDocument does not verify');
    return verdict !== undefined && (await isSigned(verdict))
      ? undefined
      : bad('the signature of the ApplicationResponse does not verify');
  };

  const inspectPdf = (pdf: Buffer, { number, key }: Acknowledged): Wrong => {
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) || !pdf.subarray(-6).toString('latin1').includes('%%EOF'))
      return bad('the PDF is cut off');
    const text = textOfPdf(pdf).replaceAll(/\s/g, '');
    return text.includes(number) && text.includes(key) ? undefined : bad('the PDF is that of another document');
  };

  /** What the authority says through the issuing service: the name of the XML in it, otherwise what was answered. */
  const status = async ({ key }: Acknowledged): Promise<{ readonly file?: string; readonly answer: string }> => {
    const response = await ask(`/api/ubl2.1/status/document/${key}`, 'POST');
    const text = await response.text();
    const answer = `${String(response.status)} ${text.slice(0, 300)}`;
    const [, file] = /"XmlFileName":"([^"]+)"/.exec(text) ?? [];
    return response.ok && file !== undefined && text.includes('"IsValid":"true"') ? { file, answer } : { answer };
  };

  const inspectFiles = async (document: Acknowledged, fileName: string): Promise<Wrong> => {
    const { number } = document;
    const xml = await download(`FES-${number}.xml`);
    const attached = await download(`${fileName.replace(/^fv/, 'ad')}.xml`);
    const pdf = await download(`FES-${number}.pdf`);
    if (typeof xml === 'string') return lost(xml);
    if (typeof attached === 'string') return lost(attached);
    if (typeof pdf === 'string') return lost(pdf);
    return (await inspectXml(xml, document)) ?? (await inspectAttached(attached, xml)) ?? inspectPdf(pdf, document);
  };

  /** Sent again, its number is refused with its own code. */
  const inspectNumber = async ({ number, key }: Acknowledged): Promise<Wrong> => {
    const again = await ask(invoicePath, 'POST', exampleInvoice({ number: Number(number.replace(/^\D+/, '')) }));
    const text = await again.text();
    return again.status === 409 && text.includes(key)
      ? undefined
      : lost(`the issuing service would issue it again: ${String(again.status)}`);
  };

  const inspect = async (document: Acknowledged): Promise<Wrong> => {
    const { file, answer } = await status(document);
    if (file === undefined) return lost(`asked by its code: ${answer}`);
    if (document.via === 'batch') return undefined;
    return (await inspectFiles(document, file)) ?? (await inspectNumber(document));
  };

  return async (document) => {
    const wrong = await inspect(document);
    return wrong === undefined ? undefined : { ...wrong, number: document.number };
  };
};
