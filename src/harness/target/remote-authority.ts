/** Our own issuing service, sending to an authority in another process. */
import { createCertificates } from '../../../simulator/registry/index.ts';
import type { RunningAuthority } from '../../../simulator/server.ts';
import { createEnv } from '../../common/env/env.ts';
import { startIssuer } from '../../issuer/server.ts';
import type { Steps, Tamper } from '../../issuer/steps.ts';
import { companyFacts, companyWith } from '../company.ts';
import type { Box } from '../box-types.ts';
import { postTo } from '../post.ts';
import {
  clockElsewhere,
  controlOf,
  insideNeed,
  numbersElsewhere,
  passTimeElsewhere,
  remembering,
  withAuthorityElsewhere,
  onlyKnown,
  type OpenOptions,
  type Target,
} from './elsewhere.ts';
import { serviceAt } from './reach.ts';
import { recordTraffic, watchControl, type Watch } from './traffic.ts';

export const openRemoteAuthority = async (
  target: Extract<Target, { kind: 'authority' }>,
  { seed, onStep }: OpenOptions,
): Promise<Box> => {
  const control = controlOf(target.control);
  const clock = await clockElsewhere(control);
  const url = serviceAt(target.url);
  const certificates = createCertificates(createEnv({ clock, seed: `${seed}:certificates` }));
  const facts = target.company ?? companyFacts();
  const company = companyWith(facts, certificates);
  let tamper: Tamper | undefined;
  let signed: string | undefined;
  let sent: string | undefined;
  const issuer = await startIssuer({
    env: createEnv({ clock, seed: `${seed}:issuer` }),
    company,
    authority: { url, allow: target.allow },
    tamperFor: () => tamper,
    onStep: (step, value) => {
      if (step === 'signed') signed = String(value);
      if (step === 'sent') ({ envelope: sent } = value as Steps['sent']); // the value of this step
      onStep?.(step, value);
    },
  });
  const token = issuer.token ?? '';
  /** Our own issuing service shows what it sends. */
  const watchSent: Watch = () => {
    sent = undefined;
    return Promise.resolve(() => Promise.resolve({ exchanges: [], envelope: sent }));
  };
  const { post: send, traffic } = recordTraffic(postTo(issuer.url, token), {
    watch: control === undefined ? watchSent : watchControl(control),
    now: () => clock.now(),
  });
  const { post, registry } = remembering(send, () => signed);
  const known = { url, certificates, registry, ...(target.control === undefined ? {} : { control: target.control }) };
  return {
    elsewhere: {
      kind: 'authority',
      withAuthority: withAuthorityElsewhere(control),
      passTime: passTimeElsewhere(control),
    },
    numbers: await numbersElsewhere(facts, { control, now: clock.now() }),
    issuer,
    authority: onlyKnown<RunningAuthority>(known, insideNeed),
    clock,
    company,
    token,
    companies: [],
    post,
    traffic,
    tamperWith: (next) => {
      tamper = next;
    },
    close: issuer.close,
  };
};
