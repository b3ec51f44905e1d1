/** Advice on complete documents, changed as a test says. */
import { writeXml } from '../../../src/common/xml/write.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { DocumentKind } from '../../document/kind.ts';
import { createSubject } from '../../document/subject.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { invoiceSpec } from '../../testing/invoice.fixture.ts';
import { completeSpec, widened } from '../../testing/notes.fixture.ts';
import { payrollSpec } from '../../testing/payroll.fixture.ts';
import { adviceOn } from './advice.ts';
import { allAdvice } from './index.ts';

const specOf = (kind: DocumentKind, built: readonly XmlEdit[]) => {
  switch (kind) {
    case 'invoice':
      return invoiceSpec({ built });
    case 'payroll':
      return payrollSpec('payroll', { built });
    case 'payrollAdjustment':
      return payrollSpec('replacement', { built });
    default: {
      const known = widened.find((one) => one === kind);
      if (known === undefined) throw new Error(`There is no complete ${kind} here.`);
      return completeSpec(known, { built });
    }
  }
};

export type Advised = {
  readonly kind?: DocumentKind;
  readonly facts?: Partial<Facts>;
};

/** Every piece of advice on that document; one that throws fails the test. */
export const adviceLines = (built: readonly XmlEdit[], { kind = 'invoice', facts = {} }: Advised = {}) => {
  const subject = createSubject(kind, parsed(writeXml(specOf(kind, built))));
  return adviceOn(allAdvice, { subject, facts: facts as Facts }, (error) => {
    throw error;
  });
};

/** The same, as `id xpath`. */
export const adviceAfter = (...given: Parameters<typeof adviceLines>): readonly string[] =>
  adviceLines(...given).map(({ id, xpath }) => `${id} ${xpath}`);
