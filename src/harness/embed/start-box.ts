import type { Box as InnerBox } from '../box-types.ts';
import { logTo } from '../../common/log.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import { documentedError } from './errors.ts';
import { requireBoxOptions } from './option-kinds.ts';
import type { Box, BoxOptions } from './types.ts';

/** Only the documented members: the inner box changes between releases. */
const boxOf = ({ issuer, authority, company, close, ...inner }: InnerBox): Box => {
  const { clock, token, companies, post, tamperWith } = inner;
  const { nit, checkDigit, name } = company;
  let closed: Promise<void> | undefined;
  return {
    url: issuer.url,
    token,
    authority: { url: authority.url, httpsUrl: authority.httpsUrl },
    control: authority.control,
    company: { nit, checkDigit, name },
    companies,
    clock: { now: clock.now, advance: clock.advance, use: clock.use },
    post,
    tamperWith: (change) => {
      tamperWith(change === undefined ? undefined : { signed: change });
    },
    close: () => (closed ??= close()),
  };
};

/**
 * Starts an issuing service and an authority, connected, in this process: on free loopback ports and in memory unless the
 * options differ. The first box of a process takes about a second, each further one less than a tenth of that. Close the
 * box when you are done, or the process stays alive. A document that the authority rejects is a result, not an exception.
 *
 * @throws EnsayoError for options that cannot be used, for files they name, and for ports and folders that are not
 * available; its `code` says which (docs/embed.md lists them)
 * @example
 * ```ts
 * import { generators, startBox } from 'ensayo';
 *
 * const box = await startBox({ clock: '2026-11-20T10:00:00-05:00', seed: 'my-suite' });
 * const invoice = generators.createGenerator('my-suite').invoice();
 * const { status, body } = await box.post('/api/ubl2.1/invoice', invoice);
 * console.log(status, body.verdict); // 200 { accepted: true, rejected: [], notifications: [] }
 * await box.close();
 * ```
 */
export const startBox = async (options: BoxOptions = {}): Promise<Box> => {
  requireBoxOptions(options);
  const { registry, trust, ports = {}, onDefect, ...given } = options;
  try {
    const { startBox: start } = await import('../box.ts');
    return boxOf(
      await start({
        ...given,
        log: onDefect === undefined ? undefined : logTo({ defect: onDefect }),
        ...(await registryFrom(registry)),
        trust: await trustFrom(trust),
        ports: {
          ...(ports.issuer === undefined ? {} : { issuer: ports.issuer }),
          ...(ports.authority === undefined ? {} : { authority: ports.authority }),
          https: ports.https,
        },
      }),
    );
  } catch (error) {
    throw documentedError(error);
  }
};
