/** A client that sends signed documents in batches over SOAP, and asks for their verdicts later. */
import { createEnv } from '../../common/env/env.ts';
import { connectClient, type SoapClient } from '../../../simulator/service/soap/testing/soap-client.ts';
import { zipOf } from '../../../simulator/testing/zip.ts';
import { startBox, type OwnBox } from '../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../harness/testing/example.ts';
import type { Records } from './records.ts';

const env = createEnv();
const perBatch = 3;
const patienceMs = 100;

/** Apart from those of the REST clients. */
const firstOfBatches = firstNumber + 1_000_000;

type Signed = { readonly number: string; readonly key: string; readonly xml: string };

type Batch = {
  readonly documents: readonly Signed[];
  /** Sent before without an answer: its documents may have been accepted then. */
  wasSent: boolean;
  zipKey: string | undefined;
};

/** Documents of an issuing service that the product knows nothing of. */
const createSigner = (box: OwnBox): (() => Promise<Signed>) => {
  let next = firstOfBatches;
  return async () => {
    const number = `SETP${String(next)}`;
    await box.post(invoicePath, exampleInvoice({ number: next++ }));
    const [filed] = await box.authority.registry.listDocuments({ limit: 1, text: number });
    const document = filed === undefined ? undefined : await box.authority.registry.documentById(filed.id);
    if (document?.state !== 'accepted') throw new Error(`${number} was not accepted while it was prepared.`);
    return { number, key: document.key, xml: document.xml };
  };
};

const zipped = ({ documents }: Batch): string =>
  zipOf(documents.map(({ xml }, at) => ({ name: `${String(at)}.xml`, data: Buffer.from(xml) }))).toString('base64');

export type BatchClient = {
  /** Signs that many batches, to be sent by `run`. */
  readonly prepare: (count: number) => Promise<void>;
  readonly run: (isStopped: () => boolean) => Promise<void>;
  /** Sends what was not answered until it is, and waits for all verdicts. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const isDuplicate = (xml: string): boolean => xml.includes('Regla: 90, Rechazo');

export const createBatchClient = async (authority: string, records: Records): Promise<BatchClient> => {
  const box = await startBox();
  const credentials = await box.authority.certificates.issuer(box.company);
  const sign = createSigner(box);
  const connect = (): Promise<SoapClient> => connectClient({ address: authority, now: env.clock.now() });
  let waiting: Batch[] = [];
  let sent: Batch[] = [];

  /** @returns whether it was answered */
  const send = async (batch: Batch): Promise<boolean> => {
    try {
      const client = await connect();
      const wasSent = batch.wasSent;
      batch.wasSent = true;
      const asked = { fileName: 'lote.zip', contentFile: zipped(batch) };
      const { xml } = await client.call('SendBillAsync', asked, credentials);
      batch.wasSent = wasSent;
      batch.zipKey = /<b:ZipKey>([^<]+)</.exec(xml)?.[1];
      return batch.zipKey !== undefined;
    } catch {
      return false;
    }
  };

  const sendUntil = async (batch: Batch, isStopped: () => boolean): Promise<void> => {
    while (!(await send(batch)) && !isStopped()) await env.sleep(patienceMs);
    if (batch.zipKey !== undefined) sent.push(batch);
    else waiting.push(batch);
  };

  /** The verdicts, each with what follows it up to the next one; none while the batch is in process. */
  const verdictsOn = async ({ zipKey = '' }: Batch): Promise<readonly string[]> => {
    try {
      const { xml } = await (await connect()).call('GetStatusZip', { trackId: zipKey }, credentials);
      return xml.split('<b:DianResponse>').slice(1);
    } catch {
      return [];
    }
  };

  const judged = async (batch: Batch): Promise<void> => {
    let verdicts = await verdictsOn(batch);
    while (verdicts.length < batch.documents.length || !verdicts.every((each) => /<b:StatusCode>\d/.test(each))) {
      await env.sleep(patienceMs);
      verdicts = await verdictsOn(batch);
    }
    batch.documents.forEach(({ number, key }, at) => {
      const verdict = verdicts[at] ?? '';
      if (verdict.includes('<b:StatusCode>00<') || (batch.wasSent && isDuplicate(verdict)))
        records.acknowledge({ number, key, via: 'batch' });
      else records.report({ kind: 'unexpected', number, what: `the batch says ${verdict.slice(0, 600)}` });
    });
  };

  return {
    prepare: async (count) => {
      while (waiting.length < count) {
        const documents: Signed[] = [];
        while (documents.length < perBatch) documents.push(await sign());
        waiting.push({ documents, wasSent: false, zipKey: undefined });
      }
    },
    run: async (isStopped) => {
      while (!isStopped()) {
        const batch = waiting.shift();
        if (batch === undefined) return;
        await sendUntil(batch, isStopped);
      }
    },
    settle: async () => {
      const unanswered = waiting.filter(({ wasSent }) => wasSent);
      waiting = waiting.filter(({ wasSent }) => !wasSent);
      for (const batch of unanswered) await sendUntil(batch, () => false);
      const asked = sent;
      sent = [];
      for (const batch of asked) await judged(batch);
    },
    close: () => box.close(),
  };
};
