/** A database that is damaged while the services use it: their answers name it, and nothing is treated as sent. */
import { logTo } from '../../common/log.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { startBox } from '../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../harness/testing/example.ts';

/** All pages but the first, beyond what the services' own connection has cached. */
const overwrite = (file: string): void => {
  const database = new Libsql(file);
  database.exec('UPDATE sqlite_dbpage SET data = randomblob(4096) WHERE pgno > 1');
  database.close();
};

it.each([
  ['authority.sqlite', 502, /authority\.sqlite/],
  ['issuer.sqlite', 500, /issuer\.sqlite/],
] as const)('%s', async (name, status, named) => {
  const data = mkdtempSync(join(tmpdir(), 'ensayo-damaged-'));
  const options = { data, clock: '2026-11-20T10:00:00-05:00', seed: 'damaged', token: 'a'.repeat(40) };
  const first = await startBox(options);
  for (let number = 0; number < 5; number += 1) {
    await first.post(invoicePath, exampleInvoice({ number: firstNumber + number }));
  }
  await first.close();
  const defects: string[] = [];
  const box = await startBox({ ...options, log: logTo({ defect: (error) => defects.push(String(error)) }) });
  try {
    overwrite(join(data, name));
    const { status: given, body } = await box.post(invoicePath, exampleInvoice({ number: firstNumber + 10 }));
    expect(given).toBe(status);
    expect(JSON.stringify(body)).toMatch(named);
    expect(defects.join('\n')).toMatch(name === 'authority.sqlite' ? new RegExp(`${name} is damaged`) : /^$/);
  } finally {
    await box.close();
    rmSync(data, { recursive: true, force: true });
  }
});
