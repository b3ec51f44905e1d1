/** What the YAML library found wrong, in Spanish, by its codes. */
import type { ErrorCode } from 'yaml';

/** `ALIAS` is ours, for an alias of nothing. */
export type SyntaxCode = ErrorCode | 'ALIAS';

export const syntaxProblems: Readonly<Record<SyntaxCode, string>> = {
  ALIAS: 'Un alias (*) no tiene un ancla (&) con ese nombre, o se expande demasiado.',
  ALIAS_PROPS: 'Un alias (*) no admite etiqueta ni ancla.',
  BAD_ALIAS: 'El nombre de un alias (*) o de un ancla (&) no es válido.',
  BAD_COLLECTION_TYPE: 'La etiqueta (!) no corresponde a una lista o a un conjunto de campos.',
  BAD_DIRECTIVE: 'La directiva (%) no es válida.',
  BAD_DQ_ESCAPE: 'La secuencia con barra invertida no es válida entre comillas dobles.',
  BAD_INDENT: 'La sangría no corresponde a la de su bloque.',
  BAD_PROP_ORDER: 'Las anclas y las etiquetas van antes del valor.',
  BAD_SCALAR_START: 'Un valor no puede comenzar con ese carácter: escríbalo entre comillas.',
  BLOCK_AS_IMPLICIT_KEY: 'Falta un salto de línea o una sangría: hay dos puntos (:) de más en la línea.',
  BLOCK_IN_FLOW: 'Dentro de corchetes o llaves no van bloques con sangría.',
  DUPLICATE_KEY: 'El nombre está repetido.',
  IMPOSSIBLE: 'La estructura no se entiende.',
  KEY_OVER_1024_CHARS: 'Un nombre tiene más de 1024 caracteres.',
  MISSING_CHAR: 'Falta un carácter: dos puntos, guion, comillas, corchete, llave o espacio.',
  MULTILINE_IMPLICIT_KEY: 'Un nombre ocupa varias líneas: faltan los dos puntos (:).',
  MULTIPLE_ANCHORS: 'Un valor tiene varias anclas (&).',
  MULTIPLE_DOCS: 'El archivo tiene varios documentos (---).',
  MULTIPLE_TAGS: 'Un valor tiene varias etiquetas (!).',
  NON_STRING_KEY: 'Un nombre no es un texto.',
  RESOURCE_EXHAUSTION: 'El archivo tiene demasiados niveles o elementos.',
  TAB_AS_INDENT: 'La sangría tiene tabuladores: use espacios.',
  TAG_RESOLVE_FAILED: 'La etiqueta (!) no se conoce.',
  UNEXPECTED_TOKEN: 'Hay algo que no corresponde en ese lugar.',
};
