/** Scheme and host in lower case, default port left out; undefined for what is no http address. */
const normalize = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, search } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}${search}` : undefined;
};

/** Whether `wsa:To` is one of the addresses; letter case counts in the path alone, as in every URI. */
export const isAnswering = (to: string, addresses: readonly string[]): boolean => {
  const wanted = normalize(to);
  return wanted !== undefined && addresses.some((address) => normalize(address) === wanted);
};
