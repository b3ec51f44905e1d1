/**
 * Where the service may send to: to this machine, unless its operator names the host. A rehearsal must not reach the
 * authority's own platform, or anybody else, because of a setting that was copied or a name that was not looked at.
 */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { givenAddress } from './given-address.ts';
import { allowedName, isLoopbackHost } from '../../common/http/callers.ts';
import { isStartProblem, optionProblem, type StartProblem } from '../../common/start-error.ts';

const productionHost = 'vpfe.dian.gov.co';
const testHost = 'vpfe-hab.dian.gov.co';

/** All addresses of a host name; fails for one that has none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export type DestinationOptions = {
  /** Of the service, path included. */
  readonly url: string;
  /** Hosts elsewhere that may be sent to: names or IP addresses, compared as a whole. */
  readonly allow?: readonly string[] | undefined;
  /** The system's by default. */
  readonly resolve?: Resolve | undefined;
};

export type Destination = {
  readonly address: URL;
  /** Verdicts do not come from the authority itself. */
  readonly isSimulated: boolean;
  /**
   * For a connection: it is made to the very addresses that were checked, so that a name cannot change its mind in
   * between. Fails with a StartProblem.
   */
  readonly lookup: LookupFunction;
  /** @throws RangeError (`authority-not-allowed`) for a name that now resolves elsewhere; one that has no address passes */
  readonly check: () => Promise<void>;
};

/** Final dots name the same host. */
const hostOf = ({ hostname }: URL): string => {
  let end = hostname.length;
  while (hostname[end - 1] === '.') end -= 1;
  return hostname.slice(0, end);
};

/** Without the brackets that an IPv6 address has in a URL. */
const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

const refusal = (host: string, why: Bilingual): RangeError & StartProblem =>
  optionProblem('authority-not-allowed', {
    en:
      `Refused to send to ${host}: ${why.en}. Expected this machine (127.0.0.1, [::1], or a name of it such as ` +
      `localhost). If you mean that host, allow it with --allow-authority ${bare(host)} or ` +
      `ENSAYO_ALLOW_AUTHORITIES=${bare(host)}.`,
    es:
      `No se envía a ${host}: ${why.es}. Se esperaba este equipo (127.0.0.1, [::1] o un nombre suyo, como ` +
      `localhost). Si quiere enviar a ese servidor, permítalo con --allow-authority ${bare(host)} o ` +
      `ENSAYO_ALLOW_AUTHORITIES=${bare(host)}.`,
  });

const invalidAuthority = (shown: string): RangeError =>
  optionProblem('invalid-authority', {
    en: `Not the address of a SOAP service: "${shown}". Expected http:// or https://, host and path.`,
    es: `No es la dirección de un servicio SOAP: "${shown}". Se esperaba http:// o https://, servidor y ruta.`,
  });

const passwordRefused = (shown: string): RangeError =>
  optionProblem('password-in-address', {
    en: `The address "${shown}" of the authority has a user or a password, and it is part of every message and log. Expected an address without them.`,
    es: `La dirección "${shown}" de la autoridad tiene un usuario o una contraseña, y hace parte de cada mensaje y registro. Se esperaba una dirección sin ellos.`,
  });

const productionRefused = (): RangeError =>
  optionProblem('production-refused', {
    en:
      `Refused to send to ${productionHost}: it is the production platform, where documents have legal effect. ` +
      'No option allows it. Name the authority of a rehearsal.',
    es:
      `No se envía a ${productionHost}: es la plataforma de producción, donde los documentos tienen efecto legal. ` +
      'Ninguna opción lo permite. Indique la autoridad de un ensayo.',
  });

const isElsewhere = ({ address }: LookupAddress): boolean => isIP(address) === 0 || !isLoopbackHost(address);

const ofSystem: Resolve = (host) => lookup(host, { all: true });

type Checked = (host: string) => Promise<readonly LookupAddress[]>;

const checkedBy =
  (resolve: Resolve, isAllowed: boolean): Checked =>
  async (host) => {
    const addresses = await resolve(host);
    const elsewhere = isAllowed ? [] : addresses.filter(isElsewhere).map(({ address }) => address);
    if (elsewhere.length === 0) return addresses;
    const list = elsewhere.join(', ');
    throw refusal(host, {
      en: `it resolves to ${list}, elsewhere than this machine`,
      es: `corresponde a ${list}, fuera de este equipo`,
    });
  };

const lookupOf =
  (checked: Checked): LookupFunction =>
  (host, { all = false }, callback) => {
    checked(host).then(
      (addresses) => {
        const [first] = addresses;
        // Node itself would throw for an empty list.
        if (first === undefined) callback(new Error(`${host} has no address`), '');
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)), '');
      },
    );
  };

/** @throws RangeError for a host that is refused whatever it resolves to */
const refuseByName = (host: string, isAllowed: boolean): void => {
  if (host === productionHost) throw productionRefused();
  if (isAllowed) return;
  if (host === testHost)
    throw refusal(host, {
      en: 'it is the test platform of the DIAN (habilitación)',
      es: 'es la plataforma de pruebas de la DIAN (habilitación)',
    });
  if (isIP(bare(host)) !== 0 && !isLoopbackHost(host))
    throw refusal(host, { en: 'it is not an address of this machine', es: 'no es una dirección de este equipo' });
};

/**
 * @throws RangeError `invalid-authority` for anything but an http(s) address, `production-refused` for the production
 * platform, `authority-not-allowed` for the test platform and for an address that is not of this machine,
 * `password-in-address` for one with a user or a password
 */
export const destinationOf = ({ url, allow = [], resolve = ofSystem }: DestinationOptions): Destination => {
  const given = givenAddress(url);
  if (!given.ok) throw given.problem === 'credentials' ? passwordRefused(given.shown) : invalidAuthority(given.shown);
  const address = given.url;
  const host = hostOf(address);
  const isAllowed = allow.some((name) => allowedName(name) === host);
  refuseByName(host, isAllowed);
  const checked = checkedBy(resolve, isAllowed);
  return {
    address,
    isSimulated: host !== testHost,
    lookup: lookupOf(checked),
    check: async () => {
      if (isIP(bare(host)) !== 0) return;
      await checked(host).catch((error: unknown) => {
        if (isStartProblem(error)) throw error;
      });
    },
  };
};
