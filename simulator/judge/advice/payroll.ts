import { addDays } from '../../../src/common/time.ts';
import { attributeOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { inForce } from '../../checks/in-force.ts';
import { lawBesidePrinted, surchargeElements } from '../../checks/payroll/surcharges.ts';
import { isMoment, numberOf } from '../../checks/payroll/values.ts';
import { shown } from '../../checks/vocabulary/check.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice } from './advice.ts';

const payrolls = ['payroll', 'payrollAdjustment'] as const;

const hoursOf = ({ kind, all }: Subject, elements: readonly string[]): readonly XmlElement[] =>
  elements.flatMap((name) => all(`${kind === 'payroll' ? '/*' : '/*/Reemplazar'}/Devengados/${name}s/${name}`));

const surchargeNotByLaw: Advice = {
  id: 'surcharge-not-by-law',
  kinds: payrolls,
  text: {
    en: 'The percentage is that of table 5.5.5; by law it is another one in the time that is settled.',
    es: 'El porcentaje es el de la tabla 5.5.5; el de ley es otro en el periodo que se liquida.',
  },
  source: {
    en: 'CST, art. 179, and Law 2466 of 2025, art. 14. Table 5.5.5 of annex NE 1.0 was not changed with them; which of the two the platform takes is not published.',
    es: 'CST, art. 179, y Ley 2466 de 2025, art. 14. La tabla 5.5.5 del anexo NE 1.0 no cambió con ellas; no está publicado cuál de los dos acepta la plataforma.',
  },
  look: (subject, facts) =>
    hoursOf(subject, surchargeElements()).flatMap((at) => {
      const law = lawBesidePrinted(at, facts);
      const attribute = 'Porcentaje';
      return law === undefined ? [] : [{ at, attribute, found: shown(attributeOf(at, attribute)), ...law }];
    }),
};

/** The element of hours by day → that of the same hours at night. */
const byNight: Readonly<Record<string, string>> = { HED: 'HEN', HEDDF: 'HENDF', HRDDF: 'HRNDF' };

const dayBegins = '06:00';

/** Hours in a form that is refused are another rule's; those that end where they begin, or much later, are placeholders. */
const isOneShift = (begin: string, end: string | undefined): boolean => {
  if (!isMoment(begin) || end === undefined) return isMoment(begin);
  return isMoment(end) && end > begin && end <= `${addDays(begin.slice(0, 10), 1)}${begin.slice(10)}`;
};

/** The day, and when its night begins, if that is before the hours do: hours that go on by day may be either. */
const nightBefore = (hours: XmlElement): { readonly day: string; readonly night: string } | undefined => {
  const [first = '', last] = ['HoraInicio', 'HoraFin'].map((name) => attributeOf(hours, name));
  const quantity = numberOf(attributeOf(hours, 'Cantidad'));
  if (quantity?.gt(0) !== true || !isOneShift(first, last)) return undefined;
  const [day, begin] = [first.slice(0, 10), first.slice(11)];
  const [night] = inForce('night', day).map(({ value }) => String(value));
  if (night === undefined) return undefined;
  const isEarly = begin < dayBegins && last !== undefined && last <= `${day}T${dayBegins}:00`;
  return isEarly || begin >= night ? { day, night } : undefined;
};

const nightPaidAsDay: Advice = {
  id: 'night-paid-as-day',
  kinds: payrolls,
  text: {
    en: 'These hours are worked at night and stand where those of the day do.',
    es: 'Estas horas son nocturnas y están donde van las diurnas.',
  },
  source: {
    en: 'Night work begins at 19:00 since 25 December 2025, at 21:00 before (Law 2466 of 2025, art. 10; Law 1846 of 2017), and no row reads it.',
    es: 'El trabajo nocturno comienza a las 19:00 desde el 25 de diciembre de 2025, antes a las 21:00 (Ley 2466 de 2025, art. 10; Ley 1846 de 2017), y ninguna fila lo revisa.',
  },
  look: (subject) =>
    hoursOf(subject, Object.keys(byNight)).flatMap((at) => {
      const worked = nightBefore(at);
      const attribute = 'HoraInicio';
      if (worked === undefined) return [];
      const { day, night } = worked;
      const name = byNight[at.local] ?? '';
      const plausible = { en: `${name}, from ${night} to ${dayBegins}`, es: `${name}, de ${night} a ${dayBegins}` };
      const dated = { topic: 'night', decided: { day, of: 'hours' } } as const;
      return [{ at, attribute, found: shown(attributeOf(at, attribute)), plausible, dated }];
    }),
};

export const payrollAdvice = [surchargeNotByLaw, nightPaidAsDay] as const satisfies readonly Advice[];
