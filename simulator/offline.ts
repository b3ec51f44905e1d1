/** The judge alone: no server, no store, and nothing is kept. */
import { judgingSettings, sharedParts, type JudgingOptions } from './judging-parts.ts';
import { registryWith } from './registry/default-registry.ts';
import { inquiriesAbout, inquiriesOf } from './registry/inquiries.ts';
import { indexed } from './registry/registry-index.ts';
import { createApartJudge, type ApartJudge, type ApartOptions } from './service/reception/judge-apart.ts';

export type OfflineJudge = {
  /** A judge that knows these documents. */
  readonly knowing: (options: ApartOptions) => Promise<ApartJudge>;
};

/** @throws RangeError for an unknown profile name */
export const createOfflineJudge = (options: JudgingOptions): OfflineJudge => {
  const { env, environment = '2', log } = options;
  const shared = sharedParts(options);
  const { rules, schemas, trust } = shared;
  const data = indexed(registryWith(options.registry));
  const authority = {
    env,
    environment,
    log,
    catalogue: rules,
    registry: { ...inquiriesOf(() => data), ...inquiriesAbout([]) },
    schemas,
    trust,
    settings: judgingSettings(options, shared),
  };
  return { knowing: (known) => createApartJudge(authority, known) };
};
