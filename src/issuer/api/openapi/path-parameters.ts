/** Descriptions of path parameters, by the name that the routes give them. */
export const pathParameters: Readonly<Record<string, string>> = {
  uuid: 'Identificador de un set de pruebas; el documento se juzga después. Otro identificador se envía de inmediato.',
  zipKey: 'ZipKey que dio el envío al set de pruebas',
  key: 'Código único del documento: CUFE, CUDE, CUDS o CUNE',
  nit: 'NIT sin dígito de verificación',
  dv: 'Dígito de verificación del NIT',
  file: 'Nombre que dio la emisión del documento, con su extensión',
  form: 'INLINE lo muestra en el navegador; BASE64 lo entrega dentro de JSON',
  name: 'Nombre de la tabla, con guiones o guiones bajos',
  id: 'Identificador: de la fila de una tabla, o del mensaje en el buzón',
  text: 'Texto que el nombre contiene, sin distinguir mayúsculas ni tildes',
  type: 'Identificador del tipo de documento (tabla type_documents)',
  prefix: 'Prefijo de la numeración',
  asset: 'Archivo de la página',
};
