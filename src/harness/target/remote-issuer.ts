/** A third-party issuing service, with the data about its exchanges from the authority it sends to. */
import { createCertificates } from '../../../simulator/registry/index.ts';
import type { RunningAuthority } from '../../../simulator/server.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { createEnv } from '../../common/env/env.ts';
import type { RunningIssuer } from '../../issuer/server-options.ts';
import { isObject } from '../../common/json/is-object.ts';
import { readJson } from '../../common/json/read-json.ts';
import { companyFacts, companyWith } from '../company.ts';
import type { Box, JsonObject, Reply } from '../box-types.ts';
import { postTo } from '../post.ts';
import { documentRevealedBy } from './revealed-document.ts';
import { recordTraffic, watchControl, watchNothing } from './traffic.ts';
import {
  clockElsewhere,
  controlOf,
  insideNeed,
  numbersElsewhere,
  passTimeElsewhere,
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
const explained = (reply: Reply, results: unknown): Reply => {
  if (reply.body.explanations !== undefined || reply.status !== 200) return reply;
  const failed = failedIn(results);
  return failed === undefined ? reply : { ...reply, body: { ...reply.body, explanations: failed } };
};

/** The address with or without the path of the API. */
const baseOf = (url: string): string => url.replace(/\/+$/, '').replace(/\/api\/ubl2\.1$/, '');

/** A page or a plain text instead of JSON becomes the `message`. */
const bodyOf = (text: string): JsonObject => {
  const read = readJson(text);
  return read.ok && isObject(read.value) ? read.value : { message: text.slice(0, 2_000) };
};

/** Without a language, explanations are in English. */
const explainingIn = (language: Language | undefined, post: Box['post']): Box['post'] =>
  language === undefined
    ? post
    : (path, body, headers) => post(path, body, { 'Accept-Language': language, ...headers });

const needsXml = {
  en: 'a document that is wrong in its XML, its signature or its envelope',
  es: 'un documento con errores en el XML, la firma o el sobre SOAP',
};

export const openRemoteIssuer = async (
  target: Extract<Target, { kind: 'issuer' }>,
  { seed, language }: OpenOptions,
): Promise<Box> => {
  const control = controlOf(target.control);
  const clock = await clockElsewhere(control);
  const url = baseOf(target.url);
  const facts = target.company ?? companyFacts();
  const company = companyWith(facts, createCertificates(createEnv({ clock, seed })));
  const { post: send, traffic } = recordTraffic(explainingIn(language, postTo(url, target.token, bodyOf)), {
    watch: control === undefined ? watchNothing : watchControl(control),
    now: () => clock.now(),
    documentOf: documentRevealedBy({ url, token: target.token, nit: company.nit }),
  });
  const { post, registry } = remembering(
    async (...request) => explained(await send(...request), traffic.posted().at(-1)?.exchanges.at(-1)?.results),
    () => undefined,
  );
  const known = { registry, ...(target.control === undefined ? {} : { control: target.control }) };
  return {
    elsewhere: {
      kind: 'issuer',
      withAuthority: withAuthorityElsewhere(control),
      passTime: passTimeElsewhere(control),
    },
    numbers: await numbersElsewhere(facts, { control, now: clock.now() }),
    issuer: onlyKnown<RunningIssuer>({ url }, insideNeed),
    authority: onlyKnown<RunningAuthority>(known, insideNeed),
    clock,
    company,
    token: target.token,
    companies: [],
    post,
    traffic,
    tamperWith: (tamper) => {
      if (tamper !== undefined) outOfReach(needsXml);
    },
    close: () => Promise.resolve(),
  };
};
