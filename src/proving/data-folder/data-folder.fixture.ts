/** Data folders for tests: created, filled, served and cleaned up. */
import { createPrivateKey } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataText, packageFile } from '../../common/data-directory.ts';
import { readZip } from '../../../simulator/document/intake/zip-read.ts';
import { freePortsFor, startCli, type Running } from '../../harness/testing/commands.ts';
import { exampleInvoice, invoicePath } from '../../harness/testing/example.ts';

export const folders: string[] = [];
export const services: Running[] = [];

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-data-'));
  folders.push(folder);
  return folder;
};

export const started = (running: Running): Running => {
  services.push(running);
  return running;
};

export const stop = async (running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  running.stop(signal);
  await running.finished;
};

/** Ends the processes of a test, and deletes its folders. */
export const tidyUp = async (): Promise<void> => {
  await Promise.all(services.splice(0).map((running) => stop(running, 'SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** The key of the certificate that the context uploads. */
export const privateKey = () => createPrivateKey(dataText('keys/issuer.pem'));

export const limits = { maxBytes: 1e7, maxEntryBytes: 1e7, maxTotalBytes: 1e7, maxEntries: 10, maxRatio: 1000 };

/** A folder that version 0.1.0 left when it was killed: everything in plain text, most of it in the logs. */
export const plainTextFolder = async (): Promise<string> => {
  const zip = await readZip(readFileSync(packageFile('src/proving/data-folder/plain-text-folder.zip')), limits);
  if (!zip.ok) throw new Error('The archive of the test cannot be read.');
  const folder = join(newFolder(), 'data');
  mkdirSync(folder);
  for (const { name, data } of zip.entries) {
    writeFileSync(join(folder, name), data);
    chmodSync(join(folder, name), 0o644);
  }
  chmodSync(folder, 0o755);
  return folder;
};

export type Ready = { readonly issuer: string; readonly authority: string };

export const token = 'a-token-of-the-tests-with-forty-characters';

/** Both services or one of them, on free ports. */
export const upArgs = (data: string, ...more: readonly string[]): readonly string[] => [
  ...['up', '--json', '--data', data, ...freePortsFor(more)],
  ...more,
];

export const up = (data: string, ...more: readonly string[]): Running =>
  startCli(upArgs(data, ...more), { ENSAYO_TOKEN: token });

export const issue = async ({ issuer }: Ready, number: number): Promise<boolean> => {
  const response = await fetch(`${issuer}${invoicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(exampleInvoice({ number })),
  });
  return (await response.text()).includes('"IsValid":"true"');
};
