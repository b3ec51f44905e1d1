/** Whether a connection comes from this machine: what decides verdicts is served to nobody else. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);
