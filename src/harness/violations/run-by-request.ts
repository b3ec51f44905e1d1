/** Posts a request that breaks a rule, as data says how. */
import { type CatalogueEntry, requireProfile, violationOf } from '../../../simulator/judge/index.ts';
import type { Box, Reply } from '../box.ts';
import { baseFor } from './base.ts';
import { atAuthority, type RequestViolation } from './by-request.ts';
import { postChanged, profileFor, type ChangedRequest } from './run-violation.ts';

type RequestRun = RequestViolation & Pick<ChangedRequest, 'number' | 'drawn'>;

/** Posts the valid request of the entry's kind with those changes, to an authority that is as the rule declares. */
export const runByRequest = (
  box: Box,
  entry: CatalogueEntry,
  { number, drawn, changes, also }: RequestRun,
): Promise<Reply> =>
  postChanged(box, {
    ...{ number, drawn, changes },
    name: baseFor(entry.document, entry.target?.path),
    violation: atAuthority(violationOf(entry) ?? {}),
    profile: profileFor(entry, requireProfile('default'), also),
  });
