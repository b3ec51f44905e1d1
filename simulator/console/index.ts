export { offsetOf } from './judged/failures.ts';
export type { ConsolePorts, Documentation, DocumentationPage } from './ports.ts';
export { certainties } from './texts/certainties.ts';
export { requiredBy, requirements } from './texts/fault-checks.ts';
export { textsOf } from './texts/texts.ts';
