/** Documents of a company that is not the default one, generated for services that run and judged by them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRegistryData } from '../../simulator/registry/file/read.ts';
import { createControlClient } from '../../simulator/control/client.ts';
import { startBox, type Box, type JsonObject } from '../harness/box.ts';
import { postTo } from '../harness/post.ts';
import { resultOf } from '../harness/answers.ts';
import type { LoadReport } from '../harness/load/report.ts';
import { runHere } from './testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-own-company-'));
const nit = '900373115';
const registry = join(folder, 'mine.json');
const ready = join(folder, 'ready.json');
const company = { nit, name: 'MI EMPRESA SAS', prefix: 'FE', from: '101', to: '9000', email: 'mia@example.com' };
const file = { companies: [company, { nit: '900373116', name: 'OTRA SAS', prefix: 'OT' }] };

let box: Box;
let post: Box['post'];

beforeAll(async () => {
  const read = readRegistryData(file);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  box = await startBox({ seed: 'own-company', registry: read.registry, companies: read.companies });
  const { token = '' } = box.companies.find((one) => one.nit === nit) ?? {};
  post = postTo(box.issuer.url, token);
  writeFileSync(registry, JSON.stringify(file));
  const { control } = box.authority;
  writeFileSync(ready, JSON.stringify({ issuer: box.issuer.url, token: box.token, companies: box.companies, control }));
});

afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

const running = ['--ready-file', ready, '--company', nit];

const generated = async (kind: string, ...options: readonly string[]): Promise<JsonObject> => {
  const { code, stdout, stderr } = await runHere(['generate', kind, ...options]);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as JsonObject;
};

describe('documents of an own company', () => {
  it('have its range and the next free number, and are accepted run after run', async () => {
    for (const number of [101, 102]) {
      const invoice = await generated('invoice', ...running);
      expect(invoice).toMatchObject({ prefix: 'FE', number });
      const { body } = await post('/api/ubl2.1/invoice', invoice);
      expect(resultOf(body).IsValid).toBe('true');
      expect(body.QRStr).toContain(`NitFac: ${nit}`);
    }
  });

  it('have no number where only the file is known: the service assigns it', async () => {
    const request = await generated('support-document', '--registry', registry, '--company', nit);
    expect(request).toMatchObject({ prefix: 'SEDS' });
    expect(request).not.toHaveProperty('number');
    const { body } = await post('/api/ubl2.1/support-document', request);
    expect(resultOf(body).IsValid).toBe('true');
  });

  it('have a range that is common to all issuers, where the company has none of its own', async () => {
    const control = createControlClient(box.authority.control);
    const [other, id] = ['900373117', '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d'];
    const contributor = { nit: other, name: 'SIN RANGO SAS', receptionEmail: 'sin-rango@example.com' };
    await control.addRegistryRow('contributors', contributor);
    await control.addRegistryRow('software', { id, ownerNit: other, pin: '12345' });
    const wanted = ['--ready-file', ready, '--company', other];
    expect(await generated('invoice', ...wanted)).toMatchObject({ prefix: 'SETP', number: 990000000 });
  });

  it('are refused beyond the end of the range', async () => {
    const { code, stderr } = await runHere(['generate', 'invoice', ...running, '--count', '9000']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/ FE 101–9000 .*\(numbering-exhausted\)\n$/)]);
  });

  it('of payroll are accepted under load, run after run', async () => {
    for (const _ of [1, 2]) {
      const mix = 'payroll';
      const { stdout } = await runHere(['load', ...running, '--kind', mix, '--count', '2', '--warm-up', '0', '--json']);
      expect(JSON.parse(stdout) as LoadReport).toMatchObject({ accepted: 2, errors: {} });
    }
    const { next } = await createControlClient(box.authority.control).nextNumber(nit, '102', 'NI');
    expect(next).toBe('5');
  });

  it('are not sent with the token of another company', async () => {
    const url = ['--url', box.issuer.url, '--token', box.token];
    const { code, stderr } = await runHere(['load', ...url, '--registry', registry, '--company', nit, '--count', '1']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/"FE" of NIT 900373115\..*\(issuer-other-company\)/)]);
  });

  it('are broken at the ends of their own range', async () => {
    const out = join(folder, 'reproduced');
    const wanted = ['reproduce', 'FAD05c', '--registry', registry, '--company', nit, '--out', out, '--json'];
    const { code, stdout } = await runHere(wanted);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      { asDeclared: true, answer: { codes: ['FAD05c', 'FAD05d'] } },
    ]);
    const xml = readFileSync(join(out, 'broken.xml'), 'utf8');
    expect(xml).toContain('<cbc:ID>FE9001</cbc:ID>');
    expect(xml).toContain('MI EMPRESA SAS');
  });
});
