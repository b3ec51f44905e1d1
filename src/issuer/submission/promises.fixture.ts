/** What docs/submission.md promises, looked at in a world where anything may have happened. */
import { expect } from 'vitest';
import type { Reaction } from '../authority/fake-authority.fixture.ts';
import { fault, outage, saleIn, type Arrival } from '../authority/keeping-authority.fixture.ts';
import { eventIn } from './issue-result.ts';
import { refused, type Asked, type World } from './submission-world.fixture.ts';

/** The service sends again soon. */
const busy: Reaction = { status: 503, body: '' };
const disabled: Reaction = { status: 403, body: '403 Site Disabled' };

/** Answers that say that nothing was processed, which need not be true. */
export const denials: Readonly<Record<string, Reaction>> = { fault, outage, busy, disabled, refused };

const isThere = ({ became }: Arrival): boolean => became === 'accepted' || became === 'in process';

const answerHolds = ({ name, body, answer }: Asked, { authority }: World): void => {
  if (answer === undefined) return;
  const accepted = authority.accepted.filter(({ xml }) => saleIn(xml) === name);
  const isRight = !JSON.stringify(body).includes(authority.rejecting);
  if (answer.kind === 'number-taken') {
    expect(body.number, `${name} states its number`).toBeDefined();
    expect(accepted.length > 0, `${name}: is it the one that has its number`).toBe(answer.isSame);
    return;
  }
  if (answer.kind !== 'issued') throw new Error(`${name}: ${answer.kind}`);
  const event = eventIn(answer);
  if (event === 'rejected') expect([isRight, accepted], `${name} was rejected`).toEqual([false, []]);
  const { key } = answer.document.identity;
  if (event === 'accepted')
    expect(
      accepted.map((each) => each.key),
      `${name} was accepted`,
    ).toContain(key);
  const isKnown = authority.arrivals.some((each) => each.key === key && isThere(each));
  if (event === 'unfinished') expect(isKnown, `${name} is in process`).toBe(true);
};

export const holds = async (world: World): Promise<void> => {
  const { authority, mails } = world;
  const names = authority.accepted.map(({ xml }) => saleIn(xml));
  expect(new Set(names).size, `accepted once each: ${names.join(', ')}`).toBe(names.length);
  const numbers = authority.accepted.map(({ number }) => number);
  expect(new Set(numbers).size, 'each number once').toBe(numbers.length);
  for (const [key, count] of mails) expect([key, count]).toEqual([key, 1]);
  for (const asked of world.asked) {
    const { name, answer } = asked;
    answerHolds(asked, world);
    if (answer?.kind !== 'issued' || !answer.answered.verdict.isValid) continue;
    expect(await world.stateOf(answer.document.identity.key), name).toBe('accepted');
  }
};
