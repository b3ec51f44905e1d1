import { createEnv } from '../../common/env/env.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import { requireJudgeArguments } from './option-kinds.ts';
import type { Judgement, OfflineOptions } from './types.ts';
import { optionProblem } from '../../common/start-error.ts';

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK';

const bytesOf = (document: string | Uint8Array): Buffer => {
  const bytes = typeof document === 'string' ? Buffer.from(document, 'utf8') : Buffer.from(document);
  if (isZip(bytes))
    throw optionProblem('zip-given', {
      en: 'Received a ZIP, expected XML: take the documents out, and judge each.',
      es: 'Se recibió un ZIP, se esperaba XML: extraiga los documentos y valide cada uno.',
    });
  return bytes;
};

/**
 * Judges an XML document offline, as the authority would on receiving it. Nothing listens and nothing is kept, so
 * you can judge the same document again. Mistakes in the document are results, never exceptions: a rule rejects even
 * bytes that are not XML. Rules that need a company, a document or a certificate that you did not supply are left out,
 * and the verdict is then `undecided`; so are those about the signature of a document that has none yet.
 *
 * @param document the XML, as text or as bytes
 * @throws EnsayoError with the code `zip-given` for a ZIP, `prior-unusable`, `unknown-option`, `invalid-option`,
 * `unknown-profile`, `unknown-rule`, `invalid-clock`, `registry-invalid`, `certificate-not-readable` or one about a file, for options that cannot be used
 * @example
 * ```ts
 * import { generators, judge, startBox } from 'ensayo';
 *
 * const clock = '2026-11-20T10:00:00-05:00';
 * const box = await startBox({ clock, seed: 'my-suite' });
 * let signed = '';
 * box.tamperWith((xml) => (signed = xml)); // keeps the XML and changes nothing
 * await box.post('/api/ubl2.1/invoice', generators.createGenerator('my-suite').invoice());
 * await box.close();
 *
 * const { verdict, failed } = await judge(signed.replace('<cbc:Name>', '<cbc:Name>x'), { clock });
 * console.log(verdict); // rejected
 * console.log(failed.map(({ code }) => code).includes('ZE02')); // true
 * ```
 */
export const judge = async (document: string | Uint8Array, options: OfflineOptions = {}): Promise<Judgement> => {
  requireJudgeArguments(document, options);
  const bytes = bytesOf(document);
  const { clock, seed, registry, trust, prior = [], environment = '2', profile = 'default', ...given } = options;
  const { createOfflineJudge } = await import('../../../simulator/offline.ts');
  const offline = createOfflineJudge({
    env: createEnv({ clock, seed }),
    ...given,
    environment,
    profile,
    registry: (await registryFrom(registry)).registry,
    trust: await trustFrom(trust),
  });
  const before = prior.map((content, place) => ({ name: `prior/${String(place)}`, bytes: Buffer.from(content) }));
  const known = await offline.knowing({
    prior: before,
    supplied: { registry: registry !== undefined, trust: trust !== undefined || given.trustAny === true },
  });
  const [unusable] = known.unread;
  if (unusable !== undefined)
    throw optionProblem('prior-unusable', {
      en: `${unusable.file}: ${unusable.notJudged.message.en}`,
      es: `${unusable.file}: ${unusable.notJudged.message.es}`,
    });
  return known.judge({ name: 'document.xml', bytes });
};
