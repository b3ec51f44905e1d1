import { createEnv } from '../../common/env/env.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import type { Judgement, JudgingOptions } from './types.ts';
import { optionProblem } from '../../common/start-error.ts';

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK';

const bytesOf = (document: string | Uint8Array): Buffer => {
  const bytes = typeof document === 'string' ? Buffer.from(document, 'utf8') : Buffer.from(document);
  if (isZip(bytes))
    throw optionProblem('zip-given', 'Received a ZIP, expected XML: take the documents out, and judge each.');
  return bytes;
};

/**
 * Judges a signed XML document offline, as the authority would when it is sent; nothing listens and nothing is kept, so
 * that the same document can be judged again. What is wrong in the document is never thrown: bytes that are no XML are
 * rejected by a rule, too.
 *
 * @param document the XML, as text or as bytes
 * @throws RangeError for a ZIP, and for what the options cannot mean
 */
export const judge = async (document: string | Uint8Array, options: JudgingOptions = {}): Promise<Judgement> => {
  const bytes = bytesOf(document);
  const { clock, seed, registry, trust, environment = '2', profile = 'default', ...given } = options;
  const [{ createAuthority }, { judgeFile }, { reportOf }] = await Promise.all([
    import('../../../simulator/server.ts'),
    import('../../../simulator/reception/judge-file.ts'),
    import('../../../simulator/engine/report.ts'),
  ]);
  const authority = await createAuthority({
    env: createEnv({ clock, seed }),
    ...given,
    environment,
    profile,
    registry: (await registryFrom(registry)).registry,
    trust: await trustFrom(trust),
  });
  try {
    return reportOf(await judgeFile(authority, 'document.xml', bytes));
  } finally {
    await authority.registry.close();
  }
};
