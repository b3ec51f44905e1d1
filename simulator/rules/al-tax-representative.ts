import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group } from '../judge/engine/rule.ts';
import { mandatoryRow, optionalRow } from './presence-rows.ts';
import { agency, inEach, inSales, noted, notifies, notifiesIfAsked, row } from './row.ts';

const representative = '/*/cac:TaxRepresentativeParty';
const identification = `${representative}/cac:PartyIdentification`;
const id = `${identification}/cbc:ID`;

const title = { en: 'Tax representative', es: 'Representante tributario' };

/** Who answers for the issuer before the authority; no document needs one. */
export const taxRepresentativeRules = group({ code: 'AL', title, stage: 'content' }, [
  optionalRow('AL01', representative, inSales(notifiesIfAsked)),
  mandatoryRow('AL02', identification, noted),
  // The notes leave it to the sender.
  optionalRow('AL02', identification, inEach(notifiesIfAsked, 'creditNote', 'debitNote')),
  mandatoryRow('AL03', id, inSales(notifies)),
  ...agency(id, ['AL04', 'AL05']),
  row({
    family: 'AL06',
    in: inSales(notifies),
    target: `${id}/@schemeName`,
    message: 'Tipo de identificación del representante tributario fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AL07',
    in: inSales(notifies),
    target: `${id}/@schemeID`,
    message: 'Falta el DV del NIT del representante tributario',
    check: checkDigitPresent(),
  }),
]);
