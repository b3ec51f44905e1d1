import { format } from 'oxfmt';

/**
 * Text as `npm run format` leaves it in a file of that name.
 *
 * @throws Error for text that its language does not allow
 */
export const formatted = async (name: string, text: string): Promise<string> => {
  const { code, errors } = await format(name, text, { printWidth: 120 });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${name} cannot be formatted: ${error.message}`);
  return code;
};
