/**
 * The arrangement of docs/examples/cluster without containers: two authorities and two issuing services, each in a process
 * of its own, on one database, with a balancer before each pair.
 */
import type { Ready } from '../cli/actions/show-ready.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { startCli, type Running } from './commands.ts';

export type ClusterProcess = {
  /** Where it serves, without a balancer. */
  readonly url: string;
  /** Of its metrics. */
  readonly metrics: string;
  readonly stop: Running['stop'];
  readonly finished: Running['finished'];
};

export type Cluster = {
  readonly authorities: readonly [ClusterProcess, ClusterProcess];
  readonly issuers: readonly [ClusterProcess, ClusterProcess];
  /** Before the authorities, and before the issuing services. */
  readonly authority: Balancer;
  readonly issuer: Balancer;
  readonly token: string;
  readonly close: () => Promise<void>;
};

const token = 'a-token-of-the-tests-with-forty-characters';

const usual = ['up', '--json', '--metrics-port', '0'];
const authorityArgs = [...usual, '--only', 'simulator', '--authority-port', '0', '--no-https'];

const started = async (args: readonly string[], postgres: string): Promise<ClusterProcess> => {
  const running = startCli(args, { ENSAYO_POSTGRES: postgres, ENSAYO_TOKEN: token });
  const { issuer, authority, metrics = '' } = (await running.ready) as Ready; // what `up --json` prints
  const url = issuer ?? authority;
  if (url === undefined) throw new Error('It serves nothing.');
  return { url, metrics, stop: running.stop, finished: running.finished };
};

const twice = (start: () => Promise<ClusterProcess>): Promise<[ClusterProcess, ClusterProcess]> =>
  Promise.all([start(), start()]);

/**
 * Both of a kind start at the same time, as those of a compose file do.
 * @param postgres the address of an empty database
 * @param issuerArgs further options of `ensayo up`, for the issuing services
 */
export const startCluster = async (postgres: string, issuerArgs: readonly string[] = []): Promise<Cluster> => {
  const processes: ClusterProcess[] = [];
  const balancers: Balancer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(balancers.map((each) => each.close()));
    for (const { stop } of processes) stop('SIGKILL');
    await Promise.all(processes.map(({ finished }) => finished));
  };
  try {
    const authorities = await twice(() => started(authorityArgs, postgres));
    processes.push(...authorities);
    const authority = await startBalancer(authorities.map(({ url }) => url));
    balancers.push(authority);
    const path = new URL(authorities[0].url).pathname;
    const to = ['--only', 'issuer', '--port', '0', '--authority', `${authority.url}${path}`];
    const issuers = await twice(() => started([...usual, ...to, ...issuerArgs], postgres));
    processes.push(...issuers);
    const issuer = await startBalancer(issuers.map(({ url }) => url));
    balancers.push(issuer);
    return { authorities, issuers, authority, issuer, token, close };
  } catch (error) {
    await close();
    throw error;
  }
};
