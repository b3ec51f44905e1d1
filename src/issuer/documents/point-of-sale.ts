/**
 * The three extensions of a POS ticket (DE annex 1.0, 8.2), in the order of the authority's example. Each has one group
 * of pairs: an exact literal, accents included, and its value. They are in the document's own namespace.
 */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf } from './elements.ts';
import { moneyText } from './figures.ts';
import type { PointOfSale } from './model.ts';

type Pair = readonly [literal: string, value: string, field: string];

type Extension = { readonly name: string; readonly group: string; readonly path: string };

const extensionOf = ({ name, group: inner, path }: Extension, pairs: readonly Pair[]): XmlSpec =>
  group(
    name,
    [
      group(
        inner,
        pairs.map(([literal, value, field]) => [
          leaf('Name', literal),
          leaf('Value', value, { field: fieldAt(path, field) }),
        ]),
      ),
    ],
    path,
  );

export const pointOfSale = ({ manufacturer, benefits, till }: PointOfSale): readonly XmlSpec[] => [
  extensionOf({ name: 'FabricanteSoftware', group: 'InformacionDelFabricanteDelSoftware', path: manufacturer.path }, [
    ['NombreApellido', manufacturer.name, 'name'],
    ['RazonSocial', manufacturer.businessName, 'business_name'],
    ['NombreSoftware', manufacturer.softwareName, 'software_name'],
  ]),
  extensionOf({ name: 'BeneficiosComprador', group: 'InformacionBeneficiosComprador', path: benefits.path }, [
    ['Codigo', benefits.code, 'code'],
    ['NombresApellidos', benefits.name, 'name'],
    ['Puntos', benefits.points, 'points'],
  ]),
  extensionOf({ name: 'PuntoVenta', group: 'InformacionCajaVenta', path: till.path }, [
    ['PlacaCaja', till.plate, 'plate_number'],
    ['UbicaciónCaja', till.location, 'location'],
    ['Cajero', till.cashier, 'cashier'],
    ['TipoCaja', till.type, 'cash_type'],
    ['CódigoVenta', till.saleCode, 'sales_code'],
    ['SubTotal', moneyText(till.subtotal), 'subtotal'],
  ]),
];
