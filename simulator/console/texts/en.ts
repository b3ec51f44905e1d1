import type { Texts } from './texts.ts';

export const en: Texts = {
  layout: {
    language: 'English',
    simulated: 'Simulated, no legal effect',
    skip: 'Skip to the content',
    navigation: 'Sections',
    spaces: 'Test spaces',
    languages: 'Language',
    footer: 'Ensayo is a simulator and not affiliated with the DIAN. What it accepts proves nothing to the authority.',
    liveFailed: 'The connection to the simulator was lost; it will be tried again.',
  },
  sections: {
    documents: 'Documents',
    rules: 'Rules',
    journal: 'SOAP journal',
  },
  environments: { '1': 'Production', '2': 'Test (habilitación)' },
  refusals: {
    link: {
      title: 'Open the console by its link',
      text: 'This page opens with the link "Console" that Ensayo printed when it started. Each start has its own; opening it once in this browser is enough.',
    },
    host: {
      title: 'The console answers on this machine alone',
      text: 'Open it on the same machine, with 127.0.0.1 or localhost in the address.',
    },
    form: {
      title: 'The form was not accepted',
      text: 'It did not come from a page of this console, or the page was older than a restart, or it was too large. Open the page again and repeat; nothing was changed.',
    },
    page: {
      title: 'There is nothing here',
      text: 'The address belongs to no page, or the test space that it names is not open.',
    },
    defect: {
      title: 'The console failed',
      text: 'This is a defect of Ensayo, not yours. The terminal where it runs shows the details.',
    },
  },
  verdicts: { accepted: 'Accepted', rejected: 'Rejected' },
  kinds: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    debitNote: 'Debit note',
    supportDocument: 'Support document',
    supportAdjustmentNote: 'Support adjustment note',
    payroll: 'Payroll',
    payrollAdjustment: 'Payroll adjustment',
    event: 'Event',
  },
  paging: { label: 'Pages', newer: 'Newer', older: 'Older' },
  documents: {
    caption: 'Judged documents, newest first',
    any: 'All',
    verdict: 'Verdict',
    kind: 'Kind',
    number: 'Number',
    issuer: 'Issuer (NIT)',
    lines: 'Rules',
    received: 'Received',
    code: 'Rule code',
    text: 'Contains',
    filter: 'Filter',
    clear: 'Clear filters',
    empty: 'There are no documents. Send one, or clear the filters.',
    withoutNumber: 'without number',
    note: 'What is never filed (statuses 66 and 89, duplicates, faults) is in the',
  },
};
