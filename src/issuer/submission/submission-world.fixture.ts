/**
 * Processes that share a store and an authority, and callers who send again what was not answered: everything can go
 * wrong, and what must hold all the same can be looked at.
 */
import { createEnv, type Env } from '../../common/env/env.ts';
import type { AuthorityClient, Call } from '../authority/client.ts';
import { readAnswer } from '../authority/answer.ts';
import type { Reaction } from '../authority/fake-authority.fixture.ts';
import { createKeepingAuthority, type KeepingAuthority } from '../authority/keeping-authority.fixture.ts';
import type { IssueContext } from '../context.ts';
import type { Company } from '../company.ts';
import { issueDocument } from './issue.ts';
import { reopen } from './numbers.ts';
import type { IssueResult } from './issue-result.ts';
import { invoice } from '../kinds.ts';
import { signer } from '../issuer.fixture.ts';
import { company as exampleCompany, invoiceBody, now } from '../requests/invoice-body.fixture.ts';
import type { IssuerStore, NumberSeries } from '../store/port.ts';
import { learn } from './settle.ts';
import { createTurns } from '../store/turns.ts';

/** A request of a caller, who repeats it until it is answered. */
export type Asked = {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly requestName: string | undefined;
  answer: IssueResult | undefined;
};

/** A process that ends before it has done that many more things: none of them is ever answered. */
type Process = { context: IssueContext; isAlive: boolean; left: number };

const isDead = ({ isAlive }: Process): boolean => !isAlive;

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const ticks = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) await tick();
};

const never = new Promise<never>(() => undefined);

/** No connection: a gateway may say so of one that it has passed on. */
export const refused: Reaction = { status: 503, body: '' };

const callOf = (reaction: Reaction): Call => {
  const envelope = '';
  if (reaction === 'silence') return { kind: 'timeout', afterMs: 1, envelope };
  if (reaction === 'reset' || reaction === 'truncate') return { kind: 'lost', reason: 'reset', envelope };
  if (reaction === refused) return { kind: 'unreachable', reason: 'refused', envelope };
  const { status = 200, headers: given = {}, body } = reaction;
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  return { kind: 'received', answer: { status, headers, body: Buffer.from(body) }, envelope };
};

const clientOf = ({ script }: KeepingAuthority, onSend: () => Promise<void>): AuthorityClient => ({
  call: async (operation, parameters) => {
    if (operation === 'SendBillSync') await onSend();
    const body = Object.entries(parameters)
      .map(([name, value]) => `<wcf:${name}>${String(value)}</wcf:${name}>`)
      .join('');
    const request = { method: 'POST', path: '/', operation, headers: {}, body, clientPort: undefined };
    return callOf(script(request, 0));
  },
  transport: { send: () => Promise.reject(new Error('no transport')), close: () => undefined },
  isUp: () => Promise.resolve(true),
  isSimulated: true,
  close: () => undefined,
});

/** All functions of a part of a process count as things that it does. */
const mortal = <Part extends object>(part: Part, process: Process): Part =>
  new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        if (process.left <= 0) process.isAlive = false;
        if (isDead(process)) return never;
        process.left -= 1;
        const result: unknown = await (value as (...all: unknown[]) => Promise<unknown>)(...given); // any of them
        return isDead(process) ? never : result;
      };
    },
  });

export type World = ReturnType<typeof createWorld>;

/** Two ranges of one prefix: the second follows when the first is used up. */
const twoRanges = (to: string): Company['ranges'] => {
  const [first, ...others] = exampleCompany.ranges;
  if (first?.authorization === undefined) throw new Error('The example has a range with a resolution.');
  const authorization = { ...first.authorization, resolution: '18760000009' };
  return [{ ...first, to }, { ...first, authorization, from: '996000000', to: '996999999' }, ...others];
};

/** @param end of the first range */
export const createWorld = (store: IssuerStore, end = '995000000') => {
  const authority = createKeepingAuthority();
  /** Done while the next document is on its way. */
  let meanwhile: (() => Promise<void>) | undefined;
  const others: Promise<void>[] = [];
  /** What waits for the document that is on its way goes on behind it. */
  const doMeanwhile = async (): Promise<void> => {
    const task = meanwhile?.();
    if (task === undefined) return;
    meanwhile = undefined;
    others.push(task);
    await Promise.race([task, ticks(20)]);
  };
  const client = clientOf(authority, doMeanwhile);
  let at = now;
  const env: Env = {
    ...createEnv({ seed: 'world' }),
    clock: { ...createEnv({ clock: new Date(now).toISOString() }).clock, now: () => at },
    sleep: tick,
  };
  const asked: Asked[] = [];
  const mails = new Map<string, number>();
  let areHangingUp = false;
  let ranges = twoRanges(end);
  const company = () => ({ ...exampleCompany, ranges, credentials: () => Promise.resolve(signer.credentials) });

  const newProcess = (): Process => {
    const process: Process = { isAlive: true, left: Infinity } as Process; // the context follows
    process.context = {
      env,
      company: company(),
      client: mortal(client, process),
      store: mortal({ ...store, isShared: true }, process),
      turns: createTurns(),
    };
    return process;
  };
  const processes = [newProcess(), newProcess()];

  const processAt = (index: number): Process => {
    const found = processes[index % processes.length];
    if (found === undefined) throw new Error('no process');
    return found;
  };

  const mailed = (key: string): void => {
    mails.set(key, (mails.get(key) ?? 0) + 1);
  };

  const mailedById = async (id: number): Promise<void> => {
    mailed((await store.document(id))?.key ?? '');
  };

  const settle = async (request: Asked, result: IssueResult, context: IssueContext): Promise<void> => {
    if (result.kind === 'issued' && result.answered.verdict.isValid && result.isFirst)
      mailed(result.document.identity.key);
    const isUnheard = areHangingUp && (result.kind === 'issued' || result.kind === 'queued');
    // No process dies right before that: a sale may then be invoiced twice (docs/submission.md).
    if (isUnheard) await reopen(result, { ...context, store });
    else if (result.kind !== 'failed' && result.kind !== 'waited') request.answer ??= result;
  };

  /** Sends a request; a process that dies meanwhile is replaced, and the caller hears nothing. */
  const send = async (request: Asked, index: number): Promise<void> => {
    at += 1_000;
    const process = processAt(index);
    const context = {
      ...process.context,
      company: company(),
      requestName: request.requestName,
      onAccepted: mailedById,
    };
    let isOver = false;
    const issued = issueDocument(invoice, request.body, context)
      .then((result) => settle(request, result, context))
      .finally(() => {
        isOver = true;
      });
    const death = async (): Promise<void> => {
      while (process.isAlive && !isOver) await tick();
    };
    await Promise.race([issued, death()]);
    if (!process.isAlive && processAt(index) === process) processes[index % processes.length] = newProcess();
  };

  /** Of the first range, or of the second. */
  const series = (place: 0 | 1 = 0): NumberSeries => {
    const { from, to } = ranges[place] ?? { from: '', to: '' };
    return { company: exampleCompany.nit, family: '01', prefix: 'SETP', from, to };
  };

  const unanswered = (): readonly Asked[] => asked.filter(({ answer }) => answer === undefined);

  return {
    authority,
    asked,
    mails,
    series,
    send,
    unanswered,
    newRequest: (number: string | undefined, isNamed: boolean, isWrong: boolean): Asked => {
      const name = `request ${String(asked.length)}`;
      const notes = isWrong ? `${name}, ${authority.rejecting}` : `${name}.`;
      const body = invoiceBody({ number, notes, resolution_number: undefined });
      const request = { name, body, requestName: isNamed ? name : undefined, answer: undefined };
      asked.push(request);
      return request;
    },
    dieIn: (index: number, steps: number): void => {
      processAt(index).left = steps;
    },
    /** Callers, once there is a verdict, before they hear it. */
    hangUp: (whether: boolean): void => {
      areHangingUp = whether;
    },
    restart: (index: number): void => {
      processAt(index).isAlive = false;
      processes[index % processes.length] = newProcess();
    },
    wait: (ms: number): void => {
      at += ms;
    },
    setNext: (number: string): Promise<void> => store.setNextNumber({ series: series(), number, at }),
    changeRange: (to: string): void => {
      ranges = twoRanges(to);
    },
    /** One more than the end of the first range if that is used up. */
    next: (): Promise<string> => store.nextNumber(series(), at),
    nextOfSecond: (): Promise<string> => store.nextNumber(series(1), at),
    standing: (number: string) => store.standing({ ...series(), number }),
    stateOf: async (key: string) => (await store.documentByKey(exampleCompany.nit, key))?.state,
    /** What happens while the next document is on its way. */
    meanwhile: (task: () => Promise<void>): void => {
      meanwhile = task;
    },
    /** What was done meanwhile has ended. */
    othersEnd: async (): Promise<void> => {
      meanwhile = undefined;
      await Promise.all(others.splice(0));
    },
    /** A query of the status of the document that arrived then. */
    queryStatus: async (place: number): Promise<void> => {
      const { arrivals } = authority;
      const arrival = arrivals[place % Math.max(1, arrivals.length)];
      if (arrival === undefined) return;
      const call = await client.call('GetStatus', { trackId: arrival.key }, { credentials: signer.credentials });
      const answer = call.kind === 'received' ? readAnswer(call.answer) : undefined;
      if (answer?.kind !== 'verdict' || !['00', '99'].includes(answer.verdict.statusCode)) return;
      const document = await store.documentByKey(exampleCompany.nit, answer.verdict.documentKey ?? '');
      if (document !== undefined)
        await learn(document, answer.verdict, { env, store, company: company(), onAccepted: mailedById });
    },
  };
};
