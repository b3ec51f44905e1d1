import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { ClockSetting } from '../../src/common/env/env.ts';
import type { Tamper } from '../../src/issuer/steps.ts';
import { controlOf } from '../support/authority-control.ts';
import { datesOf } from '../support/dates.ts';
import type { EnsayoWorld } from '../support/world.ts';

When('the clock is stepped by {string} seconds', async function (this: EnsayoWorld, seconds: string) {
  await controlOf(await this.services()).advanceClock(Number(seconds) * 1_000);
});

When('the clock is set to {string}', async function (this: EnsayoWorld, setting: string) {
  // The interface refuses an invalid setting.
  await controlOf(await this.services()).setClock(JSON.parse(setting) as ClockSetting);
});

Given("the authority's clock is {string} seconds ahead", async function (this: EnsayoWorld, seconds: string) {
  await controlOf(await this.services()).setAuthorityOffset(Number(seconds) * 1_000);
});

/** When the time passes: each of these steps gives what the next one takes. */
const delaying = {
  'it is built': (pass) => ({ built: pass }),
  'it is signed': (pass) => ({ signed: pass }),
  'its message is written': (pass) => ({ envelope: pass }),
} as const satisfies Readonly<Record<string, (pass: <T>(given: T) => T) => Tamper>>;

type Moment = keyof typeof delaying;

defineParameterType({
  name: 'moment',
  regexp: new RegExp(Object.keys(delaying).join('|')),
  transformer: (name: string) => name as Moment, // One of the alternatives above.
});

Given('{string} seconds pass once {moment}', async function (this: EnsayoWorld, seconds: string, moment: Moment) {
  const { clock, tamperWith } = await this.services();
  tamperWith(
    delaying[moment]((given) => {
      clock.advance(Number(seconds) * 1_000);
      return given;
    }),
  );
});

Then('the clock says it is {string}', async function (this: EnsayoWorld, mode: string) {
  assert.equal((await controlOf(await this.services()).clock()).setting.mode, mode);
});

Then("the authority's date is {string}", async function (this: EnsayoWorld, date: string) {
  assert.equal((await controlOf(await this.services()).clock()).date, date);
});

Then(
  'all that it led to bears the date {string}: {}',
  async function (this: EnsayoWorld, date: string, artefacts: string) {
    const services = await this.services();
    for (const name of artefacts.split(', ')) {
      const dates = await datesOf[name]?.(services, this.issued);
      assert.ok(dates !== undefined && dates.length > 0, `${name} bears no date.`);
      assert.deepEqual([...new Set(dates)], [date], name);
    }
  },
);
