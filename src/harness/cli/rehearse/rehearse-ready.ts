/** The information that senders for the test sets need, as data and on a terminal. */
import type { TestSet } from '../../../../simulator/registry/test-sets.ts';
import type { DocumentFamily, NumberingRange } from '../../../../simulator/registry/types.ts';
import type { Box } from '../../box.ts';
import type { Rehearsing } from '../../rehearsal/rehearsing-company.ts';
import { bold, dim } from '../output.ts';

type Say = (text: string) => void;

/** Everything that a program needs to send for the sets. */
export type ReadyToSend = {
  readonly pid: number;
  readonly nit: string;
  readonly name: string;
  readonly authority: string;
  readonly authorityHttps: string | null;
  readonly issuer: string;
  readonly token: string;
  readonly control: { readonly url: string; readonly token: string };
  readonly sets: readonly {
    readonly family: DocumentFamily;
    readonly testSetId: string;
    readonly softwareId: string;
    readonly pin: string;
    /** Payroll has none. */
    readonly resolution: Pick<NumberingRange, 'resolution' | 'prefix' | 'from' | 'to'> | null;
    /** Of invoices alone. */
    readonly technicalKey: string | null;
  }[];
};

/** Of their documents that have a range. */
const typeOf: Readonly<Partial<Record<DocumentFamily, string>>> = { invoicing: '01', support: '05' };

const numberingOf = (
  { ranges }: Rehearsing['company'],
  family: DocumentFamily,
): Pick<ReadyToSend['sets'][number], 'resolution' | 'technicalKey'> => {
  const range = ranges.find(({ documentType }) => documentType === typeOf[family]);
  if (range === undefined) return { resolution: null, technicalKey: null };
  const { resolution, prefix, from, to, technicalKey = null } = range;
  return { resolution: { resolution, prefix, from, to }, technicalKey };
};

/** Where JSON for each family is posted to. */
const paths: Readonly<Record<DocumentFamily, string>> = {
  invoicing: 'invoice',
  support: 'support-document',
  payroll: 'payroll',
};

export const tellReady = ({ authority, issuer, token }: Box, { company, testSets }: Rehearsing): ReadyToSend => {
  return {
    pid: process.pid,
    nit: company.nit,
    name: company.name,
    authority: authority.url,
    authorityHttps: authority.httpsUrl ?? null,
    issuer: issuer.url,
    token,
    control: authority.control,
    sets: testSets.map(({ family, id }) => ({
      family,
      testSetId: id,
      softwareId: company.software[family].id,
      pin: company.software[family].pin,
      ...numberingOf(company, family),
    })),
  };
};

const endsHow = dim(
  '\nIt ends by itself when every set is accepted or rejected; Ctrl-C ends it with the report of what there is.\n',
);

type SetToSend = ReadyToSend['sets'][number];

const showSet = ({ issuer }: ReadyToSend, set: SetToSend, row: (label: string, value: string) => void): void => {
  const { family, testSetId, softwareId, pin, resolution, technicalKey } = set;
  row('TestSetId', testSetId);
  row('Software', `${softwareId}, PIN ${pin}`);
  if (resolution !== null) {
    const { prefix, from, to } = resolution;
    row('Resolution', `${resolution.resolution}, prefix ${prefix}, ${from} to ${to}`);
  }
  if (technicalKey !== null) row('Technical key', technicalKey);
  row('Or as JSON', `POST ${issuer}/api/ubl2.1/${paths[family]}/${testSetId}`);
};

export const showWaiting = (ready: ReadyToSend, say: Say): void => {
  const row = (label: string, value: string): void => {
    say(`  ${label.padEnd(14)} ${value}`);
  };
  say(`${bold('Waiting for your program')} to send the documents of ${ready.name}, NIT ${ready.nit}.`);
  say('Simulated: nothing here has legal effect.\n');
  row('Authority', ready.authority);
  if (ready.authorityHttps !== null) row('With TLS', ready.authorityHttps);
  row('Certificate', `ensayo certs good --nit ${ready.nit} --out company.p12`);
  row('JSON', `is signed for you, with Authorization: Bearer ${ready.token}`);
  for (const set of ready.sets) {
    say(`\n${bold(set.family)}`);
    showSet(ready, set, row);
  }
  say(endsHow);
};

export const showAttached = (testSets: readonly TestSet[], say: Say): void => {
  say(`${bold('Watching')} these test sets:`);
  for (const { family, id, softwareId } of testSets) {
    say(`  ${family.padEnd(10)} TestSetId ${id}${softwareId === undefined ? '' : `, software ${softwareId}`}`);
  }
  say(endsHow);
};
