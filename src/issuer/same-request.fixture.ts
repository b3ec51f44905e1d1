/** An Env whose clock stands still until a test moves it. */
import { createEnv, type Env } from '../common/env/env.ts';
import { testEnv } from './issuer.fixture.ts';
import { now } from './requests/invoice-body.fixture.ts';

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
