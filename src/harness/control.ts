/**
 * `import { createControlClient } from 'ensayo/control'`: moves the clock, injects faults, decides verdicts, changes the
 * registry and reads the journal of a running authority, over HTTP. Address and token are `box.control`, or what
 * `ensayo up` prints as Control and writes into its `--ready-file`.
 */
export { ControlError, createControlClient } from '../../simulator/control/client.ts';
export type { ControlAddress } from '../../simulator/control/client.ts';
export type {
  ClockState,
  ControlClient,
  ExchangeSummary,
  RegistryPart,
  RegistryRow,
  Request,
  SnapshotState,
  TenantSummary,
} from '../../simulator/control/client-methods.ts';
export type { RegistryCounts } from '../../simulator/registry/file/rows.ts';
export type { Settings } from '../../simulator/control/resources/settings.ts';
export type { ControlErrorCode } from '../../simulator/control/error-codes.ts';
