/** Members without a value: services of this dialect read them as absent, and so does every form that is filled in partly. */

/** Nothing of a request that this service reads lies deeper. */
const deepest = 12;

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

const holdsBlank = (value: unknown, depth = 0): boolean => {
  if (depth > deepest || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => holdsBlank(item, depth + 1));
  return Object.values(value).some((member) => isBlank(member) || holdsBlank(member, depth + 1));
};

const filled = (value: unknown, depth = 0): unknown => {
  if (depth > deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => filled(item, depth + 1));
  const members = Object.entries(value).filter(([, member]) => !isBlank(member));
  return Object.fromEntries(members.map(([name, member]) => [name, filled(member, depth + 1)]));
};

/** The body without members that are null or blank, at any depth; one that has none, as most, is not copied. */
export const withoutBlanks = (body: unknown): unknown => (holdsBlank(body) ? filled(body) : body);
