import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { ControlError } from '../../simulator/control/client.ts';
import type { ForcedOptions, VerdictName } from '../../simulator/tenants/disturbances/verdict-kinds.ts';
import { lineName, resultOf } from '../../src/harness/answers.ts';
import { controlOf, exchangesOf } from '../support/authority-control.ts';
import { withFields } from '../support/fields.ts';
import { listedLines } from '../support/verdicts.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

const optionsOf = (verdict: string, rows: readonly (readonly string[])[] = []): ForcedOptions =>
  withFields({ verdict: verdict as VerdictName }, rows) as ForcedOptions; // The interface refuses an invalid verdict.

Given('the forced verdict {word}', async function (this: EnsayoWorld, verdict: string) {
  await controlOf(await this.services()).addVerdict(optionsOf(verdict));
});

Given('the forced verdict {word} with', async function (this: EnsayoWorld, verdict: string, table: DataTable) {
  await controlOf(await this.services()).addVerdict(optionsOf(verdict, table.rows()));
});

Given('forced verdicts are {word}', async function (this: EnsayoWorld, setting: string) {
  const forcedVerdicts = setting as 'allowed' | 'refused'; // The interface refuses anything else.
  await controlOf(await this.services()).changeSettings({ forcedVerdicts });
});

When('it is posted with the header {string}', async function (this: EnsayoWorld, header: string) {
  const [name = '', value = ''] = header.split(': ');
  await this.post(this.path, { [name]: value });
});

Then(
  'the forced verdict {word} cannot be ordered: {string}',
  async function (this: EnsayoWorld, verdict: string, code: string) {
    const control = controlOf(await this.services());
    await assert.rejects(
      control.addVerdict(optionsOf(verdict)),
      (error) => error instanceof ControlError && error.code === code,
    );
  },
);

Then(
  'the journal says what the judge found: {word} with {}',
  async function (this: EnsayoWorld, verdict: string, lines: string) {
    const services = await this.services();
    const sent = (await exchangesOf(services)).findLast(({ operation }) => operation?.startsWith('Send') === true);
    const { results } = await controlOf(services).exchange(sent?.id ?? '');
    // A forced verdict records this in the journal.
    const { found } = results as { found: { verdict: string; lines: readonly string[] } };
    assert.equal(found.verdict, verdict);
    assert.deepEqual(found.lines.map(lineName), listedLines(lines));
  },
);

Then('its sentence names {string}', function (this: EnsayoWorld, text: string) {
  const { StatusDescription: description } = resultOf(this.reply.body);
  expectContained(String(description), text);
});
