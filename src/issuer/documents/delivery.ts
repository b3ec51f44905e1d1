/** Where, when and by whom the goods are delivered (section AM). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, optional } from './elements.ts';
import type { Delivery } from './model.ts';
import { addressContent, deliveryParty } from './party.ts';

export const delivery = ({ path, date, address, party }: Delivery): XmlSpec =>
  group(
    'cac:Delivery',
    [
      optional('cbc:ActualDeliveryDate', date, { field: fieldAt(path, 'actual_delivery_date') }),
      address &&
        group(
          'cac:DeliveryAddress',
          addressContent(address, (name) => fieldAt(path, name)),
          fieldAt(path, 'address'),
        ),
      party && deliveryParty(party),
    ],
    path,
  );
