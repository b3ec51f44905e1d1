export { offsetOf } from './judged/failures.ts';
export type {
  Address,
  ConsolePorts,
  ExportCase,
  Finding,
  Issued,
  Issuing,
  ReplayCase,
  Reproduce,
  Reproduction,
  RequestKind,
  RequestSchema,
  TableRow,
} from './ports.ts';
export { requiredBy, requirements } from './texts/fault-checks.ts';
export { textsOf } from './texts/texts.ts';
