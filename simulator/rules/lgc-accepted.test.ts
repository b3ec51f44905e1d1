import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import type { RegisteredEvent } from '../registry/types.ts';
import { outcomeOf, referencedKey } from '../testing/notes.fixture.ts';
import { remove, set } from '../testing/rules.fixture.ts';

describe('a note to an invoice that its buyer has accepted (LGC15)', () => {
  const facts = (code: string): Partial<Facts> => ({
    registeredEvents: { byDocument: new Map([[referencedKey, [{ code } as RegisteredEvent]]]) }, // no more is read
  });

  it.each<readonly [event: string, built: readonly XmlEdit[], status: RuleResult['status']]>([
    ['033', [], 'failed'],
    ['034', [], 'failed'],
    ['032', [], 'passed'],
    ['033', [set('/*/cbc:CustomizationID', '24')], 'passed'],
    ['033', [remove('/*/cac:BillingReference')], 'passed'],
  ])('with event %s, %j: %s', async (event, built, status) => {
    expect((await outcomeOf('creditNote', 'LGC15', { built, facts: facts(event) })).status).toBe(status);
  });
});
