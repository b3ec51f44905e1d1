import type { Rule } from '../judge/engine/rule.ts';
import { addressRows, countryRows, type AddressFamilies, type CountryFamilies } from './address-rows.ts';
import { mandatoryRow } from './presence-rows.ts';
import { type InDocuments, inSales, notifies, rejects } from './row.ts';

/** An invoice is refused where a note is only told. */
export const strictInInvoice: InDocuments = { ...inSales(notifies), invoice: rejects };

type DeliveryPlace = {
  readonly path: string;
  readonly families: AddressFamilies & {
    readonly addressLine: string;
    readonly line: string;
    readonly country: string;
    readonly inCountry: CountryFamilies;
  };
  /** The rules about an AddressLine that is missing: they differ most from place to place. */
  readonly addressLine: (family: string, target: string) => readonly Rule[];
  /** The documents, and their kind where an AddressLine has no text. */
  readonly line: InDocuments;
  readonly postalZoneIn?: InDocuments;
  /** The rule that wants the whole address, which a missing part breaks as well. */
  readonly whole?: string;
};

/** One of the three addresses of a delivery, in annex order: wrong codes refuse an invoice, a wrong country anything. */
export const deliveryAddressRows = ({ path, families, ...place }: DeliveryPlace): readonly Rule[] => {
  const { whole, postalZoneIn } = place;
  const andWhole = (rule: Rule): Rule => (whole === undefined ? rule : { ...rule, alsoFires: [whole] });
  return [
    ...addressRows({
      path,
      families,
      in: strictInInvoice,
      ...(postalZoneIn === undefined ? {} : { postalZoneIn }),
    }),
    ...place.addressLine(families.addressLine, `${path}/cac:AddressLine`).map(andWhole),
    andWhole(mandatoryRow(families.line, `${path}/cac:AddressLine/cbc:Line`, place.line)),
    andWhole(mandatoryRow(families.country, `${path}/cac:Country`, inSales(rejects))),
    ...countryRows({ path: `${path}/cac:Country`, families: families.inCountry, in: inSales(rejects) }),
  ];
};
