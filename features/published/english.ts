/** The published wordings in English: for a team's own features (docs/conform.md). They do not change within a major version. */
import type { Wordings } from './steps.ts';

export const english: Wordings = {
  given: {
    clock: 'the clock stands at {string}',
    valid: 'a valid {document}',
    validAbout: 'a valid {document} about it',
    accepted: 'an accepted {document}',
    fieldIs: 'the field {string} is {value}',
    fieldLeftOut: 'the field {string} is left out',
    fields: 'the fields',
  },
  when: {
    sent: 'it is sent',
    sentAgain: 'it is sent again',
  },
  then: {
    accepted: 'it is accepted',
    acceptedWith: 'it is accepted with exactly the codes {string}',
    rejected: 'it is rejected',
    rejectedWith: 'it is rejected with exactly the codes {string}',
    codesContain: 'its codes contain {string}',
    codesDoNotContain: 'its codes do not contain {string}',
    explanationNames: 'the explanation of {string} names the field {string}',
    explanationSays: 'the explanation of {string} says what was found and expected',
    refusedBecauseOf: 'the request is refused because of the field {string}',
  },
};
