/** The certificate library needs a Reflect polyfill before it, and 200 ms to load: only when first asked for. */
type Library = typeof import('@peculiar/x509');

const load = async (): Promise<Library> => {
  await import('reflect-metadata');
  return import('@peculiar/x509');
};

let loading: Promise<Library> | undefined;

export const certificateLibrary = (): Promise<Library> => (loading ??= load());
