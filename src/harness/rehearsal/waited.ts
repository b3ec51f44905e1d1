/** A rehearsal on services of our own for a program of the user's, which sends by SOAP or by the REST interface. */
import { createEnv } from '../../common/env/env.ts';
import type { Box, BoxOptions } from '../box.ts';
import { attend, type Attending } from './attend.ts';
import { begin, collect } from './collect.ts';
import { createObserver } from './observe.ts';
import type { Rehearsing } from './rehearsing-company.ts';
import type { Finished } from './run.ts';
import { startServices } from './start.ts';

export type WaitOptions = Pick<Attending, 'isStopped' | 'timeoutMs' | 'onProgress' | 'everyMs'> & {
  readonly rehearsing: Rehearsing;
  readonly box?: BoxOptions | undefined;
  readonly onReady: (box: Box) => void;
};

export const waitForSender = async ({
  rehearsing,
  box: options = {},
  onReady,
  ...watching
}: WaitOptions): Promise<Finished> => {
  const services = await startServices(rehearsing, { ...options, profile: options.profile ?? 'habilitación' });
  const { box, control, fields } = services;
  try {
    const testSetIds = rehearsing.testSets.map(({ id }) => id);
    const begun = await begin(control);
    const { company } = rehearsing;
    const observer = createObserver({
      control,
      nit: company.nit,
      testSetIds: new Set(testSetIds.map((id) => id.toLowerCase())),
    });
    onReady(box);
    const { sleep } = createEnv({ clock: box.clock });
    await attend({ ...watching, control, observer, testSetIds, sleep });
    const collected = await collect({
      control,
      mode: 'wait',
      company,
      seed: null,
      mistakes: 0,
      testSetIds,
      begun,
      observer,
      fieldOf: fields.fieldOf,
      unasked: async (key) => (await box.authority.registry.documentByKey(key))?.applicationResponse,
      repeatable: options.clock !== undefined,
    });
    return { ...collected, at: box.clock.now() };
  } finally {
    await box.close();
  }
};
