/**
 * The authority's example of a POS ticket: its codes reproduce, and relabelled to today, with a CUDE computed here and
 * signed, it is accepted by every rule. The example stays outside the repository, and if it is absent nothing is judged.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../common/env/env.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { editText, nitCheckDigit, type XmlEdit } from '../../../../simulator/document/index.ts';
import { canonicalizeDocument } from '../../../../simulator/document/xml/canonical.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { judgeFile } from '../../../../simulator/service/reception/judge-file.ts';
import { statementsAt } from '../../../harness/from-document/statements-at.ts';
import { registryFromDocument } from '../../../harness/from-document/registry-from-document.ts';
import { registryText } from '../../../harness/from-document/registry-text.ts';
import { checkRegistryText } from '../../../harness/registry-file.ts';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import { lineText } from '../../generate/stated-lines.ts';

const file = packageFile('../shared/samples/pos/pos-official.xml');

/** Found by trying all: with it the CUDE and the security code of the example come out. */
const pin = '12345';
const now = '2026-11-20T10:00:00-05:00';
const [today = '', time = ''] = now.split('T');
const nit = '2022516216';

const registry = async () => {
  const derived = registryFromDocument(await statementsAt(file), { pin });
  const checked = await checkRegistryText(registryText(derived).en);
  if (!checked.ok) throw new Error(JSON.stringify(checked.mistakes));
  return checked.read.registry;
};

const authorityAt = async (clock: string, profile?: string) =>
  createAuthority({
    env: createEnv({ clock, seed: 'ticket' }),
    environment: '2',
    registry: await registry(),
    ...(profile === undefined ? {} : { profile }),
  });

const linesOf = async (authority: Awaited<ReturnType<typeof authorityAt>>, xml: string): Promise<readonly string[]> => {
  const { judgement } = await judgeFile(authority, 'tiquete.xml', Buffer.from(xml));
  return [...new Set(judgement.failed.map(lineText))].sort();
};

const set = (path: string, text: string): XmlEdit => ({ edit: 'set', path, text });

const canonical = (xml: string): string => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return canonicalizeDocument(parsed.document);
};

/** Of the example (`vectors.json` beside it), with another date and time. */
const cude = (): string =>
  createHash('sha384')
    .update(`EPOS002${today}${time}100100.000119000.00040.00030.00119150.00${nit}222222222222${pin}2`)
    .digest('hex');

const dian = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';

/** Issued today, with room for a signature. */
const relabelled = (key: string): readonly XmlEdit[] => [
  set('/*/cbc:IssueDate', today),
  set('/*/cbc:IssueTime', time),
  set('/*/cbc:DueDate', today),
  set('/*/cac:PaymentMeans/cbc:PaymentDueDate', today),
  set('/*/cbc:UUID', key),
  set(`${dian}/sts:QRCode`, `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${key}`),
  {
    edit: 'insert',
    path: '/*/ext:UBLExtensions',
    child: { name: 'ext:UBLExtension', content: [{ name: 'ext:ExtensionContent', content: [] }] },
    after: ['ext:UBLExtension'],
  },
];

const signed = async (
  authority: Awaited<ReturnType<typeof authorityAt>>,
  edits: readonly XmlEdit[],
): Promise<string> => {
  const credentials = await authority.certificates.issuer({
    nit,
    checkDigit: nitCheckDigit(nit) ?? '',
    name: 'PRUEBAS PILOTO III-2021',
  });
  const made = signDocument(editText(canonical(readFileSync(file, 'utf8')), edits), {
    credentials,
    signingTime: Date.parse(now),
    role: 'supplier',
    ids: signatureIds(createEnv({ clock: now, seed: 'ticket' }).random),
  });
  if (!made.ok) throw new Error(made.message);
  return made.xml;
};

const judgeIt = (): void => {
  it('has the codes that its software and its PIN give', async () => {
    const lines = await linesOf(await authorityAt('2022-09-07T16:31:02-05:00'), readFileSync(file, 'utf8'));
    expect(lines.filter((line) => /AD06|AB27/.test(line))).toEqual([]);
  });

  it('is accepted when it is issued today and signed', async () => {
    const authority = await authorityAt(now);
    expect(await linesOf(authority, await signed(authority, relabelled(cude())))).toEqual([]);
  });

  it('is accepted by the profile strict, too', async () => {
    const authority = await authorityAt(now, 'strict');
    const lines = await linesOf(authority, await signed(authority, relabelled(cude())));
    expect(lines.filter((line) => line.endsWith('Rechazo'))).toEqual([]);
  });

  it('is rejected by its old CUDE and by another PIN', async () => {
    const authority = await authorityAt(now);
    const [old] = /(?<=<cbc:UUID[^>]*>)\w+/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(await linesOf(authority, await signed(authority, relabelled(old ?? '')))).toEqual(['DEAD06, Rechazo']);
    const code = createHash('sha384').update('another').digest('hex');
    const edits = [...relabelled(cude()), set(`${dian}/sts:SoftwareSecurityCode`, code)];
    expect(await linesOf(authority, await signed(authority, edits))).toEqual(['DEAB27b, Rechazo']);
  });
};

if (existsSync(file)) describe('the official example of a POS ticket', judgeIt);
else {
  it('judged no official POS ticket: the example is absent', () => {
    expect(existsSync(file)).toBe(false);
  });
}
