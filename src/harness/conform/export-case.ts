/** One exchange of running services as a bundle in a ZIP: unpacked, `ensayo replay` judges it again. */
import { isObject } from '../../common/json/is-object.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { writeZip } from '../../issuer/zip-write.ts';
import type { Box, JsonObject } from '../box-types.ts';
import { ownVersion } from '../own-version.ts';
import { bundleFiles, type BundleContext } from './bundle.ts';
import { captureExchange } from './capture.ts';

export type CaseOptions = {
  readonly box: Box;
  /** Identifier of the exchange, from the header Ensayo-Exchange. */
  readonly exchange: string;
  /** Where the request was posted, and the request, where they are known. */
  readonly path: string;
  readonly request: unknown;
  /** Of the reader of its README. */
  readonly language: Language;
};

/** Undefined where the journal no longer has the exchange. */
export const exportCase = async (options: CaseOptions): Promise<Buffer | undefined> => {
  const { box, exchange: id, path, request, language } = options;
  const exchange = await box.authority.journal.get(id);
  if (exchange === undefined) return undefined;
  const nothing = { circumstances: undefined, recording: {} };
  const { at, authority, exchange: told, verdict, ...files } = await captureExchange(box, exchange, nothing);
  const names = { en: ['Exchange', 'console'], es: ['Intercambio', 'consola'] } as const;
  const [what, uri] = names[language];
  const context: BundleContext = {
    version: 1,
    versions: { ensayo: ownVersion(), node: process.version },
    scenario: { name: `${what} ${id}`, uri, line: 1, tags: [] },
    target: 'box',
    seed: id,
    clock: new Date(at).toISOString(),
    authority,
    exchange: told,
    path,
    expected: '',
    error: '',
    actual: verdict,
  };
  const folder = `ensayo-${id}`;
  const body: JsonObject | undefined = isObject(request) ? { ...request } : undefined;
  return writeZip(
    bundleFiles({ folder, language }, { context, request: body, ...files }).map(({ name, text }) => ({
      name: `${folder}/${name}`,
      data: Buffer.from(text),
    })),
    at,
  );
};
