import { describe, expect, it } from 'vitest';
import { parseXml } from './parse.ts';
import type { XmlLimits } from './parse-limits.ts';

const worded = (input: string | Buffer, limits: XmlLimits = {}): string => {
  const read = parseXml(input, limits);
  if (read.ok) throw new Error('The text is well-formed.');
  return read.problem.message.es;
};

describe('the problem of a text that is no XML', () => {
  it.each<[text: string | Buffer, spanish: string]>([
    [Buffer.from([0x3c, 0x61, 0xff]), 'El byte 2 (0xFF) no es UTF-8, la única codificación admitida.'],
    ['<?xml version="1.0" encoding="x"?><a/>', 'El documento declara la codificación "x" y debe ser UTF-8.'],
    [
      '<?xml version="9"?><a/>',
      'La declaración XML está mal escrita: se esperaba <?xml version="1.0" encoding="UTF-8"?>.',
    ],
    [
      ' <?xml version="1.0"?><a/>',
      'Se encontró "<?xml": la declaración XML debe estar al comienzo del archivo y en minúsculas.',
    ],
    ['<!DOCTYPE a><a/>', 'El documento tiene un DOCTYPE, que no se admite.'],
    ['', 'El documento no tiene elemento raíz.'],
    ['x<a/>', 'Se esperaba el elemento raíz y se encontró "x<a/>".'],
    ['<a/>x', 'No debe haber nada después del elemento raíz y se encontró "x".'],
    [
      '<a>&x;</a>',
      'La entidad "&x;" no está definida: solo lo están &lt; &gt; &amp; &quot; &apos; y las referencias de carácter.',
    ],
    ['<a>&#0;</a>', '"&#0;" no es una referencia a un carácter admitido en XML.'],
    ['<a>& b</a>', 'Un "&" no inicia ninguna referencia: escríbalo "&amp;".'],
    ['<a>\u0001</a>', 'El carácter U+0001 no se admite en XML, ni siquiera como referencia.'],
    ['<p:a/>', 'El prefijo "p" de "p:a" no está declarado: falta xmlns:p="…" en el elemento o en uno que lo contenga.'],
    ['<a xmlns:xmlns="u"/>', 'El estándar prohíbe declarar el prefijo "xmlns".'],
    [
      '<a xmlns:xml="u"/>',
      'El prefijo "xml" está asociado a "u" y debe estarlo a "http://www.w3.org/XML/1998/namespace".',
    ],
    [
      '<a xmlns:p="http://www.w3.org/2000/xmlns/"/>',
      'El espacio de nombres "http://www.w3.org/2000/xmlns/" está asociado a "p", lo que prohíbe el estándar.',
    ],
    ['<a xmlns:p=""/>', 'El prefijo "p" está asociado a un espacio de nombres vacío: se esperaba una URI.'],
    ['<a xmlns:="u"/>', '"xmlns:" no tiene ningún prefijo después.'],
    ['<a xmlns:1="u"/>', '"xmlns:1" declara algo que no es un prefijo.'],
    ['<a b="1" b="2"/>', 'El atributo "b" está dos veces en el mismo elemento.'],
    ['<a b="<"/>', 'Hay un "<" en el valor de un atributo: escríbalo "&lt;".'],
    ['<a b="', 'El valor del atributo que comienza aquí no tiene comilla de cierre.'],
    ['<a b=1/>', 'Se esperaba el valor de un atributo entre comillas.'],
    ['<a:b:c xmlns:a="u"/>', '"a:b:c" no es un nombre.'],
    ['<a "/>', 'Se esperaba un atributo, ">" o "/>".'],
    ['<a b="1"c="2"/>', 'Se esperaba un espacio antes del atributo "c".'],
    ['<a b/>', 'Se esperaba "=" después del atributo "b".'],
    ['<a>]]></a>', 'Hay un "]]>" en el texto: escríbalo "]]&gt;".'],
    ['<a>', 'El elemento <a> no se cierra: falta </a>.'],
    ['<a/ >', 'Se esperaba ">" al final de la etiqueta de apertura de <a>.'],
    ['< a/>', 'Se esperaba el nombre de un elemento después de "<".'],
    ['<a></b>', 'Se encontró "</b" y se esperaba "</a>", del elemento abierto.'],
    ['<a><!x></a>', 'Hay un "<!" que no inicia un comentario ni una sección CDATA.'],
    ['<a><!-- </a>', 'Falta el "--" de lo que comienza aquí.'],
    ['<a><!-- -- --></a>', 'Hay un "--" dentro de un comentario: solo puede estar al final.'],
    ['<a><? ?></a>', 'Hay un "<?" sin un nombre después.'],
    ['<a><?x"?></a>', 'Se esperaba un espacio o "?>" después de "x".'],
  ])('%s is worded in Spanish', (text, spanish) => {
    expect(worded(text)).toBe(spanish);
  });

  it.each<[limits: XmlLimits, spanish: string]>([
    [{ maxDepth: 1 }, 'Los elementos se anidan en más de 1 niveles. Divida el documento.'],
    [
      { maxNodes: 1, raisedBy: { maxNodes: 'zipNodes' } },
      'Hay al menos 2 nodos (elementos, textos, comentarios e instrucciones), y el máximo es 1. Divida el documento o aumente el límite zipNodes.',
    ],
    [
      { maxAttributes: 1 },
      'Hay al menos 2 atributos, incluidas las declaraciones de espacios de nombres, y el máximo es 1. Divida el documento.',
    ],
    [
      { maxElementAttributes: 1 },
      'Hay al menos 2 atributos en un elemento, incluidas las declaraciones de espacios de nombres, y el máximo es 1. Divida el documento.',
    ],
    [
      { maxNamespaces: 0 },
      'Hay al menos 1 declaraciones de espacios de nombres, y el máximo es 0. Divida el documento.',
    ],
    [
      { maxNamespacesInScope: 0 },
      'Hay al menos 1 declaraciones de espacios de nombres en un elemento y los que lo contienen, y el máximo es 0. Divida el documento.',
    ],
  ])('beyond the limit %j is worded in Spanish', (limits, spanish) => {
    expect(worded('<a xmlns:p="u" b="1"><c/></a>', limits)).toBe(spanish);
  });
});
