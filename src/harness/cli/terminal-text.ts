/** What somebody else wrote, without what a terminal would take for an order. */
export const terminalText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
