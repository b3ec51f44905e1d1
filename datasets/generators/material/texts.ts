/** Free text: short, long, over several lines, and with every character that XML treats in its own way. */
import type { Random } from './random.ts';

const remarks = [
  'Gracias por su compra. Esta factura se asimila en sus efectos a una letra de cambio.',
  'Favor consignar en la cuenta indicada y enviar el soporte al área de cartera.',
  'Mercancía entregada en buen estado; no se aceptan reclamos después de 5 días.',
  'Precios sujetos a variación si el pedido es < 10 unidades o > 500 unidades.',
  'Peñuela & Núñez: «calidad» y "cumplimiento" desde 1978. Pregunte por D\'Ñoño.',
  'Condiciones:\n\t1. Pago según lo pactado.\n\t2. Devoluciones a través de la página.',
  'Entidades escritas como texto: &amp; &lt;nota&gt; &#241; y cierre ]]> sin sección.',
  'Descuento aplicado = 10 % × base; validez: 30 días — sujeto a existencias…',
] as const;

/** A remark, now and then several in one text. */
export const remark = (random: Random): string =>
  random.several(random.chance(0.1) ? random.integer(4, 9) : 1, () => random.pick(remarks)).join(' ');

const details = [
  ', presentación económica',
  ' (según cotización N.º 45-B)',
  ' <importado> & garantizado por 12 meses',
  ' "edición especial" para el cliente',
  " marca L'Ñandú",
  ', uso a temperatura < 5 °C y humedad > 80 %',
  ', con instalación, transporte y puesta en marcha incluidos dentro del perímetro urbano, sin obras civiles ' +
    'ni permisos, horario de atención de lunes a viernes',
] as const;

/** The name of a product as it is, or with a detail behind it; a semicolon separates several descriptions. */
export const describe = (random: Random, name: string): string =>
  random.chance(0.25) ? `${name}${random.pick(details)}` : name;

export const discountReasons = [
  'Descuento comercial',
  'Descuento por volumen',
  'Promoción fin de año',
  'Cliente «preferente» & frecuente',
] as const;

export const chargeReasons = [
  'Flete',
  'Seguro de transporte',
  'Empaque y manipulación',
  'Recargo por urgencia',
] as const;
