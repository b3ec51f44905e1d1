/** A third-party issuing service, with the data about its exchanges from the authority it sends to. */
import { createCertificates } from '../../../simulator/certificates/certificates.ts';
import type { ControlClient } from '../../../simulator/control/client-methods.ts';
import type { RunningAuthority } from '../../../simulator/server.ts';
import { createEnv } from '../../common/env/env.ts';
import type { RunningIssuer } from '../../issuer/server.ts';
import { companyFacts, companyWith } from '../company.ts';
import { postTo, type Box, type Reply } from '../box.ts';
import {
  clockElsewhere,
  controlOf,
  insideNeed,
  numbersElsewhere,
  remembering,
  withAuthorityElsewhere,
  onlyKnown,
  outOfReach,
  type OpenOptions,
  type Target,
} from './elsewhere.ts';

const failedIn = (results: unknown): unknown =>
  typeof results === 'object' && results !== null ? Reflect.get(results, 'failed') : undefined;

/** A service that does not pass explanations on: the judge gives them to any authorised caller. */
const explained = async (reply: Reply, control: ControlClient | undefined): Promise<Reply> => {
  if (control === undefined || reply.body.explanations !== undefined || reply.status !== 200) return reply;
  const [last] = await control.journal(1);
  const failed = last === undefined ? undefined : failedIn((await control.exchange(last.id)).results);
  return failed === undefined ? reply : { ...reply, body: { ...reply.body, explanations: failed } };
};

const needsXml = 'a document that is wrong in its XML, its signature or its envelope';

export const openRemoteIssuer = async (
  target: Extract<Target, { kind: 'issuer' }>,
  { seed }: OpenOptions,
): Promise<Box> => {
  const control = controlOf(target.control);
  const clock = await clockElsewhere(control);
  const facts = target.company ?? companyFacts();
  const url = target.url.replace(/\/$/, '');
  const send = postTo(url, target.token);
  const { post, registry } = remembering(
    async (...request) => explained(await send(...request), control),
    () => undefined,
  );
  const certificates = createCertificates(createEnv({ clock, seed }));
  const known = { registry, ...(target.control === undefined ? {} : { control: target.control }) };
  return {
    elsewhere: {
      kind: 'issuer',
      withAuthority: withAuthorityElsewhere(control),
    },
    numbers: await numbersElsewhere(facts, { control, now: clock.now() }),
    issuer: onlyKnown<RunningIssuer>({ url }, insideNeed),
    authority: onlyKnown<RunningAuthority>(known, insideNeed),
    clock,
    company: companyWith(facts, certificates),
    token: target.token,
    companies: [],
    post,
    tamperWith: (tamper) => {
      if (tamper !== undefined) outOfReach(needsXml);
    },
    close: () => Promise.resolve(),
  };
};
