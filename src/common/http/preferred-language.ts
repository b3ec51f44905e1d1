/**
 * The language that `Accept-Language` prefers among those available (RFC 9110, 12.5.4); the first of equal ones.
 * Undefined for a header that names none of them, such as `*`, and without a header.
 */
export const preferredLanguage = <Language extends string>(
  acceptLanguage: string | undefined,
  available: readonly Language[],
): Language | undefined => {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((range) => {
    const [name = '', ...parameters] = range.trim().split(';');
    const [primary = ''] = name.toLowerCase().split('-');
    const language = available.find((each) => each === primary);
    const weight = Number(/^\s*q=([01](?:\.\d{1,3})?)$/.exec(parameters.join(';'))?.[1] ?? 1);
    return language === undefined || weight === 0 ? [] : [{ language, weight }];
  });
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.language;
};
