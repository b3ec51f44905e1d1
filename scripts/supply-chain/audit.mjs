/** What `npm audit --json` found. */

/** @typedef {Readonly<Record<string, any>>} Json */

/** Known advisories that do not concern us, by the name of the package, with the reason. */
const explained = /** @type {Readonly<Record<string, string>>} */ ({});

/**
 * @param {string} output
 * @param {Readonly<Record<string, string>>} known
 * @returns {{ readonly answered: false, readonly reason: string }
 *   | { readonly answered: true, readonly problems: readonly string[] }}
 */
export const readAudit = (output, known = explained) => {
  /** @type {Json} */
  let report = {};
  try {
    report = JSON.parse(output);
  } catch {
    return { answered: false, reason: output.trim().slice(0, 200) || 'npm audit printed nothing' };
  }
  const { vulnerabilities, message, error } = report;
  if (vulnerabilities === undefined)
    return { answered: false, reason: String(message ?? error?.summary ?? 'no report').slice(0, 200) };
  const found = Object.keys(vulnerabilities);
  return {
    answered: true,
    problems: [
      ...found
        .filter((name) => !(name in known))
        .map((name) => `${name} (${vulnerabilities[name].severity}, ${vulnerabilities[name].range})`),
      ...Object.keys(known)
        .filter((name) => !found.includes(name))
        .map((name) => `the explanation for ${name} is needed no more`),
    ],
  };
};
