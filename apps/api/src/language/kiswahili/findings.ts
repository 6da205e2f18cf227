/** What was found about her, and what she says to it. */
export const findings: Readonly<Record<string, string>> = {};
