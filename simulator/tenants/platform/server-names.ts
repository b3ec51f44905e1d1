import { authorityHosts } from '../../service/soap/contract.ts';

/** How the server may be reached. */
type Reachable = {
  /** The address that it binds to. */
  readonly host: string;
  /** Additional addresses accepted in `wsa:To`, absolute. */
  readonly addresses?: readonly string[] | undefined;
  readonly allowHosts?: readonly string[] | undefined;
};

/** As certificates have it: IPv6 without brackets. */
const bare = (name: string): string => name.replace(/^\[(.*)\]$/, '$1');

/**
 * The names and addresses in the certificate of the HTTPS port. The authority's own hosts are among them, so that a
 * client with a fixed address needs an entry in the hosts file and nothing else.
 */
export const serverNames = ({ host, addresses = [], allowHosts = [] }: Reachable): readonly string[] => {
  const given = [...addresses.map((address) => new URL(address).hostname), ...allowHosts];
  return [...new Set([bare(host), 'localhost', '127.0.0.1', '::1', ...given.map(bare), ...authorityHosts])];
};
