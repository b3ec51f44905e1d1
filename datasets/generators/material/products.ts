/** What is sold, by the way it is taxed. Names, units and prices are ordinary; no offer is meant. */

/** Identifiers of `datasets/facts/reference/unit_measures.json`. */
export const units = {
  piece: 70,
  year: 250,
  box: 381,
  one: 440,
  day: 606,
  dozen: 636,
  each: 642,
  gallon: 686,
  gram: 692,
  hour: 730,
  kilogram: 767,
  kilowattHour: 797,
  litre: 821,
  month: 856,
  squareMetre: 863,
  metre: 865,
  millilitre: 852,
  packet: 932,
  pair: 938,
  set: 993,
} as const;

export type Unit = keyof typeof units;

export type Product = {
  readonly name: string;
  readonly unit: Unit;
  /** Least and highest price of a unit, in pesos. */
  readonly price: readonly [least: number, highest: number];
  /** Eight digits of the UNSPSC, where we know one. */
  readonly unspsc?: string;
  /** Ten digits of the customs tariff, for goods of which we know them. */
  readonly tariff?: string;
  /** Services have no bar code. */
  readonly isService?: true;
  /** Drinks that are taxed by their contents. */
  readonly millilitres?: number;
};

/** IVA 19 %. */
const general: readonly Product[] = [
  {
    name: 'Computador portátil 14"',
    unit: 'piece',
    price: [1_450_000, 5_900_000],
    unspsc: '43211503',
    tariff: '8471300000',
  },
  { name: 'Resma de papel carta 75 g/m²', unit: 'packet', price: [12_500, 24_900], unspsc: '14111507' },
  { name: 'Bolígrafo tinta negra', unit: 'dozen', price: [6_000, 21_000], unspsc: '44121701' },
  { name: 'Tornillo hexagonal 1/4" x 2" galvanizado', unit: 'box', price: [18_000, 64_000] },
  { name: 'Cable UTP cat. 6 <exterior>', unit: 'metre', price: [1_200, 3_900] },
  { name: 'Pintura tipo 1 blanco puro', unit: 'gallon', price: [48_000, 96_000] },
  { name: 'Cemento gris uso general, bulto 50 kg', unit: 'piece', price: [27_000, 39_000], tariff: '2523290000' },
  { name: 'Porcelanato 60 × 60', unit: 'squareMetre', price: [42_900, 118_000] },
  { name: 'Champú para niños 400 ml', unit: 'piece', price: [11_900, 28_500] },
  { name: 'Guantes de seguridad talla L', unit: 'pair', price: [4_500, 32_000], unspsc: '46181504' },
  { name: 'Juego de llaves mixtas', unit: 'set', price: [75_000, 260_000] },
  {
    name: 'Servicio de consultoría tributaria',
    unit: 'hour',
    price: [90_000, 420_000],
    unspsc: '80101500',
    isService: true,
  },
  { name: 'Licencia de software «nómina y contabilidad»', unit: 'year', price: [580_000, 4_800_000], isService: true },
  { name: 'Mantenimiento de ascensores', unit: 'month', price: [320_000, 950_000], isService: true },
  { name: 'Alquiler de andamios', unit: 'day', price: [8_000, 45_000], isService: true },
  { name: 'Diseño & diagramación de catálogo', unit: 'one', price: [350_000, 2_900_000], isService: true },
];

/** IVA 5 %. */
const reduced: readonly Product[] = [
  {
    name: 'Café tostado y molido',
    unit: 'kilogram',
    price: [28_000, 74_000],
    unspsc: '50201706',
    tariff: '0901212000',
  },
  { name: 'Azúcar blanca', unit: 'kilogram', price: [3_200, 5_900], tariff: '1701999000' },
  { name: 'Chocolate de mesa con clavos & canela', unit: 'packet', price: [6_800, 15_400] },
  { name: 'Aceite vegetal', unit: 'litre', price: [8_900, 17_500] },
  { name: 'Harina de trigo fortificada', unit: 'kilogram', price: [2_600, 4_800], tariff: '1101000000' },
  { name: 'Salchichón cervecero', unit: 'kilogram', price: [13_500, 29_000] },
];

/** IVA 0 %: exempt, taxed at nothing. */
const exempt: readonly Product[] = [
  { name: 'Leche entera pasteurizada', unit: 'litre', price: [3_100, 5_600], unspsc: '50131701' },
  { name: 'Huevo tipo AA', unit: 'dozen', price: [6_200, 11_800] },
  { name: 'Carne de res, muchacho', unit: 'kilogram', price: [26_000, 48_000] },
  { name: 'Pechuga de pollo sin piel', unit: 'kilogram', price: [14_500, 26_900] },
  { name: 'Libro «Cien años de soledad»', unit: 'each', price: [32_000, 89_000] },
];

/** Outside IVA: such a line has no tax at all. */
const excluded: readonly Product[] = [
  { name: 'Papa pastusa', unit: 'kilogram', price: [1_400, 3_900] },
  { name: 'Ñame espino', unit: 'kilogram', price: [2_800, 6_400] },
  { name: 'Cebolla cabezona', unit: 'kilogram', price: [1_900, 5_200] },
  { name: 'Consulta de medicina general', unit: 'one', price: [45_000, 180_000], isService: true },
  { name: 'Energía eléctrica', unit: 'kilowattHour', price: [620, 1_150], isService: true },
  { name: 'Transporte público de pasajeros', unit: 'one', price: [2_950, 98_000], isService: true },
];

/** INC 8 %: restaurants and bars. */
const restaurant: readonly Product[] = [
  { name: 'Bandeja paisa', unit: 'piece', price: [28_000, 52_000], isService: true },
  { name: 'Ajiaco santafereño con alcaparras & crema', unit: 'piece', price: [24_000, 46_000], isService: true },
  { name: 'Almuerzo ejecutivo «piqueteadero El Ñato»', unit: 'piece', price: [14_000, 27_000], isService: true },
  { name: 'Jugo natural de lulo en agua', unit: 'piece', price: [6_500, 13_900], isService: true },
  { name: 'Cerveza artesanal 330 ml', unit: 'piece', price: [11_000, 21_000], isService: true },
];

/** IVA 19 % and INC 4 %: mobile telephony. */
const mobileTelephony: readonly Product[] = [
  {
    name: 'Plan móvil «ilimitado» 40 GB',
    unit: 'month',
    price: [42_900, 119_900],
    unspsc: '83111603',
    isService: true,
  },
  { name: 'Navegación adicional > 10 GB', unit: 'one', price: [9_900, 39_900], unspsc: '83111603', isService: true },
  { name: 'Minutos a otros operadores', unit: 'one', price: [5_000, 30_000], unspsc: '83111603', isService: true },
];

/** Plastic bags: IVA 19 %; the tax on each bag is added by the recipe `nominalTax`. */
const bag: readonly Product[] = [
  { name: 'Bolsa plástica pequeña', unit: 'piece', price: [50, 150] },
  { name: 'Bolsa plástica tamaño "jumbo"', unit: 'piece', price: [200, 600] },
];

/** Goods for abroad, with their tariff heading. */
const exported: readonly Product[] = [
  { name: 'Café verde excelso, saco de fique', unit: 'kilogram', price: [19_000, 42_000], tariff: '0901119000' },
  { name: 'Rosas frescas, tallo 60 cm', unit: 'box', price: [160_000, 420_000], tariff: '0603110000' },
  { name: 'Leggins de dama línea «control»', unit: 'piece', price: [32_000, 98_000] },
  { name: 'Sombrero vueltiao fino, 21 vueltas', unit: 'piece', price: [180_000, 650_000], tariff: '6504000000' },
  { name: 'Esmeralda tallada < 2 quilates', unit: 'gram', price: [2_400_000, 9_800_000], tariff: '7103912000' },
  { name: 'Bocadillo veleño & manjar blanco', unit: 'box', price: [24_000, 68_000] },
];

/** At IVA 19 %. */
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

/** At its till, IVA 5 %. */
const shopReduced: readonly Product[] = [
  { name: 'Café molido 250 g', unit: 'piece', price: [8_900, 19_900], unspsc: '50201706' },
  { name: 'Azúcar morena', unit: 'kilogram', price: [3_400, 6_200] },
  { name: 'Chocolate de mesa con clavos & canela', unit: 'packet', price: [6_800, 15_400] },
  { name: 'Pasta para sopa 250 g', unit: 'piece', price: [1_600, 3_900] },
  { name: 'Aceite vegetal', unit: 'litre', price: [8_900, 17_500] },
];

/** At its till, IVA 0 %. */
const shopExempt: readonly Product[] = [
  { name: 'Leche entera larga vida', unit: 'litre', price: [3_100, 5_600], unspsc: '50131701' },
  { name: 'Huevo tipo AA', unit: 'dozen', price: [6_200, 11_800] },
  { name: 'Queso campesino', unit: 'kilogram', price: [17_900, 31_900] },
  { name: 'Pechuga de pollo sin piel', unit: 'kilogram', price: [14_500, 26_900] },
];

/** At its till, outside IVA: no tax at all. */
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

export const products = {
  general,
  reduced,
  exempt,
  excluded,
  restaurant,
  mobileTelephony,
  bag,
  exported,
  shopGeneral,
  shopReduced,
  shopExempt,
  shopExcluded,
  sugaryDrink,
  ultraProcessed,
} satisfies Readonly<Record<string, readonly Product[]>>;

export type Treatment = keyof typeof products;

/** Brands of exported goods, with a few models each. */
export const brands = [
  { brand: 'FULLFIT', models: ['1032', '1087', 'M-«alta»'] },
  { brand: 'La Ñapa & Hijos', models: ['Clásico', 'Edición 2"'] },
  { brand: "D'Origen", models: ['<S>', 'XL/24'] },
] as const;

/** Units of which parts are sold. */
export const divisibleUnits: ReadonlySet<Unit> = new Set<Unit>([
  'gallon',
  'gram',
  'hour',
  'kilogram',
  'kilowattHour',
  'litre',
  'squareMetre',
  'metre',
]);
