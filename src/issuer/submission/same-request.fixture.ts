/** Requests that are sent again, at a time that each of them moves on. */
import { createEnv, type Env } from '../../common/env/env.ts';
import type { Reaction, ReceivedRequest, Script } from '../authority/fake-authority.fixture.ts';
import { createKeepingAuthority } from '../authority/keeping-authority.fixture.ts';
import { json } from './issue.fixture.ts';
import { startTestIssuer, testEnv } from '../issuer.fixture.ts';
import { now, type Changes } from '../requests/invoice-body.fixture.ts';

/** Its clock stands still until a test moves it. */
export const issuerEnv = (): { readonly env: Env; readonly tick: () => void } => {
  let at: number = new Date(now).getTime();
  const clock = { ...createEnv({ clock: new Date(now).toISOString() }).clock, now: () => at };
  return {
    env: { ...testEnv(), clock },
    tick: () => {
      at += 1_000;
    },
  };
};

export const unnumbered = { number: undefined } as const;

type Answer = Readonly<Record<string, unknown>>;

/** The service and an authority that keeps what it accepts. */
export const start = async (
  options: Parameters<typeof startTestIssuer>[1] = {},
  instead: (request: ReceivedRequest) => Reaction | undefined = () => undefined,
) => {
  const authority = createKeepingAuthority();
  const { env, tick } = issuerEnv();
  const script: Script = (request, occurrence) => instead(request) ?? authority.script(request, occurrence);
  const { post, request, issuer, authority: server } = await startTestIssuer(script, { env, ...options });
  const send = async (changes: Changes = {}, headers = {}): Promise<readonly [number, Answer]> => {
    // Each request comes a second later: the time goes into the code.
    tick();
    const response = await post({ ...unnumbered, ...changes }, headers);
    return [response.status, await json(response)];
  };
  const numbers = (): readonly string[] => authority.accepted.map(({ number }) => number);
  return { authority, send, post, request, issuer, server, numbers };
};
