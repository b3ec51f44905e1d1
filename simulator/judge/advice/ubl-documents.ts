import { documentKinds, isPayroll } from '../../document/kind.ts';

export const ublDocuments = documentKinds.filter((kind) => !isPayroll(kind));
