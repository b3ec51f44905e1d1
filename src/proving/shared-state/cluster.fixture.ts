/**
 * The arrangement of docs/examples/cluster without containers: two authorities and two issuing services, each in a process
 * of its own, on one database, with a balancer before each pair.
 */
import type { Ready } from '../../cli/up/show-ready.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { startCli, type Running } from '../../harness/testing/commands.ts';

export type ClusterProcess = {
  /** Where it serves, without a balancer. */
  readonly url: string;
  readonly metrics: string;
  readonly stop: Running['stop'];
  readonly finished: Running['finished'];
};

export type Kind = 'authorities' | 'issuers';

/** An address before several services. */
export type Front = { readonly url: string; readonly close: () => Promise<void> };

export type Balance<Before extends Front> = (services: readonly string[], kind: Kind) => Promise<Before>;

export type Cluster<Before extends Front = Balancer> = {
  readonly authorities: readonly [ClusterProcess, ClusterProcess];
  readonly issuers: readonly [ClusterProcess, ClusterProcess];
  /** Before the authorities, and before the issuing services. */
  readonly authority: Before;
  readonly issuer: Before;
  readonly token: string;
  readonly close: () => Promise<void>;
};

const token = 'a-token-of-the-tests-with-forty-characters';

const usual = ['up', '--json', '--metrics-port', '0', '--exit-with-parent'];
const authorityArgs = [...usual, '--only', 'simulator', '--authority-port', '0', '--no-https'];

const started = async (args: readonly string[], postgres: string): Promise<ClusterProcess> => {
  const running = startCli(args, {
    ENSAYO_POSTGRES: postgres,
    ENSAYO_TOKEN: token,
    ENSAYO_CONTROL_TOKEN: token,
    // Tests send more at once than processes that have just started answer in a second.
    ENSAYO_LIMITS: 'waitingTime=30s',
  });
  const { issuer, authority, metrics = '' } = (await running.ready) as Ready; // what `up --json` prints
  const url = issuer ?? authority;
  if (url === undefined) throw new Error('It serves nothing.');
  return { url, metrics, stop: running.stop, finished: running.finished };
};

const twice = (start: () => Promise<ClusterProcess>): Promise<[ClusterProcess, ClusterProcess]> =>
  Promise.all([start(), start()]);

const origins = (processes: readonly ClusterProcess[]): readonly string[] =>
  processes.map(({ url }) => new URL(url).origin);

export type ClusterOptions = {
  /** The address of an empty database. */
  readonly postgres: string;
  /** Further options of `ensayo up`, for the issuing services. */
  readonly issuerArgs?: readonly string[];
};

/** Both of a kind start at the same time, as those of a compose file do. */
export const startClusterBehind = async <Before extends Front>(
  balance: Balance<Before>,
  { postgres, issuerArgs = [] }: ClusterOptions,
): Promise<Cluster<Before>> => {
  const processes: ClusterProcess[] = [];
  const balancers: Front[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(balancers.map((each) => each.close()));
    for (const { stop } of processes) stop('SIGKILL');
    await Promise.all(processes.map(({ finished }) => finished));
  };
  try {
    const authorities = await twice(() => started(authorityArgs, postgres));
    processes.push(...authorities);
    const authority = await balance(origins(authorities), 'authorities');
    balancers.push(authority);
    const path = new URL(authorities[0].url).pathname;
    const to = ['--only', 'issuer', '--port', '0', '--authority', `${authority.url}${path}`];
    const issuers = await twice(() => started([...usual, ...to, ...issuerArgs], postgres));
    processes.push(...issuers);
    const issuer = await balance(origins(issuers), 'issuers');
    balancers.push(issuer);
    return { authorities, issuers, authority, issuer, token, close };
  } catch (error) {
    await close();
    throw error;
  }
};

export const startCluster = (options: ClusterOptions): Promise<Cluster> => startClusterBehind(startBalancer, options);
