/**
 * `import { createControlClient } from 'ensayo/control'`: moves the clock, injects faults, decides verdicts, changes the
 * registry and reads the journal of a running authority, over HTTP. Address and token are `box.control`, or what
 * `ensayo up` prints as Control and writes into its `--ready-file`.
 */
export {
  ControlError,
  createControlClient,
  type ControlAddress,
  type ClockState,
  type ControlClient,
  type ExchangeSummary,
  type RegistryPart,
  type RegistryRow,
  type Request,
  type SnapshotState,
  type TenantSummary,
  type Settings,
  type ControlErrorCode,
} from '../../simulator/control/client.ts';
export type { RegistryCounts } from '../../simulator/registry/index.ts';
