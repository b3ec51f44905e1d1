/** Where the console is served. */
export const consolePath = '/ensayo/console';
