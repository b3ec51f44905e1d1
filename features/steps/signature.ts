import assert from 'node:assert/strict';
import { defineParameterType, Given } from '@cucumber/cucumber';
import { cellValue } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

defineParameterType({ name: 'json', regexp: /"(?:[^"\\]|\\.)*"/, transformer: (text: string) => cellValue(text) });

/** The first occurrence, which must be there: a change of nothing would prove nothing. */
Given('after signing {json} becomes {json}', async function (this: EnsayoWorld, from: unknown, to: unknown) {
  (await this.services()).tamperWith({
    signed: (xml) => {
      assert.ok(xml.includes(String(from)), `The document has nothing like ${JSON.stringify(from)}.`);
      return xml.replace(String(from), () => String(to));
    },
  });
});
