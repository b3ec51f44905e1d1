import { isDate } from '../../../src/common/time.ts';
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { SigningTime } from './report.ts';

const dateTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

const isOffset = (text: string): boolean => {
  if (text === 'Z') return true;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(4, 6));
  return minutes < 60 && (hours < 14 || (hours === 14 && minutes === 0));
};

/** Reads an xsd:dateTime; one without offset is Colombian time. */
export const readSigningTime = (element: XmlElement): SigningTime => {
  const text = textOf(element).trim();
  const [, date, hours, minutes, seconds, fraction = '', offset = '-05:00'] = dateTime.exec(text) ?? [];
  const wellFormed =
    date !== undefined &&
    isDate(date) &&
    Number(hours) < 24 &&
    Number(minutes) < 60 &&
    Number(seconds) < 60 &&
    isOffset(offset);
  if (!wellFormed) return { text, instant: undefined, date: undefined };
  const instant = Date.parse(
    `${date}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}${fraction.slice(0, 4)}${offset}`,
  );
  return { text, instant, date };
};
