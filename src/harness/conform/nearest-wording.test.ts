import { describe, expect, it } from 'vitest';
import { nearestWording } from './nearest-wording.ts';

const wordings = [
  'a valid {document}',
  'a valid {document} about it',
  'an accepted {document}',
  'the field {string} is {value}',
  'it is sent',
  'it is sent again',
  'it is rejected',
  'it is rejected with exactly the codes {string}',
  'its codes contain {string}',
  'un/una {documento} aceptado/aceptada',
  'se rechaza exactamente con los códigos {string}',
  'el campo {string} no va',
];

describe('nearestWording', () => {
  it.each([
    ['it is send', 'it is sent'],
    ['it is sent agian', 'it is sent again'],
    ['it is rejected with the codes "FAU04"', 'it is rejected with exactly the codes {string}'],
    ['It is rejected with exactly the code "FAU04"', 'it is rejected with exactly the codes {string}'],
    ['the field "customer.name" is equal to "ACME"', 'the field {string} is {value}'],
    ['a valid credit note on it', 'a valid {document} about it'],
    ['an acepted health invoice', 'an accepted {document}'],
    ['una nota crédito acceptada', 'un/una {documento} aceptado/aceptada'],
    ['se rechaza con los códigos "FAU04"', 'se rechaza exactamente con los códigos {string}'],
    ['el campo "customer" no está', 'el campo {string} no va'],
    ['the codes contain "FAU04"', 'its codes contain {string}'],
  ])('%j is near %j', (step, wording) => {
    expect(nearestWording(step, wordings)).toBe(wording);
  });

  it.each(['something else', 'the buyer pays in cash', '', 'word '.repeat(31)])('nothing is near %j', (step) => {
    expect(nearestWording(step, wordings)).toBeUndefined();
  });
});
