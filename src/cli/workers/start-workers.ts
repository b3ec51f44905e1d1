/** `ensayo up --workers N`, in the process that people start. */
import { join } from 'node:path';
import { systemRandom } from '../../common/env/env.ts';
import { storeIn } from '../../common/store/store.ts';
import type { JoinedRun } from '../../common/store/run-lock.ts';
import { openIssuerStore } from '../../issuer/store/stored.ts';
import { openRegistry } from '../../../simulator/tenants/index.ts';
import { accessToSecrets } from '../../harness/data-folder/data-folder.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import type { Ready } from '../up/show-ready.ts';
import { exitCodes, note } from '../shared/output.ts';
import { WorkerDied, type Crew } from './supervise.ts';

type Running = { readonly ready: Ready; readonly retire: () => void; readonly close: () => Promise<void> };

type WorkersOptions = {
  readonly data: string | undefined;
  readonly keyFile: string | undefined;
  readonly log: ProcessLog;
};

type Held = {
  readonly joined: JoinedRun | undefined;
  readonly announce: (address: string) => void;
  readonly close: () => Promise<void>;
};

/** Locks the folder, and checks and updates its databases, for as long as the workers use them. */
const holdFolder = async ({ data, keyFile }: WorkersOptions): Promise<Held> => {
  if (data === undefined) return { joined: undefined, announce: () => undefined, close: () => Promise.resolve() };
  const access = accessToSecrets(data, { keyFile, onNotice: note });
  const held = join(data, 'authority.sqlite');
  const registry = await openRegistry(storeIn(held, access));
  try {
    const store = await openIssuerStore(storeIn(join(data, 'issuer.sqlite'), access));
    return {
      joined: { id: access.run.id, held },
      announce: access.run.announce,
      close: async () => {
        await store.close();
        await registry.close();
      },
    };
  } catch (error) {
    await registry.close();
    throw error;
  }
};

const secret = (): string => systemRandom.bytes(24).toString('base64url');

/** Undefined if a worker does not start: it has said why, and the exit code is its own. */
export const startWorkers = async (crew: Crew<Ready>, options: WorkersOptions): Promise<Running | undefined> => {
  const { log } = options;
  const held = await holdFolder(options);
  const { ENSAYO_CONTROL_TOKEN: controlToken = secret() } = process.env;
  const { joined } = held;
  try {
    const { ready, retire, close } = await crew.begin({
      handOver: { consoleKey: secret(), controlToken, ...(joined === undefined ? {} : { joined }) },
      onReplaced: ({ pid, code, signal }) => log.warn?.('worker-replaced', { pid, ended: signal ?? String(code) }),
      onHopeless: () => {
        note({
          en: 'Workers end as soon as they start. The lines above say why; the others go on.',
          es: 'Los procesos terminan en cuanto inician. Las líneas anteriores dicen por qué; los demás continúan.',
        });
        process.exitCode = exitCodes.failed;
      },
    });
    for (const address of [ready.issuer, ready.authority]) if (address !== undefined) held.announce(address);
    return {
      ready: { ...ready, pid: process.pid, workers: crew.count },
      retire,
      close: async () => {
        await close();
        await held.close();
      },
    };
  } catch (error) {
    await held.close();
    if (!(error instanceof WorkerDied)) throw error;
    process.exitCode = error.code;
    return undefined;
  }
};
