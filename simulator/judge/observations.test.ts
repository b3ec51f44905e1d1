import { expect, it } from 'vitest';
import { catalogue } from '../rules/index.ts';
import { deviations } from './engine/deviations.ts';
import { observations } from './observations.ts';

it('every observation that a profile follows differs from default in a way that follows from its effect', () => {
  const told = observations(catalogue()).filter(({ changes }) => changes.length > 0);
  expect(
    told.map(({ about, profile, changes }) => [about, profile, ...new Set(changes.map(({ than }) => than))]),
  ).toEqual([
    ['CAD03', 'observed', 'laxer'],
    ['DAD03', 'observed', 'laxer'],
    ['CBG04', 'observed', 'anotherName'],
    ['DBG04', 'observed', 'anotherName'],
    ['FAB07a', 'observed', 'stricter'],
    ['FAB08a', 'observed', 'stricter'],
    ['ZB01', 'observed', 'stricter'],
    ['FAZ09', 'observed', 'laxer'],
    ['RUT01', 'observed', 'stricter', 'otherDocuments'],
    ['DSAB10b', 'observed', 'laxer'],
    ['DSAB36', 'observed', 'stricter'],
    ['ZE02', 'observed-root', 'stricter'],
  ]);
});

it('a kind that the rule declares anyway is no change', () => {
  const [same] = deviations().filter(({ about }) => about === 'FAJ43b');
  expect(same?.effect?.kinds).toEqual({ FAJ43b: 'Notificación' });
  expect(observations(catalogue()).find(({ about }) => about === 'FAJ43b')).toMatchObject({ changes: [] });
});
