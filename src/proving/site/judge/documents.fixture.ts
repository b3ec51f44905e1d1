/** Documents to compare two judges by: valid, with one to three faults, tampered with, unsigned, with bad certificates, in a ZIP. */
import { readdirSync, readFileSync } from 'node:fs';
import { fromText, toBase64 } from '../../../common/bytes.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { createEnv, seededRandom } from '../../../common/env/env.ts';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import { writeZip } from '../../../issuer/zip-write.ts';
import { nitCheckDigit } from '../../../../simulator/document/check-digit.ts';
import { createCertificates } from '../../../../simulator/registry/certificates/certificates.ts';
import { defectiveNames } from '../../../../simulator/registry/certificates/defective.ts';
import { withFaults } from '../../contracts/judging/faulty.fixture.ts';
import type { ComparedFile } from './reports.fixture.ts';

export const comparedAt = Date.parse('2026-03-16T10:00:00-05:00');

const golden = packageFile('datasets/proof/golden');
const owner = { nit: '901500100', checkDigit: nitCheckDigit('901500100') ?? '', name: 'Compañía de Ejemplo S.A.S.' };

type Way = (xml: string, at: number) => Promise<string> | string;

const certificates = createCertificates(createEnv({ clock: '2026-03-16T10:00:00-05:00', seed: 'compared' }));

const unsigned = (xml: string): string =>
  xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replace(/^<\?xml[^>]*\?>\s*/, '');

const signed = async (xml: string, defect?: (typeof defectiveNames)[number]): Promise<string> => {
  const credentials = await (defect === undefined ? certificates.issuer(owner) : certificates.defective(defect, owner));
  const result = signDocument(unsigned(xml), {
    credentials,
    signingTime: comparedAt,
    role: 'supplier',
    ids: signatureIds(seededRandom(xml)),
  });
  return result.ok ? result.xml : xml;
};

const faulty = (xml: string, at: number): string => withFaults(seededRandom(`compared ${String(at)}`), xml);

const ways: readonly Way[] = [
  async (xml) => signed(xml),
  async (xml, at) => signed(faulty(xml, at)),
  async (xml, at) => faulty(await signed(xml), at),
  unsigned,
  async (xml, at) => signed(xml, defectiveNames[at % defectiveNames.length]),
  async (xml) => (await signed(xml)).replace(/(SignatureValue[^>]*>)./, '$1A'),
  async (xml, at) => signed(faulty(faulty(xml, at), at + 1)),
];

/** The same for each number: document and way go through all their pairs. */
export const comparedDocument = async (at: number): Promise<ComparedFile> => {
  const names = readdirSync(golden).sort();
  const name = names[at % names.length] ?? '';
  const way = ways[(at + Math.floor(at / names.length)) % ways.length];
  const xml = readFileSync(`${golden}/${name}`, 'utf8');
  const bytes = fromText((await way?.(xml, at)) ?? xml);
  if (at % 9 !== 8) return { name, base64: toBase64(bytes) };
  return { name: 'documento.zip', base64: toBase64(writeZip([{ name, data: bytes }], comparedAt)) };
};
