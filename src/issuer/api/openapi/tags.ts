/** The groups of the page, in its order. */
export const tags = {
  Documentos:
    'Emisión de facturas, notas, documentos soporte y nómina. Cada respuesta trae el veredicto de la autoridad.',
  'Consultas a la autoridad': 'Veredictos y XML que guarda la autoridad.',
  Archivos: 'XML, PDF y contenedores de los documentos emitidos.',
  Correo: 'El buzón propio, que recoge los correos que habrían salido.',
  Numeración: 'El número que sigue en cada rango.',
  'Tablas de referencia': 'Identificadores que llevan las solicitudes y códigos oficiales que llevan los documentos.',
  Configuración: 'Empresas, software, certificado, resoluciones y ambiente.',
  Servicio: 'El servicio mismo y su descripción.',
} as const;

export type Tag = keyof typeof tags;
