/** The services of a rehearsal: both of ours, in habilitación, with a company that is not enabled yet. */
import { createControlClient, type ControlClient } from '../../../simulator/control/client.ts';
import { startBox, type Box, type BoxOptions } from '../box.ts';
import { ownCompanyFacts } from '../own-company.ts';
import { beStrict } from './authority-setting.ts';
import { createFields, type Fields } from './fields.ts';
import type { Rehearsing } from './rehearsing-company.ts';

export type Services = {
  readonly box: Box;
  readonly control: ControlClient;
  readonly fields: Fields;
  readonly rehearsing: Rehearsing;
};

export const startServices = async (rehearsing: Rehearsing, options: BoxOptions): Promise<Services> => {
  const { company, registry, testSets } = rehearsing;
  const fields = createFields();
  const box = await startBox({
    ...options,
    environment: '2',
    registry,
    company: {
      ...ownCompanyFacts(company),
      testSets: testSets.map(({ family, id }) => ({ family, id, state: 'open' })),
    },
    onStep: fields.onStep,
  });
  const control = createControlClient(box.authority.control);
  await beStrict(control);
  return { box, control, fields, rehearsing };
};
