/** What a shop sells at its till, by the way it is taxed. */
import type { Product } from './products.ts';

/** IVA 19 %. */
const shopGeneral: readonly Product[] = [
  { name: 'Jabón de tocador avena × 3', unit: 'packet', price: [7_900, 14_500], unspsc: '53131608' },
  { name: 'Crema dental 100 ml', unit: 'piece', price: [4_900, 12_900], unspsc: '53131502' },
  { name: 'Papel higiénico triple hoja × 12', unit: 'packet', price: [14_900, 29_900], unspsc: '14111704' },
  { name: 'Detergente en polvo 1 kg', unit: 'piece', price: [8_900, 17_900] },
  { name: 'Galletas saladas «La Ñapa» 9 tacos', unit: 'packet', price: [6_200, 11_400] },
  { name: 'Agua con gas 600 ml', unit: 'piece', price: [1_900, 3_500], unspsc: '50202301' },
  { name: 'Pilas AA × 2', unit: 'packet', price: [5_900, 15_900] },
  { name: "Cuaderno 100 hojas D'Ñoño", unit: 'piece', price: [2_800, 7_900], unspsc: '14111514' },
];

/** IVA 5 %. */
const shopReduced: readonly Product[] = [
  { name: 'Café molido 250 g', unit: 'piece', price: [8_900, 19_900], unspsc: '50201706' },
  { name: 'Azúcar morena', unit: 'kilogram', price: [3_400, 6_200] },
  { name: 'Chocolate de mesa con clavos & canela', unit: 'packet', price: [6_800, 15_400] },
  { name: 'Pasta para sopa 250 g', unit: 'piece', price: [1_600, 3_900] },
  { name: 'Aceite vegetal', unit: 'litre', price: [8_900, 17_500] },
];

/** IVA 0 %. */
const shopExempt: readonly Product[] = [
  { name: 'Leche entera larga vida', unit: 'litre', price: [3_100, 5_600], unspsc: '50131701' },
  { name: 'Huevo tipo AA', unit: 'dozen', price: [6_200, 11_800] },
  { name: 'Queso campesino', unit: 'kilogram', price: [17_900, 31_900] },
  { name: 'Pechuga de pollo sin piel', unit: 'kilogram', price: [14_500, 26_900] },
];

/** Outside IVA: no tax at all. */
const shopExcluded: readonly Product[] = [
  { name: 'Papa criolla', unit: 'kilogram', price: [2_400, 5_900] },
  { name: 'Plátano hartón', unit: 'kilogram', price: [1_900, 4_200] },
  { name: 'Pan tajado < 500 g', unit: 'piece', price: [4_900, 8_900] },
];

/** IVA 19 %, and the tax on sugary drinks by their contents, which are in millilitres. */
const sugaryDrink: readonly Product[] = [
  { name: 'Gaseosa cola 400 ml', unit: 'piece', price: [2_500, 3_900], millilitres: 400 },
  { name: 'Gaseosa manzana 1,5 l', unit: 'piece', price: [4_900, 7_900], millilitres: 1_500 },
  { name: 'Té helado limón & durazno 500 ml', unit: 'piece', price: [2_900, 4_500], millilitres: 500 },
  { name: 'Bebida energizante 250 ml', unit: 'piece', price: [3_900, 8_900], millilitres: 250 },
];

/** IVA 19 %, and the tax on ultra-processed food. */
const ultraProcessed: readonly Product[] = [
  { name: 'Papas fritas sabor limón 105 g', unit: 'piece', price: [3_900, 7_500] },
  { name: 'Chocolatina «jumbo» con maní 100 g', unit: 'piece', price: [4_500, 9_900] },
  { name: 'Ponqué relleno × 6', unit: 'packet', price: [7_900, 14_900] },
  { name: 'Salchicha tipo premium 500 g', unit: 'piece', price: [9_900, 19_900] },
];

export const shopGoods = {
  shopGeneral,
  shopReduced,
  shopExempt,
  shopExcluded,
  sugaryDrink,
  ultraProcessed,
};
