/** The control interface of the services that a scenario speaks to, and what the journal says of them. */
import type { Box } from '../../src/harness/box.ts';
import { createControlClient } from '../../simulator/control/client.ts';
import type { ControlClient, ExchangeSummary } from '../../simulator/control/client-methods.ts';

export const controlOf = ({ authority }: Box, tenant?: string): ControlClient =>
  createControlClient({ ...authority.control, tenant });

export const environments = ['habilitacion', 'produccion'] as const;

export const controlIn = ({ authority }: Box, environment: (typeof environments)[number]): ControlClient => {
  const { control } = authority;
  return createControlClient({ ...control, url: control.url.replace('/ensayo', `/${environment}/ensayo`) });
};

/** Oldest first. */
export const exchangesOf = async (box: Box): Promise<readonly ExchangeSummary[]> =>
  [...(await controlOf(box).journal(1_000))].reverse();
