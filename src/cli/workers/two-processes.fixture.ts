/** Two processes with both services each, on one PostgreSQL database, and what is in that database. */
import pg from 'pg';
import type { Credentials } from '../../common/credentials.ts';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { connectClient } from '../../../simulator/service/soap/testing/soap-client.ts';
import { zippedAll } from '../../../simulator/testing/exchange.fixture.ts';
import { startBox } from '../../harness/box.ts';
import { startCli, type Running } from '../../harness/testing/commands.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../harness/testing/example.ts';

export const token = 'a-token-of-the-tests-with-forty-characters';

const clock = '2026-11-20T10:00:00-05:00';

export type Process = {
  readonly issuer: string;
  readonly authority: string;
  readonly control: { readonly url: string; readonly token: string };
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The next process of a platform on that database. */
export const startProcess = async (postgres: string): Promise<Process> => {
  const running: Running = startCli(
    ['up', '--json', '--port', '0', '--authority-port', '0', '--no-https', '--clock', clock, '--postgres', postgres],
    { ENSAYO_TOKEN: token },
  );
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    running.stop(signal);
    await running.finished;
  };
  const ready = (await running.ready) as Omit<Process, 'kill' | 'stop'>; // what `up --json` prints
  return { ...ready, kill: () => ended('SIGKILL'), stop: () => ended('SIGTERM') };
};

export type Shared = {
  readonly postgres: string;
  /** Rows of the authority's tables. */
  readonly rows: <Row extends object>(query: string, ...values: readonly unknown[]) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
};

export const openShared = async (): Promise<Shared> => {
  const postgres = await newDatabase();
  const client = new pg.Client({
    connectionString: postgres,
    options: '-c search_path=authority_default_habilitacion',
  });
  await client.connect();
  return {
    postgres,
    rows: async <Row extends object>(query: string, ...values: readonly unknown[]) =>
      (await client.query<Row>(query, [...values])).rows,
    close: () => client.end(),
  };
};

export type Signed = {
  readonly credentials: Credentials;
  /** Signed invoices with numbers of their own, which any authority of the tests accepts. */
  readonly invoices: (count: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Documents of an issuing service that no other process knows. */
export const openSigned = async (): Promise<Signed> => {
  const box = await startBox({ clock, token });
  let last = firstNumber + 100_000;
  const invoice = async (): Promise<string> => {
    const number = (last += 1);
    await box.post(invoicePath, exampleInvoice({ number }));
    const [filed] = await box.authority.registry.listDocuments({ limit: 1, text: `SETP${String(number)}` });
    const document = filed === undefined ? undefined : await box.authority.registry.documentById(filed.id);
    if (document?.state !== 'accepted') throw new Error(`The invoice ${String(number)} was not accepted.`);
    return document.xml;
  };
  return {
    credentials: await box.authority.certificates.issuer(box.company),
    invoices: async (count) => {
      const made: string[] = [];
      while (made.length < count) made.push(await invoice());
      return made;
    },
    close: box.close,
  };
};

/** Sends documents as one batch. @returns the ZipKey */
export const sendBatch = async (
  { authority }: Pick<Process, 'authority'>,
  { credentials }: Pick<Signed, 'credentials'>,
  documents: readonly string[],
): Promise<string> => {
  const client = await connectClient({ address: authority, now: Date.parse(clock) });
  const contentFile = zippedAll(documents);
  const { xml } = await client.call('SendBillAsync', { fileName: 'lote.zip', contentFile }, credentials);
  return /<b:ZipKey>([^<]+)</.exec(xml)?.[1] ?? '';
};

/** The codes of the verdicts on a batch; empty while it is in process. */
export const verdictsOn = async (
  { authority }: Pick<Process, 'authority'>,
  { credentials }: Pick<Signed, 'credentials'>,
  trackId: string,
): Promise<readonly string[]> => {
  const client = await connectClient({ address: authority, now: Date.parse(clock) });
  const { xml } = await client.call('GetStatusZip', { trackId }, credentials);
  return [...xml.matchAll(/<b:StatusCode>(\d+)</g)].map(([, code = '']) => code);
};
