/** Processes that answer one request at a time; one that stays silent for too long is replaced. */
import { fork, type ChildProcess } from 'node:child_process';
import { packageFile } from '../../common/data-directory.ts';
import { startPatience, usageOf } from './patience.ts';
import type { Report, Request } from './protocol.ts';

/** In milliseconds: nothing that a case does takes so much processor time. */
const silence = 60_000;

/** What earlier mutants left behind is let go of now and then. */
const requestsPerProcess = 120;

export type Answer = Exclude<Report, { readonly tell: 'busy' }> | { readonly tell: 'silent'; readonly during: string };

type Process = { readonly child: ChildProcess; asked: number };

const start = (): Process => ({
  asked: 0,
  child: fork(packageFile('src/proving/mutation/worker.ts'), [], {
    execArgv: ['--import', packageFile('scripts/register-tsx.mjs'), '--max-old-space-size=3000'],
    env: { ...process.env, TZ: 'UTC', ENSAYO_KEY: 'dGVzdHMgb25seTogYSBrZXkgdGhhdCBpcyBubyBzZWM=' },
    stdio: ['ignore', 'ignore', process.env.MUTATION_DEBUG === undefined ? 'ignore' : 'inherit', 'ipc'],
  }),
});

const ask = ({ child }: Process, request: Request): Promise<Answer> =>
  new Promise((resolve) => {
    let during = 'loading';
    const patience = startPatience(silence, () => usageOf(child.pid ?? -1), giveUp);
    function end(answer: Answer): void {
      patience.end();
      child.off('message', hear).off('exit', leave);
      resolve(answer);
    }
    function giveUp(): void {
      end({ tell: 'silent', during });
    }
    function leave(): void {
      end({ tell: 'silent', during: `${during} (the process ended)` });
    }
    function hear(message: unknown): void {
      const report = message as Report; // The only sender is our own process.
      if (report.tell !== 'busy') {
        end(report);
        return;
      }
      during = report.name;
      patience.renew();
    }
    child.on('message', hear).on('exit', leave);
    child.send(request);
  });

type AskOptions = {
  readonly onAnswer?: (answer: Answer, index: number) => void;
  readonly stop?: AbortSignal | undefined;
};

export type Pool = {
  /** Answers in the order of the requests; none to those that are not begun when it is told to stop. */
  readonly askAll: (requests: readonly Request[], options?: AskOptions) => Promise<readonly Answer[]>;
  readonly close: () => void;
};

export const createPool = (size: number): Pool => {
  const processes = Array.from({ length: size }, start);
  const askNext = async (place: number, request: Request): Promise<Answer> => {
    const current = processes[place] ?? start();
    const answer = await ask(current, request);
    current.asked += 1;
    if (answer.tell === 'silent' || current.asked >= requestsPerProcess) {
      current.child.kill('SIGKILL');
      processes[place] = start();
    }
    return answer;
  };
  return {
    askAll: async (requests, { onAnswer, stop } = {}) => {
      const answers: Answer[] = [];
      let next = 0;
      const work = async (place: number): Promise<void> => {
        while (stop?.aborted !== true) {
          const index = next++;
          const request = requests[index];
          if (request === undefined) return;
          const answer = await askNext(place, request);
          answers[index] = answer;
          onAnswer?.(answer, index);
        }
      };
      await Promise.all(processes.map((_, place) => work(place)));
      return answers;
    },
    close: () => {
      for (const { child } of processes) child.kill('SIGKILL');
    },
  };
};
