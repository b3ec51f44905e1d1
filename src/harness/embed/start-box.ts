import type { Box as InnerBox } from '../box.ts';
import { logTo } from '../../common/log.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import type { Box, BoxOptions } from './types.ts';

/** Only what is promised: the inner box changes as we go. */
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
 * Starts an issuing service and the authority that it sends to, in this process, on free loopback ports and in memory
 * unless told otherwise. Takes about a second the first time and less than a tenth of one after that; `close` the box
 * when done, or the process stays alive.
 *
 * @throws RangeError for what the options cannot mean: an unknown profile or rule, an unreadable clock, a registry with mistakes
 */
export const startBox = async (options: BoxOptions = {}): Promise<Box> => {
  const { registry, trust, ports = {}, onDefect, ...given } = options;
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
};
