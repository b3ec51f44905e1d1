import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ClockSetting } from '../../src/common/env/env.ts';
import { controlOf } from '../support/control.ts';
import type { EnsayoWorld } from '../support/world.ts';

When('the clock is stepped by {string} seconds', async function (this: EnsayoWorld, seconds: string) {
  await controlOf(await this.services()).advanceClock(Number(seconds) * 1_000);
});

When('the clock is set to {string}', async function (this: EnsayoWorld, setting: string) {
  // The interface refuses what is no setting.
  await controlOf(await this.services()).setClock(JSON.parse(setting) as ClockSetting);
});

Given("the authority's clock is {string} seconds ahead", async function (this: EnsayoWorld, seconds: string) {
  await controlOf(await this.services()).setAuthorityOffset(Number(seconds) * 1_000);
});

Then('the clock says it is {string}', async function (this: EnsayoWorld, mode: string) {
  assert.equal((await controlOf(await this.services()).clock()).setting.mode, mode);
});

Then("the authority's date is {string}", async function (this: EnsayoWorld, date: string) {
  assert.equal((await controlOf(await this.services()).clock()).date, date);
});
