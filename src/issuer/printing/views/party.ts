import type { Address, Party, Coded, Presentation } from '../../documents/model.ts';
import { joined, given } from './parts.ts';
import type { Fact, PrintedParty } from '../printed-document.ts';

/** `CR 10 # 20-30, Medellín, Antioquia`, the country only abroad. */
const addressText = (address: Address | undefined): string => {
  if (address === undefined) return '';
  const city = address.municipality?.name ?? address.city;
  const department = address.department?.name ?? address.state;
  const country = address.country.code === 'CO' ? undefined : address.country.name;
  // The department of Bogotá has the name of its city.
  return joined([address.line, city, department === city ? undefined : department, country], ', ');
};

/** The number with its check digit, e.g. `900373076-4`. */
const identificationText = ({ number, checkDigit }: Party['identification']): string =>
  joined([number, checkDigit], '-');

const names = (coded: readonly Coded[]): string => coded.map(({ name }) => name).join(', ');

/** Many requests fill the field with zeros because their API requires it. */
const registrationText = (registration: string | undefined): string | undefined =>
  registration !== undefined && /[^0\s-]/.test(registration) ? registration : undefined;

/** That of the final consumer, which is nobody's cédula. */
const generic = '222222222222';

const identificationCaption = ({ number, type }: Party['identification']): string =>
  number === generic ? 'Identificación' : type.name;

const partyFacts = (party: Party): Fact[] => {
  if (party.isAnonymous === true) return [{ caption: 'Identificación', text: party.identification.number }];
  return given([
    { caption: identificationCaption(party.identification), text: identificationText(party.identification) },
    { caption: 'Nombre comercial', text: party.tradeName === party.name ? undefined : party.tradeName },
    { caption: 'Régimen', text: party.regime.name },
    { caption: 'Responsabilidades', text: names(party.liabilities) },
    { caption: 'Matrícula mercantil', text: registrationText(party.merchantRegistration) },
    { caption: 'Dirección', text: addressText(party.address) },
    { caption: 'Teléfono', text: party.contact.telephone },
    { caption: 'Correo', text: party.contact.email },
  ]);
};

/** The party as a block captioned with its role, e.g. `Adquirente`. */
export const partyView = (party: Party, caption: string): PrintedParty => ({
  caption,
  name: party.name,
  facts: partyFacts(party),
});

/** The issuer under its role, with the data that is only on the printed page. */
export const issuerView = (issuer: Party, caption: string, presentation: Presentation): PrintedParty => ({
  caption,
  name: issuer.name,
  facts: [
    ...partyFacts(issuer),
    ...given([
      { caption: 'Actividad económica', text: presentation.economicActivity },
      { caption: 'Zona económica y social especial (ZESE)', text: presentation.economicZone },
    ]),
  ],
});
