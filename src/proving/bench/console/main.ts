/**
 * `npm run bench:console`: how long the server takes for each page of the console, on a store of 10,000 documents.
 *
 *   npm run bench:console                        SQLite in a folder
 *   npm run bench:console -- --postgres URL      an empty database
 *   npm run bench:console -- --documents 100000
 *
 * The median of seven requests after two, in milliseconds, with all that HTTP on this machine adds, and the processor time of both
 * ends, which a busy machine changes less. Pages that lead to another one are left out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../../simulator/console/pages.ts';
import { editSpec } from '../../../../simulator/document/edits/edit-spec.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import { createEnv, stopwatch } from '../../../common/env/env.ts';
import { startBox } from '../../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';
import { note, readOptions, sealWithNewKey, wholeNumber } from '../program.ts';
import { openPlace } from '../seeding/places.ts';
import { seedDocuments } from '../seeding/seed-documents.ts';
import { textTable } from '../report/table.ts';

const values = readOptions({
  options: { postgres: { type: 'string' }, documents: { type: 'string', default: '10000' } },
});
const documents = wholeNumber('--documents', values.documents, { least: 1, example: 10_000 });
const [before, requests] = [2, 7];

const faults: readonly XmlEdit[] = [
  { edit: 'set', path: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount', text: '1.00' },
  { edit: 'set', path: '/*/cbc:LineCountNumeric', text: '99' },
  { edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' },
];

sealWithNewKey();
const folder = mkdtempSync(join(tmpdir(), 'ensayo-console-'));
const store = values.postgres === undefined ? { data: folder } : { postgres: values.postgres };

/** What stands in the place of a parameter: by page where it differs. */
type Examples = Readonly<Record<'document' | 'exchange' | 'mail', string>>;

const examplesFor = ({
  document,
  exchange,
  mail,
}: Examples): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  '/docs': { '*path': 'judge' },
  '/documents': { ':id': document },
  '/faults': { ':fault': 'status' },
  '/inbox': { ':id': mail, ':file': '0' },
  '/issue': { ':kind': 'invoice', ':table': 'municipalities' },
  '/journal': { ':id': exchange, ':part': 'envelope' },
  '/registry': { ':part': 'software' },
  '/rules': { ':code': 'FAU14', ':kind': 'invoice', ':file': 'broken.xml' },
});

/**
 * From the table of pages, so that none is forgotten: path of the page and its address below the tenant.
 * @throws Error for a page with a parameter that has no example
 */
const consoleAddresses = (examples: Examples): readonly (readonly [path: string, address: string])[] => {
  const known = examplesFor(examples);
  return pages
    .filter(({ method = 'GET' }) => method === 'GET')
    .map(({ path }) => {
      const [, section = ''] = path.split('/');
      const address = path.replaceAll(/:\w+|\*\w+/g, (name) => {
        const value = known[`/${section}`]?.[name];
        if (value === undefined) throw new Error(`The page ${path} has no example of ${name}.`);
        return value;
      });
      return [path, address] as const;
    });
};

const fill = async (): Promise<void> => {
  const { place, close } = await openPlace(store);
  await seedDocuments(place, { documents, seed: 'console', now: createEnv().clock.now() });
  await close();
};

const median = (all: readonly number[]): string =>
  ([...all].sort((one, other) => one - other)[(requests - 1) / 2] ?? 0).toFixed(0);

/** As much as is shown of a rejected document: an accepted one first, which is mailed. */
const measure = async (): Promise<readonly (readonly string[])[]> => {
  const box = await startBox({ ...store, seed: 'console' });
  try {
    for (let number = 1; number <= 10; number += 1) {
      box.tamperWith(number === 1 ? undefined : { built: (root) => editSpec(root, faults) });
      await box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));
    }
    const { registry, journal, console } = box.authority;
    const [document] = await registry.listDocuments({ limit: 1 });
    const [exchange] = await journal.list();
    const link = await fetch(console.url, { redirect: 'manual' });
    const headers = { cookie: link.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const base = new URL('/ensayo/console/default/habilitacion', console.url).href;
    const inbox = await (await fetch(`${base}/inbox`, { headers })).text();
    const [, mail = ''] = /\/inbox\/([\w-]+)"/.exec(inbox) ?? [];
    const rows: string[][] = [];
    const examples = { document: String(document?.id), exchange: exchange?.id ?? '', mail };
    for (const [path, address] of consoleAddresses(examples)) {
      const [times, processor]: [number[], number[]] = [[], []];
      let status = 0;
      for (let at = 0; at < before + requests; at += 1) {
        const [elapsed, used] = [stopwatch(), process.cpuUsage()];
        const answer = await fetch(`${base}${address}`, { headers, redirect: 'manual' });
        await answer.arrayBuffer();
        ({ status } = answer);
        const { user, system } = process.cpuUsage(used);
        if (at < before) continue;
        times.push(elapsed());
        processor.push((user + system) / 1_000);
      }
      // What leads to another page, and what this document does not have.
      if (status === 200) rows.push([path, median(times), median(processor)]);
    }
    return rows;
  } finally {
    await box.close();
  }
};

try {
  note(`${String(documents)} documents`);
  await fill();
  process.stdout.write(`${textTable({ head: ['page', 'ms', 'of the processor'], rows: await measure() })}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
