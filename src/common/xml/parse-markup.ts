/** Reads comments, processing instructions, CDATA sections and the XML declaration. */
import { endOfName, isNcName, isSpace, skipSpace } from './characters.ts';
import { checkCharacters, lineEnds, refuse, refuseForm, type Reader } from './parse-reader.ts';
import type { XmlComment, XmlDeclaration, XmlInstruction, XmlText } from './tree.ts';

/** Offset of `closing` after `from`; -1 and a refusal when it never comes. */
const closedBy = (reader: Reader, closing: string, from: number): number => {
  const end = reader.text.indexOf(closing, from);
  if (end !== -1) checkCharacters(reader, from, end);
  else {
    refuseForm(reader, reader.at, {
      en: `Found no "${closing}" for what begins here.`,
      es: `Falta el "${closing}" de lo que comienza aquí.`,
    });
  }
  return end;
};

export const readComment = (reader: Reader): XmlComment | undefined => {
  const start = reader.at;
  const close = closedBy(reader, '--', start + 4);
  if (close === -1) return undefined;
  if (reader.text.charAt(close + 2) !== '>') {
    refuseForm(reader, close, {
      en: 'Found "--" inside a comment, where only its end may have it.',
      es: 'Hay un "--" dentro de un comentario: solo puede estar al final.',
    });
    return undefined;
  }
  if (reader.refusal === undefined) reader.at = close + 3;
  return { kind: 'comment', text: lineEnds(reader.text.slice(start + 4, close)), start, end: close + 3 };
};

/** A CDATA section becomes a text node. */
export const readCdata = (reader: Reader): XmlText | undefined => {
  const start = reader.at;
  const close = closedBy(reader, ']]>', start + 9);
  if (close === -1) return undefined;
  if (reader.refusal === undefined) reader.at = close + 3;
  return { kind: 'text', text: lineEnds(reader.text.slice(start + 9, close)), start, end: close + 3 };
};

export const readInstruction = (reader: Reader): XmlInstruction | undefined => {
  const start = reader.at;
  const { text } = reader;
  const nameEnd = endOfName(text, start + 2);
  const target = text.slice(start + 2, nameEnd);
  if (target.toLowerCase() === 'xml') {
    refuseForm(reader, start, {
      en: `Found "<?${target}" here: the XML declaration must be the very first characters, in lower case.`,
      es: `Se encontró "<?${target}": la declaración XML debe estar al comienzo del archivo y en minúsculas.`,
    });
  } else if (!isNcName(target)) {
    refuseForm(reader, start, {
      en: 'Found "<?" without a target name behind it.',
      es: 'Hay un "<?" sin un nombre después.',
    });
  }
  const close = closedBy(reader, '?>', nameEnd);
  if (close === -1) return undefined;
  const dataStart = skipSpace(text, nameEnd);
  if (close !== nameEnd && !isSpace(text.charCodeAt(nameEnd))) {
    refuseForm(reader, nameEnd, {
      en: `Expected white space or "?>" behind the target "${target}".`,
      es: `Se esperaba un espacio o "?>" después de "${target}".`,
    });
  }
  if (reader.refusal === undefined) reader.at = close + 2;
  return {
    kind: 'instruction',
    target,
    data: lineEnds(text.slice(Math.min(dataStart, close), close)),
    start,
    end: close + 2,
  };
};

const declarationForm =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.0"|'1\.0')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][\w.-]*)"|'([A-Za-z][\w.-]*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(yes|no)"|'(yes|no)'))?[ \t\r\n]*\?>/y;

/** Reads `<?xml …?>` at the reader's position; undefined when there is none or when it is refused. */
export const readDeclaration = (reader: Reader): XmlDeclaration | undefined => {
  const start = reader.at;
  if (!reader.text.startsWith('<?xml', start) || !isSpace(reader.text.charCodeAt(start + 5))) return undefined;
  declarationForm.lastIndex = start;
  const parts = declarationForm.exec(reader.text);
  if (parts === null) {
    refuseForm(reader, start, {
      en: 'The XML declaration is malformed: expected <?xml version="1.0" encoding="UTF-8"?>.',
      es: 'La declaración XML está mal escrita: se esperaba <?xml version="1.0" encoding="UTF-8"?>.',
    });
    return undefined;
  }
  const encoding = parts[1] ?? parts[2];
  if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') {
    const message = {
      en: `The document declares the encoding "${encoding}", expected UTF-8.`,
      es: `El documento declara la codificación "${encoding}" y debe ser UTF-8.`,
    };
    refuse(reader, { code: 'xml-not-utf8', message, offset: start });
    return undefined;
  }
  reader.at = start + parts[0].length;
  return { encoding, standalone: parts[3] ?? parts[4], start, end: reader.at };
};
