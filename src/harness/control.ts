/**
 * `import { createControlClient } from 'ensayo/control'`: moves the clock, injects faults, decides verdicts, changes the
 * registry and reads the journal of a running authority, over HTTP. Address and token are `box.control`, or what
 * `ensayo up` prints as Control and writes into its `--ready-file`.
 */
export { ControlError, createControlClient } from '../../simulator/control/client.ts';
export type {
  ClockState,
  ControlAddress,
  ControlClient,
  ExchangeSummary,
  RegistryCounts,
  RegistryPart,
  RegistryRow,
  Request,
  Settings,
  SnapshotState,
  TenantSummary,
} from '../../simulator/control/client.ts';
export type { ControlErrorCode } from '../../simulator/control/error-codes.ts';
