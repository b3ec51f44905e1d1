/** A rehearsal from registration to production, and its files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { createCertificates } from '../../../simulator/registry/certificates/certificates.ts';
import { dataJson } from '../../common/data-directory.ts';
import { createEnv } from '../../common/env/env.ts';
import { readZip } from '../../../simulator/document/intake/zip-read.ts';
import { fileNames, sha256Of } from './report/rehearsal-report.ts';
import { filesOf, type FiledReport } from './report/report-files.ts';
import { presetsNamed } from './plan.ts';
import { rehearsingCompany } from './rehearsing-company.ts';
import { chooseCompany } from '../own-company/choose-company.ts';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import type { Finished } from './collect.ts';
import { runRehearsal } from './send.ts';
import { checkSignature, signFile } from './report/signature.ts';
import { verifyDirectory } from './report/verify.ts';

const clock = '2026-11-20T10:00:00-05:00';

const run = (set: string, mistakes = 0): Promise<Finished> =>
  runRehearsal({
    rehearsing: rehearsingCompany({ presets: presetsNamed(set) }),
    seed: 'tests',
    mistakes,
    box: { clock },
  });

const certificates = createCertificates(createEnv({ clock, seed: 'tests' }));

const filed = (finished: Finished): Promise<FiledReport> => filesOf(finished, { certificates, at: finished.at });

const whole = await run('all', 3);
const wholeFiled = await filed(whole);
const { report } = wholeFiled;

const folder = mkdtempSync(join(tmpdir(), 'ensayo-rehearsal-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const restoreFiles = (): void => {
  for (const { name, content } of wholeFiled.files) writeFileSync(join(folder, name), content);
};

const archiveLimits = {
  maxBytes: 10_000_000,
  maxEntries: 200,
  maxEntryBytes: 1_000_000,
  maxTotalBytes: 50_000_000,
  maxRatio: 1_000,
};

const contentOf = (name: string, { files }: FiledReport = wholeFiled): Buffer => {
  const file = files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  return file.content;
};

it('rehearses the set of the portal for equivalent documents: 30 tickets and 10 notes', async () => {
  const { report: told } = await filed(await run('equivalent-portal'));
  expect(told).toMatchObject({ outcome: 'accepted', missing: [], warnings: [] });
  // Those of the sets alone.
  expect(told.versions.annexes.map(({ name }) => name)).toEqual([
    'Anexo técnico de documento equivalente electrónico, versión 1.0',
  ]);
  const accepted = told.documents.filter(({ verdict }) => verdict === 'accepted').map(({ kind }) => kind);
  expect(accepted).toEqual([
    ...Array<string>(30).fill('posTicket'),
    ...Array<string>(5).fill('equivalentCreditNote'),
    ...Array<string>(5).fill('equivalentDebitNote'),
  ]);
});

describe('a rehearsal of the usual sets', () => {
  it('is accepted, in the shape of its schema', () => {
    const schema = dataJson('rehearsal-report.schema.json') as object; // our own file
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    const facts: unknown = JSON.parse(contentOf(fileNames.facts).toString('utf8'));
    expect(validate(facts), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...report, seed: 7 })).toBe(false);
    expect(report).toMatchObject({ outcome: 'accepted', missing: [], warnings: [], incidents: [], seed: 'tests' });
  });

  it('counts every kind, with room for the mistakes', () => {
    const counted = report.sets.flatMap(({ kinds }) =>
      kinds.map(({ kind, required, minimumAccepted, sent, accepted, missing }) =>
        [kind, required, minimumAccepted, sent, accepted, missing].join(' '),
      ),
    );
    expect(counted).toEqual([
      'invoice 3 2 3 2 0',
      'creditNote 2 1 2 1 0',
      'debitNote 2 1 2 1 0',
      'supportDocument 1 1 1 1 0',
      'supportAdjustmentNote 1 1 1 1 0',
      'posTicket 3 3 3 3 0',
      'equivalentCreditNote 1 1 1 1 0',
      'equivalentDebitNote 1 1 1 1 0',
      'payroll 4 4 4 4 0',
      'payrollAdjustment 4 4 4 4 0',
    ]);
    expect(report.sets.map(({ state, enabled }) => `${state} ${String(enabled)}`)).toEqual(
      Array(4).fill('accepted true'),
    );
  });

  it('sends by SendTestSetAsync and queries every verdict; afterwards production answers at once', () => {
    expect(new Set(report.documents.map(({ operation }) => operation))).toEqual(new Set(['SendTestSetAsync']));
    expect(report.documents.every(({ asked, zipKey }) => asked && zipKey !== null)).toBe(true);
    expect(report.production.map(({ kind, operation, verdict }) => `${kind} ${operation} ${verdict}`)).toEqual([
      'invoice SendBillSync accepted',
      'supportDocument SendBillSync accepted',
      'posTicket SendBillSync accepted',
      'payroll SendNominaSync accepted',
    ]);
  });

  it('rejects the deliberately wrong documents and nothing else, with the field of the request', () => {
    const rejected = report.documents.filter(({ verdict }) => verdict === 'rejected');
    expect(
      rejected.map(({ kind, lines }) => [kind, ...lines.map(({ code, field }) => `${code} ${field ?? ''}`)]),
    ).toEqual([
      ['invoice', 'FAU14 legal_monetary_totals.payable_amount'],
      ['creditNote', 'CBG04 billing_reference.uuid'],
      ['debitNote', 'DBG04 billing_reference.uuid'],
    ]);
    expect(report.documents.filter(({ onPurpose }) => onPurpose)).toEqual(rejected);
  });

  it('has the XML, the answer and the key of each document in the archive', async () => {
    const archive = await readZip(contentOf(fileNames.archive), archiveLimits);
    const entries = new Map(archive.ok ? archive.entries.map(({ name, data }) => [name, data.toString()]) : []);
    const documents = [...report.documents, ...report.production];
    expect(entries.size).toBe(documents.length * 4 + 1);
    for (const { folder: place, key, keyName, verdict } of documents) {
      expect(entries.get(`${place}/documento.xml`), place).toContain(key);
      expect(entries.get(`${place}/respuesta.xml`), place).toContain(verdict === 'accepted' ? '>02<' : '>04<');
      expect(entries.get(`${place}/${keyName}.txt`), place).toBe(`${key ?? ''}\n`);
    }
    expect(entries.get('indice.csv')?.trim().split('\r\n')).toHaveLength(documents.length + 1);
  });

  it('names the certificate that signed, and whose it is', () => {
    expect(report.certificates).toEqual([
      expect.objectContaining({
        nit: '901700200',
        issuedBy: 'simulator',
        keyUsage: ['digitalSignature', 'nonRepudiation', 'keyEncipherment'],
        documents: report.documents.length + report.production.length,
      }),
    ]);
    const [{ subject = '', issuer = '' } = {}] = report.certificates;
    const page = contentOf(fileNames.page).toString('utf8');
    for (const text of [subject, issuer]) expect(page).toContain(text);
  });

  it('does not reveal PIN and technical key', () => {
    const { company } = rehearsingCompany({ presets: presetsNamed('all') });
    const facts = [fileNames.facts, fileNames.page].map((name) => contentOf(name).toString('utf8')).join();
    for (const secret of [company.software.invoicing.pin, company.ranges[0]?.technicalKey ?? '']) {
      expect(secret).not.toBe('');
      expect(facts).not.toContain(secret);
    }
  });
});

describe('a rehearsal that is stopped', () => {
  it('reports what was sent', async () => {
    let documents = 0;
    const { report: stopped } = await runRehearsal({
      rehearsing: rehearsingCompany({ presets: presetsNamed('payroll') }),
      seed: 'tests',
      box: { clock },
      onProgress: ({ seen }) => {
        documents = seen.documents.length;
      },
      isStopped: () => documents === 2,
    });
    expect(stopped).toMatchObject({ outcome: 'incomplete', production: [] });
    expect(stopped.documents).toHaveLength(2);
    expect(stopped.missing).toHaveLength(2);
  });
});

describe('a rehearsal that proves less', () => {
  it('says so in its report', async () => {
    const { report: lenient } = await runRehearsal({
      rehearsing: rehearsingCompany({ presets: presetsNamed('support') }),
      seed: 'tests',
      box: { clock, trustAny: true, profile: 'quiet', rules: { FAU14: 'off', FAU15: 'Rechazo' } },
    });
    expect(lenient.outcome).toBe('accepted');
    expect(lenient.warnings).toEqual([
      expect.stringContaining('--trust-any') as string,
      'Se usó el perfil de reglas «quiet», y no el de habilitación.',
      'Reglas desactivadas o sin rechazo: FAU14=off.',
    ]);
    expect(lenient.english.warnings).toHaveLength(3);
  });

  it('sends no note for which nothing was accepted, and says why', async () => {
    const own = readRegistryData({
      companies: [{ nit: '900373115', name: 'UNA SAS', startDate: '2025-01-01', endDate: '2025-12-31' }],
    });
    if (!own.ok) throw new Error(JSON.stringify(own.mistakes));
    const { report: expired } = await runRehearsal({
      rehearsing: rehearsingCompany({
        own: chooseCompany({ place: 'mine.yaml', ...own }, { nit: undefined, day: '2026-11-20' }),
        presets: presetsNamed('support'),
      }),
      seed: 'tests',
      box: { clock },
    });
    expect(expired.documents.map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual(['supportDocument rejected']);
    expect(expired.warnings).toEqual([expect.stringMatching(/no se envió, porque no se aceptó ningún documento/)]);
    expect(expired.missing.at(-1)).toContain('pida un set nuevo');
  });
});

describe('the files of a rehearsal', () => {
  it('are the same bytes with the same seed and clock', async () => {
    const [one, other] = [await filed(await run('support', 1)), await filed(await run('support', 1))];
    expect(one.files.map(({ name }) => name)).toEqual(Object.values(fileNames));
    for (const { name, content } of one.files) expect(contentOf(name, other).equals(content), name).toBe(true);
  });

  it('are as written', async () => {
    restoreFiles();
    expect(await verifyDirectory(folder)).toEqual({
      ok: true,
      files: [
        'informe.json',
        'informe.json.p7s',
        'informe.html',
        'informe.pdf',
        'informe.pdf.p7s',
        'documentos.zip',
        'raiz-simulador.pem',
      ].map((name) => ({ name, ok: true })),
      strangers: [],
    });
    writeFileSync(join(folder, 'b.txt'), '');
    mkdirSync(join(folder, 'a'));
    const added = await verifyDirectory(folder);
    expect(added).toMatchObject({ ok: true, strangers: ['a', 'b.txt'] });
    for (const name of added.strangers) rmSync(join(folder, name), { recursive: true });
  });

  // The command that the PDF prints is run with openssl by scripts/verify-with-xmlsec.mjs.
  it.each([
    [fileNames.pdf, fileNames.pdfSignature],
    [fileNames.facts, fileNames.signature],
  ])('have a signature of %s, which a changed byte of either breaks', async (signed, signature) => {
    const [content, der] = [contentOf(signed), contentOf(signature)];
    const broken = async (bytes: Buffer, by: Buffer) => {
      const check = await checkSignature(bytes, by, { certificates, at: whole.at });
      return check.ok ? undefined : check.reason;
    };
    expect(await broken(content, der)).toBeUndefined();
    const flipped = (bytes: Buffer, at: number) => bytes.with(at, (bytes[at] ?? 0) ^ 1);
    expect(await broken(Buffer.from(flipped(content, 100)), der)).toBe('signed-other-bytes');
    for (let at = 0; at < der.length; at += 61)
      expect(await broken(content, Buffer.from(flipped(der, at))), `byte ${String(at)}`).toBeDefined();
  });

  it('of an earlier version, which signed the facts alone, are still as written', async () => {
    restoreFiles();
    const files = report.files.filter(({ name }) => name !== fileNames.pdfSignature);
    const facts = Buffer.from(JSON.stringify({ ...report, files }));
    writeFileSync(join(folder, fileNames.facts), facts);
    writeFileSync(join(folder, fileNames.signature), await signFile(facts, await certificates.authority()));
    rmSync(join(folder, fileNames.pdfSignature));
    expect(await verifyDirectory(folder)).toMatchObject({ ok: true });
  });

  it('have the SHA-256 of each XML in the report, as in the archive', async () => {
    const archive = await readZip(contentOf(fileNames.archive), archiveLimits);
    const entries = new Map(archive.ok ? archive.entries.map(({ name, data }) => [name, sha256Of(data)]) : []);
    for (const { folder: place, sha256 } of [...report.documents, ...report.production]) {
      expect(entries.get(`${place}/documento.xml`), place).toBe(sha256);
      expect(contentOf(fileNames.page).toString('utf8')).toContain(sha256);
    }
  });

  const otherBytes = [
    [fileNames.facts, 'signed-other-bytes'],
    [fileNames.signature, 'signed-other-bytes'],
  ];

  it.each([
    [fileNames.page, [[fileNames.page, 'other-digest']]],
    [fileNames.pdf, [[fileNames.pdf, 'other-digest']]],
    [fileNames.pdfSignature, [[fileNames.pdfSignature, 'other-digest']]],
    [fileNames.archive, [[fileNames.archive, 'other-digest']]],
    [fileNames.root, [[fileNames.root, 'other-root']]],
    [fileNames.facts, otherBytes],
    [
      fileNames.signature,
      [
        [fileNames.facts, 'unsigned'],
        [fileNames.signature, 'not-a-signature'],
      ],
    ],
  ])('reveal a change in %s', async (changed, told) => {
    restoreFiles();
    const content = contentOf(changed);
    const text = content.toString('latin1');
    // A report that says the opposite; any other byte of the rest.
    const tampered = changed === fileNames.facts ? text.replace('"rejected"', '"accepted"') : `x${text.slice(1)}`;
    writeFileSync(join(folder, changed), tampered, 'latin1');
    const { ok, files } = await verifyDirectory(folder);
    expect(ok).toBe(false);
    expect(files.flatMap((file) => (file.ok ? [] : [[file.name, file.reason]]))).toEqual(told);
  });

  it.each(Object.values(fileNames))('are not whole without %s', async (name) => {
    restoreFiles();
    rmSync(join(folder, name));
    const { ok, files } = await verifyDirectory(folder);
    expect(ok).toBe(false);
    expect(files).toHaveLength(7);
    expect(files).toContainEqual({ name, ok: false, reason: 'missing' });
  });

  it("do not accept another signer's signature, whose certificate the authority accepts", async () => {
    restoreFiles();
    const stranger = await certificates.issuer({ nit: '901500100', checkDigit: '2', name: 'EMPRESA DE PRUEBAS SAS' });
    writeFileSync(join(folder, fileNames.signature), await signFile(contentOf(fileNames.facts), stranger));
    const { files } = await verifyDirectory(folder);
    expect(files[1]).toMatchObject({ name: fileNames.signature, ok: false, reason: 'another-signer' });
  });

  it('are not a report if the facts are not, whoever signed them', async () => {
    const facts = Buffer.from(JSON.stringify({ ...report, period: { simulated: { to: 'x' } } }));
    writeFileSync(join(folder, fileNames.facts), facts);
    writeFileSync(join(folder, fileNames.signature), await signFile(facts, await certificates.authority()));
    expect((await verifyDirectory(folder)).files.slice(0, 2)).toEqual([
      { name: fileNames.facts, ok: false, reason: 'not-a-report' },
      { name: fileNames.signature, ok: false, reason: 'no-facts' },
    ]);
  });

  it('are missed', async () => {
    expect(await verifyDirectory(join(folder, 'nowhere'))).toMatchObject({ ok: false });
  });
});
